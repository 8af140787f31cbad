import "~/components/question/question.css";

import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { namePost } from "~/acts/community/own-post.server";
import { PersonLink } from "~/components/people/person-link";
import { QuestionMissing } from "~/components/question/question-missing";
import { EmptyState } from "~/components/ui/empty-state";
import { Icon } from "~/components/ui/icon";
import { Day } from "~/components/ui/moment";
import { Prose } from "~/components/ui/prose";
import { site } from "~/content/site";
import { getHistory } from "~/models/community/post-edit.server";
import { readId } from "~/schemas/id";

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page ? `Edits of “${page.title}”` : "Not found"} · ${site.name}` },
  { name: "robots", content: "noindex" },
];

/** What a question or an answer said before it was edited. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const name = namePost(request, params.id);
  const before = readId(new URL(request.url).searchParams.get("before"));
  const history = await getHistory(context.db, name, { before });
  if (!history) throw new Response(null, { status: 404 });
  const { post, ...list } = history;
  return { ...list, ...name, title: post.title };
}

export default function HistoryPage() {
  const { threadId, answerId, title, revisions, older } = useLoaderData<typeof loader>();
  const here = `/community/${threadId}`;
  const which = answerId === null ? "" : `answer=${answerId}&`;
  return (
    <div className="wrap page">
      <div className="own-page">
        <Link className="back" to={answerId === null ? here : `${here}#answer-${answerId}`}>
          <Icon name="left" size="s" />
          Back to the {answerId === null ? "question" : "answer"}
        </Link>
        <h1 className="mt-4 text-3xl">What it said before</h1>
        <p className="lede mt-3 mb-6">{title}</p>
        {revisions.length === 0 ? (
          <EmptyState title="Never edited" as="h2">
            It says what it said from the beginning.
          </EmptyState>
        ) : (
          <ol className="revisions">
            {revisions.map((revision) => (
              <li className="card card--pad" key={revision.id}>
                <p className="revision__by">
                  Until <Day at={revision.editedAt} />, when <PersonLink person={revision.editor} />{" "}
                  changed it
                  {revision.reason && <>: “{revision.reason}”</>}
                </p>
                {revision.title !== null && <h2 className="text-xl">{revision.title}</h2>}
                <Prose html={revision.bodyHtml} />
                {revision.tags && (
                  <ul className="tags" aria-label="Tags">
                    {revision.tags.map((tag) => (
                      <li className="tag" key={tag.id}>
                        {tag.name}
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ol>
        )}
        {older !== null && (
          <p className="mt-6">
            <Link to={`${here}/history?${which}before=${older}`}>Older edits</Link>
          </p>
        )}
      </div>
    </div>
  );
}

export function ErrorBoundary() {
  return <QuestionMissing />;
}
