import { OptionButton } from "~/components/ui/radio-cards";
import { none } from "~/content/fit/fit-content";
import type { Closest } from "~/models/closest";

export function closestTitle({ open }: Pick<Closest, "open">) {
  return open === "field" ? "Which of these is closest?" : "What is it most like?";
}

/** Why it is asked, and that the learner's own words stay. */
export function ClosestHint({ open, words, isOtherLanguage }: Closest) {
  return (
    <>
      <p className="muted" dir="auto">
        You wrote “{words}”. Your words stay as they are.{" "}
        {open === "field" ? "This chooses your examples." : "This chooses your lessons."}
      </p>
      {isOtherLanguage && (
        <p>Lessons and courses are only in English so far. You may go on in your own language.</p>
      )}
    </>
  );
}

type OptionsProps = Pick<Closest, "open" | "choices" | "others"> & {
  name: string;
  chosen?: string | null;
};

/** The choices as buttons that send their form, all others behind a fold. */
export function ClosestOptions({ open, choices, others, ...own }: OptionsProps) {
  const count = choices.length + others.length;
  return (
    <>
      <Buttons {...own} options={choices} />
      {others.length > 0 && (
        <details>
          <summary>
            Show all {count} {open === "field" ? "fields" : "goals"}
          </summary>
          <div className="opts mt-4">
            <Buttons {...own} options={others} />
          </div>
        </details>
      )}
      <Buttons {...own} options={[{ value: none, label: "None of these" }]} />
    </>
  );
}

function Buttons({
  options,
  name,
  chosen,
}: Pick<OptionsProps, "name" | "chosen"> & { options: Closest["choices"] }) {
  return options.map(({ value, label }) => (
    <OptionButton
      key={value}
      name={name}
      value={value}
      label={label}
      aria-pressed={chosen === value || undefined}
    />
  ));
}
