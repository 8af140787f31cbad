import { Column, is, SQL } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";

/** Reads and writes of one request. Table modules are imported where they are used. */
export function openDatabase(d1: D1Database) {
  const db = drizzle(d1);
  askWithRows(db);
  return db;
}

export type Database = ReturnType<typeof drizzle>;

/** What drizzle prepares for a query that answers fields: a select, or a write with `returning`. */
interface Prepared {
  stmt: D1PreparedStatement;
  query: { params: readonly unknown[] };
  values(placeholders?: Record<string, unknown>): Promise<unknown[][]>;
}

type Fields = readonly { field: unknown }[] | undefined;

/**
 * Drizzle reads such a query by `raw()`, whose answer does not tell how many rows were looked at.
 * Here it is read by name, as in a batch, so that the meter counts it. Where two fields have the
 * same name, or the name is not known, it stays as it was.
 */
function askWithRows(db: Database) {
  const { session } = db as unknown as {
    session: { prepareQuery(query: unknown, fields: Fields, ...more: unknown[]): Prepared };
  };
  const prepare = session.prepareQuery.bind(session);
  session.prepareQuery = (query, fields, ...more) => {
    const prepared = prepare(query, fields, ...more);
    if (fields && haveOwnNames(fields)) {
      prepared.values = async () => {
        const { results } = await prepared.stmt.bind(...prepared.query.params).all();
        return results.map((row) => Object.values(row));
      };
    }
    return prepared;
  };
}

function haveOwnNames(fields: NonNullable<Fields>) {
  const names = fields.map(({ field }) => {
    if (is(field, Column)) return field.name;
    return is(field, SQL.Aliased) ? field.fieldAlias : null;
  });
  return !names.includes(null) && new Set(names).size === names.length;
}
