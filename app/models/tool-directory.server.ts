import { asc, eq, inArray } from "drizzle-orm";

import type { DirectoryEntry } from "../content/directory/entry";
import type { Database } from "../db/client.server";
import { directoryTools } from "../db/schema/learning";
import { openDirectory } from "./tool-directory";

const columns = { directoryEntry: directoryTools.entry };

type Rows = readonly { directoryEntry: string }[];

function selectEntries(db: Database) {
  return db.select(columns).from(directoryTools).orderBy(asc(directoryTools.position));
}

/** The statement that reads the entry of a tool by its name, to be batched with others. */
export function selectEntryNamed(db: Database, name: string) {
  return db.select(columns).from(directoryTools).where(eq(directoryTools.name, name));
}

export function toEntries(rows: Rows) {
  return rows.map(({ directoryEntry }) => JSON.parse(directoryEntry) as DirectoryEntry);
}

/** @throws when there are none: the reference content was not written. */
export async function readEntries(db: Database) {
  const [rows] = await db.batch([selectEntries(db)]);
  if (rows.length === 0) throw new Error("The directory knows no tools: run `npm run seed`.");
  return toEntries(rows);
}

export async function readDirectory(db: Database) {
  return openDirectory(await readEntries(db));
}

/** The names of all tools, and the whole of some. */
export async function readForComparison(db: Database, ids: readonly string[]) {
  const [named, rows] = await db.batch([
    db
      .select({ id: directoryTools.id, name: directoryTools.name })
      .from(directoryTools)
      .orderBy(asc(directoryTools.name)),
    db
      .select(columns)
      .from(directoryTools)
      .where(inArray(directoryTools.id, [...ids])),
  ]);
  const chosen = toEntries(rows);
  return {
    named,
    chosen: ids.flatMap((id) => chosen.find((entry) => entry.id === id) ?? []),
  };
}
