import { and, eq, lte, type SQL, sql } from "drizzle-orm";
import type { Statement } from "../../db/batch";
import type { Database } from "../../db/client.server";
import { named } from "../../db/named";
import { leaveWork } from "../../db/pending-work";
import { moderationLog, reports } from "../../db/schema/moderation";
import type { Work } from "../../db/schema/pending-work";
import type { ReportKind } from "../../schemas/report-reasons";
import { notify } from "../notification.server";
import type { Piece } from "../piece";
import { isUndecided, nameOf } from "./report-case.server";
import { type ReportTarget, targetNouns } from "./report-target.server";

interface Named {
  kind: ReportKind;
  id: number;
}

/** Whether a report of a thing waits for a decision; up to the one that was seen last. */
export function isOpen({ kind, id }: Named, upTo?: number) {
  return and(
    eq(reports.targetKind, kind),
    eq(reports.targetId, id),
    isUndecided({ kind, id }),
    upTo === undefined ? undefined : lte(reports.id, upTo),
  ) as SQL;
}

/** So many reports are closed with the decision itself, the others piece by piece behind it. */
const closedAtOnce = 20;
const closedInPiece = 100;

type Report = { id: number; reporterId: number };

/** The statement that reads the first reports that wait for a decision. */
export function selectFirstOpen(db: Database, name: Named, upTo?: number) {
  return db
    .select(named("open", { id: reports.id, reporterId: reports.reporterId }))
    .from(reports)
    .where(isOpen(name, upTo))
    .orderBy(reports.id)
    .limit(closedAtOnce + 1);
}

/** The entry of this batch, on top of a page of the public log. */
export function entryHref({ kind, id }: Named) {
  return sql`'/moderation-log?before=' || (select max(id) + 1 from ${moderationLog}
    where target_kind = ${kind} and target_id = ${id})`;
}

/**
 * Closes the first open reports, tells who reported, and leaves the others up to a number to be closed
 * behind the answer. For the batch of the decision, behind its entry in the log.
 */
export function closeReports(
  db: Database,
  target: Named,
  {
    open,
    upTo,
    isUpheld,
    editorId,
  }: { open: readonly Report[]; upTo: number; isUpheld: boolean; editorId: number },
  now: number,
): Statement[] {
  const first = open.slice(0, closedAtOnce);
  const statements = [
    closeThese(db, first, { isUpheld, decidedAt: now }),
    tellReporters(db, target, { open: first, isUpheld, editorId, href: entryHref(target) }, now),
  ];
  if (open.length === first.length) return statements;
  const entry = sql`(select max(id) from ${moderationLog} where target_kind = ${target.kind}
    and target_id = ${target.id})`;
  const detail = sql`json_object('target', ${nameOf(target)}, 'upTo', ${upTo})`;
  return [...statements, leaveWork(db, { kind: "reports", subject: entry, detail }, now)];
}

function closeThese(
  db: Database,
  these: readonly Report[],
  { isUpheld, decidedAt }: { isUpheld: boolean; decidedAt: number },
) {
  return db
    .update(reports)
    .set({ status: isUpheld ? "upheld" : "dismissed", decidedAt })
    .where(
      sql`id in (select value from json_each(${JSON.stringify(these.map(({ id }) => id))}))
        and status = 'open'`,
    );
}

/** Those whose report is closed with the decision, but for the editor who decided. */
function tellReporters(
  db: Database,
  target: Pick<ReportTarget, "kind">,
  {
    open,
    isUpheld,
    editorId,
    href,
  }: { open: readonly Report[]; isUpheld: boolean; editorId: number | null; href: string | SQL },
  now: number,
) {
  const outcome = isUpheld ? "agreed and acted" : "left it as it is";
  const told = open.map(({ reporterId }) => reporterId);
  return notify(
    db,
    {
      userId: sql`select value from json_each(${JSON.stringify(told)})`,
      kind: "report",
      title: `You reported ${anyOne(target)}: an editor looked at it and ${outcome}. Thank you.`,
      href,
      ...(editorId !== null && { actorId: editorId }),
    },
    now,
  );
}

/** Closes the next reports that a decision, an entry of the log, was about, and tells who reported. */
export async function closeNextReports(
  db: Database,
  { subject: entryId, detail }: Work,
): Promise<Piece> {
  const [[entry]] = await db.batch([
    db.select().from(moderationLog).where(eq(moderationLog.id, entryId)),
  ]);
  if (!entry) throw new Error("The log has no such decision.");
  const { targetId: id, createdAt } = entry;
  const kind = entry.targetKind as ReportKind;
  const [open] = await db.batch([
    db
      .select(named("open", { id: reports.id, reporterId: reports.reporterId }))
      .from(reports)
      .where(
        and(
          eq(reports.targetKind, kind),
          eq(reports.targetId, id),
          sql`${reports.status} = 'open'`,
          lte(reports.id, Number(detail?.upTo)),
        ),
      )
      .orderBy(reports.id)
      .limit(closedInPiece),
  ]);
  const isUpheld = entry.action !== "dismiss";
  const href = `/moderation-log?before=${entryId + 1}`;
  return {
    cursor: open.length === closedInPiece ? String(open.at(-1)?.id) : null,
    statements: [
      closeThese(db, open, { isUpheld, decidedAt: createdAt }),
      tellReporters(db, { kind }, { open, isUpheld, editorId: entry.actorId, href }, createdAt),
    ],
  };
}

function anyOne({ kind }: Pick<ReportTarget, "kind">) {
  if (kind === "person") return "a person";
  const noun = targetNouns[kind];
  return `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;
}
