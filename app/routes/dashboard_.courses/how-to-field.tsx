import { FieldErrors } from "~/components/ui/field";
import type { HowToChoice } from "~/models/how-to-choice";

interface HowToFieldProps extends HowToChoice {
  ticked?: readonly (string | undefined)[];
  errors?: string[];
}

/** What a course shall bring about: those that the goal asks for are ticked. */
export function HowToField({ shown, folded, read, ticked = [], errors }: HowToFieldProps) {
  const boxes = (howTos: typeof shown) => (
    <div className="course-form__ticks">
      {howTos.map(({ value, label }) => (
        <label className="check" key={value}>
          <input
            type="checkbox"
            name="howTos"
            value={value}
            defaultChecked={ticked.includes(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
  return (
    <fieldset aria-describedby="how-tos-hint how-tos-errors">
      <legend className="label">What would you like to have at the end?</legend>
      <p className="hint" id="how-tos-hint">
        {read.length > 0 ? "Ticked is what we read in your goal. " : ""}
        At most three, or none. Each has four lessons, and its project closes the course.
      </p>
      <input type="hidden" name="asksHowTos" value="yes" />
      {boxes(shown)}
      {folded.length > 0 && (
        <details open={folded.some(({ value }) => ticked.includes(value))}>
          <summary>Show {folded.length} more</summary>
          {boxes(folded)}
        </details>
      )}
      <FieldErrors id="how-tos-errors" errors={errors} />
    </fieldset>
  );
}
