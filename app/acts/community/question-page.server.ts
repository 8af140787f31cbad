import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { refusalInit } from "../../http/answer.server";
import { fieldErrors, textOf } from "../../http/body.server";
import { logFailure } from "../../http/form-failure.server";
import { takeFromAddressLimit, tooManySentence } from "../../http/limits.server";
import { redirectWithNotice } from "../../http/notice.server";
import { renderMarkdown } from "../../markdown/render.server";
import {
  type QuestionIntent,
  type QuestionOutcome,
  type QuestionReader,
  questionIntents,
} from "../../models/community/answer-form";
import { createComment, deleteComment } from "../../models/community/comment.server";
import { lacksPublicName, mayAddPictures, publicNameOf } from "../../models/person";
import type { SessionUser } from "../../models/session.server";
import { setPublicName } from "../../models/user.server";
import { PublicName } from "../../schemas/account";
import { answerNotices, answerPosted } from "../../schemas/answer";
import type { FieldErrors } from "../../schemas/field-errors";
import { readId } from "../../schemas/id";
import { SubmissionKey } from "../../schemas/question";
import { type Refusal, refuseFor, refuseInput, sentenceOf } from "../../schemas/refusal";
import { ThreadComment, threadCommentNotices } from "../../schemas/thread-comment";
import { draftName, keepTyped } from "../drafts.server";
import { type Answered, postAnswer } from "./answer.server";
import { addPictureToBody, pictureLeftOut } from "./post-picture.server";

/** What the forms of the page have to know of who reads it. */
export async function readReader(context: AppLoadContext): Promise<QuestionReader> {
  const user = await context.getUser();
  if (!user) return null;
  return {
    id: user.id,
    name: publicNameOf(user),
    asksName: lacksPublicName(user),
    mayAddPictures: mayAddPictures(user),
  };
}

interface Posted {
  request: Request;
  context: AppLoadContext;
  threadId: number;
  form: FormData;
}

/** What the forms on a question's page do. */
export async function actOnQuestionPage(posted: Posted) {
  const { context, threadId, form } = posted;
  const intent = questionIntents.find((each) => each === form.get("intent"));
  if (!intent) throw new Response("This form does not belong to this page.", { status: 400 });
  if (intent === "preview") {
    const body = textOf(form, "body");
    return back(intent, typedAnswer(form), null, { preview: renderMarkdown(body) });
  }
  const user = await context.getUser();
  if (!user) return askToSignIn(posted, intent);

  switch (intent) {
    case "answer":
      return sendAnswer(posted, user);
    case "picture":
      return addPicture(posted, user);
    case "comment":
      return sendComment(posted, user);
    case "delete-comment":
      return removeComment(posted, user);
    case "public-name":
      return chooseName(posted, user);
    default:
      return redirect(pageOf(threadId));
  }
}

/** A visitor's text is kept, and found again on the page to which signing in returns. */
async function askToSignIn({ request, context, threadId, form }: Posted, intent: QuestionIntent) {
  const body = textOf(form, "body");
  const isAnswer = intent === "answer" || intent === "picture";
  let headers: HeadersInit = {};
  if (isAnswer && body.trim() !== "") {
    const kept = await keepAnswer({ request, context, threadId, form });
    if (kept.retryAfter !== null) {
      const refused = refuseFor(kept.retryAfter, tooManySentence(kept.retryAfter));
      return back(intent, typedAnswer(form), refused);
    }
    headers = kept.headers;
  }
  const place = isAnswer ? `${pageOf(threadId)}#your-answer` : pageOf(threadId);
  return redirectWithNotice(
    context,
    `/auth?redirectTo=${encodeURIComponent(place)}`,
    isAnswer
      ? {
          title: "Please sign in to answer",
          description: "Your text is kept, and you come back to it.",
        }
      : { title: "Please sign in", description: "You come back to the question afterwards." },
    new Headers(headers),
  );
}

function keepAnswer({ request, context, threadId, form }: Posted) {
  const fields = { body: textOf(form, "body") };
  return keepTyped(request, context, { kind: "answer", about: threadId, fields });
}

async function sendAnswer({ request, context, threadId, form }: Posted, user: SessionUser) {
  const typed = typedAnswer(form);
  const leftOut = pictureLeftOut(form);
  if (leftOut) return back("answer", typed, refuseInput(leftOut));
  let posted: Answered;
  try {
    posted = await postAnswer(request, context, user, {
      threadId,
      body: typed.body,
      submissionKey: typed.submissionKey || null,
    });
  } catch (error) {
    if (error instanceof Response) throw error;
    logFailure("answer-failed", error);
    const failed = { ok: false, why: "failed", errors: {} } as const;
    return back("answer", typed, failed, { notice: answerNotices.failed });
  }
  if (!posted.ok) {
    const sentence = sentenceOf(posted);
    const stated = Object.values(answerNotices).find(({ description }) => description === sentence);
    return back("answer", typed, posted, { notice: stated });
  }
  return redirectWithNotice(context, `${pageOf(threadId)}#answer-${posted.id}`, {
    ...answerPosted,
    sent: draftName({ kind: "answer", about: threadId }),
  });
}

