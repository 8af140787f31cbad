import { and, eq } from "drizzle-orm";

import type { Database } from "../db/client.server";
import { users } from "../db/schema/people";

/** The username of the first demo learner, for a site that has demo content. */
export async function getDemoUsername(db: Database) {
  const [[user]] = await db.batch([
    db
      .select({ username: users.username })
      .from(users)
      .where(and(eq(users.isDemo, true), eq(users.role, "learner")))
      .orderBy(users.id)
      .limit(1),
  ]);
  return user?.username;
}
