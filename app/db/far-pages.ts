import { and, eq, gte, inArray, type SQL, sql } from "drizzle-orm";

import type { Database } from "./client.server";
import { pageMarks } from "./schema/page-marks";

const minute = 60_000;
const dayMs = 24 * 60 * minute;

/** Rows that are passed over to reach a page; what lies behind them needs marks. */
const mostCountedOff = 1000;

/**
 * Marks of up to so many rows may be made anew every ten minutes, of longer lists as much more seldom:
 * passes over a list read at most 1.4 million rows a day, however long it is.
 */
const rowsInTenMinutes = 10_000;

/** A list that an index holds in its order, so that its far pages can begin at marks. */
export interface FarList {
  /** What its marks are stored under. */
  name: string;
  /** A `from` and `where`. */
  rows: SQL;
  id: SQL;
  /** What the list is ordered by, the largest first. */
  key: SQL;
  /** Orders rows of the same key before the id does. `of` is the value for the row of a `mark`. */
  tie?: { key: SQL; of: SQL };
  /** Whether the smallest comes first instead. */
  isAscending?: boolean;
  length: SQL;
  /** Rows between two marks. */
  every: number;
  /** Whether new rows come in front of all others, so that marks stay true as the list grows. */
  isAppended?: boolean;
}

/**
 * The ids of one page, in order. A far page begins at a mark, which says what stands at a position
 * counted from the end: a new row at the front moves none of them. Without a mark at most
 * `mostCountedOff` rows are passed over, so what it answers is wrong where
 * `measureList` says that the list is being counted.
 */
export function pageOf(list: FarList, { start, size }: { start: number; size: number }): SQL {
  const { id, tie, isAscending, rows, name, length } = list;
  const inOrder = sql`order by ${ordered(list, isAscending ? "asc" : "desc")} limit ${size}`;
  if (start < list.every) return sql`select ${id} as id from ${rows} ${inOrder} offset ${start}`;

  const place = sql`${length} - ${start}`;
  const nearest = sql`from ${pageMarks} as mark
    where mark.list = ${name} and mark.position >= max(1, ${place})
    order by mark.position limit 1`;
  const front = sql.raw(isAscending ? "-9e999" : "9e999");
  // Only with a collation is the id, too, used for the seek.
  const from = [
    sql`ifnull((select mark.sort_key ${nearest}), ${front})`,
    ...(tie ? [sql`ifnull((select ${tie.of} ${nearest}), ${front})`] : []),
    sql`ifnull((select mark.row_id ${nearest}), 0) collate binary`,
  ];
  return sql`select ${id} as id from ${rows}
    and (${sql.join(keysOf(list), sql`, `)}) ${sql.raw(isAscending ? ">=" : "<=")} (${sql.join(from, sql`, `)})
    ${inOrder} offset ifnull((select mark.position ${nearest}) - (${place}), ${Math.min(start, mostCountedOff)})`;
}

function keysOf({ key, tie, id }: FarList) {
  return [key, ...(tie ? [tie.key] : []), id];
}

function ordered(list: FarList, direction: "asc" | "desc") {
  return sql.join(
    keysOf(list).map((each) => sql`${each} ${sql.raw(direction)}`),
    sql`, `,
  );
}

export interface ListState {
  length: number;
  marksMadeAt: number | null;
  marksMadeFor: number | null;
}

/** The statement that reads how long a list is and when its marks were made, and for what length. */
export function selectListState(db: Database, { name, length }: FarList) {
  return db
    .select({
      length: sql<number>`${length}`.as("list_length"),
      marksMadeAt: sql<number | null>`mark.sort_key`.as("marks_made_at"),
      marksMadeFor: sql<number | null>`mark.row_id`.as("marks_made_for"),
    })
    .from(sql`(select 1) left join ${pageMarks} as mark
      on mark.list = ${name} and mark.position = 0`);
}

