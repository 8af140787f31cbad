import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";

import { readGuestId } from "../../auth/guest.server";
import { refusalInit } from "../../http/answer.server";
import { fieldErrors, textOf } from "../../http/body.server";
import { logFailure } from "../../http/form-failure.server";
import { redirectWithNotice } from "../../http/notice.server";
import { renderMarkdown } from "../../markdown/render.server";
import { postLimit, postLimitSentence } from "../../models/community/newcomer.server";
import { fieldsOfQuestion, questionPlace } from "../../models/community/question-draft";
import {
  type AskOutcome,
  draftHref,
  type SimilarQuestion,
  type TypedQuestion,
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
import { readId } from "../../schemas/id";
import {
  lengthOf,
  Question,
  questionNotices,
  questionPosted,
  refuseQuestion,
  SubmissionKey,
} from "../../schemas/question";
import { type Refusal, refuse, refuseFor, refuseInput, sentenceOf } from "../../schemas/refusal";
import { draftKept, draftName, draftNotKept, forgetTyped, keepTyped } from "../drafts.server";
import { addPictureToBody, pictureLeftOut } from "./post-picture.server";

const mostSimilar = 5;
const dayInSeconds = 24 * 60 * 60;

type Posted = { ok: true; id: number; isNew: boolean } | Refusal;

interface Sent {
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
  { submissionKey: key, ...sent }: Sent,
): Promise<Posted> {
  const read = Question.safeParse(sent);
  if (!read.success) return refuseInput(fieldErrors(read.error));
  const submissionKey = SubmissionKey.safeParse(key ?? crypto.randomUUID());
  if (!submissionKey.success) {
    const [issue] = submissionKey.error.issues;
    return refuse("invalid", issue?.message ?? "", "submissionKey");
  }
  const { title, body, tags } = read.data;
  const known = await findTags(context.db, tags);
  if (known.length < tags.length) {
    return refuse("invalid", "There is no such tag.", "tags");
  }

  const limit = await postLimit(context.db, user, "question", context.now);
  try {
    const stored = await createThread(
      context.db,
      { authorId: user.id, title, body, tagIds: tags, submissionKey: submissionKey.data, limit },
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

async function keepAndSay(request: Request, context: AppLoadContext, typed: TypedQuestion) {
  const kept = await keepQuestion(request, context, typed);
  if (kept.retryAfter !== null) {
    const notice = { ...draftNotKept(kept.retryAfter), variant: "destructive" } as const;
    return answer(typed, { notice }, { status: 429 });
  }
  const user = await context.getUser();
  return redirectWithNotice(context, draftHref, draftKept(user), new Headers(kept.headers));
}

/** What the form sent, whatever it is: nothing of it is lost by being refused. */
function readTyped(form: FormData): TypedQuestion {
  const tags = form.getAll("tags").flatMap((each) => readId(String(each)) ?? []);
  return {
    title: textOf(form, "title"),
    body: textOf(form, "body"),
    tags: [...new Set(tags)],
    submissionKey: textOf(form, "submissionKey"),
  };
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
  const typed = readTyped(form);
  switch (form.get("intent")) {
    case "cancel":
    case "discard":
      await forgetTyped(request, context, questionPlace);
      return redirect(form.get("intent") === "cancel" ? "/community" : "/community/ask");
    case "keep":
      return keepAndSay(request, context, typed);
    case "preview":
      return answer(typed, { preview: renderMarkdown(typed.body) });
    case "picture":
      return addPicture(request, context, form, typed);
    case "public-name":
      return choosePublicName(context, form, typed);
    case "post":
      return post(request, context, form, typed);
    default:
      throw new Response("This form does not belong to this page.", { status: 400 });
  }
}

function answer(typed: TypedQuestion, said: Partial<AskOutcome>, init: ResponseInit = {}) {
  const outcome: AskOutcome = {
    ...{ typed, notice: null, errors: {}, preview: null, similar: [], signIn: false },
    ...{ publicName: "" },
    ...said,
  };
  return data(outcome, init);
}

async function addPicture(
  request: Request,
  context: AppLoadContext,
  form: FormData,
  typed: TypedQuestion,
) {
  const user = await context.getUser();
  if (!user) return askToSignIn(request, context, typed);
  const { body, refused } = await addPictureToBody(context, user, form);
  const init = refused ? refusalInit(refused) : {};
  return answer({ ...typed, body }, { errors: refused?.errors ?? {} }, init);
}

async function askToSignIn(request: Request, context: AppLoadContext, typed: TypedQuestion) {
  const { headers } = await keepQuestion(request, context, typed);
  const notice = { ...questionNotices.signIn, variant: "destructive" } as const;
  return answer(typed, { notice, signIn: true }, { status: 401, headers });
}

async function post(
  request: Request,
  context: AppLoadContext,
  form: FormData,
  typed: TypedQuestion,
) {
  const user = await context.getUser();
  if (!user) return askToSignIn(request, context, typed);
  // Chosen in the same form, by somebody who pressed the other button.
  const publicName = String(form.get("publicName") ?? "");
  if (publicName.trim() !== "" && user.publicName === null) {
    const errors = await keepPublicName(context, user, publicName);
    if (errors) return answer(typed, { errors, publicName }, { status: 400 });
  }
  const leftOut = pictureLeftOut(form);
  if (leftOut) return answer(typed, { errors: leftOut }, { status: 400 });
  const refused = refuseQuestion(typed);
  if (refused) {
    const { field, ...notice } = refused;
    return answer(
      typed,
      { notice: { ...notice, variant: "destructive" }, errors: { [field]: [notice.description] } },
      { status: 400 },
    );
  }
  try {
    const similar = form.has("seen") ? [] : await similarTo(context, typed.title);
    if (similar.length > 0) return answer(typed, { similar });

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
    return answer(typed, { notice, errors: posted.errors }, { status: refusalInit(posted).status });
  } catch (error) {
    logFailure("question-failed", error);
    const notice = { ...questionNotices.failed, variant: "destructive" } as const;
    return answer(typed, { notice }, { status: 500 });
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

async function choosePublicName(context: AppLoadContext, form: FormData, typed: TypedQuestion) {
  const user = await context.getUser();
  if (!user) throw new Response("Please sign in to choose a public name.", { status: 401 });

  const publicName = String(form.get("publicName") ?? "");
  const errors = await keepPublicName(context, user, publicName);
  if (errors) return answer(typed, { errors, publicName }, { status: 400 });
  const description = `Others see you as ${publicName.trim()}.`;
  return answer(typed, { notice: { title: "Your public name is saved", description } });
}
