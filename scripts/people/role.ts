import { and, ne, sql } from "drizzle-orm";

import { openDatabase } from "~/db/client.server";
import { users } from "~/db/schema/people";

type Role = (typeof users.$inferSelect)["role"];

/** Gives somebody a role and ends their sessions, unless they have it already. */
export async function setRole(
  d1: D1Database,
  username: string,
  role: Role,
): Promise<"changed" | "unchanged" | "unknown"> {
  const db = openDatabase(d1);
  const isNamed = sql`lower(${users.username}) = lower(${username})`;
  const [changed, [user]] = await db.batch([
    db
      .update(users)
      .set({ role, sessionVersion: sql`${users.sessionVersion} + 1` })
      .where(and(isNamed, ne(users.role, role)))
      .returning({ id: users.id }),
    db.select({ role: users.role }).from(users).where(isNamed),
  ]);
  if (!user) return "unknown";
  return changed.length > 0 ? "changed" : "unchanged";
}
