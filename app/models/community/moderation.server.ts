import { and, eq, max, type SQL, sql } from "drizzle-orm";
import { run, type Statement } from "../../db/batch";
import type { Database } from "../../db/client.server";
import { isRefusedBy } from "../../db/conflict";
import { moderationLog, reports } from "../../db/schema/moderation";
import { users } from "../../db/schema/people";
import type { ModerationDecision, Restoration } from "../../schemas/report";
import { type ReportKind, reasonLabel } from "../../schemas/report-reasons";
import { hasOtherEditor } from "../editor.server";
import { notify } from "../notification.server";
import { visibilityStatements } from "./moderation-status.server";
import { storeCase } from "./report-case.server";
import { closeReports, entryHref, isOpen, selectFirstOpen } from "./report-closing.server";
import {
  hiddenStates,
  type ReportTarget,
  selectTarget,
  targetNouns,
  theTarget,
} from "./report-target.server";

/** What stands in the log: `uphold` where there was nothing to hide. */
export type ModerationAction = "hide" | "uphold" | "dismiss" | "restore";

interface Named {
  kind: ReportKind;
  id: number;
}

export type ModerationRefusal = "decided" | "about-oneself";
type Decided = { ok: true; target: ReportTarget } | { ok: false; reason: ModerationRefusal };

/**
 * Decides on every report of a thing up to the one that the editor saw last. Upheld, the thing is
 * hidden (of a person whose public name is offensive the name is taken away); dismissed, it stays,
 * or is shown again where the rule had hidden it. The thing, the reports, the log and who is told
 * change in one batch; of two editors at once the first one decides.
 *
 * Nobody decides about themselves, unless there is no other editor: then the log shows it.
 */
export async function decideReports(
  db: Database,
  {
    kind,
    id,
    seen,
    editorId,
    input,
  }: Named & { seen: number; editorId: number; input: ModerationDecision },
  now: number,
): Promise<Decided> {
  const [rows, open, [rule]] = await db.batch([
    selectTarget(db, { kind, id }),
    selectFirstOpen(db, { kind, id }, seen),
    selectHiddenByRule(db, { kind, id }),
  ]);
  const target = theTarget(rows);
  if (open.length === 0) return { ok: false, reason: "decided" };
  if (await isBarred(db, target, editorId)) return { ok: false, reason: "about-oneself" };

  const isUpheld = input.decision === "uphold";
  const isTurned = isUpheld
    ? target.isShown && kind !== "person"
    : isHidden(target) && rule?.isByRule === 1;
  const turned = isTurned
    ? await visibilityStatements(db, target, { isShown: !isUpheld, editorId }, now)
    : [];
  const action = !isUpheld ? "dismiss" : isTurned || isHidden(target) ? "hide" : "uphold";
  const takesName = isUpheld && kind === "person" && input.reason === "name" && target.isShown;
  const decided = await wasTaken(db, [
    logEntry(db, target, {
      action,
      actorId: editorId,
      reason: input.reason,
      note: input.note,
      privateNote: input.privateNote,
      when: sql`exists (select 1 from ${reports} where ${isOpen({ kind, id }, seen)})
        and ${isStill(target)}`,
      now,
    }),
    ...turned,
    ...(takesName ? [takeName(db, id)] : []),
    ...closeReports(db, target, { open, upTo: seen, isUpheld, editorId }, now),
    ...(isUpheld
      ? tellAuthor(db, target, { news: upheldNews(target, takesName), input, now })
      : isTurned
        ? tellAuthor(db, target, { news: `${capital(mine(target))} is shown again`, now })
        : []),
    ...storeCase(db, target),
  ]);
  return decided ? { ok: true, target } : { ok: false, reason: "decided" };
}

/** Hides what an editor came upon. Open reports of it are upheld with it. */
export async function hideSeen(
  db: Database,
  { kind, id, editorId, input }: Named & { editorId: number; input: ModerationDecision },
  now: number,
): Promise<Decided> {
  const [rows, open, [newest]] = await db.batch([
    selectTarget(db, { kind, id }),
    selectFirstOpen(db, { kind, id }),
    db
      .select({ upTo: max(reports.id).as("newest_report") })
      .from(reports)
      .where(and(eq(reports.targetKind, kind), eq(reports.targetId, id))),
  ]);
  const target = theTarget(rows);
  if (!target.isShown || kind === "person") return { ok: false, reason: "decided" };
  if (await isBarred(db, target, editorId)) return { ok: false, reason: "about-oneself" };

  const { reason, note, privateNote } = input;
  const hidden = await wasTaken(db, [
    logEntry(db, target, {
      ...{ action: "hide", actorId: editorId, reason, note, privateNote },
      when: isStill(target),
      now,
    }),
    ...(await visibilityStatements(db, target, { isShown: false, editorId }, now)),
    ...closeReports(db, target, { open, upTo: newest?.upTo ?? 0, isUpheld: true, editorId }, now),
    ...tellAuthor(db, target, { news: upheldNews(target, false), input, now }),
    ...storeCase(db, target),
  ]);
  return hidden ? { ok: true, target } : { ok: false, reason: "decided" };
}

