import { and, eq, sql } from "drizzle-orm";

import type { Statement } from "../../db/batch";
import type { Database } from "../../db/client.server";
import { reportCases, reports } from "../../db/schema/moderation";
import type { ReportKind } from "../../schemas/report-reasons";

/** More open reports of one thing are not counted out. */
export const mostCounted = 100;

/** Statements behind a change of a thing's reports: its case is what is open then, or none. */
export function storeCase(
  db: Database,
  { kind, id }: { kind: ReportKind; id: number },
): Statement[] {
  return [
    db
      .delete(reportCases)
      .where(and(eq(reportCases.targetKind, kind), eq(reportCases.targetId, id))),
    db.insert(reportCases).select(
      sql`select target_kind, target_id, min(id), min(created_at), count(*),
          json_group_array(distinct reason)
        from (select * from ${reports} where target_kind = ${kind} and target_id = ${id}
          and status = 'open' order by id limit ${mostCounted})
        group by target_kind, target_id`,
    ),
  ];
}
