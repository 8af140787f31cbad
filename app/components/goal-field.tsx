import { type ComponentPropsWithRef, useRef } from "react";

import { Ideas } from "~/components/ideas";
import { TextareaField } from "~/components/ui/field";
import { goalPresets } from "~/content/profile-options";

interface GoalFieldProps {
  errors?: string[];
  /** Where the form stands with this goal in it, for browsers without scripts. */
  addressOf: (goal: string) => string;
  inputProps: ComponentPropsWithRef<"textarea">;
}

/** A goal in one's own words, or one of the five by a press. */
export function GoalField({ errors, addressOf, inputProps }: GoalFieldProps) {
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
        hint="In your own words, at least ten characters, or begin with one of these."
        errors={errors}
        inputProps={{ required: true, maxLength: 500, rows: 2, ...inputProps, ref: field }}
      />
      <div className="mt-3">
        <Ideas
          label="Goals to begin with"
          ideas={goalPresets.map(({ value }) => value)}
          addressOf={addressOf}
          onChoose={take}
        />
      </div>
    </div>
  );
}
