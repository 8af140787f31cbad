import { and, eq, sql } from "drizzle-orm";

import type { Database } from "../db/client.server";
import { activityDays, users } from "../db/schema/people";
import { notify } from "./notification.server";
import type { Moment } from "./progress.server";
import { dayKey } from "./streak";
import { spanOfWeek, weekHref, weekOf, weeksAfter } from "./week";

interface Told {
  id: number;
  timeZone: string | null;
  createdAt: number;
  weekDueAt: number | null;
}

const week = 7 * 24 * 60 * 60_000;

/**
 * Tells somebody of the week before, once a new one has begun for them. There is no timer: it is
 * their first request of the week that does it, and all others find that nothing is due.
 *
 * @returns how many notifications were made.
 */
export async function tellOfWeek(db: Database, person: Told, moment: Moment): Promise<0 | 1> {
  const { now } = moment;
  const { weekDueAt, createdAt } = person;
  if (weekDueAt !== null && now < weekDueAt) return 0;

  const zone = person.timeZone ?? moment.timeZone;
  const current = weekOf(dayKey(now, zone));
  const { from, until } = spanOfWeek(current, zone);
  // Somebody new has no week behind them.
  if (weekDueAt === null && createdAt > now - week && createdAt >= from) return 0;

  const last = weeksAfter(current, -1);
  const days = db
    .select({ count: sql`count(*)` })
    .from(activityDays)
    .where(
      and(
        eq(activityDays.userId, person.id),
        sql`${activityDays.day} between ${last.monday} and ${last.sunday}`,
      ),
    );
  const told = { userId: person.id, kind: "week", href: weekHref(last) } as const;
  const [made] = await db.batch([
    notify(db, { ...told, title: titleBy(sql`(${days})`) }, now)
      .onConflictDoNothing()
      .returning({ id: sql<number>`id`.as("notification_id") }),
    db.update(users).set({ weekDueAt: until }).where(eq(users.id, person.id)),
  ]);
  return made.length > 0 ? 1 : 0;
}

function titleBy(days: ReturnType<typeof sql>) {
  return sql`case ${days}
    when 0 then 'Your week was a quiet one. One small thing is ready for you.'
    when 1 then 'Your week: you learned on 1 day. See what came of it.'
    else 'Your week: you learned on ' || ${days} || ' days. See what came of it.' end`;
}
