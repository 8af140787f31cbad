import { eq, sql } from "drizzle-orm";

import type { Database } from "../db/client.server";
import { users } from "../db/schema/people";
import { notificationSettings } from "../db/schema/site";
import { type NotificationKind, switchableKinds } from "./notification-kind";
import { selectFeed } from "./week-feed.server";

/**
 * The kinds that a person has switched on, of those that can be switched off, and since when their
 * weeks have an address as a feed.
 */
export async function getNotificationSettings(
  db: Database,
  userId: number,
): Promise<{ on: NotificationKind[]; feedMadeAt: number | null }> {
  const [[person], rows, [feed]] = await db.batch([
    db.select({ choice: users.notifications }).from(users).where(eq(users.id, userId)),
    db
      .select({ kind: notificationSettings.kind })
      .from(notificationSettings)
      .where(eq(notificationSettings.userId, userId)),
    selectFeed(db, userId),
  ]);
  const feedMadeAt = feed?.madeAt ?? null;
  // Who wants to be left in peace has everything off.
  if (person?.choice === "block") return { on: [], feedMadeAt };
  const off = new Set(rows.map(({ kind }) => kind));
  return { on: switchableKinds.filter((kind) => !off.has(kind)), feedMadeAt };
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
