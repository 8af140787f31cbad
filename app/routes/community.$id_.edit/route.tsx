import "~/components/question/question.css";

import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { editPost } from "~/acts/community/edit-post.server";
import { namePost, requireAuthor, requireOwnPost } from "~/acts/community/own-post.server";
import { readPostForm } from "~/acts/community/post-picture.server";
import { requireUser } from "~/auth/guards.server";
import { QuestionMissing } from "~/components/question/question-missing";
import { Icon } from "~/components/ui/icon";
import { site } from "~/content/site";
import { getPostWith } from "~/models/community/post.server";
import { selectTopics, toTopicGroups } from "~/models/community/tag.server";
import { mayAddPictures } from "~/models/person";
import { EditForm } from "./edit-form";

export const meta: MetaFunction = () => [
  { title: `Edit · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const user = await requireUser(request, context);
  const name = namePost(request, params.id);
  const read = await getPostWith(context.db, name, [selectTopics(context.db)] as const);
  const post = requireAuthor(read.post, user.id);
  const [topics] = read.more;
  return {
    threadId: post.threadId,
    answerId: post.answerId,
    title: post.title,
    mayAddPictures: mayAddPictures(user),
    topics: toTopicGroups(topics),
    start: {
      title: post.title,
      body: post.body,
      tags: post.tags.map(({ id }) => id),
      reason: "",
    },
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const user = await requireUser(request, context);
  const post = await requireOwnPost(request, context, { id: params.id, userId: user.id });
  return editPost(context, { post, user, form: await readPostForm(request) });
}

export default function EditPage() {
  const page = useLoaderData<typeof loader>();
  const returned = useActionData<typeof action>();
  const { threadId, answerId } = page;
  const here =
    answerId === null ? `/community/${threadId}` : `/community/${threadId}#answer-${answerId}`;
  return (
    <div className="wrap page">
      <div className="own-page">
        <Link className="back" to={here}>
          <Icon name="left" size="s" />
          Back
        </Link>
        <h1 className="mt-4 text-3xl">Edit your {answerId === null ? "question" : "answer"}</h1>
        <p className="lede mt-3 mb-6">
          {answerId === null ? "Everybody can see what it said before." : page.title}
        </p>
        <EditForm
          threadId={threadId}
          answerId={answerId}
          topics={page.topics}
          mayAddPictures={page.mayAddPictures}
          start={page.start}
          lastResult={returned?.result}
          notice={returned?.notice}
          preview={returned?.preview}
          cancelHref={here}
        />
      </div>
    </div>
  );
}

export function ErrorBoundary() {
  return <QuestionMissing />;
}
