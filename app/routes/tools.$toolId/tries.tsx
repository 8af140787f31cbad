import "./exercise.css";

import { Link } from "@remix-run/react";
import type { CSSProperties } from "react";
import type { ShownTry } from "~/components/exercise/shown";
import { Badge } from "~/components/ui/badge";
import { PointMark } from "./point-mark";

const shownBars = 5;

/** The points of the best tries as bars, the best one first. */
export function Tries({ tries, passMark }: { tries: readonly ShownTry[]; passMark: number }) {
  return (
    <>
      <h3>Your tries</h3>
      <ol className="tries num">
        {tries.slice(0, shownBars).map(({ id, number, score }) => (
          <li key={id}>
            <span>Try {number}</span>
            <span
              className="progress"
              style={{ "--v": `${score ?? 0}%`, "--pass": `${passMark}%` } as CSSProperties}
            >
              <span />
            </span>
            <b>{score ?? "–"}</b>
          </li>
        ))}
      </ol>
      <p className="small muted">{passMark} points pass this exercise. Your best try counts.</p>
    </>
  );
}

/** What each kept try says of what the exercise asks for, the best one first. */
export function TriesCompared({ tries }: { tries: readonly ShownTry[] }) {
  const scored = tries.filter(({ slots }) => slots.length > 0);
  const [best] = scored;
  if (!best || scored.length < 2) return null;

  return (
    <section className="compared" aria-labelledby="compared">
      <h2 id="compared">Your tries compared</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard can scroll it */}
      <div className="table-wrap" tabIndex={0}>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">Point</th>
              {scored.map(({ id, number, score }) => (
                <th key={id} scope="col">
                  Try {number}
                  <br />
                  {id === best.id ? <Badge tone="lamp">Best: {score}</Badge> : <b>{score}</b>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {best.slots.map(({ id: slot, label }) => (
              <tr key={slot}>
                <th scope="row">{label}</th>
                {scored.map(({ id, slots }) => {
                  const isFilled = slots.find((each) => each.id === slot)?.isFilled;
                  return (
                    <td key={id}>
                      <PointMark state={isFilled ? "there" : "missing"} isBare />
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="small">
        <Link to="/progress">What you do better now, in all exercises</Link>
      </p>
    </section>
  );
}