/** Shows again what was hidden. The log keeps both. */
export async function restorePost(
  db: Database,
  { kind, id, editorId, input }: Named & { editorId: number; input: Restoration },
  now: number,
): Promise<Decided> {
  const [rows] = await db.batch([selectTarget(db, { kind, id })]);
  const target = theTarget(rows);
  if (!isHidden(target)) return { ok: false, reason: "decided" };
  if (await isBarred(db, target, editorId)) return { ok: false, reason: "about-oneself" };

  const restored = await wasTaken(db, [
    logEntry(db, target, {
      action: "restore",
      actorId: editorId,
      ...input,
      when: isStill(target),
      now,
    }),
    ...(await visibilityStatements(db, target, { isShown: true, editorId }, now)),
    ...tellAuthor(db, target, { news: `${capital(mine(target))} is shown again`, now }),
  ]);
  return restored ? { ok: true, target } : { ok: false, reason: "decided" };
}

const hiddenByRule: readonly ReportKind[] = ["thread", "answer", "thread_comment"];

/**
 * Hides a post of the community that three members of long standing reported, until an editor
 * decides. Not again once an editor has looked at it: then only an editor hides it.
 *
 * @returns whether this call hid it.
 */
export async function hideByRule(
  db: Database,
  target: ReportTarget,
  now: number,
): Promise<boolean> {
  const { kind, id } = target;
  if (!hiddenByRule.includes(kind) || !target.isShown) return false;
  const mostGiven = sql<string>`(select reason from ${reports} where ${isOpen(target)}
    group by reason order by count(*) desc, min(id) limit 1)`;
  return wasTaken(db, [
    logEntry(db, target, {
      action: "hide",
      actorId: null,
      reason: mostGiven,
      when: sql`${isStill(target)} and not exists (select 1 from ${moderationLog}
        where target_kind = ${kind} and target_id = ${id})`,
      now,
    }),
    ...(await visibilityStatements(db, target, { isShown: false, editorId: 0 }, now)),
    ...tellAuthor(db, target, {
      news: `Several members reported ${mine(target)}, so it is hidden until an editor has looked at it`,
      now,
    }),
  ]);
}

/** Whether an editor can show it again. */
export function isHidden({ kind, status }: Pick<ReportTarget, "kind" | "status">) {
  return hiddenStates[kind] !== null && hiddenStates[kind] === status;
}

/** Whether the last thing that happened to it is that the rule hid it. */
function selectHiddenByRule(db: Database, { kind, id }: Named) {
  return db
    .select({
      isByRule:
        sql<number>`(${moderationLog.action} = 'hide' and ${moderationLog.actorId} is null)`.as(
          "is_by_rule",
        ),
    })
    .from(moderationLog)
    .where(and(eq(moderationLog.targetKind, kind), eq(moderationLog.targetId, id)))
    .orderBy(sql`${moderationLog.id} desc`)
    .limit(1);
}

/** The post's state is the one that was read: what happens next was decided for that. */
function isStill({ kind, id, status }: ReportTarget): SQL {
  if (status === "gone") return sql`true`;
  const table = sql.identifier(tables[kind]);
  return sql`exists (select 1 from ${table} as subject where subject.id = ${id} and subject.status = ${status})`;
}

const tables: Record<ReportKind, string> = {
  thread: "threads",
  answer: "answers",
  thread_comment: "thread_comments",
  article_comment: "article_comments",
  listing: "marketplace_items",
  review: "reviews",
  person: "users",
};

interface LogEntry {
  action: ModerationAction;
  actorId: number | null;
  reason: string | SQL<string>;
  note?: string;
  privateNote?: string;
  when: SQL;
  now: number;
}

/** Fails, and the whole batch with it, unless `when` holds: the table refuses an entry without a reason. */
function logEntry(
  db: Database,
  target: ReportTarget,
  { action, actorId, reason, note, privateNote, when, now }: LogEntry,
) {
  return db.insert(moderationLog).values({
    actorId,
    action,
    targetKind: target.kind,
    targetId: target.id,
    subjectId: target.authorId,
    reason: sql<string>`iif(${when}, ${reason}, null)`,
    note: note || null,
    privateNote: privateNote || null,
    createdAt: now,
  });
}

/** False where the log refused the entry, because something had changed meanwhile. */
async function wasTaken(db: Database, statements: readonly Statement[]) {
  try {
    await run(db, statements);
    return true;
  } catch (error) {
    if (
      isRefusedBy(error, "not-null", "moderation_log.reason") ||
      isRefusedBy(error, "not-null", "listing_decisions.from_status")
    ) {
      return false;
    }
    throw error;
  }
}

/** Whether the thing is the editor's own while another editor could decide. */
async function isBarred(db: Database, { authorId }: ReportTarget, editorId: number) {
  return authorId === editorId && hasOtherEditor(db, editorId);
}

function takeName(db: Database, id: number) {
  return db.update(users).set({ publicName: null, nameKey: null }).where(eq(users.id, id));
}

function tellAuthor(
  db: Database,
  target: ReportTarget,
  { news, input, now }: { news: string; input?: { reason: string }; now: number },
): Statement[] {
  if (target.authorId === null) return [];
  const why = input ? `: ${reasonLabel(input.reason).toLowerCase()}` : "";
  return [
    notify(
      db,
      {
        userId: target.authorId,
        kind: "moderation",
        title: `${news}${why}.`,
        href: entryHref(target),
      },
      now,
    ),
  ];
}

function upheldNews(target: ReportTarget, takesName: boolean) {
  if (takesName) return "An editor took your public name away, so please choose another one";
  if (target.kind === "person") return "An editor agreed with a report about you";
  return `An editor hid ${mine(target)}`;
}

function mine({ kind, title }: ReportTarget) {
  if (kind === "person") return "your profile";
  const where = kind === "thread" || kind === "listing" ? "" : "on ";
  return `your ${targetNouns[kind]} ${where}“${title}”`;
}

function capital(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
