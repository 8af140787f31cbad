import "./exercise.css";

import type { ReactNode } from "react";
import { notes as coachNotes } from "~/ai/built-in/coach/english/notes";
import type { ShownNeed, ShownNotes, ShownSlot } from "~/components/exercise/shown";
import { Icon } from "~/components/ui/icon";
import { PointMark } from "./point-mark";
import { WhyThisNumber } from "./why-this-number";

/** The coach's tables: what this exercise asks for, and what a request of this kind needs. */
export function LookedFor({ notes }: { notes: ShownNotes }) {
  const { score, level, kind, needs, slots } = notes;
  if (score === null) return null;
  const needed = needs.length > 0 && (
    <PointTable>
      {needs.map((need) => (
        <NeedRow key={need.id} need={need} />
      ))}
    </PointTable>
  );
  return (
    <section aria-labelledby="looked-for">
      <h2 id="looked-for">What the coach looked for</h2>
      <p className="small muted num">
        Your last prompt: about {score} of 100, {level}. {slots.length === 0 && kind?.text}
      </p>
      {slots.length === 0 ? (
        needed
      ) : (
        <>
          <PointTable caption="In this exercise">
            {slots.map((slot) => (
              <SlotRow key={slot.id} slot={slot} />
            ))}
          </PointTable>
          {needed && (
            <details>
              <summary>
                In any request like this <Icon name="down" size="s" />
              </summary>
              {kind && <p className="small muted">{kind.text}</p>}
              {needed}
            </details>
          )}
        </>
      )}
      <WhyThisNumber notes={notes} />
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

function SlotRow({ slot: { label, isFilled, isUnsure, evidence, ask } }: { slot: ShownSlot }) {
  const instead = isUnsure ? coachNotes.notFound : (ask ?? "Nothing yet");
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        <PointMark state={isFilled ? "there" : isUnsure ? "unsure" : "missing"} />
      </td>
      <Evidence quotes={evidence} instead={instead} />
    </tr>
  );
}

function NeedRow({ need: { label, need, state, evidence, note } }: { need: ShownNeed }) {
  return (
    <tr>
      <th scope="row">
        {label}
        {need === "nice" && <span className="small muted"> nice to have</span>}
      </th>
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