async function addPicture({ context, form }: Posted, user: SessionUser) {
  const { body, refused } = await addPictureToBody(context, user, form);
  return back("picture", { ...typedAnswer(form), body }, refused);
}

async function sendComment({ request, context, threadId, form }: Posted, user: SessionUser) {
  const on = textOf(form, "on");
  const answerId = on === "question" ? null : readId(on);
  if (answerId === undefined) throw new Response(null, { status: 404 });
  const typed = {
    comment: textOf(form, "comment"),
    commentOn: on,
    submissionKey: textOf(form, "submissionKey"),
  };
  const read = ThreadComment.safeParse({ comment: typed.comment });
  const key = SubmissionKey.safeParse(typed.submissionKey || crypto.randomUUID());
  if (!read.success || !key.success) {
    const errors: FieldErrors = read.success ? {} : fieldErrors(read.error);
    const [sentence] = errors.comment ?? [];
    const notice = Object.values(threadCommentNotices).find(
      ({ description }) => description === sentence,
    );
    return back("comment", typed, refuseInput(errors), { notice });
  }
  const retryAfter = await takeFromAddressLimit(request, context, "member-comment");
  if (retryAfter !== null) {
    const refused = refuseFor(retryAfter, tooManySentence(retryAfter), "comment");
    return back("comment", typed, refused);
  }
  const stored = await createComment(
    context.db,
    {
      ...{ threadId, answerId, authorId: user.id, body: read.data.comment },
      submissionKey: key.data,
    },
    context.now,
  );
  if (stored === "unknown") throw new Response(null, { status: 404 });
  const about = answerId === null ? `question-comment:${threadId}` : `answer-comment:${answerId}`;
  return redirectWithNotice(context, stored.href, { title: "Comment added", sent: about });
}

async function removeComment({ context, threadId, form }: Posted, user: SessionUser) {
  const id = readId(textOf(form, "comment-id"));
  const isDeleted =
    id !== undefined && (await deleteComment(context.db, { id, threadId, userId: user.id }));
  return redirectWithNotice(
    context,
    pageOf(threadId),
    isDeleted
      ? { title: "Comment deleted" }
      : {
          title: "The comment was not deleted",
          description: "It is not yours, or it is gone already.",
          variant: "destructive",
        },
  );
}

async function chooseName(posted: Posted, user: SessionUser) {
  const { context, threadId, form } = posted;
  if (!lacksPublicName(user)) {
    throw new Response("You cannot choose a public name here.", { status: 403 });
  }
  const typed = { ...typedAnswer(form), publicName: textOf(form, "publicName") };
  const read = PublicName.safeParse({ publicName: typed.publicName });
  if (!read.success) {
    return back("public-name", typed, refuseInput(fieldErrors(read.error)));
  }
  const saved = await setPublicName(context.db, user.id, read.data.publicName);
  if (!saved.ok) return back("public-name", typed, saved);
  // What was typed as an answer meanwhile is still there afterwards.
  await keepAnswer(posted);
  return redirectWithNotice(context, `${pageOf(threadId)}#your-answer`, {
    title: `Others see you as ${read.data.publicName} now`,
  });
}

interface Said {
  notice?: { title: string; description?: string };
  preview?: string;
}

/** The form again, with everything in it and the sentence on top. */
function back(
  intent: QuestionIntent,
  typed: QuestionOutcome["typed"],
  refusal: Refusal | null,
  { notice, preview }: Said = {},
) {
  const init = refusal ? refusalInit(refusal) : { status: 200 };
  if (refusal?.why === "unknown") throw new Response(null, { status: init.status });
  const sentence = refusal && sentenceOf(refusal);
  const words = notice ?? (sentence && { title: "That did not work yet", description: sentence });
  return data<QuestionOutcome>(
    {
      ...{ intent, typed, errors: refusal?.errors ?? {}, preview },
      notice: words ? { ...words, variant: "destructive" } : undefined,
    },
    init,
  );
}

function typedAnswer(form: FormData) {
  return { body: textOf(form, "body"), submissionKey: textOf(form, "submissionKey") };
}

function pageOf(threadId: number) {
  return `/community/${threadId}`;
}
