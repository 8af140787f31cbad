import "~/components/editor/editor.css";

import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";

import { requireEditor } from "~/auth/guards.server";
import { DeskCrumbs } from "~/components/admin/desk-crumbs";
import { Badge } from "~/components/ui/badge";
import { ButtonLink } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { Moment } from "~/components/ui/moment";
import { TabLinks } from "~/components/ui/tab-links";
import { categoryLabel } from "~/content/news";
import { site } from "~/content/site";
import { listDesk } from "~/models/news/article-desk.server";
import { deskStatuses } from "~/models/news/desk";
import { readPlace } from "~/schemas/place";

export const meta: MetaFunction = () => [
  { title: `Articles · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireEditor(request, context);
  const { searchParams } = new URL(request.url);
  const status =
    deskStatuses.find(({ key }) => key === searchParams.get("status")) ?? deskStatuses[0];
  const after = readPlace(searchParams.get("after"));
  return { status, ...(await listDesk(context.db, { status: status.key, after }, context.now)) };
}

export default function ArticlesPage() {
  const { status, articles, next } = useLoaderData<typeof loader>();
  const isOut = status.key === "published";
  return (
    <div className="wrap page">
      <DeskCrumbs here="Articles" />
      <header className="page-head">
        <div>
          <h1>Articles</h1>
          <p>What readers see, and what is on its way to them.</p>
        </div>
        <ButtonLink to="/admin/new-article">New article</ButtonLink>
      </header>
      <TabLinks
        label="Articles by state"
        items={deskStatuses.map(({ key, label }) => ({
          to: `/admin/articles?status=${key}`,
          label,
          current: key === status.key,
        }))}
      />
      {articles.length === 0 ? (
        <EmptyState as="h2" title="Nothing here" className="mt-6">
          No article is in this state at the moment.
        </EmptyState>
      ) : (
        <div className="table-wrap mt-6">
          <table className="table desk-list">
            <thead>
              <tr>
                <th scope="col">Title</th>
                <th scope="col">Category</th>
                <th scope="col">Author</th>
                <th scope="col">{status.key === "scheduled" ? "Appears" : "Changed"}</th>
                {isOut && (
                  <>
                    <th scope="col">Published</th>
                    <th scope="col">Likes</th>
                    <th scope="col">Comments</th>
                  </>
                )}
              </tr>
            </thead>
            <tbody>
              {articles.map((each) => (
                <tr key={each.id}>
                  <th scope="row">
                    <Link to={`/admin/articles/${each.id}`}>{each.title}</Link>{" "}
                    {each.isDemo && <Badge>Demo</Badge>}
                  </th>
                  <td>{categoryLabel(each.source)}</td>
                  <td>{each.author}</td>
                  <td className="num">
                    <Moment
                      at={
                        status.key === "scheduled"
                          ? (each.scheduledAt ?? each.updatedAt)
                          : each.updatedAt
                      }
                    />
                  </td>
                  {isOut && (
                    <>
                      <td className="num">
                        {each.publishedAt !== null && <Moment at={each.publishedAt} />}
                      </td>
                      <td className="num">{each.likes}</td>
                      <td className="num">{each.commentCount}</td>
                    </>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {next && (
        <p className="mt-6">
          <ButtonLink
            variant="secondary"
            to={`/admin/articles?status=${status.key}&after=${next.at}.${next.id}`}
          >
            Older ones
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
