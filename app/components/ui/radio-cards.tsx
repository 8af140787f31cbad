import { type ComponentPropsWithoutRef, type ReactNode, useId } from "react";
import { cx } from "~/components/ui/cx";
import { FieldErrors } from "~/components/ui/field";

type InputProps = ComponentPropsWithoutRef<"input"> & { key?: string | null };

export type RadioOption = {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  /** At the end of the card, such as a small picture. */
  aside?: ReactNode;
  disabled?: boolean;
};

type RadioCardsProps = {
  legend: ReactNode;
  hideLegend?: boolean;
  hint?: ReactNode;
  errors?: string[];
  options: readonly RadioOption[];
  className?: string;
} & (
  | {
      /** From conform's `getCollectionProps`, one for each option. */
      inputs: readonly InputProps[];
      name?: never;
    }
  | { inputs?: never; name: string; defaultValue?: string; required?: boolean }
);

export function RadioCards({
  legend,
  hideLegend,
  hint,
  errors,
  options,
  className,
  ...choice
}: RadioCardsProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const bad = Boolean(errors?.length);

  function inputFor(option: RadioOption): InputProps {
    if (choice.inputs) {
      const found = choice.inputs.find((input) => input.value === option.value);
      if (!found) throw new Error(`No input for the option "${option.value}"`);
      return found;
    }
    return {
      name: choice.name,
      value: option.value,
      defaultChecked: option.value === choice.defaultValue,
      required: choice.required,
    };
  }

  return (
    <fieldset
      className={cx("opts", bad && "opts--bad", className)}
      aria-describedby={cx(Boolean(hint) && hintId, bad && errorId)}
      aria-invalid={bad || undefined}
    >
      <legend className={hideLegend ? "vh" : "label"}>{legend}</legend>
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
      {options.map((option) => {
        const { key, "aria-describedby": _, "aria-invalid": __, ...props } = inputFor(option);
        return (
          <label className="opt" key={option.value}>
            <input key={key} {...props} type="radio" disabled={option.disabled} />
            <OptionText {...option} />
          </label>
        );
      })}
      <FieldErrors id={errorId} errors={errors} />
    </fieldset>
  );
}

/** An option that is a submit button: choosing it moves on at once. */
export function OptionButton({
  label,
  hint,
  aside,
  className,
  ...props
}: Omit<ComponentPropsWithoutRef<"button">, "children"> & Omit<RadioOption, "value">) {
  return (
    <button type="submit" {...props} className={cx("opt", className)}>
      <OptionText label={label} hint={hint} aside={aside} />
    </button>
  );
}

function OptionText({ label, hint, aside }: Pick<RadioOption, "label" | "hint" | "aside">) {
  return (
    <>
      <span className="opt__text">
        <b>{label}</b>
        {hint && <span className="opt__hint">{hint}</span>}
      </span>
      {aside}
    </>
  );
}
