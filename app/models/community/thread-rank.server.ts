import { type SQL, sql } from "drizzle-orm";
import type { Statement } from "../../db/batch";

import type { Database } from "../../db/client.server";
import { tags, threadLists, threads, threadTags } from "../../db/schema/community";

/**
 * The statements that bring what copies the keys of a thread (`hot` and `is_answered` of its
 * `thread_tags`) back in step with its row. Every batch that changes a counter of a thread ends with
 * them. How many threads a list or a tag has is not theirs: who makes a thread answered, hides or
 * shows it counts that in the same batch.
 *
 * @param threadId an id or a subselect of one; only rows that differ are written.
 */
export function rankStatements(db: Database, threadId: number | SQL): Statement[] {
  const key = (column: string) => sql`(select ${sql.raw(column)} from ${threads}
    where ${threads.id} = ${threadTags.threadId})`;
  return [
    db
      .update(threadTags)
      .set({ hot: key("hot"), isAnswered: key("is_answered") })
      .where(sql`${threadTags.threadId} = ${threadId}
        and (${threadTags.hot}, ${threadTags.isAnswered}) is not ${key("hot, is_answered")}`),
  ];
}

/**
 * The statements that bring a visible thread into the lists and its tags, with their counts. For one
 * that is in none of them; they stand behind the statement that makes it visible.
 */
export function listThread(db: Database, threadId: number | SQL): Statement[] {
  return [
    db.insert(threadTags).select(sql`
      select thread.id, tag.value ->> 'id', thread.created_at, thread.hot, thread.is_answered
      from ${threads} as thread, json_each(thread.tags) as tag
      where thread.id = ${threadId} and thread.status = 'visible'`),
    ...countListed(db, threadId, "+"),
  ];
}

/** Takes a thread out of all of them. They stand before the statement that hides it. */
export function unlistThread(db: Database, threadId: number | SQL): Statement[] {
  return [
    ...countListed(db, threadId, "-"),
    db.delete(threadTags).where(sql`${threadTags.threadId} = ${threadId}`),
  ];
}

function countListed(db: Database, threadId: number | SQL, sign: "+" | "-"): Statement[] {
  const by = sql.raw(sign);
  const isListed = sql`thread.id = ${threadId} and thread.status = 'visible'`;
  const answered = sql`(select is_answered from ${threads} as thread where ${isListed})`;
  return [
    db
      .update(tags)
      .set({
        threadCount: sql`thread_count ${by} 1`,
        answeredCount: sql`answered_count ${by} ${answered}`,
      })
      .where(sql`id in (select tag_id from ${threadTags}
        where ${threadTags.threadId} = ${threadId})`),
    db
      .insert(threadLists)
      .select(sql`select list.value, 1 from ${threads} as thread,
          json_each(json_array('all', iif(thread.is_answered, 'answered', null))) as list
        where ${isListed} and list.value is not null`)
      .onConflictDoUpdate({
        target: threadLists.list,
        set: { threadCount: sql`${threadLists.threadCount} ${by} 1` },
      }),
  ];
}
