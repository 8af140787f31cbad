import { sql } from "drizzle-orm";
import type { Database } from "../../db/client.server";
import { named } from "../../db/named";
import { threads, threadTags } from "../../db/schema/community";
import type { RelatedQuestion } from "./question";

const shownRelated = 5;

/** The questions that were found to be most like it when it was written; some may be gone by now. */
export function selectRelated(db: Database, id: number) {
  // A cross join reads from left to right: the planner would rather go through all questions.
  return db
    .select(relatedColumns("related"))
    .from(
      sql`json_each((select related_ids from ${threads} as asked where asked.id = ${id})) as stored`,
    )
    .crossJoin(threads)
    .where(sql`${threads.id} = stored.value and ${threads.status} = 'visible'`)
    .orderBy(sql`stored.key`)
    .limit(shownRelated);
}

/** The newest questions with its first tag, to fill up a short list. */
export function selectNewestOfTag(db: Database, id: number) {
  const ids = sql`(select newest.thread_id as id
    from ${threadTags} as newest indexed by thread_tags_newest
    where newest.tag_id = (select asked.tags ->> '$[0].id' from ${threads} as asked
      where asked.id = ${id})
    order by newest.created_at desc, newest.thread_id desc limit ${shownRelated + 1})`;
  return db
    .select(relatedColumns("newest"))
    .from(sql`${ids} as near`)
    .crossJoin(threads)
    .where(sql`${threads.id} = near.id`);
}

function relatedColumns(prefix: string) {
  return named(prefix, {
    id: threads.id,
    title: threads.title,
    answerCount: threads.answerCount,
    isAnswered: threads.isAnswered,
  });
}

export function toRelated(
  id: number,
  rows: Awaited<ReturnType<typeof selectRelated>>,
): RelatedQuestion[] {
  const shown = new Map(rows.map((row) => [row.id, row]));
  shown.delete(id);
  return [...shown.values()].slice(0, shownRelated);
}
