import "~/components/moderation/moderation.css";

import { Moment } from "~/components/ui/moment";
import { reasonLabel } from "~/schemas/report-reasons";

interface OpenReport {
  id: number;
  reason: string;
  note: string | null;
  createdAt: number;
}

/** Why people reported it. Who they are plays no part in the decision. */
export function OpenReports({ reports, count }: { reports: readonly OpenReport[]; count: number }) {
  const more = count - reports.length;
  return (
    <section aria-labelledby="open-reports">
      <h2 id="open-reports" className="text-xl">
        {count === 1 ? "One open report" : `${count} open reports`}
      </h2>
      <ol className="log mt-2">
        {reports.map(({ id, reason, note, createdAt }) => (
          <li key={id}>
            <p className="log__what">{reasonLabel(reason)}</p>
            {note && <blockquote dir="auto">{note}</blockquote>}
            <p className="muted small num">
              <Moment at={createdAt} />
            </p>
          </li>
        ))}
      </ol>
      {more > 0 && <p className="muted mt-2">{more} more are not shown.</p>}
    </section>
  );
}
