import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";

import { requireEditor } from "~/auth/guards.server";
import { DeskCrumbs } from "~/components/admin/desk-crumbs";
import { ago } from "~/components/listing/words";
import { DecidedList } from "~/components/moderation/decided-list";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { TabLinks } from "~/components/ui/tab-links";
import { site } from "~/content/site";
import { listDecided, listReported } from "~/models/community/moderation-desk.server";
import { readId } from "~/schemas/id";
import { readPlace } from "~/schemas/place";
import { ReportedList } from "./reported-list";

export const meta: MetaFunction = () => [
  { title: `Reports · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const editor = await requireEditor(request, context);
  const { searchParams } = new URL(request.url);
  if (searchParams.get("show") === "decided") {
    const { entries, before } = await listDecided(context.db, readId(searchParams.get("before")));
    return { show: "decided", entries, next: before && `show=decided&before=${before}` } as const;
  }
  const after = readPlace(searchParams.get("after"));
  const { waiting, next } = await listReported(context.db, { after });
  return {
    show: "waiting",
    waiting: waiting.map(({ since, authorId, ...each }) => ({
      ...each,
      waitedSince: ago(since, context.now),
      isOwn: authorId === editor.id,
    })),
    next: next && `after=${next}`,
  } as const;
}

export default function ReportQueuePage() {
  const page = useLoaderData<typeof loader>();
  const isWaiting = page.show === "waiting";
  const isEmpty = isWaiting ? page.waiting.length === 0 : page.entries.length === 0;
  return (
    <div className="wrap page">
      <DeskCrumbs here="Reports" />
      <header className="page-head">
        <div>
          <h1>Reports</h1>
          <p>
            What members reported, the longest waiting first. Every decision stands in the{" "}
            <Link to="/moderation-log">public log</Link> with its reason, and the author of what is
            hidden is told.
          </p>
        </div>
      </header>
      <TabLinks
        label="Reports by state"
        items={[
          { to: "/admin/reports", label: "Waiting", current: isWaiting },
          { to: "/admin/reports?show=decided", label: "Decided", current: !isWaiting },
        ]}
      />
      {isEmpty ? (
        <EmptyState
          as="h2"
          title={isWaiting ? "Nothing is waiting" : "Nothing so far"}
          className="mt-6"
        >
          {isWaiting
            ? "What members report appears here."
            : "What editors and the rules of the site decide appears here."}
        </EmptyState>
      ) : isWaiting ? (
        <ReportedList waiting={page.waiting} />
      ) : (
        <DecidedList entries={page.entries} />
      )}
      {page.next && (
        <p className="mt-6">
          <ButtonLink variant="secondary" to={`/admin/reports?${page.next}`}>
            {isWaiting ? "More reports" : "Older decisions"}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
