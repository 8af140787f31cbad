import { type Column, type GetColumnData, type SQL, sql } from "drizzle-orm";

type Columns = Record<string, Column>;

type Named<C extends Columns> = { [K in keyof C]: SQL.Aliased<GetColumnData<C[K]>> };

type NamedOrNull<C extends Columns> = { [K in keyof C]: SQL.Aliased<GetColumnData<C[K]> | null> };

/**
 * Columns under names of their own, read as the schema says: a batch answers rows by name, so that
 * equal names of two tables would collapse into one (drizzle-orm issue 6038).
 *
 * @param prefix stands before the keys in SQL: `named("q", { id })` is `q_id` there.
 */
export function named<C extends Columns>(prefix: string, columns: C): Named<C> {
  return Object.fromEntries(
    Object.entries(columns).map(([key, column]) => [
      key,
      sql`${column}`.mapWith(column).as(`${prefix}_${key}`),
    ]),
  ) as Named<C>;
}

/** The same for a table that is left-joined: every value is null where its row is missing. */
export function namedOrNull<C extends Columns>(prefix: string, columns: C): NamedOrNull<C> {
  return named(prefix, columns);
}
