import { and, eq, getTableColumns, notExists, type SQL, sql } from "drizzle-orm";
import { getTableConfig } from "drizzle-orm/sqlite-core";
import type { Database } from "../db/client.server";
import { isThere } from "../db/found";
import { marketplaceFiles } from "../db/schema/listings";
import type { Work } from "../db/schema/pending-work";
import { users } from "../db/schema/people";
import { discardFiles, fileAt } from "../files/discard.server";
import {
  deleteEmpty,
  type Holding,
  holdings,
  isChanged,
  isHeld,
  rowsOf,
} from "./account-data.server";
import { selectUnusedFilesOf } from "./marketplace/file.server";
import {
  pauseItems,
  selectOnSale,
  selectToWithdraw,
  withdrawItems,
} from "./marketplace/seller.server";
import type { Piece } from "./piece";
import { forgetUnused, selectUnusedOf } from "./text-picture.server";

/** So many listings, and so many rows of each of so many tables, are changed at once. */
const listingsInPiece = 50;
const rowsInPiece = 100;
const tablesInPiece = 10;
/** Each is a request to the store of files. */
const filesInPiece = 20;

/**
 * Deletes the next piece of what a person left behind who had much. What is still there is asked anew
 * for each, and no more than is needed: many listings are many rows to look through.
 */
export async function deleteNext(
  db: Database,
  files: R2Bucket,
  { subject: id, cursor }: Work,
  now: number,
): Promise<Piece> {
  const next = String(Number(cursor) + 1);
  const [onSale] = await db.batch([selectOnSale(db, id, listingsInPiece)]);
  if (onSale.length > 0) return { cursor: next, statements: pauseItems(db, id, among(onSale)) };

  const [open] = await db.batch([selectToWithdraw(db, id, listingsInPiece)]);
  if (open.length > 0) return { cursor: next, statements: withdrawItems(db, id, among(open), now) };

  const [[left = {}], unused, pictures] = await db.batch([
    selectLeft(db, id),
    selectUnusedFilesOf(db, id, filesInPiece),
    selectUnusedOf(db, id, filesInPiece),
  ]);
  const changing = holdings.filter(({ name }) => left[name]).toReversed();
  if (changing.length > 0) {
    const statements = changing.slice(0, tablesInPiece).map((each) => changeSome(db, each, id));
    return { cursor: next, statements };
  }
  if (unused.length === 0 && pictures.length === 0) {
    return { cursor: null, statements: [deleteEmpty(db, id)] };
  }
  // The bytes go first: without its row nobody would know of a file.
  const addresses = pictures.map(({ address }) => address);
  await discardFiles(files, [...unused, ...addresses.map(fileAt)]);
  return {
    cursor: next,
    statements: [
      db.delete(marketplaceFiles).where(sql`id in (${among(unused)})`),
      forgetUnused(db, addresses),
    ],
  };
}

/** A select of the ids of these rows. */
function among(rows: readonly { id: number }[]) {
  return sql`select value as id from json_each(${JSON.stringify(rows.map(({ id }) => id))})`;
}

/** In which tables there are rows to be deleted or emptied. */
function selectLeft(db: Database, id: number) {
  return db
    .select(
      Object.fromEntries(
        holdings
          .filter(isChanged)
          .map((each) => [
            each.name,
            isThere(
              sql`select 1 from ${each.table} where ${isToChange(each, id)}`,
              `left_${each.name}`,
            ),
          ]),
      ),
    )
    .from(users)
    .where(eq(users.id, id));
}

function changeSome(db: Database, holding: Holding, id: number) {
  const { table, emptied } = holding;
  const some = sql`rowid in (select ${table}.rowid from ${table}
    where ${isToChange(holding, id)} limit ${rowsInPiece})`;
  return emptied
    ? db.update(table).set(emptied).where(some)
    : db.delete(table).where(and(some, ...withoutChildren(db, holding, id)));
}

function isToChange(holding: Holding, id: number): SQL {
  if (!holding.emptied) return isHeld(holding, id);
  const columns = getTableColumns(holding.table);
  const differs = Object.entries(holding.emptied).map(
    ([name, value]) => sql`${columns[name]} is not ${value}`,
  );
  return sql`${isHeld(holding, id)} and (${sql.join(differs, sql` or `)})`;
}

/** Rows that others refer to go when these are gone. */
function withoutChildren(db: Database, { table }: Holding, id: number) {
  return holdings
    .filter(
      (each) =>
        each.onLeaving === "delete" &&
        each.table !== table &&
        getTableConfig(each.table).foreignKeys.some(
          (key) => key.reference().foreignTable === table,
        ),
    )
    .map((child) => notExists(rowsOf(db, child, id)));
}
