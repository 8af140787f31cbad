import { type AppLoadContext, data } from "@remix-run/cloudflare";
import { keepGuestId, readOwner } from "../../auth/guest.server";
import { formAgain, formResult, refusalInit } from "../../http/answer.server";
import { fieldErrors, readSubmission, textOf } from "../../http/body.server";
import { refuseOverLimit } from "../../http/limits.server";
import { logFailure } from "../../http/log-failure.server";
import { redirectWithNotice } from "../../http/notice.server";
import { sha256 } from "../../keys/digest.server";
import { refuseName } from "../../models/name-rules";
import { publishDue } from "../../models/news/article-publish.server";
import {
  type CommentAgain,
  type CommentFormData,
  commentIntents,
  type PostedComment,
  type ShownComment,
} from "../../models/news/comment";
import {
  type CommentRefusal,
  type NewComment,
  postComment,
} from "../../models/news/comment-post.server";
import { pruneComments } from "../../models/news/comment-queue.server";
import { deleteOwnComment } from "../../models/news/own-comment.server";
import { lacksPublicName, publicNameOf } from "../../models/person";
import { setPublicName } from "../../models/user.server";
import { PublicName } from "../../schemas/account";
import {
  CommentForm,
  commentAdded,
  commentFailed,
  commentHeld,
  commentNotices,
  GuestComment,
  MemberComment,
} from "../../schemas/comment";
import { errorsIn, type ReturnedForm } from "../../schemas/form-result";
import { readId } from "../../schemas/id";
import { type Refusal, refuse, refuseInput, sentenceOf } from "../../schemas/refusal";
import { draftName, forgetTyped, keepTyped } from "../drafts.server";
import { issueCommentToken, readCommentToken } from "./comment-token.server";
import { networkKeys } from "./network-key.server";

const refusals: Record<CommentRefusal, Refusal> = {
  unknown: refuse("unknown", "There is no such article."),
  blocked: refuse(
    "forbidden",
    "Guests cannot comment from your network at the moment. Members can.",
  ),
  "member-name": refuse(
    "conflict",
    "That name belongs to a member. Please choose another one.",
    "username",
  ),
  "same-text": refuse("conflict", "You have posted these words already.", "comment"),
  used: refuse("conflict", "This form was used already. Please press Post Comment once more."),
};

/** What the page of an article gives its comment form. */
export async function readCommentForm(
  context: AppLoadContext,
  articleId: number,
): Promise<CommentFormData> {
  const user = await context.getUser();
  return {
    token: issueCommentToken(context.secret, articleId, context.now),
    commenter: user
      ? {
          kind: "member",
          name: publicNameOf(user),
          asksName: lacksPublicName(user),
        }
      : { kind: "guest" },
  };
}

type CommentResult = { ok: true; comment: ShownComment; isHeld: boolean; headers: Headers };

interface CommentFields {
  articleId: number;
  comment: unknown;
  /** A guest's name; a member's is known. */
  username: unknown;
  formNonce: string | null;
  isTrapped: boolean;
}

/** Checks and stores a comment that the form or `/api` sent. */
export async function submitComment(
  request: Request,
  context: AppLoadContext,
  { articleId, formNonce, isTrapped, ...sent }: CommentFields,
): Promise<Refusal | CommentResult> {
  const user = await context.getUser();
  const read = (user ? MemberComment : GuestComment).safeParse(sent);
  if (!read.success) return refuseInput(fieldErrors(read.error));
  const limit = user ? "member-comment" : "guest-comment";
  const refused = await refuseOverLimit(request, context, limit);
  if (refused) return refused;

  const { comment } = read.data;
  const username = "username" in read.data ? String(read.data.username) : "";
  const nameRefusal = user ? null : refuseName(username);
  if (nameRefusal) return refuse("invalid", nameRefusal, "username");
  const headers = new Headers();
  let author: NewComment["author"];
  if (user) {
    author = { kind: "member", userId: user.id };
  } else {
    const guest = await keepGuestId(request, context);
    headers.append("Set-Cookie", guest.headers["Set-Cookie"]);
    const keys = networkKeys(request, context);
    author = {
      ...{ kind: "guest", guestId: guest.guestId, username, typed: String(sent.comment) },
      ...{ networkKey: keys.today, networkKeys: keys.all, isTrapped },
    };
  }

  const textHash = await sha256(comment.toLowerCase());
  const { db, now } = context;
  const written = { articleId, comment, textHash, formNonce, author };
  let posted = await postComment(db, written, now);
  if (!posted.ok && posted.reason === "unknown" && (await publishDue(db, now)) > 0) {
    posted = await postComment(db, written, now);
  }
  if (!posted.ok) return refusals[posted.reason];

  await forgetTyped(request, context, { kind: "comment", about: articleId });
  const { id, status, createdAt } = posted.stored;
  if (status !== "published") context.waitUntil(pruneComments(context.db, context.now));
  return {
    ok: true,
    // Who sends spam is told what everybody is told.
    isHeld: status === "held",
    headers,
    comment: {
      id,
      articleId,
      userId: user?.id ?? null,
      comment,
      username: user ? publicNameOf(user) : username,
      createdAt: new Date(createdAt).toISOString(),
      isGuest: user === null,
      mayDelete: true,
    },
  };
}

