import "~/components/news/share.css";

import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { ArticleMissing } from "~/components/news/article-missing";
import { ShareOptions } from "~/components/news/share-options";
import { Icon } from "~/components/ui/icon";
import { site } from "~/content/site";
import { getArticleTitle } from "~/models/news/article.server";
import { findPublished } from "~/models/news/article-publish.server";
import { readId } from "~/schemas/id";

export const meta: MetaFunction = () => [
  { title: `Share this article · ${site.name}` },
  { name: "robots", content: "noindex" },
];

/** The page behind the share dialog. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const id = readId(params.id);
  const { db, now } = context;
  const title = id && (await findPublished(db, now, () => getArticleTitle(db, id)));
  if (!title) throw new Response(null, { status: 404 });
  return { id, title, link: `${context.site.origin}/news/${id}` };
}

export default function SharePage() {
  const { id, title, link } = useLoaderData<typeof loader>();
  return (
    <div className="wrap page">
      <div className="share-page">
        <Link className="row" to={`/news/${id}`}>
          <Icon name="left" size="s" />
          Back to the article
        </Link>
        <h1 className="mt-4 text-3xl">Share this article</h1>
        <p className="lede mt-3 mb-6">{title}</p>
        <ShareOptions title={title} link={link} />
      </div>
    </div>
  );
}

export function ErrorBoundary() {
  return <ArticleMissing />;
}
