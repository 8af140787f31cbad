import { type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";

import type { Database } from "../../db/client.server";
import { answers, threadComments, threads } from "../../db/schema/community";
import { marketplaceItems } from "../../db/schema/items";
import { articleComments, newsArticles } from "../../db/schema/news";
import { users } from "../../db/schema/people";
import { reviews } from "../../db/schema/reviews";
import type { ReportKind } from "../../schemas/report-reasons";
import { hasProfileSql, publicNameSql } from "../person.server";

/** Something that can be reported, wherever on the site it stands. */
export interface ReportTarget {
  kind: ReportKind;
  id: number;
  /** Of the question, article or item that it is or belongs to; of a person the name. */
  title: string;
  /** What was written; empty for a person. */
  text: string;
  /** Null for a guest's comment. */
  authorId: number | null;
  /** As its own table names it, or "gone". */
  status: string;
  /** Whether others see it now. */
  isShown: boolean;
  /** Where others see it. */
  href: string;
}

/** The states in which a thing of some kind is seen, and those that an editor can turn back. */
const shownStates = ["visible", "published", "active"];
export const hiddenStates: Record<ReportKind, string | null> = {
  thread: "hidden",
  answer: "hidden",
  thread_comment: "hidden",
  listing: "under_investigation",
  review: "removed",
  // A removed comment is gone for good, as on the desk of comments; a person is never hidden.
  article_comment: null,
  person: null,
};

/** A select of one named thing, for `targetsOf`. */
function named({ kind, id }: { kind: ReportKind; id: number }): SQL {
  return sql`select ${kind} as kind, ${id} as id`;
}

/**
 * The things that `names`, a select of `kind` and `id`, names, for a from: `target.kind`, `.id`,
 * `.title`, `.text`, `.author_id`, `.status`, `.parent_id`. One that does not exist has no status.
 * Under-18s and people who left are no target themselves; what they wrote is.
 */
export function targetsOf(names: SQL): SQL {
  const person = alias(users, "person");
  return sql`(select named.kind, named.id,
      coalesce(thread.title, answered.title, commented.title, article.title, item.name,
        reviewed.name, ${publicNameSql(person)}) as title,
      coalesce(thread.body, answer.body, comment.body, said.comment, item.description,
        review.review_text, '') as text,
      coalesce(thread.author_id, answer.author_id, comment.author_id, said.user_id,
        item.creator_id, review.user_id, person.id) as author_id,
      coalesce(thread.status, answer.status, comment.status, said.status, item.status,
        review.status, person.status) as status,
      coalesce(answer.thread_id, comment.thread_id, said.article_id, review.item_id) as parent_id
    from (${names}) as named
    left join ${threads} as thread on named.kind = 'thread' and thread.id = named.id
    left join ${answers} as answer on named.kind = 'answer' and answer.id = named.id
    left join ${threads} as answered on answered.id = answer.thread_id
    left join ${threadComments} as comment
      on named.kind = 'thread_comment' and comment.id = named.id
    left join ${threads} as commented on commented.id = comment.thread_id
    left join ${articleComments} as said on named.kind = 'article_comment' and said.id = named.id
    left join ${newsArticles} as article on article.id = said.article_id
    left join ${marketplaceItems} as item on named.kind = 'listing' and item.id = named.id
    left join ${reviews} as review on named.kind = 'review' and review.id = named.id
    left join ${marketplaceItems} as reviewed on reviewed.id = review.item_id
    left join ${users} as person on named.kind = 'person' and person.id = named.id
      and ${hasProfileSql(person)}) as target`;
}

/** The columns of `targetsOf` for `readTarget`. */
export const targetColumns = {
  targetKind: sql<ReportKind>`target.kind`.as("target_kind_of"),
  targetId: sql<number>`target.id`.as("target_id_of"),
  targetTitle: sql<string | null>`target.title`.as("target_title"),
  targetText: sql<string>`target.text`.as("target_text"),
  targetAuthor: sql<number | null>`target.author_id`.as("target_author"),
  targetStatus: sql<string | null>`target.status`.as("target_status"),
  targetParent: sql<number | null>`target.parent_id`.as("target_parent"),
};

type TargetRow = {
  [Name in keyof typeof targetColumns]: (typeof targetColumns)[Name]["_"]["type"];
};

/** What `targetColumns` read. What does not exist any more is "gone". */
export function readTarget(row: TargetRow): ReportTarget {
  const { targetKind: kind, targetId: id } = row;
  const status = row.targetStatus ?? "gone";
  return {
    kind,
    id,
    title: row.targetTitle ?? "",
    text: row.targetText,
    authorId: row.targetAuthor,
    status,
    isShown: shownStates.includes(status),
    href: hrefOf(kind, id, row.targetParent),
  };
}

/** The statement that reads one thing, always one row, to be batched with others. */
export function selectTarget(db: Database, name: { kind: ReportKind; id: number }) {
  return db.select(targetColumns).from(targetsOf(named(name)));
}

/** The first row of `selectTarget`. */
export function theTarget([row]: TargetRow[]): ReportTarget {
  if (!row) throw new Error("A select of one named thing answers one row.");
  return readTarget(row);
}

function hrefOf(kind: ReportKind, id: number, parent: number | null) {
  switch (kind) {
    case "thread":
      return `/community/${id}`;
    case "answer":
      return `/community/${parent}#answer-${id}`;
    case "thread_comment":
      return `/community/${parent}#comment-${id}`;
    case "article_comment":
      return `/news/${parent}#comments`;
    case "listing":
      return `/marketplace/${id}`;
    case "review":
      return `/marketplace/${parent}`;
    case "person":
      return `/people/${id}`;
  }
}

/** A thing in the middle of a sentence: "your answer". */
export const targetNouns: Record<ReportKind, string> = {
  thread: "question",
  answer: "answer",
  thread_comment: "comment",
  article_comment: "comment",
  listing: "listing",
  review: "review",
  person: "profile",
};
