import { and, eq, gt, inArray, sql } from "drizzle-orm";
import type { Database } from "../../db/client.server";
import { isRefusedBy } from "../../db/conflict";
import { named } from "../../db/named";
import {
  articleComments,
  blockedNetworks,
  commentDomains,
  newsArticles,
} from "../../db/schema/news";
import { users } from "../../db/schema/people";
import { nameKey } from "../name-rules";
import { type CommentStatus, selectCommented } from "./comment.server";
import { countDomains } from "./comment-domains.server";
import { type CommentReason, domainsIn, holdFrom, scoreComment, spamFrom } from "./comment-score";

const day = 24 * 60 * 60_000;

/** From this length on the same words from two networks are no accident. */
const longText = 20;

interface FromMember {
  kind: "member";
  userId: number;
}

interface FromGuest {
  kind: "guest";
  guestId: string;
  username: string;
  /** As it was typed, before it was cleaned. */
  typed: string;
  /** Of today. */
  networkKey: string;
  /** The same network by the keys of the days on which it can have been blocked, today's included. */
  networkKeys: readonly string[];
  /** Whether the field was filled that people do not see. */
  isTrapped: boolean;
}

export interface NewComment {
  articleId: number;
  comment: string;
  textHash: string;
  /** The form's nonce: a form that arrives twice is one comment. Null without a form. */
  formNonce: string | null;
  author: FromMember | FromGuest;
}

export type CommentRefusal = "unknown" | "blocked" | "member-name" | "same-text" | "used";

export interface StoredComment {
  id: number;
  status: CommentStatus;
  createdAt: number;
}

/** Stores a comment. A guest's is scored first: what looks like spam waits for a person. */
export async function postComment(
  db: Database,
  sent: NewComment,
  now: number,
): Promise<{ ok: true; stored: StoredComment } | { ok: false; reason: CommentRefusal }> {
  const known = await readAround(db, sent, now);
  const reason = refuse(sent, known);
  if (reason) return { ok: false, reason };

  const judged = judge(sent, known);
  const { articleId, comment, textHash, formNonce, author } = sent;
  const signed =
    author.kind === "member"
      ? { userId: author.userId }
      : { guestId: author.guestId, username: author.username, networkKey: author.networkKey };
  const insert = db
    .insert(articleComments)
    .values({ articleId, comment, textHash, formNonce, ...signed, ...judged, createdAt: now })
    .returning({
      id: articleComments.id,
      status: articleComments.status,
      createdAt: articleComments.createdAt,
    });
  try {
    const [[stored]] = await db.batch([
      insert,
      ...(judged.status === "published" ? [countComment(db, articleId, 1)] : []),
      ...(author.kind === "guest" ? countDomains(db, domainsIn(author.typed), now) : []),
    ]);
    if (!stored) throw new Error("The comment was not stored.");
    return { ok: true, stored };
  } catch (error) {
    if (formNonce === null || !isRefusedBy(error, "unique", "nonce")) throw error;
    const same = await readByNonce(db, formNonce);
    return same && same.articleId === articleId && same.textHash === textHash
      ? { ok: true, stored: same }
      : { ok: false, reason: "used" };
  }
}

async function readByNonce(db: Database, formNonce: string) {
  const [[comment]] = await db.batch([
    db
      .select({
        id: articleComments.id,
        status: articleComments.status,
        createdAt: articleComments.createdAt,
        articleId: articleComments.articleId,
        textHash: articleComments.textHash,
      })
      .from(articleComments)
      .where(eq(articleComments.formNonce, formNonce)),
  ]);
  return comment;
}

type Known = Awaited<ReturnType<typeof readAround>>;

async function readAround(
  db: Database,
  { articleId, textHash, formNonce, author }: NewComment,
  now: number,
) {
  const guest = author.kind === "guest" ? author : null;
  const [[article], same, [taken], [blocked], [network], [listed]] = await db.batch([
    selectCommented(db, articleId),
    db
      .select({
        articleId: articleComments.articleId,
        userId: articleComments.userId,
        guestId: articleComments.guestId,
        networkKey: articleComments.networkKey,
        formNonce: articleComments.formNonce,
      })
      .from(articleComments)
      .where(and(eq(articleComments.textHash, textHash), gt(articleComments.createdAt, now - day)))
      .limit(20),
    db
      .select(named("taken", { takenBy: users.id }))
      .from(users)
      .where(
        sql`${guest !== null} and (lower(${users.username}) = lower(${guest?.username ?? ""})
          or lower(${users.publicName}) = lower(${guest?.username ?? ""})
          or ${users.nameKey} = ${nameKey(guest?.username ?? "")})`,
      )
      .limit(1),
    db
      .select({ until: blockedNetworks.until })
      .from(blockedNetworks)
      .where(
        and(
          inArray(blockedNetworks.networkKey, [...(guest?.networkKeys ?? [""])]),
          gt(blockedNetworks.until, now),
        ),
      )
      .limit(1),
    db
      .select(named("seen", { seen: articleComments.id }))
      .from(articleComments)
      .where(
        and(
          eq(articleComments.networkKey, guest?.networkKey ?? ""),
          eq(articleComments.status, "published"),
        ),
      )
      .limit(1),
    db
      .select({ domain: commentDomains.domain })
      .from(commentDomains)
      .where(
        sql`${commentDomains.blockedAt} is not null and ${commentDomains.domain} in (
          select value from json_each(${JSON.stringify(domainsIn(guest?.typed ?? ""))}))`,
      )
      .limit(1),
  ]);
  // The same form again is not the same text again: its nonce decides.
  const others = same.filter((each) => formNonce === null || each.formNonce !== formNonce);
  return {
    hasArticle: article !== undefined,
    isNameTaken: taken !== undefined,
    isBlocked: blocked !== undefined,
    isNewNetwork: network === undefined,
    hasBlockedDomain: listed !== undefined,
    isOwnText: others.some(
      (each) =>
        each.articleId === articleId &&
        (author.kind === "member"
          ? each.userId === author.userId
          : each.guestId === author.guestId),
    ),
    // "Thank you" is what many people write.
    isSameText:
      author.kind === "guest" &&
      author.typed.length >= longText &&
      others.some(({ networkKey }) => networkKey !== author.networkKey),
  };
}

function refuse({ author }: NewComment, known: Known): CommentRefusal | null {
  if (!known.hasArticle) return "unknown";
  if (known.isBlocked) return "blocked";
  if (known.isNameTaken) return "member-name";
  return known.isOwnText && !(author.kind === "guest" && author.isTrapped) ? "same-text" : null;
}

interface Judged {
  status: CommentStatus;
  score?: number;
  scoreReasons?: CommentReason[];
}

function judge({ author }: NewComment, known: Known): Judged {
  if (author.kind === "member") return { status: "published" };
  const { score, reasons } = scoreComment({ ...known, typed: author.typed });
  if (author.isTrapped) {
    return { status: "spam", score: score + spamFrom, scoreReasons: [...reasons, "trap"] };
  }
  const status = score >= spamFrom ? "spam" : score >= holdFrom ? "held" : "published";
  return { status, score, scoreReasons: reasons };
}

function countComment(db: Database, articleId: number, by: 1 | -1) {
  return db
    .update(newsArticles)
    .set({ commentCount: sql`${newsArticles.commentCount} + ${by}` })
    .where(eq(newsArticles.id, articleId));
}
