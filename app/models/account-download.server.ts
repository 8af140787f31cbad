import { eq, getTableColumns, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";

import type { Database } from "../db/client.server";
import { users } from "../db/schema/people";
import { type Holding, holdings, isHeld, selectFilled } from "./account-data.server";

/** So many rows are in memory at once, whatever somebody has. */
const rowsAtOnce = 1000;

/** Secrets, answer keys and what only machines read. */
const withheld = new Set([
  "password",
  "sessionVersion",
  "tokenHash",
  "provenance",
  "privateNote",
  "guestId",
  "networkKey",
  "nameKey",
  "textHash",
  "formNonce",
  "submissionKey",
  "idempotencyKey",
  "objectKey",
  "uploadId",
]);

interface Held {
  holding: Holding;
  rowIds: number[];
}

export interface AccountData {
  profile: Record<string, unknown>;
  held: Held[];
}

/** What there is about a person: their profile, and which rows of which tables; undefined for an unknown id. */
export async function findAccountData(db: Database, id: number): Promise<AccountData | undefined> {
  const [[profile], [has]] = await db.batch([
    db.select(readable(users)).from(users).where(eq(users.id, id)),
    selectFilled(db, id),
  ]);
  if (!profile) return undefined;

  // Most people have rows in few of these tables, and a request may only make so many queries.
  const filled = holdings.filter(({ name }) => has?.[name]);
  const [first, ...others] = filled.map((holding) =>
    db
      .select({ rowId: sql<number>`${holding.table}.rowid`.as("row_id") })
      .from(holding.table)
      .where(isHeld(holding, id)),
  );
  const ids = first ? await db.batch([first, ...others]) : [];
  const held = filled.map((holding, place) => ({
    holding,
    // Sorted here: the database would read each once more for it.
    rowIds: (ids[place] ?? []).map(({ rowId }) => rowId).sort((one, other) => one - other),
  }));
  return { profile: tell(profile), held };
}

/**
 * The text of the download, a piece at a time: all of it at once would not fit into the memory that a
 * request may use.
 */
export async function* writeAccountData(
  db: Database,
  head: Record<string, string>,
  { profile, held }: AccountData,
): AsyncGenerator<string> {
  const opening = Object.entries({ ...head, profile });
  yield `{\n${opening.map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`).join(",\n")}`;

  // Rows may have gone since they were found, so none is known to be the first of its list.
  let separator = "";
  for (const parts of batchesOf(held)) {
    const [first, ...others] = parts.map(({ holding, rowIds }) => selectRows(db, holding, rowIds));
    const rows = first ? await db.batch([first, ...others]) : [];
    let text = "";
    for (const [place, { holding, opens, closes }] of parts.entries()) {
      if (opens) {
        text += `,\n${JSON.stringify(holding.name)}: [`;
        separator = "\n";
      }
      for (const row of rows[place] ?? []) {
        text += separator + JSON.stringify(tell(row, holding));
        separator = ",\n";
      }
      if (closes) text += "\n]";
    }
    yield text;
  }
  yield "\n}\n";
}

interface Part extends Held {
  opens: boolean;
  closes: boolean;
}

/** The rows in their order, as many in a batch as may be in memory. */
function batchesOf(held: readonly Held[]): Part[][] {
  const batches: Part[][] = [[]];
  let room = rowsAtOnce;
  for (const { holding, rowIds } of held) {
    for (let from = 0; from < rowIds.length; ) {
      if (room === 0) {
        batches.push([]);
        room = rowsAtOnce;
      }
      const part = rowIds.slice(from, from + room);
      const end = from + part.length;
      batches
        .at(-1)
        ?.push({ holding, rowIds: part, opens: from === 0, closes: end === rowIds.length });
      room -= part.length;
      from = end;
    }
  }
  return batches;
}

function selectRows(
  db: Database,
  { table, reads = {}, without }: Holding,
  rowIds: readonly number[],
) {
  const read = Object.entries(reads).map(([name, column]) => [name, column.as(`read_${name}`)]);
  return db
    .select({ ...readable(table, without), ...Object.fromEntries(read) })
    .from(table)
    .where(sql`${table}.rowid in (select value from json_each(${JSON.stringify(rowIds)}))`);
}

function readable(table: SQLiteTable, without: readonly string[] = []) {
  const columns = Object.entries(getTableColumns(table));
  return Object.fromEntries(
    columns.filter(([name]) => !withheld.has(name) && !without.includes(name)),
  );
}

/** A row with its moments as ISO dates and its JSON opened. */
function tell(
  stored: Record<string, unknown>,
  { json = [], told }: Pick<Holding, "json" | "told"> = {},
) {
  const row = told ? told(stored) : stored;
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (typeof value === "number" && /(At|Active|Date|Start)$/.test(name)) {
        return [name, new Date(value).toISOString()];
      }
      return [name, typeof value === "string" && json.includes(name) ? opened(value) : value];
    }),
  );
}

function opened(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
