import { and, count, desc, eq, sql } from "drizzle-orm";

import type { Database } from "../../db/client.server";
import { named, namedOrNull } from "../../db/named";
import { moderationLog, reports } from "../../db/schema/moderation";
import { users } from "../../db/schema/people";
import type { ReportKind } from "../../schemas/report-reasons";
import { excerptOf } from "./excerpt";
import { isHidden } from "./moderation.server";
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
/** More open reports of one thing are not counted out. */
const mostCounted = 100;

interface Place {
  at: number;
  id: number;
}

/** Why each open report of a thing was made, as the statement around names the thing. */
const openReports = sql`select other.reason as reason from ${reports} as other
  where other.target_kind = waiting.target_kind and other.target_id = waiting.target_id
    and other.status = 'open' limit ${mostCounted}`;

/** Things with open reports, the one first that waits longest, each once. */
export async function listReported(db: Database, { after }: { after?: Place } = {}) {
  const waiting = sql`select first.id, first.target_kind, first.target_id, first.created_at
    from ${reports} as first
    where first.status = 'open'
      and not exists (select 1 from ${reports} as earlier
        where earlier.target_kind = first.target_kind and earlier.target_id = first.target_id
          and earlier.status = 'open' and earlier.id < first.id)
      ${after ? sql`and (first.created_at, first.id) > (${after.at}, ${after.id})` : sql``}
    order by first.created_at, first.id limit ${queuePerPage + 1}`;
  const [rows] = await db.batch([
    db
      .select({
        ...targetColumns,
        firstId: sql<number>`waiting.id`.as("first_report"),
        since: sql<number>`waiting.created_at`.as("reported_since"),
        given: sql<string>`(select json_group_array(reason) from (${openReports}))`.as(
          "given_reasons",
        ),
      })
      .from(targetsOf(sql`select target_kind as kind, target_id as id from (${waiting})`))
      .innerJoin(
        sql`(${waiting}) as waiting`,
        sql`waiting.target_kind = target.kind and waiting.target_id = target.id`,
      )
      .orderBy(sql`waiting.created_at, waiting.id`),
  ]);
  const shown = rows.slice(0, queuePerPage);
  const last = shown.at(-1);
  return {
    waiting: shown.map(({ since, given, ...row }) => {
      const reasons = JSON.parse(given) as string[];
      const { text, ...target } = readTarget(row);
      return {
        ...target,
        excerpt: excerptOf(text),
        isHidden: isHidden(target),
        since,
        reportCount: reasons.length,
        reasons: [...new Set(reasons)],
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
          and status = 'open' order by id limit ${mostCounted})`,
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
      .where(and(isOfIt, eq(reports.status, "open")))
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
