import "~/components/dashboard/dashboard.css";

import { Link } from "@remix-run/react";
import { Day } from "~/components/ui/moment";

interface AskedStripProps {
  /** What is not done yet, the most pressing first. */
  asked: readonly {
    id: number;
    groupId: number;
    groupName: string;
    title: string;
    to: string;
    dueDay: string;
  }[];
}

/** What the learner's groups ask for; nothing where nothing is left to do. */
export function AskedStrip({ asked }: AskedStripProps) {
  if (asked.length === 0) return null;
  return (
    <section className="card card--pad reviewstrip" aria-labelledby="asked">
      <div className="reviewstrip__words">
        <h2 id="asked">From your groups</h2>
        {asked.map(({ id, groupId, groupName, title, to, dueDay }) => (
          <p key={id}>
            <Link to={to}>{title}</Link>, by <Day at={dueDay} form="due" />, for{" "}
            <Link to={`/groups/${groupId}`}>
              <bdi>{groupName}</bdi>
            </Link>
          </p>
        ))}
      </div>
    </section>
  );
}
