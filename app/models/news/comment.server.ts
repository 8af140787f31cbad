import { and, desc, eq, gt, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Statement } from "../../db/batch";

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
import type { Owner } from "../owner";
import { publicNameSql } from "../person.server";
import { commentsPerPage, deleteWindowMs, heldForMs, type ShownComment } from "./comment";
import { type CommentReason, domainsIn, holdFrom, scoreComment, spamFrom } from "./comment-score";

type Status = (typeof articleComments.$inferSelect)["status"];

const day = 24 * 60 * 60_000;
const domainWindowMs = 2 * day;
/** More comments than this with a domain, and more than four in five of them removed, block it. */
const domainComments = 10;
const blockForMs = 7 * day;
/** From this length on the same words from two networks are no accident. */
const longText = 20;

export interface CommentPlace {
  at: number;
  id: number;
}

/** The statement that reads an article's comments, the newest first, to be batched with others. */
export function selectComments(
  db: Database,
  {
    articleId,
    before,
    limit = commentsPerPage,
  }: { articleId: number; before?: CommentPlace; limit?: number },
) {
  return db
    .select({
      ...named("comment", {
        commentId: articleComments.id,
        commentOn: articleComments.articleId,
        commentUser: articleComments.userId,
        commentGuest: articleComments.guestId,
        commentText: articleComments.comment,
        commentName: articleComments.username,
        commentAt: articleComments.createdAt,
      }),
      commentPerson: sql<string | null>`${publicNameSql()}`.as("comment_person"),
    })
    .from(articleComments)
    .leftJoin(users, eq(users.id, articleComments.userId))
    .where(
      and(
        eq(articleComments.articleId, articleId),
        eq(articleComments.status, "published"),
        before &&
          sql`(${articleComments.createdAt}, ${articleComments.id}) < (${before.at}, ${before.id})`,
      ),
    )
    .orderBy(desc(articleComments.createdAt), desc(articleComments.id))
    .limit(limit + 1);
}

type CommentRow = Awaited<ReturnType<typeof selectComments>>[number];

/**
 * What `selectComments` read, for this viewer.
 *
 * @returns the comments, and where older ones begin if there are any.
 */
export function readComments(
  rows: readonly CommentRow[],
  { viewer, now, limit = commentsPerPage }: { viewer: Owner; now: number; limit?: number },
) {
  const comments = rows.slice(0, limit).map((row) => showComment(row, viewer, now));
  const last = rows.at(limit - 1);
  return {
    comments,
    older: last && rows.length > limit ? `${last.commentAt}.${last.commentId}` : null,
  };
}

function showComment(row: CommentRow, { userId, guestId }: Owner, now: number): ShownComment {
  const isOwn =
    row.commentUser === null
      ? guestId !== null && row.commentGuest === guestId && now - row.commentAt < deleteWindowMs
      : row.commentUser === userId;
  return {
    id: row.commentId,
    articleId: row.commentOn,
    userId: row.commentUser,
    comment: row.commentText,
    username: row.commentPerson ?? row.commentName ?? "Guest",
    createdAt: new Date(row.commentAt).toISOString(),
    isGuest: row.commentUser === null,
    mayDelete: isOwn,
  };
}

/** Null where there is no such article to read. */
export async function listComments(
  db: Database,
  { articleId, viewer, limit }: { articleId: number; viewer: Owner; limit: number },
  now: number,
) {
  const [[article], rows] = await db.batch([
    selectCommented(db, articleId),
    selectComments(db, { articleId, limit }),
  ]);
  return article ? readComments(rows, { viewer, now, limit }).comments : null;
}

function selectCommented(db: Database, articleId: number) {
  return db
    .select(named("commented", { articleId: newsArticles.id }))
    .from(newsArticles)
    .where(and(eq(newsArticles.id, articleId), eq(newsArticles.status, "published")));
}

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
  status: Status;
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
  status: Status;
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

/** Counts the sites that guests link to, in windows of two days. */
function countDomains(db: Database, domains: readonly string[], now: number): Statement[] {
  if (domains.length === 0) return [];
  const isOver = sql`${commentDomains.windowStart} <= ${now - domainWindowMs}`;
  return [
    db
      .insert(commentDomains)
      .values(domains.map((domain) => ({ domain, windowStart: now, commentCount: 1 })))
      .onConflictDoUpdate({
        target: commentDomains.domain,
        set: {
          windowStart: sql`case when ${isOver} then ${now} else ${commentDomains.windowStart} end`,
          commentCount: sql`case when ${isOver} then 1 else ${commentDomains.commentCount} + 1 end`,
          removedCount: sql`case when ${isOver} then 0 else ${commentDomains.removedCount} end`,
        },
      }),
  ];
}

/** Counts a removal against the sites of a comment, and blocks those that are mostly removed. */
function countRemoved(db: Database, domains: readonly string[], now: number): Statement[] {
  if (domains.length === 0) return [];
  const removed = sql`min(${commentDomains.removedCount} + 1, ${commentDomains.commentCount})`;
  return [
    db
      .update(commentDomains)
      .set({
        removedCount: removed,
        blockedAt: sql`case when ${commentDomains.blockedAt} is null
          and ${commentDomains.commentCount} > ${domainComments}
          and ${removed} > 0.8 * ${commentDomains.commentCount}
          then ${now} else ${commentDomains.blockedAt} end`,
      })
      .where(inArray(commentDomains.domain, [...domains])),
  ];
}

