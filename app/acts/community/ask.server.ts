import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";

import { readGuestId } from "../../auth/guest.server";
import { formAgain, refusalInit } from "../../http/answer.server";
import { fieldErrors, readSubmission } from "../../http/body.server";
import { logFailure } from "../../http/log-failure.server";
import { redirectWithNotice } from "../../http/notice.server";
import { renderMarkdown } from "../../markdown/render.server";
import { postLimit, postLimitSentence } from "../../models/community/newcomer.server";
import { fieldsOfQuestion, questionPlace } from "../../models/community/question-draft";
import {
  draftHref,
  type QuestionFormAgain,
  type SimilarQuestion,
  titleToCompare,
} from "../../models/community/question-form";
import { findSimilar } from "../../models/community/similar.server";
import { findTags } from "../../models/community/tag.server";
import { createThread, TooManyPosts } from "../../models/community/thread.server";
import { forgetDraft } from "../../models/draft.server";
import {
  lacksPublicName,
  mayAddPictures,
  mayHavePublicName,
  publicNameOf,
} from "../../models/person";
import type { SessionUser } from "../../models/session.server";
import { setPublicName } from "../../models/user.server";
import { PublicName } from "../../schemas/account";
import type { FieldErrors } from "../../schemas/field-errors";
import type { ReturnedForm } from "../../schemas/form-result";
import {
  lengthOf,
  Question,
  questionNotices,
  questionPosted,
  refuseQuestion,
  SubmissionKey,
} from "../../schemas/question";
import { type Refusal, refuse, refuseFor, refuseInput, sentenceOf } from "../../schemas/refusal";
import { TypedQuestion } from "../../schemas/typed-post";
import { draftKept, draftName, draftNotKept, forgetTyped, keepTyped } from "../drafts.server";
import { addPictureToBody, pictureLeftOut } from "./post-picture.server";

const mostSimilar = 5;
const dayInSeconds = 24 * 60 * 60;

type PostResult = { ok: true; id: number; isNew: boolean } | Refusal;

interface QuestionFields {
  title: unknown;
  body: unknown;
  tags: unknown;
  submissionKey: unknown;
}

/** Checks and stores a question that the form or `/api` sent, and forgets its draft. */
export async function postQuestion(
  request: Request,
  context: AppLoadContext,
  user: SessionUser,
  { title, body, tags, submissionKey: key }: QuestionFields,
): Promise<PostResult> {
  const read = Question.safeParse({ title, body, tags });
  if (!read.success) return refuseInput(fieldErrors(read.error));
  const submissionKey = SubmissionKey.safeParse(key ?? crypto.randomUUID());
  if (!submissionKey.success) {
    const [issue] = submissionKey.error.issues;
    return refuse("invalid", issue?.message ?? "", "submissionKey");
  }
  const { tags: tagIds, ...text } = read.data;
  const known = await findTags(context.db, tagIds);
  if (known.length < tagIds.length) {
    return refuse("invalid", "There is no such tag.", "tags");
  }

  const limit = await postLimit(context.db, user, "question", context.now);
  try {
    const stored = await createThread(
      context.db,
      { authorId: user.id, ...text, tagIds, submissionKey: submissionKey.data, limit },
      context.now,
    );
    // The author's own draft goes with the question; this is one from before they signed in.
    const guestId = await readGuestId(request, context);
    if (guestId) await forgetDraft(context.db, { userId: null, guestId }, questionPlace);
    return { ok: true, ...stored };
  } catch (error) {
    if (!(error instanceof TooManyPosts)) throw error;
    return refuseFor(dayInSeconds, postLimitSentence("question"));
  }
}

function keepQuestion(request: Request, context: AppLoadContext, typed: TypedQuestion) {
  return keepTyped(request, context, { ...questionPlace, fields: fieldsOfQuestion(typed) });
}

async function keepAndSay(request: Request, context: AppLoadContext, form: ReadForm) {
  const kept = await keepQuestion(request, context, form.typed);
  if (kept.retryAfter !== null) {
    const notice = { ...draftNotKept(kept.retryAfter), variant: "destructive" } as const;
    return answer(form, { notice }, { status: 429 });
  }
  const user = await context.getUser();
  return redirectWithNotice(context, draftHref, draftKept(user), new Headers(kept.headers));
}

/** What the form has to know of who asks; null for a visitor. */
export async function readAsker(context: AppLoadContext) {
  const user = await context.getUser();
  if (!user) return null;
  return {
    id: user.id,
    name: publicNameOf(user),
    asksName: lacksPublicName(user),
    mayAddPictures: mayAddPictures(user),
  };
}

