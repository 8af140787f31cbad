import { eq, type SQL, sql } from "drizzle-orm";

import type { Category, ItemSort } from "../../content/marketplace";
import type { Database } from "../../db/client.server";
import { marketplaceLists, marketplacePageMarks } from "../../db/schema/items";
import { type Filters, pageSize } from "./filters";
import { columnsOf, inOrder, type Order, orders } from "./item-order.server";

/** Items between two marks of a list. */
export const markEvery = 5 * pageSize;
const staleAfterMs = 10 * 60_000;

/** A list with an index for every order: all items, those of a category, the verified ones. */
export interface List {
  name: string;
  /** Of the index, `marketplace_items_{prefix}{order}`. */
  prefix: "" | "category_" | "verified_";
  /** About `i`, a row of `marketplace_items`. */
  where: SQL;
}

export function listFor({ category, verified }: Pick<Filters, "category" | "verified">): List {
  if (category) {
    return {
      name: `category:${category}`,
      prefix: "category_",
      where: sql`i.status = 'active' and ${isOf(category)}`,
    };
  }
  if (verified) {
    return {
      name: "verified",
      prefix: "verified_",
      where: sql`i.status = 'active' and i.seller_verified = 1`,
    };
  }
  return { name: "all", prefix: "", where: sql`i.status = 'active'` };
}

/** One of our own words, so it need not take one of the hundred values that a statement may bind. */
export function isOf(category: Category) {
  return sql.raw(`i.category = '${category}'`);
}

/** The items of a list through the index of an order: the planner has no statistics to choose by. */
export function itemsBy(list: List, index: Order["index"]) {
  return sql.raw(`marketplace_items as i indexed by marketplace_items_${list.prefix}${index}`);
}

/** The ids of one page of a whole list. A far page begins at the nearest mark before it. */
export function listPage(
  list: List,
  sort: ItemSort,
  { start, size }: { start: number; size: number },
): SQL {
  const order = orders[sort];
  const items = itemsBy(list, order.index);
  if (start < markEvery) {
    return sql`select i.id as id, null as total, 0 as is_part from ${items} where ${list.where}
      order by ${inOrder(order)} limit ${size} offset ${start}`;
  }

  const nearest = sql`from ${marketplacePageMarks} as mark
    where mark.list = ${markName(list, sort)} and mark.position between 1 and ${start}
    order by mark.position desc limit 1`;
  // Without affinity and with a collation: only then every column of the index is used for the seek.
  const rank = sql`(select rating_rank from marketplace_items where id = mark.item_id) + 0, `;
  const key = sql`mark.sort_key + 0, ${sort === "rating" ? rank : sql``}(mark.item_id + 0) collate binary`;
  return sql`select i.id as id, null as total, 0 as is_part from ${items}
    where ${list.where} and (${columnsOf(order)}) ${order.onward} (select ${key} ${nearest})
    order by ${inOrder(order)} limit ${size} offset ifnull(${start} - (select mark.position ${nearest}), 0)`;
}

function markName(list: Pick<List, "name">, sort: ItemSort) {
  return `${list.name}|${sort}`;
}

/**
 * Reads when the marks of a list were made: the row at position 0 holds the moment as its key and
 * the length that the list had as its item.
 */
export function selectMarksMade(db: Database, list: List, sort: ItemSort) {
  return db
    .select({
      marksMadeAt: sql<number>`mark.sort_key`.as("marks_made_at"),
      marksMadeFor: sql<number>`mark.item_id`.as("marks_made_for"),
    })
    .from(sql`${marketplacePageMarks} as mark`)
    .where(sql`mark.list = ${markName(list, sort)} and mark.position = 0`);
}

/** Whether a list grew or shrank since its marks were made, or they are a day old. */
export function areStale(
  made: { marksMadeAt: number; marksMadeFor: number } | undefined,
  length: number,
  now: number,
) {
  if (!made) return true;
  const age = now - made.marksMadeAt;
  return made.marksMadeFor !== length ? age > staleAfterMs : age > 24 * 60 * 60_000;
}

/**
 * Sets the marks of a list anew, by one pass over its index. Between two passes a far page may begin
 * a few items early or late, as it would for somebody who pages slowly.
 */
export function makeMarks(db: Database, list: List, sort: ItemSort, now: number) {
  const name = markName(list, sort);
  const order = orders[sort];
  const [first] = order.columns;
  return db.batch([
    db.delete(marketplacePageMarks).where(eq(marketplacePageMarks.list, name)),
    db.insert(marketplacePageMarks).values({
      list: name,
      position: 0,
      sortKey: now,
      itemId: sql`ifnull((select item_count from ${marketplaceLists} where list = ${list.name}), 0)`,
    }),
    db.insert(marketplacePageMarks).select(sql`
      select ${name}, place - 1, sort_key, id from (
        select row_number() over (order by ${inOrder(order)}) as place,
          ${sql.raw(`i.${first}`)} as sort_key, i.id as id
        from ${itemsBy(list, order.index)} where ${list.where}
      ) where place > 1 and (place - 1) % ${markEvery} = 0`),
  ]);
}
