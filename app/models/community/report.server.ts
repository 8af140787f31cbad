import { sql } from "drizzle-orm";

import type { Database } from "../../db/client.server";
import { named } from "../../db/named";
import { communityMembers } from "../../db/schema/community";
import { reports } from "../../db/schema/moderation";
import { users } from "../../db/schema/people";
import type { Report } from "../../schemas/report";
import type { ReportKind } from "../../schemas/report-reasons";
import { countUse, isWithin, readUse } from "../rate-limit.server";
import { hideByRule } from "./moderation.server";
import { isUndecided, storeCase } from "./report-case.server";
import { type ReportTarget, selectTarget, theTarget } from "./report-target.server";

const day = 24 * 60 * 60_000;
/** One person may report so many things a day. */
export const reportsPerDay = 20;
/** So many members of long standing hide a post of the community until an editor has looked at it. */
const hidingReports = 3;
/** Of the open reports of a thing so many are looked at for these, the latest. */
const weighedReports = 200;
/** A member of long standing: an account of this age with a question or an answer that stands. */
const establishedAfterMs = 30 * day;

interface Named {
  kind: ReportKind;
  id: number;
}

/** What the form shows: the thing, and whether this person has reported it already. */
export async function getReportable(db: Database, userId: number, name: Named) {
  const [rows, [before]] = await db.batch([
    selectTarget(db, name),
    db
      .select(named("reported", { reportedAt: reports.createdAt }))
      .from(reports)
      .where(isReport(userId, name)),
  ]);
  const target = theTarget(rows);
  if (!target.isShown) return undefined;
  return { target, isReported: before !== undefined };
}

function isReport(userId: number, { kind, id }: Named) {
  return sql`${reports.reporterId} = ${userId} and ${reports.targetKind} = ${kind}
    and ${reports.targetId} = ${id}`;
}

type Reported =
  | { ok: true; target: ReportTarget; isNew: boolean; isHidden: boolean }
  | { ok: false; reason: "unknown" | "own" | "too-many" };

/**
 * Stores that somebody reports something, once per person and thing: a second one changes nothing.
 * With the third open report by members of long standing a question, an answer or a comment of the
 * community is hidden until an editor has looked at it, unless an editor has decided on it before.
 */
export async function reportThing(
  db: Database,
  { reporterId, kind, id, reason, note }: Named & Report & { reporterId: number },
  now: number,
): Promise<Reported> {
  const found = await getReportable(db, reporterId, { kind, id });
  if (!found) return { ok: false, reason: "unknown" };
  const { target, isReported } = found;
  if (target.authorId === reporterId) return { ok: false, reason: "own" };
  if (isReported) return { ok: true, target, isNew: false, isHidden: false };

  const limit = { key: `report:${reporterId}`, limit: reportsPerDay, windowMs: day };
  const [use, stored, [by]] = await db.batch([
    countUse(db, limit, now),
    db
      .insert(reports)
      .select(
        sql`select null, ${reporterId}, ${kind}, ${id}, ${reason}, ${note || null}, 'open', ${now}, null
          where ${isWithin(limit)}`,
      )
      .onConflictDoNothing()
      .returning({ id: reports.id }),
    db
      .select({
        established: sql<number>`(select count(*) from (
          select 1 from (select reporter_id from ${reports} where target_kind = ${kind}
            and target_id = ${id} and ${isUndecided({ kind, id })} order by id desc
            limit ${weighedReports}) as report
          join ${users} as reporter on reporter.id = report.reporter_id
          join ${communityMembers} as member on member.user_id = reporter.id
          where reporter.status = 'active' and reporter.created_at <= ${now - establishedAfterMs}
            and member.question_count + member.answer_count > 0
          limit ${hidingReports}))`.as("established_reports"),
      })
      .from(sql`(select 1)`),
    ...storeCase(db, { kind, id }),
  ]);
  if (!readUse(use, limit, now).isAllowed) return { ok: false, reason: "too-many" };
  const isHidden = (by?.established ?? 0) >= hidingReports && (await hideByRule(db, target, now));
  return { ok: true, target, isNew: stored.length > 0, isHidden };
}
