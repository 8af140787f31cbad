import { eq, sql } from "drizzle-orm";

import { communityMembers } from "~/db/schema/community";
import { reports } from "~/db/schema/moderation";
import { users } from "~/db/schema/people";
import { createAnswer } from "~/models/community/answer.server";
import { reportThing } from "~/models/community/report.server";
import type { ReportKind, ReportReason } from "~/schemas/report-reasons";
import type { startApp } from "./app";

type App = Pick<Awaited<ReturnType<typeof startApp>>, "db" | "createUser">;

const day = 24 * 60 * 60_000;

export async function makeEditor(app: App) {
  const user = await app.createUser();
  await app.db.update(users).set({ role: "editor" }).where(eq(users.id, user.id));
  return user;
}

/** Somebody whose account is 31 days old, with an answer that stands. */
export async function makeEstablished(app: App, now = Date.now()) {
  const user = await app.createUser();
  await app.db
    .update(users)
    .set({ createdAt: now - 31 * day })
    .where(eq(users.id, user.id));
  await app.db.insert(communityMembers).values({ userId: user.id, answerCount: 1 });
  return user;
}

export async function reportAs(
  app: App,
  reporterId: number,
  what: { kind: ReportKind; id: number; reason?: ReportReason; note?: string },
  now = Date.now(),
) {
  return reportThing(app.db, { reason: "spam", note: "", ...what, reporterId }, now);
}

/** Decisions that left something as it is. */
export async function addDecisions(app: Pick<App, "db">, actorId: number, count: number) {
  await app.db.run(sql`with recursive numbers(n) as (
      select 1 union all select n + 1 from numbers where n < ${count})
    insert into moderation_log (actor_id, action, target_kind, target_id, reason)
    select ${actorId}, 'dismiss', 'thread', n, 'within-rules' from numbers`);
}

/** The last report of a thing, as the desk's page names it in its form. */
export async function lastReport(app: App, kind: ReportKind, id: number) {
  const [row] = await app.db
    .select({ id: sql<number>`max(${reports.id})` })
    .from(reports)
    .where(sql`target_kind = ${kind} and target_id = ${id}`);
  return row?.id ?? 0;
}

/** An answer as the form stores it. */
export async function answer(
  app: App,
  {
    threadId,
    authorId,
    body = "I would begin with one small example and compare.",
  }: {
    threadId: number;
    authorId: number;
    body?: string;
  },
  now = Date.now(),
) {
  const stored = await createAnswer(
    app.db,
    { threadId, authorId, body, submissionKey: crypto.randomUUID() },
    now,
  );
  if (stored === "unknown") throw new Error("There is no such question.");
  return stored.id;
}
