import type { ReactNode } from "react";
import { Icon } from "~/components/ui/icon";
import { PointMark } from "./point-mark";
import type { ShownCriterion, ShownNotes, ShownSlot } from "./shown";

/** The coach's tables: what this exercise asks for, and the ten points of any prompt. */
export function LookedFor({ notes: { score, level, criteria, slots } }: { notes: ShownNotes }) {
  if (criteria.length === 0) return null;
  const inAnyPrompt = (
    <PointTable>
      {criteria.map((criterion) => (
        <CriterionRow key={criterion.id} criterion={criterion} />
      ))}
    </PointTable>
  );
  return (
    <section aria-labelledby="looked-for">
      <h2 id="looked-for">What the coach looked for</h2>
      <p className="small muted num">
        Your last prompt: {score} of 100 points, {level}
      </p>
      {slots.length === 0 ? (
        inAnyPrompt
      ) : (
        <>
          <PointTable caption="In this exercise">
            {slots.map((slot) => (
              <SlotRow key={slot.id} slot={slot} />
            ))}
          </PointTable>
          <details>
            <summary>
              In any prompt <Icon name="down" size="s" />
            </summary>
            {inAnyPrompt}
          </details>
        </>
      )}
    </section>
  );
}

function PointTable({ caption, children }: { caption?: string; children: ReactNode }) {
  return (
    <table className="table crit">
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          <th scope="col">Point</th>
          <th scope="col">State</th>
          <th scope="col">Your words</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

function SlotRow({ slot: { label, isFilled, evidence, ask } }: { slot: ShownSlot }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        <PointMark state={isFilled ? "met" : "not-yet"} />
      </td>
      <Evidence quotes={evidence} instead={ask ?? "Nothing yet"} />
    </tr>
  );
}

function CriterionRow({
  criterion: { label, state, evidence, note },
}: {
  criterion: ShownCriterion;
}) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        <PointMark state={state} />
      </td>
      <Evidence quotes={evidence} instead={note || "Nothing yet"} />
    </tr>
  );
}

function Evidence({ quotes, instead }: { quotes: readonly string[]; instead: string }) {
  if (quotes.length === 0) return <td className="muted">{instead}</td>;
  return <td>{quotes.map((quote) => `“${quote}”`).join(", ")}</td>;
}
