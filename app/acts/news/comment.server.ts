import { type AppLoadContext, data } from "@remix-run/cloudflare";
import { keepGuestId, readOwner } from "../../auth/guest.server";
import { fieldErrors } from "../../http/body.server";
import { logFailure } from "../../http/form-failure.server";
import { redirectWithNotice } from "../../http/notice.server";
import { type Refused, refuseOverLimit } from "../../http/refusal.server";
import { sha256 } from "../../keys/digest.server";
import { refuseName } from "../../models/name-rules";
import { publishDue } from "../../models/news/article-write.server";
import {
  type CommentFormData,
  type CommentOutcome,
  commentIntents,
  type PostedComment,
  type ShownComment,
} from "../../models/news/comment";
import {
  type CommentRefusal,
  deleteOwnComment,
  type NewComment,
  postComment,
  pruneComments,
} from "../../models/news/comment.server";
import { lacksPublicName, publicNameOf } from "../../models/person";
import { setPublicName } from "../../models/user.server";
import { PublicName } from "../../schemas/account";
import {
  commentAdded,
  commentFailed,
  commentHeld,
  commentNotices,
  GuestComment,
  MemberComment,
} from "../../schemas/comment";
import type { FieldErrors } from "../../schemas/field-errors";
import { readId } from "../../schemas/id";
import { draftName, forgetTyped, keepTyped } from "../drafts.server";
import { issueCommentToken, readCommentToken } from "./comment-token.server";
import { networkKeys } from "./network-key.server";

const refusals: Record<CommentRefusal, { status: number; errors: FieldErrors }> = {
  unknown: { status: 404, errors: { "": ["There is no such article."] } },
  blocked: {
    status: 403,
    errors: { "": ["Guests cannot comment from your network at the moment. Members can."] },
  },
  "member-name": {
    status: 409,
    errors: { username: ["That name belongs to a member. Please choose another one."] },
  },
  "same-text": { status: 409, errors: { comment: ["You have posted these words already."] } },
  used: {
    status: 409,
    errors: { "": ["This form was used already. Please press Post Comment once more."] },
  },
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

type Posted = { ok: true; comment: ShownComment; isHeld: boolean; headers: Headers };

interface Sent {
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
  { articleId, formNonce, isTrapped, ...sent }: Sent,
): Promise<Refused | Posted> {
  const user = await context.getUser();
  const read = (user ? MemberComment : GuestComment).safeParse(sent);
  if (!read.success) return { ok: false, status: 400, errors: fieldErrors(read.error) };
  const limit = user ? "member-comment" : "guest-comment";
  const refused = await refuseOverLimit(request, context, limit);
  if (refused) return refused;

  const { comment } = read.data;
  const username = "username" in read.data ? String(read.data.username) : "";
  const nameRefusal = user ? null : refuseName(username);
  if (nameRefusal) return { ok: false, status: 400, errors: { username: [nameRefusal] } };
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
  if (!posted.ok) return { ok: false, ...refusals[posted.reason] };

  if (user) await forgetTyped(request, context, { kind: "comment", about: articleId });
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

type Asked = { articleId: number; form: FormData };

async function sendComment(request: Request, context: AppLoadContext, { articleId, form }: Asked) {
  const typed = { comment: text(form, "comment"), username: text(form, "username") };
  const next = issueCommentToken(context.secret, articleId, context.now);
  const token = readCommentToken(context.secret, articleId, text(form, "token"), context.now);
  if (!token) {
    const late = "This page was open for a long time. Please press Post Comment once more.";
    return giveBack({ status: 409, errors: { "": [late] } }, typed, next);
  }
  if (!form.has("username") && !(await context.getUser())) {
    const fields = { comment: typed.comment };
    const draft = { kind: "comment", about: articleId, fields } as const;
    const { headers } = await keepTyped(request, context, draft);
    return giveBack(
      { status: 401, errors: { "": [signedOut] }, headers, isSignedOut: true },
      typed,
      next,
    );
  }
  await wait(token.waitMs);

  let posted: Refused | Posted;
  try {
    posted = await submitComment(request, context, {
      ...{ articleId, ...typed, formNonce: token.nonce },
      isTrapped: text(form, "website") !== "",
    });
  } catch (error) {
    if (error instanceof Response) throw error;
    logFailure("comment-failed", error);
    return data<CommentOutcome>(
      { errors: {}, notice: { ...commentFailed, variant: "destructive" }, typed, token: next },
      { status: 500 },
    );
  }
  if (!posted.ok) return giveBack(posted, typed, next);
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
  { articleId, form }: Asked,
) {
  const id = readId(text(form, "comment-id"));
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

async function chooseName(context: AppLoadContext, { articleId, form }: Asked) {
  const user = await context.getUser();
  if (!user || !lacksPublicName(user)) {
    throw new Response("You cannot choose a public name here.", { status: 403 });
  }
  const publicName = text(form, "publicName");
  const typed = { comment: "", username: "", publicName };
  const read = PublicName.safeParse({ publicName });
  const token = issueCommentToken(context.secret, articleId, context.now);
  if (!read.success) {
    return giveBack({ status: 400, errors: fieldErrors(read.error) }, typed, token);
  }
  const saved = await setPublicName(context.db, user.id, read.data.publicName);
  if (!saved.ok) return giveBack({ status: 409, errors: saved.errors }, typed, token);
  return redirectWithNotice(context, `/news/${articleId}#comments`, {
    title: `Others see you as ${read.data.publicName} now`,
  });
}

/** The form again, with everything in it and the sentence on top. */
function giveBack(
  {
    status,
    errors,
    retryAfter,
    headers = {},
    isSignedOut,
  }: {
    status: number;
    errors: FieldErrors;
    retryAfter?: number;
    headers?: HeadersInit;
    isSignedOut?: true;
  },
  typed: CommentOutcome["typed"],
  token: string,
) {
  if (status === 404) throw new Response(null, { status });
  const sent = new Headers(headers);
  if (retryAfter !== undefined) sent.set("Retry-After", String(retryAfter));
  const [sentence] = Object.values(errors).flat();
  const stated = Object.values(commentNotices).find(({ description }) => description === sentence);
  const notice = stated ?? { title: "That did not work yet", description: sentence };
  return data<CommentOutcome>(
    { errors, notice: { ...notice, variant: "destructive" }, typed, token, isSignedOut },
    { status, headers: sent },
  );
}

function text(form: FormData, name: string) {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

/** A form that comes back sooner than a person can write waits for the rest of the time. */
function wait(ms: number) {
  return ms > 0 ? new Promise<void>((resolve) => setTimeout(resolve, ms)) : undefined;
}
