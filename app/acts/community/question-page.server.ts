import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import * as z from "zod/mini";
import { formResult, refusalInit } from "../../http/answer.server";
import { fieldErrors, readSubmission, textOf } from "../../http/body.server";
import { takeFromAddressLimit, tooManySentence } from "../../http/limits.server";
import { logFailure } from "../../http/log-failure.server";
import { redirectWithNotice } from "../../http/notice.server";
import { renderMarkdown } from "../../markdown/render.server";
import {
  type QuestionAgain,
  type QuestionIntent,
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
import { errorsIn, type ReturnedForm } from "../../schemas/form-result";
import { readId } from "../../schemas/id";
import { SubmissionKey } from "../../schemas/question";
import { type Refusal, refuseFor, refuseInput, sentenceOf } from "../../schemas/refusal";
import { ThreadComment, threadCommentNotices } from "../../schemas/thread-comment";
import { TypedAnswer, TypedRemark } from "../../schemas/typed-post";
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

interface QuestionForm {
  request: Request;
  context: AppLoadContext;
  threadId: number;
  form: FormData;
}

/** What the forms on a question's page do. */
export async function actOnQuestionPage(posted: QuestionForm) {
  const { context, threadId, form } = posted;
  const intent = questionIntents.find((each) => each === form.get("intent"));
  if (!intent) throw new Response("This form does not belong to this page.", { status: 400 });
  if (intent === "preview") {
    const submission = readSubmission(form, TypedAnswer);
    return back(intent, submission, null, { preview: renderMarkdown(textOf(form, "body")) });
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
async function askToSignIn(
  { request, context, threadId, form }: QuestionForm,
  intent: QuestionIntent,
) {
  const body = textOf(form, "body");
  const isAnswer = intent === "answer" || intent === "picture";
  let headers: HeadersInit = {};
  if (isAnswer && body.trim() !== "") {
    const kept = await keepAnswer({ request, context, threadId, form });
    if (kept.retryAfter !== null) {
      const refused = refuseFor(kept.retryAfter, tooManySentence(kept.retryAfter));
      return back(intent, readSubmission(form, TypedAnswer), refused);
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

function keepAnswer({ request, context, threadId, form }: QuestionForm) {
  const fields = { body: textOf(form, "body") };
  return keepTyped(request, context, { kind: "answer", about: threadId, fields });
}

async function sendAnswer({ request, context, threadId, form }: QuestionForm, user: SessionUser) {
  const submission = readSubmission(form, TypedAnswer);
  if (submission.status !== "success") return back("answer", submission, refuseInput({}));
  const leftOut = pictureLeftOut(form);
  if (leftOut) return back("answer", submission, refuseInput(leftOut));
  const { body, submissionKey } = submission.value;
  let posted: Answered;
  try {
    posted = await postAnswer(request, context, user, {
      threadId,
      body,
      submissionKey: submissionKey || null,
    });
  } catch (error) {
    if (error instanceof Response) throw error;
    logFailure("answer-failed", error);
    const failed = { ok: false, why: "failed", errors: {} } as const;
    return back("answer", submission, failed, { notice: answerNotices.failed });
  }
  if (!posted.ok) {
    const sentence = sentenceOf(posted);
    const stated = Object.values(answerNotices).find(({ description }) => description === sentence);
    return back("answer", submission, posted, { notice: stated });
  }
  return redirectWithNotice(context, `${pageOf(threadId)}#answer-${posted.id}`, {
    ...answerPosted,
    sent: draftName({ kind: "answer", about: threadId }),
  });
}

async function addPicture({ context, form }: QuestionForm, user: SessionUser) {
  const { body, refused } = await addPictureToBody(context, user, form);
  form.set("body", body);
  return back("picture", readSubmission(form, TypedAnswer), refused);
}

async function sendComment({ request, context, threadId, form }: QuestionForm, user: SessionUser) {
  const submission = readSubmission(form, TypedRemark);
  if (submission.status !== "success") return back("comment", submission, refuseInput({}));
  const { on, comment, submissionKey } = submission.value;
  const answerId = on === "question" ? null : readId(on);
  if (answerId === undefined) throw new Response(null, { status: 404 });
  const read = ThreadComment.safeParse({ comment });
  const key = SubmissionKey.safeParse(submissionKey || crypto.randomUUID());
  if (!read.success || !key.success) {
    const errors: FieldErrors = read.success ? {} : fieldErrors(read.error);
    const [sentence] = errors.comment ?? [];
    const notice = Object.values(threadCommentNotices).find(
      ({ description }) => description === sentence,
    );
    return back("comment", submission, refuseInput(errors), { notice });
  }
  const retryAfter = await takeFromAddressLimit(request, context, "member-comment");
  if (retryAfter !== null) {
    const refused = refuseFor(retryAfter, tooManySentence(retryAfter), "comment");
    return back("comment", submission, refused);
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

async function removeComment({ context, threadId, form }: QuestionForm, user: SessionUser) {
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

/** The name is asked in the form of the answer, and what was typed there comes back with it. */
const NameWithAnswer = z.extend(TypedAnswer, PublicName.shape);

async function chooseName(posted: QuestionForm, user: SessionUser) {
  const { context, threadId, form } = posted;
  if (!lacksPublicName(user)) {
    throw new Response("You cannot choose a public name here.", { status: 403 });
  }
  const submission = readSubmission(form, NameWithAnswer);
  if (submission.status !== "success") return back("public-name", submission, refuseInput({}));
  const { publicName } = submission.value;
  const saved = await setPublicName(context.db, user.id, publicName);
  if (!saved.ok) return back("public-name", submission, saved);
  // What was typed as an answer meanwhile is still there afterwards.
  await keepAnswer(posted);
  return redirectWithNotice(context, `${pageOf(threadId)}#your-answer`, {
    title: `Others see you as ${publicName} now`,
  });
}

interface Said {
  notice?: { title: string; description?: string };
  preview?: string;
}

/** The form again, with everything in it and the sentence on top. */
function back(
  intent: QuestionIntent,
  submission: Parameters<typeof formResult>[0],
  refusal: Refusal | null,
  { notice, preview }: Said = {},
) {
  const init = refusal ? refusalInit(refusal) : { status: 200 };
  if (refusal?.why === "unknown") throw new Response(null, { status: init.status });
  const result = formResult(submission, refusal ?? { errors: {} });
  const sentence = sentenceOf({ errors: errorsIn(result) });
  const words = notice ?? (sentence && { title: "That did not work yet", description: sentence });
  const returned: ReturnedForm<QuestionAgain> = {
    ...{ intent, result, preview },
    notice: words ? { ...words, variant: "destructive" } : undefined,
  };
  return data(returned, init);
}

function pageOf(threadId: number) {
  return `/community/${threadId}`;
}
