interface Correction {
  correction: string;
  /** UTC milliseconds. */
  correctedAt: number;
}

const dayOf = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** What was wrong in an article and is not any more. */
export function Corrections({ corrections }: { corrections: readonly Correction[] }) {
  if (corrections.length === 0) return null;
  return (
    <section className="corrections" aria-labelledby="corrections">
      <h2 id="corrections">Corrections</h2>
      <ul>
        {corrections.map(({ correction, correctedAt }) => (
          <li key={correctedAt}>
            <time className="muted small" dateTime={new Date(correctedAt).toISOString()}>
              {dayOf.format(correctedAt)}
            </time>{" "}
            {correction}
          </li>
        ))}
      </ul>
    </section>
  );
}
