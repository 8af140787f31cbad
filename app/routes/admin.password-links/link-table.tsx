import { Badge, type BadgeTone } from "~/components/ui/badge";
import { EmptyState } from "~/components/ui/empty-state";
import { Moment } from "~/components/ui/moment";

/** "ended": too old, or a newer link took its place. */
type LinkState = "open" | "used" | "ended";

interface Link {
  username: string;
  issuedBy: string | null;
  createdAt: number;
  usedAt: number | null;
  state: LinkState;
}

const states: Record<LinkState, { tone: BadgeTone; label: string }> = {
  open: { tone: "lamp", label: "Open" },
  used: { tone: "ok", label: "Used" },
  ended: { tone: "plain", label: "Ended" },
};

export function LinkTable({ issued }: { issued: readonly Link[] }) {
  if (issued.length === 0) {
    return (
      <EmptyState as="h2" title="No links yet" className="mt-8">
        The last twenty that were made will stand here.
      </EmptyState>
    );
  }

  return (
    <section aria-labelledby="issued-list" className="mt-12">
      <h2 id="issued-list" className="mb-4 text-xl">
        The last links
      </h2>
      <div className="table-wrap">
        <table className="table">
          <thead>
            <tr>
              <th scope="col">For</th>
              <th scope="col">Made</th>
              <th scope="col">By</th>
              <th scope="col">State</th>
            </tr>
          </thead>
          <tbody>
            {issued.map((link) => (
              <tr key={`${link.createdAt} ${link.username}`}>
                <th scope="row">
                  <bdi>{link.username}</bdi>
                </th>
                <td>
                  <Moment at={link.createdAt} />
                </td>
                <td>{link.issuedBy ? <bdi>{link.issuedBy}</bdi> : "The command"}</td>
                <td>
                  <Badge tone={states[link.state].tone}>{states[link.state].label}</Badge>{" "}
                  {link.usedAt === null ? null : <Moment at={link.usedAt} />}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
