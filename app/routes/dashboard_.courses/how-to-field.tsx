import { FieldErrors } from "~/components/ui/field";
import type { HowToChoice } from "~/models/how-to-choice";

interface HowToFieldProps extends HowToChoice {
  ticked?: readonly (string | undefined)[];
  errors?: string[];
}

/** What a course shall bring about: those that the goal asks for are ticked. */
export function HowToField({ shown, folded, kinds, read, ticked = [], errors }: HowToFieldProps) {
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
  const fold = (howTos: typeof shown, words: string, isOpen = false) =>
    howTos.length > 0 && (
      <details open={isOpen || howTos.some(({ value }) => ticked.includes(value))}>
        <summary>{words}</summary>
        {boxes(howTos)}
      </details>
    );
  const isKnown = shown.length > 0;
  return (
    <fieldset aria-describedby="how-tos-hint how-tos-errors">
      <legend className="label">
        {isKnown ? "What would you like to have at the end?" : "What kind of help do you need?"}
      </legend>
      <p className="hint" id="how-tos-hint">
        {isKnown ? "" : "We have no lesson on exactly this goal. These work on any. "}
        {read.length > 0 ? "Ticked is what we read in your goal. " : ""}
        At most three, or none. Each has four lessons, and its project closes the course.
      </p>
      <input type="hidden" name="asksHowTos" value="yes" />
      {boxes(isKnown ? shown : kinds)}
      {fold(folded, `Show ${folded.length} more`)}
      {/* Who half finds what they want opens nothing. */}
      {isKnown && fold(kinds, "None of these? Tell us the kind of help", read.length === 0)}
      <FieldErrors id="how-tos-errors" errors={errors} />
    </fieldset>
  );
}
