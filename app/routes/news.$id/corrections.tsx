import "./comments.css";

import { Day } from "~/components/ui/moment";

interface Correction {
  correction: string;
  /** UTC milliseconds. */
  correctedAt: number;
}

/** What was wrong in an article and is not any more. */
export function Corrections({ corrections }: { corrections: readonly Correction[] }) {
  if (corrections.length === 0) return null;
  return (
    <section className="corrections" aria-labelledby="corrections">
      <h2 id="corrections">Corrections</h2>
      <ul>
        {corrections.map(({ correction, correctedAt }) => (
          <li key={correctedAt}>
            <Day className="muted small" at={correctedAt} /> {correction}
          </li>
        ))}
      </ul>
    </section>
  );
}
