import { sql } from "drizzle-orm";

import type { Database } from "../db/client.server";
import { named } from "../db/named";
import { users } from "../db/schema/people";

/** Nobody decides on what is their own, unless there is no other editor who could. */
export async function hasOtherEditor(db: Database, editorId: number) {
  const [[other]] = await db.batch([
    db
      .select(named("other", { otherId: users.id }))
      .from(users)
      .where(
        sql`${users.role} = 'editor' and ${users.status} = 'active' and ${users.id} <> ${editorId}`,
      )
      .limit(1),
  ]);
  return other !== undefined;
}
