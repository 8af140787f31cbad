import "~/components/admin/admin.css";

import { Moment } from "~/components/ui/moment";
import { reasonLabel } from "~/content/listing-words";

interface Decision {
  id: number;
  fromStatus: string;
  toStatus: string;
  reasons: readonly string[];
  noteToCreator: string | null;
  privateNote: string | null;
  createdAt: number;
  actorName: string | null;
}

/** Every step of a listing so far, the last one first. */
export function DecisionHistory({ decisions }: { decisions: readonly Decision[] }) {
  return (
    <section aria-labelledby="history" className="history">
      <h2 id="history" className="text-xl">
        So far
      </h2>
      <ol>
        {decisions.map((each) => (
          <li key={each.id}>
            <p>
              <b>{words(each.toStatus)}</b>{" "}
              <span className="muted">
                from {words(each.fromStatus).toLowerCase()}, by{" "}
                <bdi>{each.actorName ?? "somebody who has left"}</bdi>,{" "}
                <Moment at={each.createdAt} />
              </span>
            </p>
            {each.reasons.length > 0 && <p>{each.reasons.map(reasonLabel).join(", ")}</p>}
            {each.noteToCreator && <blockquote>{each.noteToCreator}</blockquote>}
            {each.privateNote && (
              <p className="muted">
                <b>Private:</b> {each.privateNote}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

const names: Record<string, string> = {
  draft: "Draft",
  pending: "Submitted",
  approved: "Approved",
  changes_requested: "Changes asked for",
  rejected: "Rejected",
  active: "On sale",
  paused: "Paused",
};

function words(status: string) {
  return names[status] ?? status;
}