/** What the buttons of the form do without scripts. */
export async function actOnQuestion(request: Request, context: AppLoadContext, form: FormData) {
  const submission = readSubmission(form, TypedQuestion);
  if (submission.status !== "success") return data<Returned>({ result: submission.reply() }, 400);
  const typed = submission.value;
  const read = { submission, typed };
  switch (typed.intent) {
    case "cancel":
    case "discard":
      await forgetTyped(request, context, questionPlace);
      return redirect(typed.intent === "cancel" ? "/community" : "/community/ask");
    case "keep":
      return keepAndSay(request, context, read);
    case "preview":
      return answer(read, { preview: renderMarkdown(typed.body) });
    case "picture":
      return addPicture(request, context, form, read);
    case "public-name":
      return choosePublicName(context, read);
    case "post":
      return post(request, context, form, read);
    default:
      throw new Response("This form does not belong to this page.", { status: 400 });
  }
}

interface ReadForm {
  submission: Parameters<typeof formAgain>[0];
  typed: TypedQuestion;
}

type Returned = ReturnedForm<QuestionFormAgain>;

function answer(
  { submission }: Pick<ReadForm, "submission">,
  { errors, ...said }: Omit<Returned, "result"> & { errors?: FieldErrors },
  init: ResponseInit = {},
) {
  return data<Returned>({ result: formAgain(submission, errors), ...said }, init);
}

async function addPicture(
  request: Request,
  context: AppLoadContext,
  form: FormData,
  read: ReadForm,
) {
  const user = await context.getUser();
  if (!user) return askToSignIn(request, context, read);
  const { body, refused } = await addPictureToBody(context, user, form);
  form.set("body", body);
  const submission = readSubmission(form, TypedQuestion);
  return answer({ submission }, { errors: refused?.errors }, refused ? refusalInit(refused) : {});
}

async function askToSignIn(request: Request, context: AppLoadContext, read: ReadForm) {
  const { headers } = await keepQuestion(request, context, read.typed);
  const notice = { ...questionNotices.signIn, variant: "destructive" } as const;
  return answer(read, { notice, signIn: true }, { status: 401, headers });
}

async function post(request: Request, context: AppLoadContext, form: FormData, read: ReadForm) {
  const { typed } = read;
  const user = await context.getUser();
  if (!user) return askToSignIn(request, context, read);
  // Chosen in the same form, by somebody who pressed the other button.
  if (typed.publicName.trim() !== "" && user.publicName === null) {
    const errors = await keepPublicName(context, user, typed.publicName);
    if (errors) return answer(read, { errors }, { status: 400 });
  }
  const leftOut = pictureLeftOut(form);
  if (leftOut) return answer(read, { errors: leftOut }, { status: 400 });
  const refused = refuseQuestion(typed);
  if (refused) {
    const { field, ...notice } = refused;
    const errors = { [field]: [notice.description] };
    return answer(read, { notice: { ...notice, variant: "destructive" }, errors }, { status: 400 });
  }
  try {
    const similar = typed.seen === undefined ? await similarTo(context, typed.title) : [];
    if (similar.length > 0) return answer(read, { similar });

    const posted = await postQuestion(request, context, user, typed);
    if (posted.ok) {
      return redirectWithNotice(context, `/community/${posted.id}`, {
        ...questionPosted,
        sent: draftName(questionPlace),
      });
    }
    await keepQuestion(request, context, typed);
    const notice = {
      title: questionNotices.failed.title,
      description: sentenceOf(posted),
      variant: "destructive",
    } as const;
    const { status } = refusalInit(posted);
    return answer(read, { notice, errors: posted.errors }, { status });
  } catch (error) {
    logFailure("question-failed", error);
    const notice = { ...questionNotices.failed, variant: "destructive" } as const;
    return answer(read, { notice }, { status: 500 });
  }
}

async function similarTo(context: AppLoadContext, title: string): Promise<SimilarQuestion[]> {
  if (lengthOf(title.trim()) < titleToCompare) return [];
  return findSimilar(context.db, title, { limit: mostSimilar });
}

/** Null where the name is kept, else what the field says. */
async function keepPublicName(context: AppLoadContext, user: SessionUser, publicName: string) {
  if (!mayHavePublicName(user)) throw new Response("You have no public name.", { status: 403 });
  const read = PublicName.safeParse({ publicName });
  if (!read.success) return fieldErrors(read.error);
  const saved = await setPublicName(context.db, user.id, read.data.publicName);
  return saved.ok ? null : saved.errors;
}

async function choosePublicName(context: AppLoadContext, read: ReadForm) {
  const user = await context.getUser();
  if (!user) throw new Response("Please sign in to choose a public name.", { status: 401 });

  const { publicName } = read.typed;
  const errors = await keepPublicName(context, user, publicName);
  if (errors) return answer(read, { errors }, { status: 400 });
  const description = `Others see you as ${publicName.trim()}.`;
  return answer(read, { notice: { title: "Your public name is saved", description } });
}