/**
 * What a page of a list has to know of it, for rows `start` to `start + size`.
 *
 * `isCounting` says that the page lies behind what can be read before the list has its first marks:
 * `pageCount` then holds the pages in front only. `renewMarks` brings the marks up to date, where
 * anything behind the first page was asked and the list has none, or grew or shrank since they were
 * made, or they are a day old: call it behind the answer. It is null else.
 */
export function measureList(
  db: Database,
  list: FarList,
  state: ListState | undefined,
  { start, size, now }: { start: number; size: number; now: number },
) {
  const total = state?.length ?? 0;
  const isCounting = state?.marksMadeAt === null && start > mostCountedOff;
  const reach = isCounting ? Math.min(total, mostCountedOff) : total;
  const way = start > 0 && state ? wayToRenew(list, state, now) : null;
  const renewMarks = async () => {
    await (way === "append" ? appendMarks(db, list, now) : makeMarks(db, list, now));
  };
  return {
    total,
    isCounting,
    pageCount: Math.max(1, Math.ceil(reach / size)),
    renewMarks: way && renewMarks,
  };
}

function wayToRenew(
  { every, isAppended }: FarList,
  { length, marksMadeAt, marksMadeFor }: ListState,
  now: number,
) {
  if (marksMadeAt === null) return length > every ? (isAppended ? "append" : "whole") : null;
  const changed = length - (marksMadeFor ?? 0);
  const tenMinutes = 10 * minute;
  const wait = Math.max(tenMinutes, Math.min(dayMs, (length / rowsInTenMinutes) * tenMinutes));
  if (now - marksMadeAt > (changed === 0 ? dayMs : wait)) return "whole";
  return isAppended && changed >= every ? "append" : null;
}

/**
 * Sets the marks of a list anew, by one pass over its index. Between two passes a row that was taken
 * away, or whose key changed, moves a far page a little.
 */
function makeMarks(db: Database, list: FarList, now: number) {
  const { name, rows, id, key, length, every } = list;
  return db.batch([
    db.delete(pageMarks).where(eq(pageMarks.list, name)),
    db.insert(pageMarks).values({ list: name, position: 0, sortKey: now, rowId: sql`${length}` }),
    db.insert(pageMarks).select(sql`
      select ${name}, place, sort_key, id from (
        select ${placeOf(list)} as place, ${key} as sort_key, ${id} as id from ${rows}
      ) where place % ${every} = 0`),
  ]);
}

/** Adds the marks of rows that came since the last one, and reads no others. */
function appendMarks(db: Database, list: FarList, now: number) {
  const { name, rows, id, key, length, every } = list;
  const last = (column: string, none: string) =>
    sql`ifnull((select ${sql.raw(column)} from ${pageMarks} where list = ${name} and position > 0
      order by position desc limit 1), ${sql.raw(none)})`;
  return db.batch([
    db.insert(pageMarks).select(sql`
      select ${name}, place, sort_key, id from (
        select ${last("position", "0")} + ${placeOf(list)} as place, ${key} as sort_key, ${id} as id
        from ${rows} and (${key}, ${id}) > (${last("sort_key", "-9e999")}, ${last("row_id", "0")})
      ) where place % ${every} = 0 on conflict do nothing`),
    // Two at a time find the same marks, and those of the first stay.
    db
      .insert(pageMarks)
      .values({ list: name, position: 0, sortKey: now, rowId: sql`${length}` })
      .onConflictDoUpdate({
        target: [pageMarks.list, pageMarks.position],
        set: { rowId: sql`excluded.row_id` },
      }),
  ]);
}

/** How many rows stand behind a row of the list, with itself. */
function placeOf(list: FarList) {
  return sql`row_number() over (order by ${ordered(list, list.isAscending ? "desc" : "asc")})`;
}

/** The statement that forgets the marks of lists from a key on: those before it stay true. */
export function forgetMarks(db: Database, names: string[], from: number) {
  return db
    .delete(pageMarks)
    .where(and(inArray(pageMarks.list, names), gte(pageMarks.sortKey, from)));
}
