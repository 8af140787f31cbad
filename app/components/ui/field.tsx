import { type ComponentPropsWithRef, type ReactNode, useId, useState } from "react";
import { Button } from "~/components/ui/button";
import { cx } from "~/components/ui/cx";
import { Icon, type IconName } from "~/components/ui/icon";
import { useUntilScripts } from "~/components/use-scripted";

type FieldText = {
  label: ReactNode;
  hint?: ReactNode;
  errors?: string[];
  /** At the end of the line under the control, such as a counter. */
  aside?: ReactNode;
  /** For a field whose purpose its surroundings show; screen readers still get the label. */
  hideLabel?: boolean;
  /** `false` leaves out the word "Required", for a form in which every field is. */
  mark?: boolean;
  className?: string;
};

type ControlProps = { id?: string; required?: boolean; "aria-describedby"?: string };

/**
 * The attributes that tie a control to its texts. The error's id is the one conform gives, and
 * conform may have put it into `aria-describedby` already.
 */
function useFieldIds(control: ControlProps, { hint, errors }: Pick<FieldText, "hint" | "errors">) {
  const fallback = useId();
  const id = control.id ?? fallback;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const bad = Boolean(errors?.length);
  const described = new Set(control["aria-describedby"]?.split(/\s+/));
  described.delete(errorId);
  if (hint) described.add(hintId);
  if (bad) described.add(errorId);

  return {
    hintId,
    errorId,
    control: {
      id,
      "aria-describedby": [...described].filter(Boolean).join(" ") || undefined,
      "aria-invalid": bad || undefined,
    },
  };
}

/** Stays in the page while empty, so that screen readers announce what appears in it. */
export function FieldErrors({
  id,
  errors,
  className,
}: {
  id?: string;
  errors?: string[];
  className?: string;
}) {
  return (
    <div className={cx("field__errors", className)} id={id} aria-live="polite">
      {errors?.map((error) => (
        <p className="error" key={error}>
          <Icon name="warn" size="s" />
          <span>{error}</span>
        </p>
      ))}
    </div>
  );
}

function Field({
  ids,
  label,
  hint,
  errors,
  aside,
  hideLabel,
  mark = true,
  className,
  required,
  children,
}: FieldText & {
  ids: ReturnType<typeof useFieldIds>;
  required?: boolean;
  children: ReactNode;
}) {
  const labelElement = (
    <label className={cx(hideLabel && "vh")} htmlFor={ids.control.id}>
      {label}
    </label>
  );

  return (
    <div className={cx("field", Boolean(errors?.length) && "field--bad", className)}>
      {hideLabel ? (
        labelElement
      ) : (
        <div className="field__label">
          {labelElement}
          {required && mark && (
            <span className="field__mark" aria-hidden="true">
              Required
            </span>
          )}
        </div>
      )}
      {children}
      <FieldErrors id={ids.errorId} errors={errors} />
      {(hint || aside) && (
        <div className="field__foot">
          {hint && (
            <p className="hint" id={ids.hintId}>
              {hint}
            </p>
          )}
          {aside && <div className="hint num ms-auto">{aside}</div>}
        </div>
      )}
    </div>
  );
}

export function TextField({
  inputProps,
  icon,
  ...text
}: FieldText & { inputProps: ComponentPropsWithRef<"input">; icon?: IconName }) {
  const { key, className, ...props } = inputProps;
  const ids = useFieldIds(props, text);
  const input = (
    <input
      key={key}
      type="text"
      dir="auto"
      {...props}
      {...ids.control}
      className={cx("input", className)}
    />
  );

  return (
    <Field {...text} ids={ids} required={props.required}>
      {icon ? (
        <div className="with-icon">
          <Icon name={icon} />
          {input}
        </div>
      ) : (
        input
      )}
    </Field>
  );
}

/** A password that can be looked at before it is sent, where scripts run. */
export function PasswordField({
  inputProps,
  ...text
}: Omit<FieldText, "aside"> & { inputProps: ComponentPropsWithRef<"input"> }) {
  const [isShown, setShown] = useState(false);
  const untilScripts = useUntilScripts();
  const toggle = (
    <Button
      type="button"
      variant="quiet"
      size="s"
      className={untilScripts}
      onClick={() => setShown(!isShown)}
    >
      {isShown ? "Hide password" : "Show password"}
    </Button>
  );
  return (
    <TextField
      {...text}
      aside={toggle}
      inputProps={{
        ...inputProps,
        type: isShown ? "text" : "password",
        autoCapitalize: "none",
        spellCheck: false,
      }}
    />
  );
}

export function TextareaField({
  inputProps,
  ...text
}: FieldText & { inputProps: ComponentPropsWithRef<"textarea"> }) {
  const { key, className, ...props } = inputProps;
  const ids = useFieldIds(props, text);
  return (
    <Field {...text} ids={ids} required={props.required}>
      <textarea
        key={key}
        dir="auto"
        {...props}
        {...ids.control}
        className={cx("textarea", className)}
      />
    </Field>
  );
}

export type SelectOption = { value: string; label: string; disabled?: boolean };

export function SelectField({
  inputProps,
  options,
  placeholder,
  children,
  ...text
}: FieldText & {
  inputProps: ComponentPropsWithRef<"select">;
  options: readonly SelectOption[];
  /** Further options, such as groups of them. */
  children?: ReactNode;
  /** The text of a first, empty choice. */
  placeholder?: string;
}) {
  const { key, className, ...props } = inputProps;
  const ids = useFieldIds(props, text);
  return (
    <Field {...text} ids={ids} required={props.required}>
      <select key={key} {...props} {...ids.control} className={cx("select", className)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
    </Field>
  );
}

export function CheckboxField({
  label,
  hint,
  errors,
  mark = true,
  className,
  inputProps,
}: Omit<FieldText, "aside" | "hideLabel"> & { inputProps: ComponentPropsWithRef<"input"> }) {
  const { key, ...props } = inputProps;
  const ids = useFieldIds(props, { hint, errors });
  return (
    <div className={cx("field", Boolean(errors?.length) && "field--bad", className)}>
      <label className="check" htmlFor={ids.control.id}>
        <input key={key} {...props} {...ids.control} type="checkbox" />
        <span>
          {label}
          {props.required && mark && (
            <span className="field__mark" aria-hidden="true">
              {" "}
              Required
            </span>
          )}
        </span>
      </label>
      {hint && (
        <p className="hint check__more" id={ids.hintId}>
          {hint}
        </p>
      )}
      <FieldErrors id={ids.errorId} errors={errors} className="ps-8" />
    </div>
  );
}
