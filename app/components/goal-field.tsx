import { type ComponentPropsWithRef, useRef } from "react";

import { TextareaField } from "~/components/ui/field";
import { goalPresets } from "~/content/profile-options";

interface GoalFieldProps {
  errors?: string[];
  inputProps: ComponentPropsWithRef<"textarea">;
}

/** A goal in one's own words, or one of the five by a press. */
export function GoalField({ errors, inputProps }: GoalFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);

  function take(goal: string) {
    if (!field.current) return;
    field.current.value = goal;
    field.current.dispatchEvent(new Event("input", { bubbles: true }));
    field.current.focus();
  }

  return (
    <div>
      <TextareaField
        label="Learning goal"
        mark={false}
        hint="In your own words, at least ten characters, or one of these."
        errors={errors}
        inputProps={{ required: true, maxLength: 500, rows: 2, ...inputProps, ref: field }}
      />
      <noscript>
        <p className="hint">{goalPresets.map(({ value }) => value).join("; ")}</p>
      </noscript>
      <ul className="needs-scripts mt-3 flex flex-wrap gap-2">
        {goalPresets.map(({ value }) => (
          <li key={value}>
            <button type="button" className="chip" onClick={() => take(value)}>
              {value}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
