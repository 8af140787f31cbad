import { type ComponentPropsWithRef, useRef } from "react";

import { Ideas } from "~/components/ideas";
import { TextareaField } from "~/components/ui/field";
import { everydayGoalsFor, goalPresets } from "~/content/profile-options";

interface GoalFieldProps {
  errors?: string[];
  /** Where the form goes with a goal that was pressed, for browsers without scripts: it comes back. */
  formAction: string;
  ageGroup: string | null;
  inputProps: ComponentPropsWithRef<"textarea">;
}

/** The name under which a goal that was pressed is sent. */
export const pressedGoal = "goal";

/** A goal in one's own words, or one of the five by a press; pupils find some of their own first. */
export function GoalField({ errors, formAction, ageGroup, inputProps }: GoalFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const presets = goalPresets.map(({ value }) => value);

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
          ideas={ageGroup === "under18" ? [...everydayGoalsFor(ageGroup), ...presets] : presets}
          sentAs={{ name: pressedGoal, formAction }}
          onChoose={take}
        />
      </div>
    </div>
  );
}
