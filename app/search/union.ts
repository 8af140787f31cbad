import { type SQL, sql } from "drizzle-orm";

/** D1 takes so many selects in a union. */
const most = 5;

/** A union of any number of selects: longer ones are unions of unions. */
export function unionAll(selects: readonly SQL[]): SQL {
  if (selects.length <= most) return sql.join([...selects], sql` union all `);
  const groups = Array.from({ length: Math.ceil(selects.length / most) }, (_, at) =>
    selects.slice(at * most, (at + 1) * most),
  );
  return unionAll(groups.map((group) => sql`select * from (${unionAll(group)} limit -1 offset 0)`));
}
