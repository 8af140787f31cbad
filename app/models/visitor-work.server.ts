import { and, asc, eq, gt, lte, type SQL, sql } from "drizzle-orm";

import type { Database } from "../db/client.server";
import { visitorWork } from "../db/schema/visitors";
import type { Answer } from "./check-answer";
import type { ExchangeColumns } from "./exchange";

/** So long after the last thing that was done everything of a visitor is kept. */
export const keptDays = 30;
const keptForMs = keptDays * 24 * 60 * 60_000;

/** So often a visitor may take the check of their lesson. */
export const mostChecks = 3;

/** What lies in a row of each kind. */
interface Bodies {
  check: { answers: readonly Answer[]; correct: number; asked: number };
  /** A try with the coach's notes: part 1 is the first, part 2 the best of the others. */
  exercise: { exchange: ExchangeColumns; engine: string; score: number | null };
  challenge: { option: number };
}

export type VisitorWorkKind = keyof Bodies;

export type VisitorWork = {
  [Kind in VisitorWorkKind]: { kind: Kind; part: string; subject: string; body: Bodies[Kind] };
}[VisitorWorkKind];

interface Kept {
  visitorId: string;
  work: VisitorWork;
}

/** The statement that reads what is kept of a visitor, to be batched with others of the page. */
export function selectVisitorWork(db: Database, visitorId: string, now: number) {
  return db
    .select({
      kind: visitorWork.kind,
      part: visitorWork.part,
      subject: visitorWork.subject,
      body: visitorWork.body,
      createdAt: visitorWork.createdAt,
      expiresAt: visitorWork.expiresAt,
    })
    .from(visitorWork)
    .where(and(eq(visitorWork.visitorId, visitorId), gt(visitorWork.expiresAt, now)))
    .orderBy(asc(visitorWork.createdAt), asc(visitorWork.part));
}

type Rows = Awaited<ReturnType<typeof selectVisitorWork>>;

export function toVisitorWork(rows: Rows): VisitorWork[] {
  return rows.map(({ body, kind, part, subject }) => {
    return { kind, part, subject, body: JSON.parse(body) } as VisitorWork;
  });
}

/** The rows of one kind. */
export function workOf<Kind extends VisitorWorkKind>(work: readonly VisitorWork[], kind: Kind) {
  return work.filter((each): each is Extract<VisitorWork, { kind: Kind }> => each.kind === kind);
}

/**
 * Keeps something that a visitor did, unless its place is taken: by the same, or by another lesson,
 * exercise or challenge. It renews the month for all of theirs.
 *
 * @returns whether it was kept.
 */
export async function keepVisitorWork(db: Database, kept: Kept, now: number) {
  const [, added] = await db.batch([
    forgetExpired(db, kept.visitorId, now),
    insertWork(db, kept, now).onConflictDoNothing().returning({ part: visitorWork.part }),
    renew(db, kept.visitorId, now),
  ]);
  return added.length > 0;
}

/** Keeps a try of the visitor's exercise: the first one, and the best of the later ones. */
export async function keepVisitorTry(
  db: Database,
  {
    visitorId,
    exerciseId,
    body,
  }: { visitorId: string; exerciseId: number; body: Bodies["exercise"] },
  now: number,
) {
  const subject = String(exerciseId);
  const first = { visitorId, work: { kind: "exercise", part: "1", subject, body } } as const;
  const best = { visitorId, work: { ...first.work, part: "2" } } as const;
  const points = (from: SQL) => sql`coalesce(json_extract(${from}, '$.score'), -1)`;
  const isLater = sql`exists (select 1 from ${visitorWork} where visitor_id = ${visitorId}
    and kind = 'exercise' and part = '1' and subject = ${subject}
    and json_extract(body, '$.exchange.prompt') <> ${body.exchange.prompt})`;
  const [, , , rows] = await db.batch([
    forgetExpired(db, visitorId, now),
    insertWork(db, best, now, isLater).onConflictDoUpdate({
      target: [visitorWork.visitorId, visitorWork.kind, visitorWork.part],
      set: { body: sql`excluded.body`, createdAt: now },
      setWhere: sql`${points(sql`excluded.body`)} >= ${points(sql`${visitorWork.body}`)}`,
    }),
    insertWork(db, first, now).onConflictDoNothing(),
    selectSubjects(db, visitorId),
    renew(db, visitorId, now),
  ]);
  return rows.some((row) => row.kind === "exercise" && row.subject === subject);
}

function selectSubjects(db: Database, visitorId: string) {
  return db
    .select({ kind: visitorWork.kind, subject: visitorWork.subject })
    .from(visitorWork)
    .where(eq(visitorWork.visitorId, visitorId));
}

function insertWork(db: Database, { visitorId, work }: Kept, now: number, condition?: SQL) {
  const { kind, part, subject, body } = work;
  return db.insert(visitorWork).select(sql`
    select ${visitorId}, ${kind}, ${part}, ${subject}, ${JSON.stringify(body)},
      ${now}, ${now + keptForMs}
    where ${condition ?? sql`true`}`);
}

function renew(db: Database, visitorId: string, now: number) {
  return db
    .update(visitorWork)
    .set({ expiresAt: now + keptForMs })
    .where(eq(visitorWork.visitorId, visitorId));
}

function forgetExpired(db: Database, visitorId: string, now: number) {
  return db
    .delete(visitorWork)
    .where(and(eq(visitorWork.visitorId, visitorId), lte(visitorWork.expiresAt, now)));
}

/** The statement that forgets everything of a visitor. */
export function forgetVisitorWork(db: Database, visitorId: string) {
  return db.delete(visitorWork).where(eq(visitorWork.visitorId, visitorId));
}

/**
 * The statement that takes back its whole batch unless exactly these rows are there: of two tabs
 * that claim them at once, one finds them gone.
 */
export function refuseUnlessStill(db: Database, visitorId: string, rows: Rows, now: number) {
  const newest = Math.max(...rows.map(({ createdAt }) => createdAt));
  // Null, which the column refuses.
  return db.insert(visitorWork).select(sql`
    select ${visitorId}, 'claim', '', '', (select iif(count(*) = ${rows.length}
        and max(created_at) = ${newest}, '', null)
      from ${visitorWork} where visitor_id = ${visitorId} and expires_at > ${now}), ${now}, ${now}`);
}
