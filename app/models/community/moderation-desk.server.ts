import { and, count, desc, eq, sql } from "drizzle-orm";

import type { Database } from "../../db/client.server";
import { named, namedOrNull } from "../../db/named";
import { moderationLog, reportCases, reports } from "../../db/schema/moderation";
import { users } from "../../db/schema/people";
import type { ReportKind } from "../../schemas/report-reasons";
import { excerptOf } from "./excerpt";
import { isHidden } from "./moderation.server";
import { isUndecided, mostCounted } from "./report-case.server";
import {
  readTarget,
  selectTarget,
  targetColumns,
  targetsOf,
  theTarget,
} from "./report-target.server";

const queuePerPage = 10;
const decidedPerPage = 20;
const shownReports = 20;
const shownEntries = 20;

interface Place {
  at: number;
  id: number;
}

/** Things with open reports, the one first that waits longest, each once. */
export async function listReported(db: Database, { after }: { after?: Place } = {}) {
  const behind = after ? sql`where (since, first_report_id) > (${after.at}, ${after.id})` : sql``;
  const waiting = sql`select * from ${reportCases} ${behind}
    order by since, first_report_id limit ${queuePerPage + 1}`;
  const [rows] = await db.batch([
    db
      .select({
        ...targetColumns,
        firstId: sql<number>`waiting.first_report_id`.as("first_report"),
        since: sql<number>`waiting.since`.as("reported_since"),
        reportCount: sql<number>`waiting.open_count`.as("report_count"),
        reasons: sql<string[]>`waiting.reasons`.mapWith(reportCases.reasons).as("given_reasons"),
      })
      .from(targetsOf(sql`select target_kind as kind, target_id as id from (${waiting})`))
      .innerJoin(
        sql`(${waiting}) as waiting`,
        sql`waiting.target_kind = target.kind and waiting.target_id = target.id`,
      )
      .orderBy(sql`waiting.since, waiting.first_report_id`),
  ]);
  const shown = rows.slice(0, queuePerPage);
  const last = shown.at(-1);
  return {
    waiting: shown.map(({ since, reportCount, reasons, ...row }) => {
      const { text, ...target } = readTarget(row);
      return {
        ...target,
        excerpt: excerptOf(text),
        isHidden: isHidden(target),
        since,
        reportCount,
        reasons,
      };
    }),
    next: last && rows.length > shown.length ? `${last.since}.${last.firstId}` : null,
  };
}

/** What was decided or hidden by the rule, the newest first. */
export async function listDecided(db: Database, before?: number) {
  const [rows] = await db.batch([
    db
      .select(entryColumns)
      .from(moderationLog)
      .leftJoin(users, eq(users.id, moderationLog.actorId))
      .where(before === undefined ? undefined : sql`${moderationLog.id} < ${before}`)
      .orderBy(desc(moderationLog.id))
      .limit(decidedPerPage + 1),
  ]);
  const shown = rows.slice(0, decidedPerPage);
  return {
    entries: shown,
    before: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
  };
}

const entryColumns = {
  ...named("entry", {
    id: moderationLog.id,
    targetId: moderationLog.targetId,
    createdAt: moderationLog.createdAt,
    action: moderationLog.action,
    reason: moderationLog.reason,
    note: moderationLog.note,
    privateNote: moderationLog.privateNote,
  }),
  kind: sql<ReportKind>`${moderationLog.targetKind}`.as("entry_kind"),
  isByRule: sql<number>`${moderationLog.actorId} is null`.as("entry_by_rule"),
  ...namedOrNull("entry", { actorName: users.username }),
};

/** A reported thing with everything that an editor needs to decide. */
export async function getCase(db: Database, name: { kind: ReportKind; id: number }) {
  const isOfIt = and(eq(reports.targetKind, name.kind), eq(reports.targetId, name.id));
  const [rows, [counted], open, entries] = await db.batch([
    selectTarget(db, name),
    db
      .select({
        openCount: count().as("open_count"),
        seen: sql<number | null>`max(id)`.as("newest_open"),
      })
      .from(
        sql`(select id from ${reports} where target_kind = ${name.kind} and target_id = ${name.id}
          and ${isUndecided(name)} order by id limit ${mostCounted})`,
      ),
    db
      .select(
        named("report", {
          id: reports.id,
          reason: reports.reason,
          note: reports.note,
          createdAt: reports.createdAt,
        }),
      )
      .from(reports)
      .where(and(isOfIt, isUndecided(name)))
      .orderBy(reports.id)
      .limit(shownReports),
    db
      .select(entryColumns)
      .from(moderationLog)
      .leftJoin(users, eq(users.id, moderationLog.actorId))
      .where(and(eq(moderationLog.targetKind, name.kind), eq(moderationLog.targetId, name.id)))
      .orderBy(desc(moderationLog.id))
      .limit(shownEntries),
  ]);
  const target = theTarget(rows);
  if (target.status === "gone" && open.length === 0 && entries.length === 0) return undefined;
  return {
    target,
    isHidden: isHidden(target),
    open,
    openCount: counted?.openCount ?? 0,
    /** The last open report that an editor can have seen; 0 for none. */
    seen: counted?.seen ?? 0,
    entries,
  };
}
