import "./guide.css";

import { Link } from "@remix-run/react";

export interface StandingProps {
  right: number;
  answered: number;
  count: number;
  /** What the questions are about, each with its lesson. */
  skills: readonly { id: string; title: string }[];
}

/** How somebody stands in a set of questions, and where to read up on them. */
export function Standing({ right, answered, count, skills }: StandingProps) {
  return (
    <aside className="standing card card--pad" aria-label="Your result">
      <p className="num">
        <b>{right}</b> of {count} right
        {answered < count && `, ${count - answered} to go`}
      </p>
      <p className="small muted">The skills behind them, each with a lesson:</p>
      <ul>
        {skills.map(({ id, title }) => (
          <li key={id}>
            <Link to={`/lessons/${id}`}>{title}</Link>
          </li>
        ))}
      </ul>
    </aside>
  );
}
