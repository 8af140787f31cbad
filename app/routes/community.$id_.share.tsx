import "~/components/news/share.css";

import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";

import { ShareOptions } from "~/components/news/share-options";
import { QuestionMissing } from "~/components/question/question-missing";
import { Icon } from "~/components/ui/icon";
import { site } from "~/content/site";
import { getPost } from "~/models/community/post.server";
import { readId } from "~/schemas/id";

export const meta: MetaFunction = () => [
  { title: `Share this question · ${site.name}` },
  { name: "robots", content: "noindex" },
];

/** The page behind the share dialog. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const id = readId(params.id);
  const post = id && (await getPost(context.db, { threadId: id, answerId: null }));
  if (!post) throw new Response(null, { status: 404 });
  return { id, title: post.title, link: `${context.site.origin}/community/${id}` };
}

export default function SharePage() {
  const { id, title, link } = useLoaderData<typeof loader>();
  return (
    <div className="wrap page">
      <div className="share-page">
        <Link className="row" to={`/community/${id}`}>
          <Icon name="left" size="s" />
          Back to the question
        </Link>
        <h1 className="mt-4 text-3xl">Share this question</h1>
        <p className="lede mt-3 mb-6">{title}</p>
        <ShareOptions what="question" title={title} link={link} />
      </div>
    </div>
  );
}

export function ErrorBoundary() {
  return <QuestionMissing />;
}
