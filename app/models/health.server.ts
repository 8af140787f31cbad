import { sql } from "drizzle-orm";

import type { Database } from "../db/client.server";

/** Throws when the database does not answer. */
export async function reachDatabase(db: Database) {
  await db.run(sql`select 1`);
}
