import { sql } from "drizzle-orm";

import type { Database } from "../db/client.server";
import { boundedCount, countUpTo } from "../db/found";
import { stuckWork } from "../db/pending-work";
import { marketplaceItemVersions } from "../db/schema/listings";
import { reportCases } from "../db/schema/moderation";
import { articleComments } from "../db/schema/news";
import { users } from "../db/schema/people";

/** What waits for an editor, each with the desk where it is decided. */
const queues = {
  "/admin/comments": sql`select 1 from ${articleComments} where status = 'held'`,
  // A thing that several people reported is one decision.
  "/admin/reports": sql`select 1 from ${reportCases}`,
  "/admin/listings": sql`select 1 from ${marketplaceItemVersions} where status = 'pending'`,
} as const;

export type WaitingDesk = keyof typeof queues;

/** More are shown as "99+" on the desk and as "9+" at the bell, so no more are counted. */
const mostOnDesk = 100;
const mostAtBell = 10;

/** How much waits at each desk, and how much of the work behind answers keeps failing. */
export async function countWaiting(
  db: Database,
): Promise<Record<WaitingDesk | "stuckWork", number>> {
  const column = (desk: WaitingDesk, name: string) => countUpTo(queues[desk], mostOnDesk, name);
  const [[counted]] = await db.batch([
    db
      .select({
        "/admin/comments": column("/admin/comments", "waiting_comments"),
        "/admin/reports": column("/admin/reports", "waiting_reports"),
        "/admin/listings": column("/admin/listings", "waiting_listings"),
        stuckWork,
      })
      .from(sql`(select 1)`),
  ]);
  if (!counted) throw new Error("A select without a table answers one row.");
  return counted;
}

/** How much waits for the person of a row of `users`: nothing unless they are an editor. */
export function waitingForEditor() {
  const all = sql.join(
    Object.values(queues).map((queue) => sql`select 1 from (${queue})`),
    sql` union all `,
  );
  return sql<number>`case when ${users.role} = 'editor' then ${boundedCount(all, mostAtBell)} else 0 end`.as(
    "waiting_for_editor",
  );
}
