import { and, desc, eq, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/client.server";
import { countUpTo } from "../db/found";
import { users } from "../db/schema/people";
import { notificationSettings, notifications } from "../db/schema/site";
import { type NotificationKind, switchableKinds } from "./notification-kind";

export type { NotificationKind } from "./notification-kind";

export interface NewNotification {
  /**
   * Who is told: an id, or a select of ids for several, such as
   * ``sql`select user_id from thread_follows where thread_id = ${id}` ``.
   */
  userId: number | SQL;
  kind: NotificationKind;
  /** One sentence, as the person reads it. */
  title: string | SQL;
  /** A path of this site; as SQL where it holds an id that the same batch makes. */
  href: string | SQL;
  /** Who did it: nobody is told of what they did themselves. */
  actorId?: number;
  /** A select of ids of people who are told of the same thing by another notification. */
  except?: SQL;
  /** Nobody is told unless this holds, such as that the batch made something new. */
  when?: SQL;
}

/** So many stand on a page. */
const notificationsPerPage = 20;
/** More than nine are shown as "9+", so no more are counted. */
const mostUnread = 10;

/**
 * A statement for the batch that makes what it tells of. It writes nothing for people who switched
 * the kind off, who did the thing themselves, or who have left.
 */
export function notify(
  db: Database,
  { userId, kind, title, href, actorId, except, when }: NewNotification,
  now: number,
) {
  const conditions = [
    typeof userId === "number" ? sql`told.id = ${userId}` : sql`told.id in (${userId})`,
    wantsToKnow(sql.raw("told"), kind),
    ...(actorId === undefined ? [] : [sql`told.id <> ${actorId}`]),
    ...(except === undefined ? [] : [sql`told.id not in (${except})`]),
    ...(when === undefined ? [] : [sql`(${when})`]),
  ];
  return db.insert(notifications).select(
    sql`select null, told.id, ${kind}, ${title}, ${href}, null, ${now}
      from ${users} as told where ${sql.join(conditions, sql` and `)}`,
  );
}

/**
 * Whether a person is told of a kind: a condition for a statement that tells several people.
 *
 * @param person the alias of `users` in the statement around it.
 */
export function wantsToKnow(person: SQL, kind: NotificationKind): SQL {
  if (!switchableKinds.includes(kind)) return sql`${person}.status = 'active'`;
  return sql`(${person}.status = 'active' and ${person}.notifications is not 'block'
    and not exists (select 1 from ${notificationSettings} as setting
      where setting.user_id = ${person}.id and setting.kind = ${kind}))`;
}

/**
 * How many are unread, counted up to `mostUnread`: a column for a read of the person's row.
 *
 * @param userId the person's id or the column that holds it.
 */
export function unreadCount(userId: SQL | number) {
  return countUpTo(
    sql`select 1 from ${notifications}
      where ${notifications.userId} = ${userId} and ${notifications.readAt} is null`,
    mostUnread,
    "unread_notifications",
  );
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
