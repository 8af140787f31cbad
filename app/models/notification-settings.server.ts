import { eq, sql } from "drizzle-orm";

import type { Database } from "../db/client.server";
import { users } from "../db/schema/people";
import { notificationSettings } from "../db/schema/site";
import { type NotificationKind, switchableKinds } from "./notification-kind";

/** The kinds that a person has switched on, of those that can be switched off. */
export async function getSwitchedOn(db: Database, userId: number): Promise<NotificationKind[]> {
  const [[person], rows] = await db.batch([
    db.select({ choice: users.notifications }).from(users).where(eq(users.id, userId)),
    db
      .select({ kind: notificationSettings.kind })
      .from(notificationSettings)
      .where(eq(notificationSettings.userId, userId)),
  ]);
  // Who wants to be left in peace has everything off.
  if (person?.choice === "block") return [];
  const off = new Set(rows.map(({ kind }) => kind));
  return switchableKinds.filter((kind) => !off.has(kind));
}

/**
 * Stores the switches. With none on, that is the choice "leave me in peace" of the account page,
 * and with one on it is the other: the two never contradict each other.
 */
export async function setSwitchedOn(
  db: Database,
  userId: number,
  on: readonly NotificationKind[],
  now: number,
) {
  const off = switchableKinds.filter((kind) => !on.includes(kind));
  const isPeace = off.length === switchableKinds.length;
  await db.batch([
    db.delete(notificationSettings).where(eq(notificationSettings.userId, userId)),
    db
      .insert(notificationSettings)
      .select(
        sql`select ${userId}, kind.value, ${now} from json_each(${JSON.stringify(isPeace ? [] : off)}) as kind where true`,
      )
      .onConflictDoNothing(),
    db
      .update(users)
      .set({ notifications: isPeace ? "block" : "allow" })
      .where(eq(users.id, userId)),
  ]);
}
