import type { ReactNode } from "react";
import { PointMark } from "./point-mark";
import type { ShownCriterion, ShownNotes, ShownSlot } from "./shown";

/** The coach's table: what this exercise asks for, and the ten points of any prompt. */
export function LookedFor({ notes: { score, level, criteria, slots } }: { notes: ShownNotes }) {
  if (criteria.length === 0) return null;
  return (
    <section aria-labelledby="looked-for">
      <h2 id="looked-for">What the coach looked for</h2>
      <p className="small muted num">
        Your last prompt: {score} of 100 points, {level}
      </p>
      <table className="table crit">
        <thead>
          <tr>
            <th scope="col">Point</th>
            <th scope="col">State</th>
            <th scope="col">Your words</th>
          </tr>
        </thead>
        {slots.length > 0 && (
          <tbody>
            <GroupRow>In this exercise</GroupRow>
            {slots.map((slot) => (
              <SlotRow key={slot.id} slot={slot} />
            ))}
          </tbody>
        )}
        <tbody>
          {slots.length > 0 && <GroupRow>In any prompt</GroupRow>}
          {criteria.map((criterion) => (
            <CriterionRow key={criterion.id} criterion={criterion} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function GroupRow({ children }: { children: ReactNode }) {
  return (
    <tr className="crit__group">
      <th colSpan={3} scope="rowgroup">
        {children}
      </th>
    </tr>
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
