import "~/components/moderation/moderation.css";

import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";

import { logSentence } from "~/components/moderation/log-words";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { Moment } from "~/components/ui/moment";
import { site } from "~/content/site";
import { listPublicLog, type PublicLogEntry } from "~/models/community/moderation-log.server";
import { readId } from "~/schemas/id";
import { reasonLabel } from "~/schemas/report-reasons";

export const meta: MetaFunction = () => [
  { title: `What editors decided · ${site.name}` },
  {
    name: "description",
    content: `Every decision of ${site.name}'s editors about what members wrote, with its reason.`,
  },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const before = readId(new URL(request.url).searchParams.get("before"));
  return { ...(await listPublicLog(context.db, before)), isLaterPage: before !== undefined };
}

export default function ModerationLogPage() {
  const { entries, before, isLaterPage } = useLoaderData<typeof loader>();
  return (
    <div className="wrap page log-page">
      <header className="page-head">
        <div>
          <h1>What editors decided</h1>
          <p>
            Whenever somebody reports something, an editor looks at it, decides, and gives the
            reason here. Names are left out: whose it was, who reported it and who decided. What
            three members of long standing report is hidden until an editor has looked at it.
          </p>
        </div>
      </header>
      {entries.length === 0 ? (
        <EmptyState as="h2" title="Nothing so far">
          {isLaterPage ? "There is nothing older." : "No editor had to decide on anything yet."}
        </EmptyState>
      ) : (
        <ol className="log">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {(before !== null || isLaterPage) && (
        <nav className="row mt-6" aria-label="Pages">
          {isLaterPage && (
            <ButtonLink variant="secondary" to="/moderation-log">
              Newest
            </ButtonLink>
          )}
          {before !== null && (
            <ButtonLink variant="secondary" to={`/moderation-log?before=${before}`}>
              Older
            </ButtonLink>
          )}
        </nav>
      )}
    </div>
  );
}

function Entry({ entry }: { entry: PublicLogEntry }) {
  return (
    <li id={`entry-${entry.id}`}>
      <p className="log__what">{logSentence(entry)}</p>
      <p>
        <span className="muted">Reason:</span> {reasonLabel(entry.reason)}
      </p>
      {entry.note && <blockquote dir="auto">{entry.note}</blockquote>}
      <p className="muted small num">
        <Moment at={entry.createdAt} />
        {entry.isOwn && <> · It was the editor's own, and there is no other editor.</>}
      </p>
    </li>
  );
}
