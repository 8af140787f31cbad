import "~/components/question/question.css";

import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData, useNavigation } from "@remix-run/react";
import { requireOwnPost } from "~/acts/community/own-post.server";
import { requireUser } from "~/auth/guards.server";
import { QuestionMissing } from "~/components/question/question-missing";
import { Button, ButtonLink } from "~/components/ui/button";
import { Prose } from "~/components/ui/prose";
import { site } from "~/content/site";
import { redirectWithNotice } from "~/http/notice.server";
import { deleteOwnPost } from "~/models/community/post-edit.server";

export const meta: MetaFunction = () => [
  { title: `Delete · ${site.name}` },
  { name: "robots", content: "noindex" },
];

/** Asks before a question or an answer of one's own is deleted. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const user = await requireUser(request, context);
  const post = await requireOwnPost(request, context, { id: params.id, userId: user.id });
  return {
    threadId: post.threadId,
    answerId: post.answerId,
    title: post.title,
    bodyHtml: post.bodyHtml,
    isAccepted: post.answerId !== null && post.answerId === post.acceptedAnswerId,
    mayDelete: post.answerId !== null || !post.hasAnswersOfOthers,
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const user = await requireUser(request, context);
  const { threadId, answerId } = await requireOwnPost(request, context, {
    id: params.id,
    userId: user.id,
  });
  const result = await deleteOwnPost(
    context.db,
    { threadId, answerId, userId: user.id },
    context.now,
  );
  if (result === "unknown") throw new Response(null, { status: 404 });
  if (result === "deleted") {
    return answerId === null
      ? redirectWithNotice(context, "/community", { title: "Your question is deleted" })
      : redirectWithNotice(context, `/community/${threadId}`, { title: "Your answer is deleted" });
  }
  return redirectWithNotice(context, `/community/${threadId}`, {
    title: "The question was not deleted",
    description: "Somebody answered it, so it stays.",
    variant: "destructive",
  });
}

export default function DeletePage() {
  const { threadId, answerId, title, bodyHtml, isAccepted, mayDelete } =
    useLoaderData<typeof loader>();
  const isPending = useNavigation().state === "submitting";
  const what = answerId === null ? "question" : "answer";
  const which = answerId === null ? "" : `?answer=${answerId}`;
  const here = `/community/${threadId}`;
  return (
    <div className="wrap page">
      <div className="own-page">
        <h1 className="text-3xl">
          {mayDelete ? `Delete your ${what}?` : "This question stays for the others"}
        </h1>
        <p className="lede mt-3 mb-6">
          {mayDelete
            ? `Nobody will see it any more, and it cannot be brought back.${
                isAccepted ? " The question will not be solved any more." : ""
              }`
            : "Somebody answered it, and their work would go with it. You can still change what you wrote. If it shows something private, report it: an editor can hide it."}
        </p>
        <div className="card card--pad mb-6">
          <h2 className="text-xl">{title}</h2>
          <Prose html={bodyHtml} />
        </div>
        {mayDelete ? (
          <Form method="post" action={`${here}/delete${which}`} className="row">
            <Button variant="danger" pending={isPending}>
              Delete the {what}
            </Button>
            <ButtonLink to={here} variant="secondary">
              Keep it
            </ButtonLink>
          </Form>
        ) : (
          <div className="row">
            <ButtonLink to={`${here}/edit`}>Edit it</ButtonLink>
            <ButtonLink to={`/report?kind=thread&id=${threadId}`} variant="secondary">
              Report it
            </ButtonLink>
            <ButtonLink to={here} variant="quiet">
              Back to the question
            </ButtonLink>
          </div>
        )}
      </div>
    </div>
  );
}

export function ErrorBoundary() {
  return <QuestionMissing />;
}
