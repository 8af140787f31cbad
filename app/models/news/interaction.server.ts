import { type SQL, sql } from "drizzle-orm";

import type { Database } from "../../db/client.server";
import {
  guestArticleInteractions,
  newsArticles,
  userArticleInteractions,
} from "../../db/schema/news";
import { type Counted, claimCount, hasCount } from "../guest-count.server";
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
 * @returns what is kept now and the counter; null where there is no such article.
 */
export async function setInteraction(
  db: Database,
  { articleId, kind, value }: Change,
  reader: Counted,
  now: number,
) {
  const counter = sql.raw(counters[kind]);
  const guest = reader.userId === null ? reader : null;
  const { table, key, id } = rowsOf(reader);
  const kept = (column: string) => sql`ifnull((select ${sql.raw(column)} from ${table}
    where ${sql.raw(key)} = ${id} and article_id = ${articleId}), 0)`;
  const before = kept(kind);
  const after = value === null ? sql`1 - ${before}` : sql.raw(value ? "1" : "0");
  const thing = `${kind}:${articleId}`;
  // What a guest did once and what counted of it are two things: their address may be used up.
  const countedBefore = guest ? kept(`${kind}_counted`) : before;
  const counted = guest ? sql`(${after}) * (${countedBefore} or ${hasCount(thing, guest)})` : after;
  const flags = (made: "after" | "counted") =>
    sql.raw(
      Object.keys(counters)
        .map((each) => (each === kind ? made : "0"))
        .join(", "),
    );

  const keep = [
    db
      .update(newsArticles)
      .set({ [counters[kind]]: sql`${counter} + (${counted}) - (${countedBefore})` })
      .where(isOfArticle(articleId)),
    db
      .insert(table)
      .select(sql`select null, ${id}, article.id, ${flags("after")},
          ${guest ? sql`${flags("counted")},` : sql``}
          iif(${kind === "saved" ? sql`after` : sql`0`}, ${now}, null), ${now}, ${now}
        from ${newsArticles} as article, (select ${after} as after, ${counted} as counted)
        where article.id = ${articleId} and article.status = 'published'`)
      .onConflictDoUpdate({
        target: [
          table === userArticleInteractions
            ? userArticleInteractions.userId
            : guestArticleInteractions.guestId,
          table.articleId,
        ],
        set: {
          [kind]: sql.raw(`excluded.${kind}`),
          ...(guest && { [`${kind}Counted`]: sql.raw(`excluded.${kind}_counted`) }),
          updatedAt: now,
          ...savedAt(kind, now),
        },
      }),
    db
      .select({
        value: sql`${before}`.mapWith(Boolean).as("kept_value"),
        count: sql<number>`${counter}`.as("counted"),
      })
      .from(newsArticles)
      .where(isOfArticle(articleId)),
  ] as const;

  const [, , rows] =
    guest && value !== false
      ? await db.batch([claimCount(db, thing, guest, now), ...keep]).then(([, ...rest]) => rest)
      : await db.batch(keep);
  return rows[0] ?? null;
}

function rowsOf(reader: Counted) {
  return reader.userId !== null
    ? ({ table: userArticleInteractions, key: "user_id", id: reader.userId } as const)
    : ({ table: guestArticleInteractions, key: "guest_id", id: reader.guestId } as const);
}

/** Saving what is saved already does not bring it to the front of the list. */
function savedAt(kind: Interaction, now: number): { savedAt?: SQL } {
  if (kind !== "saved") return {};
  return { savedAt: sql`iif(excluded.saved, ifnull(saved_at, ${now}), null)` };
}
