import "./listing.css";

import type { StepProps } from "~/components/listing/step-props";
import { RadioCards } from "~/components/ui/radio-cards";
import { itemTypes } from "~/content/marketplace";

const hints: Record<(typeof itemTypes)[number]["key"], string> = {
  agent: "Does a job by itself, such as sorting mail",
  prompt: "Prompts that others fill in and use",
  workflow: "Steps that work together, such as a weekly report",
  tool: "Something ready to run",
  course: "Lessons and exercises on one subject",
  other: "A template, a data set, a guide",
};

export function TypeStep({ state, errors, typed }: StepProps) {
  return (
    <RadioCards
      legend="Type of item"
      hideLegend
      name="type"
      className="opts--two"
      errors={errors.type}
      defaultValue={typed.type ?? state.draft.type ?? undefined}
      options={itemTypes.map(({ key, label }) => ({ value: key, label, hint: hints[key] }))}
    />
  );
}
