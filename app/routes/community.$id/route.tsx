import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readPostForm } from "~/acts/community/post-picture.server";
import { actOnQuestionPage, readReader } from "~/acts/community/question-page.server";
import { countView } from "~/acts/community/question-views.server";
import { readGuestId } from "~/auth/guest.server";
import { BesideText } from "~/components/drafts/beside-text";
import { QuestionMissing } from "~/components/question/question-missing";
import { site } from "~/content/site";
import { withPress } from "~/http/body.server";
import { readAnswerPlace } from "~/models/community/question";
import { readQuestion } from "~/models/community/question.server";
import { readId } from "~/schemas/id";
import { readPlace } from "~/schemas/place";
import { answerFormId } from "./answer-form";
import { questionMeta } from "./question-meta";
import { QuestionView } from "./question-view";
import type { QuestionPageData } from "./shown";

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  page
    ? [
        ...questionMeta(page, page.origin),
        ...(page.isFurtherPage ? [{ name: "robots", content: "noindex" }] : []),
      ]
    : [{ title: `Question not found · ${site.name}` }, { name: "robots", content: "noindex" }];

export async function loader({
  request,
  params,
  context,
}: LoaderFunctionArgs): Promise<QuestionPageData> {
  const id = readId(params.id);
  if (!id) throw new Response(null, { status: 404 });
  const search = new URL(request.url).searchParams;
  const after = readAnswerPlace(search.get("answers"));
  const commentsOf = readCommentsOf(search.get("comments"));
  const reader = await readReader(context);
  const page = await readQuestion(context.db, {
    id,
    reader: { userId: reader?.id ?? null, guestId: await readGuestId(request, context) },
    after,
    commentsOf,
    commentsFrom: readPlace(search.get("from")),
  });
  if (page === "unknown" || page === "hidden") throw new Response(null, { status: 404 });
  if (page === "deleted") throw new Response(null, { status: 410 });

  const { body: _, ...question } = page.question;
  const waiting = countView(request, context, {
    threadId: id,
    authorId: question.author.id,
    userId: reader?.id ?? null,
  });
  return {
    ...page,
    question: { ...question, viewCount: question.viewCount + waiting },
    answers: page.answers.map(({ body: _markdown, ...answer }) => answer),
    isFurtherPage: after !== undefined,
    commentsOf: commentsOf ?? null,
    reader,
    // Only a member's text is kept under it, and a visitor's page is shared.
    submissionKey: reader ? crypto.randomUUID() : "",
    origin: context.site.origin,
  };
}

function readCommentsOf(text: string | null) {
  return text === "question" ? text : readId(text);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const threadId = readId(params.id);
  if (!threadId) throw new Response(null, { status: 404 });
  const form = withPress(request, await readPostForm(request));
  return actOnQuestionPage({ request, context, threadId, form });
}

export { shouldRevalidate } from "~/components/in-place";

export default function QuestionPage() {
  const page = useLoaderData<typeof loader>();
  const returned = useActionData<typeof action>();
  const { id } = page.question;
  const enter = page.reader?.asksName ? "public-name" : "answer";
  return (
    <BesideText
      key={id}
      text={{ form: answerFormId, kind: "answer", about: id }}
      enter={{ name: "intent", value: enter }}
    >
      <QuestionView {...page} returned={returned} />
    </BesideText>
  );
}

export function ErrorBoundary() {
  return <QuestionMissing />;
}
