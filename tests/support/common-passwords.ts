import { sql } from "drizzle-orm";
import { commonPasswordNumbers } from "~/content/common-passwords";
import type { Database } from "~/db/client.server";
import { commonPasswords } from "~/db/schema/people";

/** Writes the list of common passwords, as the seed does. */
export async function addCommonPasswords(db: Database) {
  const numbers = JSON.stringify(commonPasswordNumbers());
  await db.insert(commonPasswords).select(sql`select value from json_each(${numbers})`);
}