export function isCommentIntent(intent: unknown) {
  return commentIntents.some((each) => each === intent);
}

/** What the forms under an article do: post, delete, choose a public name. For the page's action. */
export async function actOnComments(
  request: Request,
  context: AppLoadContext,
  { articleId, form }: { articleId: number; form: FormData },
) {
  const intent = form.get("intent");
  if (intent === "delete-comment") return removeComment(request, context, { articleId, form });
  if (intent === "public-name") return chooseName(context, { articleId, form });
  return sendComment(request, context, { articleId, form });
}

type CommentSubmission = { articleId: number; form: FormData };

async function sendComment(
  request: Request,
  context: AppLoadContext,
  { articleId, form }: CommentSubmission,
) {
  const submission = readSubmission(form, CommentForm);
  const next = issueCommentToken(context.secret, articleId, context.now);
  if (submission.status !== "success") return giveBack(submission, refuseInput({}), next);
  const { website, token: sentToken, ...typed } = submission.value;
  const token = readCommentToken(context.secret, articleId, sentToken, context.now);
  if (!token) {
    const late = "This page was open for a long time. Please press Post Comment once more.";
    return giveBack(submission, refuse("conflict", late), next);
  }
  if (typed.username === undefined && !(await context.getUser())) {
    const fields = { comment: typed.comment };
    const draft = { kind: "comment", about: articleId, fields } as const;
    const { headers } = await keepTyped(request, context, draft);
    return giveBack(submission, { ...refuse("signed-out", signedOut), headers }, next);
  }
  await wait(token.waitMs);

  let posted: Refusal | CommentResult;
  try {
    posted = await submitComment(request, context, {
      ...{ articleId, comment: typed.comment, username: typed.username ?? "" },
      ...{ formNonce: token.nonce, isTrapped: website !== "" },
    });
  } catch (error) {
    if (error instanceof Response) throw error;
    logFailure("comment-failed", error);
    const notice = { ...commentFailed, variant: "destructive" } as const;
    const failed: Returned = { result: formAgain(submission), notice, token: next };
    return data(failed, { status: 500 });
  }
  if (!posted.ok) return giveBack(submission, posted, next);
  if (form.has("inPlace")) {
    const { comment, isHeld, headers } = posted;
    return data<PostedComment>({ comment, isHeld, token: next }, { headers });
  }
  const notice = {
    ...(posted.isHeld ? commentHeld : commentAdded),
    sent: draftName({ kind: "comment", about: articleId }),
  };
  return redirectWithNotice(context, `/news/${articleId}#comments`, notice, posted.headers);
}

const signedOut =
  "You are not signed in any more. Your comment is kept: sign in, and it is here again.";

async function removeComment(
  request: Request,
  context: AppLoadContext,
  { articleId, form }: CommentSubmission,
) {
  const id = readId(textOf(form, "comment-id"));
  const viewer = await readOwner(request, context);
  const isDeleted =
    id !== undefined &&
    (await deleteOwnComment(context.db, { id, articleId, viewer }, context.now));
  return redirectWithNotice(
    context,
    `/news/${articleId}#comments`,
    isDeleted
      ? { title: "Comment deleted" }
      : {
          title: "The comment was not deleted",
          description: "Guests can delete a comment within 15 minutes of posting it.",
          variant: "destructive",
        },
  );
}

async function chooseName(context: AppLoadContext, { articleId, form }: CommentSubmission) {
  const user = await context.getUser();
  if (!user || !lacksPublicName(user)) {
    throw new Response("You cannot choose a public name here.", { status: 403 });
  }
  const submission = readSubmission(form, PublicName);
  const token = issueCommentToken(context.secret, articleId, context.now);
  if (submission.status !== "success") return giveBack(submission, refuseInput({}), token);
  const { publicName } = submission.value;
  const saved = await setPublicName(context.db, user.id, publicName);
  if (!saved.ok) return giveBack(submission, saved, token);
  return redirectWithNotice(context, `/news/${articleId}#comments`, {
    title: `Others see you as ${publicName} now`,
  });
}

type Returned = ReturnedForm<CommentAgain>;

/** The form again, with everything in it and the sentence on top. */
function giveBack(
  submission: Parameters<typeof formResult>[0],
  { headers, ...refusal }: Refusal & { headers?: HeadersInit },
  token: string,
) {
  const { why } = refusal;
  const init = refusalInit(refusal);
  const sent = new Headers([...new Headers(init.headers), ...new Headers(headers)]);
  if (why === "unknown") throw new Response(null, { status: init.status });
  const result = formResult(submission, refusal);
  const sentence = sentenceOf({ errors: errorsIn(result) });
  const isSignedOut = why === "signed-out" || undefined;
  const stated = Object.values(commentNotices).find(({ description }) => description === sentence);
  const notice = stated ?? { title: "That did not work yet", description: sentence };
  const returned: Returned = {
    ...{ result, notice: { ...notice, variant: "destructive" }, token, isSignedOut },
  };
  return data(returned, { ...init, headers: sent });
}

/** A form that comes back sooner than a person can write waits for the rest of the time. */
function wait(ms: number) {
  return ms > 0 ? new Promise<void>((resolve) => setTimeout(resolve, ms)) : undefined;
}
