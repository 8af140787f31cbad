import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";

import { requireEditor } from "~/auth/guards.server";
import { DeskCrumbs } from "~/components/admin/desk-crumbs";
import { EmptyState } from "~/components/ui/empty-state";
import { Day } from "~/components/ui/moment";
import { site } from "~/content/site";
import { daysFresh } from "~/models/fact-age";
import { listFacts } from "~/models/fact-desk.server";

export const meta: MetaFunction = () => [
  { title: `Old facts · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireEditor(request, context);
  return { ...(await listFacts(context.db, Date.now())), daysFresh };
}

export default function FactsPage() {
  const { old, total, oldest, daysFresh } = useLoaderData<typeof loader>();
  return (
    <div className="wrap page">
      <DeskCrumbs here="Old facts" />
      <header className="page-head">
        <div>
          <h1>Old facts</h1>
          <p>
            Pages with a source that nobody has read for more than {daysFresh} days: {old.length} of{" "}
            {total}. Read it again, mend the text, and write the new day into its file.
          </p>
        </div>
      </header>
      {old.length === 0 ? (
        <EmptyState as="h2" title="No fact is old">
          {oldest && (
            <>
              The source that waits longest was read on <Day at={oldest} />.
            </>
          )}
        </EmptyState>
      ) : (
        <div className="table-wrap">
          <table className="table">
            <thead>
              <tr>
                <th scope="col">Page</th>
                <th scope="col">Kind</th>
                <th scope="col">Last read</th>
              </tr>
            </thead>
            <tbody>
              {old.map(({ kind, name, to, readOn }) => (
                <tr key={to}>
                  <th scope="row">
                    <a href={to}>{name}</a>
                  </th>
                  <td>{kind}</td>
                  <td>
                    <Day at={readOn} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}
