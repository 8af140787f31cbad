import { and, eq, type SQL, sql } from "drizzle-orm";

import type { Statement } from "../../db/batch";
import type { Database } from "../../db/client.server";
import { reportCases, reports } from "../../db/schema/moderation";
import { pendingWork } from "../../db/schema/pending-work";
import type { ReportKind } from "../../schemas/report-reasons";

/** More open reports of one thing are not counted out. */
export const mostCounted = 100;

interface Named {
  kind: ReportKind;
  id: number;
}

/** A reported thing in what a decision left to be done. */
export function nameOf({ kind, id }: Named) {
  return `${kind}:${id}`;
}

/**
 * Whether a row of `reports` waits for a decision. Those that a decision was about are closed piece by
 * piece: what it left to be done says up to which number.
 */
export function isUndecided(name: Named): SQL {
  return sql`(status = 'open' and id > ifnull((select max(detail ->> 'upTo') from ${pendingWork}
    where kind = 'reports' and detail ->> 'target' = ${nameOf(name)}), 0))`;
}

/** Statements behind a change of a thing's reports: its case is what is open then, or none. */
export function storeCase(db: Database, { kind, id }: Named): Statement[] {
  return [
    db
      .delete(reportCases)
      .where(and(eq(reportCases.targetKind, kind), eq(reportCases.targetId, id))),
    db.insert(reportCases).select(
      sql`select target_kind, target_id, min(id), min(created_at), count(*),
          json_group_array(distinct reason)
        from (select * from ${reports} where target_kind = ${kind} and target_id = ${id}
          and ${isUndecided({ kind, id })} order by id limit ${mostCounted})
        group by target_kind, target_id`,
    ),
  ];
}
