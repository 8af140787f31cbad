import { type SQL, sql } from "drizzle-orm";

import type { Database } from "../../db/client.server";
import {
  guestArticleInteractions,
  newsArticles,
  userArticleInteractions,
} from "../../db/schema/news";
import type { Owner } from "../owner";
import { isOfArticle } from "./article.server";

/** What a reader can do with an article, and the counter that it moves. */
const counters = { liked: "likes", saved: "saves", shared: "shares" } as const;

export type Interaction = keyof typeof counters;

interface Change {
  articleId: number;
  kind: Interaction;
  /** Null turns it round. */
  value: boolean | null;
}

/**
 * Keeps that a reader liked, saved or shared an article, or did not, and counts it. Each reader
 * counts once: the counter moves in the same batch, and only when what is kept changes.
 *
 * @param reader a member or a guest; one of the two ids is set.
 * @returns what is kept now and the counter; null where there is no such article.
 */
export async function setInteraction(
  db: Database,
  { articleId, kind, value }: Change,
  reader: Owner,
  now: number,
) {
  const column = sql.raw(kind);
  const counter = sql.raw(counters[kind]);
  const { table, key, id } = rowsOf(reader);
  const before = sql`ifnull((select ${column} from ${table}
    where ${sql.raw(key)} = ${id} and article_id = ${articleId}), 0)`;
  const after = value === null ? sql`1 - ${before}` : sql.raw(value ? "1" : "0");
  const isKind = (each: Interaction) => sql.raw(each === kind ? "1" : "0");

  const [, , rows] = await db.batch([
    db
      .update(newsArticles)
      .set({ [counters[kind]]: sql`${counter} + (${after}) - (${before})` })
      .where(isOfArticle(articleId)),
    db
      .insert(table)
      .select(sql`select null, ${id}, article.id,
          ${isKind("liked")} * made.after, ${isKind("saved")} * made.after,
          ${isKind("shared")} * made.after,
          iif(${isKind("saved")} * made.after, ${now}, null), ${now}, ${now}
        from ${newsArticles} as article, (select ${after} as after) as made
        where article.id = ${articleId} and article.status = 'published'`)
      .onConflictDoUpdate({
        target: [
          table === userArticleInteractions
            ? userArticleInteractions.userId
            : guestArticleInteractions.guestId,
          table.articleId,
        ],
        set: { [kind]: sql`excluded.${column}`, updatedAt: now, ...savedAt(kind, now) },
      }),
    db
      .select({
        value: sql<number>`${before}`.mapWith(Boolean).as("kept_value"),
        count: sql<number>`${counter}`.as("counted"),
      })
      .from(newsArticles)
      .where(isOfArticle(articleId)),
  ]);
  return rows[0] ?? null;
}

function rowsOf({ userId, guestId }: Owner) {
  if (userId !== null) {
    return { table: userArticleInteractions, key: "user_id", id: userId } as const;
  }
  if (guestId === null) throw new Error("A visitor needs an id before something is kept.");
  return { table: guestArticleInteractions, key: "guest_id", id: guestId } as const;
}

/** Saving what is saved already does not bring it to the front of the list. */
function savedAt(kind: Interaction, now: number): { savedAt?: SQL } {
  if (kind !== "saved") return {};
  return { savedAt: sql`iif(excluded.saved, ifnull(saved_at, ${now}), null)` };
}