/** Deletes a person's own comment: a member's at any time, a guest's within the stated minutes. */
export async function deleteOwnComment(
  db: Database,
  { id, articleId, viewer }: { id: number; articleId: number; viewer: Owner },
  now: number,
) {
  const isOwn =
    viewer.userId !== null
      ? sql`user_id = ${viewer.userId}`
      : sql`user_id is null and guest_id = ${viewer.guestId ?? ""} and created_at > ${now - deleteWindowMs}`;
  const own = sql`id = ${id} and article_id = ${articleId} and status = 'published' and ${isOwn}`;
  const results = await db.batch([
    countPublished(db, articleId, sql`exists (select 1 from ${articleComments} where ${own})`),
    db.delete(articleComments).where(own).returning({ id: articleComments.id }),
  ]);
  return results[1].length > 0;
}

function countPublished(db: Database, articleId: number, isCounted: SQL) {
  return db
    .update(newsArticles)
    .set({ commentCount: sql`${newsArticles.commentCount} - 1` })
    .where(and(eq(newsArticles.id, articleId), isCounted));
}

const queuePerPage = 20;

/** Comments that wait for a person, the longest waiting first; or spam, the latest first. */
export async function listHeld(
  db: Database,
  { status, after }: { status: "held" | "spam"; after?: CommentPlace },
) {
  const place = sql`(${articleComments.createdAt}, ${articleComments.id})`;
  const isHeld = status === "held";
  const [rows] = await db.batch([
    db
      .select({
        ...named("held", {
          id: articleComments.id,
          createdAt: articleComments.createdAt,
          comment: articleComments.comment,
          username: articleComments.username,
          score: articleComments.score,
          reasons: articleComments.scoreReasons,
          articleId: articleComments.articleId,
        }),
        hasNetwork: sql<number>`${articleComments.networkKey} is not null`.as("held_network"),
        articleTitle: newsArticles.title,
      })
      .from(articleComments)
      .innerJoin(newsArticles, eq(newsArticles.id, articleComments.articleId))
      .where(
        and(
          eq(articleComments.status, sql.raw(`'${status}'`)),
          after &&
            (isHeld
              ? sql`${place} > (${after.at}, ${after.id})`
              : sql`${place} < (${after.at}, ${after.id})`),
        ),
      )
      .orderBy(
        isHeld ? articleComments.createdAt : desc(articleComments.createdAt),
        isHeld ? articleComments.id : desc(articleComments.id),
      )
      .limit(queuePerPage + 1),
  ]);
  const comments = rows.slice(0, queuePerPage);
  const last = comments.at(-1);
  return {
    comments,
    next: last && rows.length > comments.length ? `${last.createdAt}.${last.id}` : null,
  };
}

export const commentDecisions = ["approve", "remove", "block"] as const;
export type CommentDecision = (typeof commentDecisions)[number];

/**
 * Decides on a comment: it appears, or it is removed, on request with its network blocked for seven
 * days. A published one can be removed too. Of two editors at once the first one decides.
 *
 * @returns false where it waits for nobody any more.
 */
export async function decideComment(
  db: Database,
  { id, decision }: { id: number; decision: CommentDecision },
  now: number,
) {
  const [[comment]] = await db.batch([
    db.select().from(articleComments).where(eq(articleComments.id, id)),
  ]);
  const isApproval = decision === "approve";
  const from: Status[] = isApproval ? ["held", "spam"] : ["held", "spam", "published"];
  if (!comment || !from.includes(comment.status)) return false;

  const results = await db.batch(commentDecided(db, comment, decision, now));
  return results[1].length > 0;
}

/** The statements of a decision on a comment. They change nothing where its status has changed since. */
export function commentDecided(
  db: Database,
  comment: Pick<
    typeof articleComments.$inferSelect,
    "id" | "articleId" | "status" | "networkKey" | "comment"
  >,
  decision: CommentDecision,
  now: number,
) {
  const { id, articleId, status, networkKey } = comment;
  const isApproval = decision === "approve";
  const stillIs = sql`exists (select 1 from ${articleComments} where id = ${id} and status = ${status})`;
  const counted = isApproval ? 1 : status === "published" ? -1 : 0;
  const others: Statement[] = [
    ...(isApproval ? [] : countRemoved(db, domainsIn(comment.comment), now)),
    ...(decision === "block" && networkKey !== null
      ? [
          db
            .insert(blockedNetworks)
            .values({ networkKey, until: now + blockForMs, createdAt: now })
            .onConflictDoUpdate({
              target: blockedNetworks.networkKey,
              set: { until: now + blockForMs },
            }),
        ]
      : []),
  ];
  return [
    db
      .update(newsArticles)
      .set({ commentCount: sql`${newsArticles.commentCount} + ${counted}` })
      .where(and(eq(newsArticles.id, articleId), stillIs)),
    db
      .update(articleComments)
      .set({ status: isApproval ? "published" : "removed", decidedAt: now })
      .where(and(eq(articleComments.id, id), eq(articleComments.status, status)))
      .returning({ id: articleComments.id }),
    ...others,
  ] as const;
}

/** Forgets what nobody decided on for thirty days, and blocks that are over. */
export async function pruneComments(db: Database, now: number) {
  const isOld = lt(articleComments.createdAt, now - heldForMs);
  await db.batch([
    db.delete(articleComments).where(and(sql`${articleComments.status} = 'held'`, isOld)),
    db.delete(articleComments).where(and(sql`${articleComments.status} = 'spam'`, isOld)),
    db.delete(blockedNetworks).where(lt(blockedNetworks.until, now)),
  ]);
}

/** The statement after which nothing says that one browser wrote these comments of a visitor. */
export function forgetGuest(db: Database, guestId: string) {
  return db
    .update(articleComments)
    .set({ guestId: null })
    .where(and(isNull(articleComments.userId), eq(articleComments.guestId, guestId)));
}
