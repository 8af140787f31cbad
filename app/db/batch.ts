import type { BatchItem } from "drizzle-orm/batch";

import type { Database } from "./client.server";

/** One statement of a batch: what a query builder makes and nobody awaits. */
export type Statement = BatchItem<"sqlite">;

/** All of them or none: one round trip, one transaction. Nothing is sent where there are none. */
export async function run(db: Database, statements: readonly Statement[]) {
  const [first, ...others] = statements;
  if (first) await db.batch([first, ...others]);
}
