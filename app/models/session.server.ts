import { and, eq, lt, sql } from "drizzle-orm";

import type { Database } from "../db/client.server";
import { revokedSessions, users } from "../db/schema/people";
import { unreadCount } from "./notification.server";
import type { Moment } from "./progress.server";
import { countDue, dueKinds } from "./review-due.server";
import { dayKey } from "./streak";
import { waitingForEditor } from "./waiting.server";

/** What every page may know of the person who is signed in. */
const sessionColumns = {
  id: users.id,
  username: users.username,
  role: users.role,
  publicName: users.publicName,
  timeZone: users.timeZone,
  ageGroup: users.ageGroup,
  createdAt: users.createdAt,
  weekDueAt: users.weekDueAt,
};

interface Ticket {
  idHash: string;
  userId: number;
  version: number;
}

/** The active person whose session this is, unless it was ended. */
export async function getSessionUser(db: Database, ticket: Ticket, { now, timeZone }: Moment) {
  const [[user]] = await db.batch([
    db
      .select({
        ...sessionColumns,
        unread: unreadCount(sql`${users.id}`),
        waiting: waitingForEditor(),
        dueKinds: dueKinds(sql`${users.id}`, now),
        reviewDay: users.reviewDay,
        reviewSeconds: users.reviewSeconds,
      })
      .from(users)
      .where(
        and(
          eq(users.id, ticket.userId),
          eq(users.sessionVersion, ticket.version),
          eq(users.status, "active"),
          sql`not exists (select 1 from ${revokedSessions} where ${revokedSessions.idHash} = ${ticket.idHash})`,
        ),
      ),
  ]);
  if (!user) return undefined;
  const { dueKinds: kinds, reviewDay, reviewSeconds, ...person } = user;
  const today = () => dayKey(now, person.timeZone ?? timeZone);
  const due = kinds ? countDue(kinds, { reviewDay, reviewSeconds }, today()) : 0;
  return { ...person, due };
}

export type SessionUser = NonNullable<Awaited<ReturnType<typeof getSessionUser>>>;

/** Ends one session at once and everywhere; forgets revocations that no cookie can outlive. */
export async function revokeSession(
  db: Database,
  ticket: Pick<Ticket, "idHash">,
  { expiresAt, now }: { expiresAt: number; now: number },
) {
  await db.batch([
    db.insert(revokedSessions).values({ idHash: ticket.idHash, expiresAt }).onConflictDoNothing(),
    db.delete(revokedSessions).where(lt(revokedSessions.expiresAt, now)),
  ]);
}

/** Ends every session of a person. Returns the version that new sessions must carry. */
export async function revokeAllSessions(db: Database, userId: number) {
  const [user] = await db
    .update(users)
    .set({ sessionVersion: sql`${users.sessionVersion} + 1` })
    .where(eq(users.id, userId))
    .returning({ sessionVersion: users.sessionVersion });
  return user?.sessionVersion;
}
