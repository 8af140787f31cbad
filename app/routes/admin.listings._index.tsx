import "~/components/admin/admin.css";

import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";

import { requireEditor } from "~/auth/guards.server";
import { DeskCrumbs } from "~/components/admin/desk-crumbs";
import { ago } from "~/components/listing/words";
import { Badge } from "~/components/ui/badge";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { site } from "~/content/site";
import { listQueue } from "~/models/marketplace/decision.server";
import { readPlace } from "~/schemas/place";

export const meta: MetaFunction = () => [
  { title: `Listings in review · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireEditor(request, context);
  const place = readPlace(new URL(request.url).searchParams.get("after"));
  const after = place && { submittedAt: place.at, id: place.id };
  return { ...(await listQueue(context.db, after)), now: context.now };
}

export default function ListingQueuePage() {
  const { waiting, next, now } = useLoaderData<typeof loader>();
  return (
    <div className="wrap page">
      <DeskCrumbs here="Listings" />
      <header className="page-head">
        <div>
          <h1>Listings in review</h1>
          <p>The longest waiting stands first. Creators were told to expect 1-2 business days.</p>
        </div>
      </header>
      {waiting.length === 0 ? (
        <EmptyState as="h2" title="Nothing is waiting">
          New listings and changes appear here as soon as a creator submits them.
        </EmptyState>
      ) : (
        <div className="table-wrap">
          <table className="table desk-table">
            <thead>
              <tr>
                <th scope="col">Listing</th>
                <th scope="col">Type</th>
                <th scope="col">Category</th>
                <th scope="col">Creator</th>
                <th scope="col">Submitted</th>
              </tr>
            </thead>
            <tbody>
              {waiting.map((each) => (
                <tr key={each.id}>
                  <th scope="row">
                    <Link to={`/admin/listings/${each.id}`}>{each.name}</Link>{" "}
                    {each.itemStatus !== "pending" && <Badge>Version {each.number}</Badge>}
                  </th>
                  <td>{each.type}</td>
                  <td>{each.category}</td>
                  <td>
                    <bdi>{each.creatorName}</bdi>{" "}
                    {each.isVerified && <Badge tone="ok">Verified</Badge>}
                  </td>
                  <td>{ago(each.submittedAt, now)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {next && (
        <p className="mt-6">
          <ButtonLink variant="secondary" to={`?after=${next.submittedAt}.${next.id}`}>
            Later listings
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
