import "./exercise.css";

import { levels } from "~/ai/built-in/coach/english/levels";
import { levelSureness } from "~/ai/built-in/coach/reader/weights/level-sureness";
import type { ShownNotes } from "~/components/exercise/shown";
import { Icon } from "~/components/ui/icon";

const inHundred = (share: number) => Math.round(share * 100);

/** What the number means, and where it comes from. */
export function WhyThisNumber({ notes: { level, needs, slots } }: { notes: ShownNotes }) {
  const steps = Object.values(levels);
  const musts = needs.filter(({ need }) => need === "must");
  const unsure = slots.filter(({ isUnsure }) => isUnsure).length;
  const open = musts.filter(({ state }) => state === "missing");
  return (
    <details>
      <summary>
        Why this number <Icon name="down" size="s" />
      </summary>
      <p>
        It says how far your prompt would get on its own: what would come back if it went to a
        capable assistant who knows nothing else of you. The coach reads that from your words with
        rules and with word weights counted from some thousand prompts, so it is only about right.
      </p>
      {slots.length === 0 && (
        <p>
          With people it had not met, {inHundred(levelSureness.near)} of 100 levels were right or
          one off where it was sure, and {inHundred(levelSureness.nearInDoubt)} where it said that
          it was not.
        </p>
      )}
      {slots.length > 0 && (
        <p>
          Here, six parts in ten are the things that this exercise asks for. You have{" "}
          {slots.filter(({ isFilled }) => isFilled).length} of {slots.length}.
          {unsure > 0 && ` Of ${unsure} more the coach is not sure, so that counts half.`}
        </p>
      )}
      {slots.length === 0 && musts.length > 0 && (
        <p>
          {open.length === 0
            ? "Of what such a request cannot do without, the coach misses nothing for sure."
            : `Such a request cannot do without ${musts.length} things. Not there yet: ${open
                .map(({ label }) => label.toLowerCase())
                .join(", ")}.`}
        </p>
      )}
      <ol className="levels num">
        {steps.map(({ name, outlook }, index) => (
          <li key={name} aria-current={name === level ? "true" : undefined}>
            <b>
              {name}, {index === 0 ? 0 : index * 20 + 1} to {(index + 1) * 20}.
            </b>{" "}
            {outlook}
          </li>
        ))}
      </ol>
    </details>
  );
}
