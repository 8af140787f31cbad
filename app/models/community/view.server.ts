import { inArray, sql } from "drizzle-orm";

import type { Database } from "../../db/client.server";
import { named } from "../../db/named";
import { threads, threadViews } from "../../db/schema/community";
import { rankStatements } from "./thread-rank.server";

/** The views of a thread joined with `thread_views`, without those that wait in memory. */
export const storedViews = sql<number>`(${threads.viewCount} + ifnull(${threadViews.waiting}, 0))`;

/**
 * Stores gathered views: one upsert into `thread_views`, for all questions together. They move on to
 * `threads.view_count` only when that crosses a power of two less one (1, 3, 7, 15, …): there the
 * generated rank changes, and rewriting its indexes is worth it. A question with `n` views so costs
 * at most log2(n) such rewrites in its whole life, and `view_count` plus `waiting` is what was stored.
 *
 * @param gathered views by question; unknown questions are left out.
 * @param mostMoved at most so many of them change their rank, those first whose rank is furthest
 * behind; the others do with later views. A rewrite is a dozen rows and more.
 */
export async function storeViews(
  db: Database,
  gathered: ReadonlyMap<number, number>,
  mostMoved = 1,
) {
  if (gathered.size === 0) return;
  const entries = JSON.stringify([...gathered]);
  const [, moving] = await db.batch([
    db
      .insert(threadViews)
      .select(sql`select thread.id, sum(view.value ->> 1)
        from json_each(${entries}) as view
        join ${threads} as thread on thread.id = view.value ->> 0 and thread.status = 'visible'
        where true group by thread.id`)
      .onConflictDoUpdate({
        target: threadViews.threadId,
        set: { waiting: sql`${threadViews.waiting} + excluded.waiting` },
      }),
    db
      .select(named("moving", { id: threads.id }))
      .from(threads)
      .innerJoin(threadViews, sql`${threadViews.threadId} = ${threads.id}`)
      .where(sql`${threads.id} in (select value ->> 0 from json_each(${entries}))
        and ${bucket(storedViews)} > ${bucket(sql`${threads.viewCount}`)}`)
      .orderBy(sql`${bucket(storedViews)} - ${bucket(sql`${threads.viewCount}`)} desc`)
      .limit(mostMoved),
  ]);
  await moveViews(
    db,
    moving.map(({ id }) => id),
  );
}

/** Moves waiting views into the rank; twice at the same time is harmless. */
async function moveViews(db: Database, ids: number[]) {
  if (ids.length === 0) return;
  await db.batch([
    db
      .update(threads)
      .set({
        viewCount: sql`view_count + ifnull((select waiting from ${threadViews}
          where thread_id = ${threads.id}), 0)`,
      })
      .where(inArray(threads.id, ids)),
    db.update(threadViews).set({ waiting: 0 }).where(inArray(threadViews.threadId, ids)),
    ...ids.flatMap((id) => rankStatements(db, id)),
  ]);
}

/** As the generated rank counts them. */
function bucket(views: ReturnType<typeof sql>) {
  return sql`cast(ln(1 + ${views}) / ln(2) + 1e-9 as integer)`;
}
