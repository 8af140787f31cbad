import { type SQL, sql } from "drizzle-orm";
import { storedType } from "../../content/marketplace";
import { marketplaceItemTags, marketplaceTags } from "../../db/schema/items";
import type { Filters } from "./filters";
import { isOf, isOffered, lengthOf } from "./item-lists.server";
import { toCents } from "./money";

/** The items of the rarest of these tags, the newest first in its index. */
export function taggedItems(tags: readonly string[]) {
  return {
    from: sql`${marketplaceItemTags} as tagged indexed by marketplace_item_tags_newest
      cross join marketplace_items as i on i.id = tagged.item_id`,
    where: sql`tagged.tag_id = ${rarestOf(tags, "id")} and ${isOffered}`,
    without: tags.length === 1 ? { tags: [] } : undefined,
  };
}

export function rarestOf(tags: readonly string[], column: "id" | "item_count") {
  return sql`(select ${sql.raw(column)} from ${marketplaceTags}
    where slug in (select value from json_each(${JSON.stringify(tags)}))
    order by item_count limit 1)`;
}

export function asksPrice({ min, max }: Filters) {
  return min !== null || max !== null;
}

/** An item without a price counts as 0. */
export function priceMatches({ min, max }: Filters) {
  const [from, to] = [min ?? 0, max ?? 10_000_000].map(toCents);
  return sql.raw(`i.sort_price_cents between ${from} and ${to}`);
}

export function ratingMatches({ rating }: Filters) {
  return sql.raw(`i.rating >= ${rating}`);
}

/** The conditions of all filters but text and creator, which their sources bring along. */
export function matches(filters: Filters): SQL {
  const conditions = [sql`1`];
  if (filters.category) conditions.push(isOf(filters.category));
  if (filters.type) conditions.push(sql`i.type = ${storedType(filters.type)}`);
  if (filters.verified) conditions.push(sql`i.seller_verified = 1`);
  if (filters.rating > 0) conditions.push(ratingMatches(filters));
  if (asksPrice(filters)) conditions.push(priceMatches(filters));
  for (const slug of filters.tags) {
    conditions.push(sql`exists (select 1 from ${marketplaceItemTags} as has
      where has.item_id = i.id and has.tag_id = (select id from ${marketplaceTags} where slug = ${slug}))`);
  }
  return sql.join(conditions, sql` and `);
}

/** Whether nothing is asked but a list that has its own index. */
export function isWholeList(filters: Filters) {
  const { q, creator, type, tags, rating, category, verified, sort } = filters;
  if (q || type || tags.length > 0 || rating > 0 || asksPrice(filters)) return false;
  if (creator !== null) return !category && !verified && sort === "newest";
  return !(category && verified);
}

/** The filter that the index of an order begins with, so that a scan reads nothing else. */
export function rangeOf(filters: Filters): SQL | null {
  if (filters.sort === "rating" && filters.rating > 0) return ratingMatches(filters);
  if (filters.sort.startsWith("price") && asksPrice(filters)) return priceMatches(filters);
  return null;
}

/** Whether more is asked than the index of a list in this order holds. */
export function isNarrowed(filters: Filters) {
  const { category, type, verified, tags, rating, sort } = filters;
  return (
    type !== null ||
    tags.length > 0 ||
    (category !== null && verified) ||
    (rating > 0 && sort !== "rating") ||
    (asksPrice(filters) && !sort.startsWith("price"))
  );
}

/** How many items match one filter alone; null where that is not stored. */
export function storedLength(filters: Filters): SQL | null {
  const { category, type, verified, rating, tags } = filters;
  if (category || type || verified || asksPrice(filters)) return null;
  if (tags.length === 0) return lengthOf(`stars:${rating}`);
  if (tags.length > 1 || rating > 0) return null;
  return sql`(select item_count from ${marketplaceTags} where slug = ${tags[0]})`;
}
