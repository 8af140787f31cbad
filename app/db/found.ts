import { type SQL, sql } from "drizzle-orm";

/**
 * Whether there is such a row: a column that is 1 or 0.
 *
 * @param rows a select.
 */
export function isThere(rows: SQL, name: string) {
  return sql<number>`exists (${rows})`.as(name);
}

/** How many rows a select finds, counted up to `most`. What is read stays bounded, whatever there is. */
export function boundedCount(rows: SQL, most: number) {
  return sql<number>`(select count(*) from (${rows} limit ${sql.raw(String(most))}))`;
}

/** The same as a column. */
export function countUpTo(rows: SQL, most: number, name: string) {
  return boundedCount(rows, most).as(name);
}
