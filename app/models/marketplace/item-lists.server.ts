import { type SQL, sql } from "drizzle-orm";

import type { Category, ItemSort } from "../../content/marketplace";
import type { FarList } from "../../db/far-pages";
import { isStaying } from "../../db/pending-work";
import { marketplaceLists } from "../../db/schema/items";
import { type Filters, pageSize } from "./filters";
import { type Order, orders } from "./item-order.server";

/** Items between two marks of a list. */
const markEvery = 3 * pageSize;

/**
 * A list with an index for every order: all items, those of a category, the verified ones. That of a
 * creator has one for the newest only.
 */
export interface List {
  name: string;
  /** Of the index, `marketplace_items_{prefix}{order}`. */
  prefix: "" | "category_" | "verified_" | "creator_";
  /** About `i`, a row of `marketplace_items`. */
  where: SQL;
}

/** Whether `i` is on sale. What a person sells who leaves is taken off the market behind the answer. */
export const isOffered = sql`i.status = 'active' and ${isStaying(sql.raw("i.creator_id"))}`;

export function listFor({
  creator = null,
  category,
  verified,
}: Pick<Filters, "category" | "verified"> & Partial<Pick<Filters, "creator">>): List {
  if (creator !== null) {
    return {
      name: `creator:${creator}`,
      prefix: "creator_",
      where: sql`i.creator_id = ${creator} and ${isOffered}`,
    };
  }
  if (category) {
    return {
      name: `category:${category}`,
      prefix: "category_",
      where: sql`${isOffered} and ${isOf(category)}`,
    };
  }
  if (verified) {
    return {
      name: "verified",
      prefix: "verified_",
      where: sql`${isOffered} and i.seller_verified = 1`,
    };
  }
  return { name: "all", prefix: "", where: isOffered };
}

/** One of our own words, so it need not take one of the hundred values that a statement may bind. */
export function isOf(category: Category) {
  return sql.raw(`i.category = '${category}'`);
}

/** The items of a list through the index of an order: the planner has no statistics to choose by. */
export function itemsBy(list: List, index: Order["index"]) {
  return sql.raw(`marketplace_items as i indexed by marketplace_items_${list.prefix}${index}`);
}

/** A whole list in an order, as its far pages are found. */
export function farListOf(list: List, sort: ItemSort): FarList {
  const { index, columns, direction } = orders[sort];
  const [key, tie] = columns;
  return {
    name: `items:${list.name}|${sort}`,
    rows: sql`${itemsBy(list, index)} where ${list.where}`,
    id: sql.raw("i.id"),
    key: sql.raw(`i.${key}`),
    ...(tie && {
      tie: {
        key: sql.raw(`i.${tie}`),
        of: sql.raw(`(select ${tie} from marketplace_items where id = mark.row_id)`),
      },
    }),
    isAscending: direction === "asc",
    length: lengthOf(list.name),
    every: markEvery,
  };
}

/** How many items a list has; `stars:4` are those with a mean of 4 and more. */
export function lengthOf(list: string) {
  return sql`ifnull((select item_count from ${marketplaceLists} where list = ${sql.raw(`'${list}'`)}), 0)`;
}
