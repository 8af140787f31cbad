import { type SQL, sql } from "drizzle-orm";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";

/** The default of a column that holds when its row was written: milliseconds since 1970. */
export const now = sql`(cast(unixepoch('subsec') * 1000 as integer))`;

/** Money is whole cents up to ten million dollars. A null passes a CHECK. */
export function isCents(column: AnySQLiteColumn): SQL {
  return sql`typeof(${column}) in ('integer', 'null') and ${column} between 0 and 1000000000`;
}
