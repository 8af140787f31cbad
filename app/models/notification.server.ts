import { and, desc, eq, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";

import type { Database } from "../db/client.server";
import { users } from "../db/schema/people";
import { notifications } from "../db/schema/site";

/** What happened: decides the picture beside it. */
export type NotificationKind = "listing" | "sale" | "payout" | "refund" | "review";

export interface NewNotification {
  userId: number;
  kind: NotificationKind;
  /** One sentence, as the person reads it. */
  title: string;
  /** A path of this site. */
  href: string;
}

/** So many stand on a page. */
export const notificationsPerPage = 20;
/** More than nine are shown as "9+", so no more are counted. */
export const mostUnread = 10;

/** A statement for the batch that makes what it tells of. */
export function notify(db: Database, notification: NewNotification, now: number) {
  return db.insert(notifications).values({ ...notification, createdAt: now });
}

/**
 * How many are unread, counted up to `mostUnread`: a column for a read of the person's row.
 *
 * @param userId the person's id or the column that holds it.
 */
export function unreadCount(userId: SQL | number) {
  return sql<number>`(select count(*) from (select 1 from ${notifications}
    where ${notifications.userId} = ${userId} and ${notifications.readAt} is null
    limit ${mostUnread}))`.as("unread_notifications");
}

/** A person's notifications, the newest first; `before` is the id that the page before ended with. */
export async function listNotifications(
  db: Database,
  userId: number,
  { before }: { before?: number } = {},
) {
  const [rows, [counted]] = await db.batch([
    db
      .select({
        id: notifications.id,
        kind: notifications.kind,
        title: notifications.title,
        href: notifications.href,
        readAt: notifications.readAt,
        createdAt: notifications.createdAt,
      })
      .from(notifications)
      .where(
        and(
          eq(notifications.userId, userId),
          before === undefined ? undefined : lt(notifications.id, before),
        ),
      )
      .orderBy(desc(notifications.id))
      .limit(notificationsPerPage + 1),
    db
      .select({ unread: unreadCount(userId) })
      .from(users)
      .where(eq(users.id, userId)),
  ]);
  const shown = rows.slice(0, notificationsPerPage);
  return {
    notifications: shown,
    unread: counted?.unread ?? 0,
    olderThan: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** Marks one as read and tells where it leads; null for one that is not this person's. */
export async function openNotification(db: Database, userId: number, id: number, now: number) {
  const [row] = await db
    .update(notifications)
    .set({ readAt: sql`ifnull(${notifications.readAt}, ${now})` })
    .where(and(eq(notifications.id, id), eq(notifications.userId, userId)))
    .returning({ href: notifications.href });
  return row?.href ?? null;
}

/** Marks as read what the person saw; a notification that came in between stays unread. */
export async function markAllRead(db: Database, userId: number, upTo: number, now: number) {
  const unread = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)));
  await db
    .update(notifications)
    .set({ readAt: now })
    .where(and(inArray(notifications.id, unread), sql`${notifications.id} <= ${upTo}`));
}
