import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "./client.server";
import { countUpTo } from "./found";
import { pendingWork, type Work, type WorkKind } from "./schema/pending-work";

export interface NewWork {
  kind: WorkKind;
  subject: number | SQL;
  /** Where the first piece begins. */
  cursor?: SQL;
  /** A JSON object. */
  detail?: SQL;
  /** Nothing is left to be done unless this holds. */
  when?: SQL;
}

/** A new number for each change. */
const newToken = sql`(random() >> 11)`;

/**
 * The statement that leaves work to be done behind the answer, for the batch of the write that causes
 * it. What is left already for the same subject begins anew.
 */
export function leaveWork(db: Database, { kind, subject, ...work }: NewWork, now: number) {
  const { cursor = sql`''`, detail = sql`null`, when = sql`true` } = work;
  return db
    .insert(pendingWork)
    .select(
      sql`select ${kind}, ${subject}, ${cursor}, ${detail}, ${newToken}, ${now}, ${now}, 0 where ${when}`,
    )
    .onConflictDoUpdate({
      target: [pendingWork.kind, pendingWork.subject],
      set: {
        cursor: sql`excluded.cursor`,
        detail: sql`excluded.detail`,
        token: sql`excluded.token`,
        dueAt: sql`excluded.due_at`,
        attempts: 0,
      },
    });
}

/** The statement that reads something that is due. */
export function selectDueWork(db: Database, now: number) {
  return db.select().from(pendingWork).where(sql`${pendingWork.dueAt} <= ${now}`).limit(1);
}

/**
 * The statements around those of a piece, in one batch with them: the row moves to where the next piece
 * begins, or goes with the last one. The table refuses the batch where the row is not as it was read,
 * or `when` does not hold any more: `pending_work.cursor` is null then.
 */
export function movedWork(
  db: Database,
  { kind, subject, token }: Work,
  { cursor, when = sql`true` }: { cursor: string | null; when?: SQL },
) {
  const isIt = and(eq(pendingWork.kind, kind), eq(pendingWork.subject, subject));
  const isAsRead = sql`exists (select 1 from ${pendingWork} where ${isIt} and token = ${token})`;
  const first = db
    .insert(pendingWork)
    .values({
      ...{ kind, subject, token: newToken, createdAt: 0, dueAt: 0 },
      cursor: sql`iif(${isAsRead} and (${when}), ${cursor ?? ""}, null)`,
    })
    .onConflictDoUpdate({
      target: [pendingWork.kind, pendingWork.subject],
      set: { cursor: sql`excluded.cursor`, token: sql`excluded.token`, attempts: 0 },
    });
  return { first, last: cursor === null ? [db.delete(pendingWork).where(isIt)] : [] };
}

/** The statement that counts a failure; the next attempt is at `dueAt`. */
export function failedWork(db: Database, { kind, subject, token, attempts }: Work, dueAt: number) {
  return db
    .update(pendingWork)
    .set({ attempts: attempts + 1, dueAt })
    .where(
      and(
        eq(pendingWork.kind, kind),
        eq(pendingWork.subject, subject),
        eq(pendingWork.token, token),
      ),
    );
}

/** What failed so often in a row needs somebody to look at it. It is tried again all the same. */
const stuckAfter = 5;
const mostCounted = 100;

/** How much of it there is: a column. */
export const stuckWork = countUpTo(
  sql`select 1 from ${pendingWork} where attempts >= ${sql.raw(String(stuckAfter))}`,
  mostCounted,
  "stuck_work",
);

/** Whether anything is left to be done: a condition that is asked once in a statement. */
export const isAnythingLeft = sql`exists (select 1 from ${pendingWork})`;

/**
 * Whether the seller did not leave: what they offer is still in lists and indexes until it is taken out
 * piece by piece. Costs nothing where nobody is leaving.
 *
 * @param seller their id, as a column or a select.
 */
export function isStaying(seller: SQL): SQL {
  const leaving = sql`select subject from ${pendingWork} where kind = 'account'`;
  return sql`(not exists (${leaving}) or ${seller} not in (${leaving}))`;
}
