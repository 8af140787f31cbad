import { type SQL, sql } from "drizzle-orm";
import { pageOf } from "../../db/far-pages";
import {
  asksPrice,
  isNarrowed,
  isWholeList,
  matches,
  priceMatches,
  rangeOf,
  rarestOf,
  ratingMatches,
  storedLength,
  taggedItems,
} from "./filter-conditions.server";
import { deepest, type Filters } from "./filters";
import { farListOf, itemsBy, type List, lengthOf, listFor } from "./item-lists.server";
import { inOrder, orders } from "./item-order.server";
import { hasText, textSources } from "./item-search.server";

/**
 * How a page of the marketplace is found. A whole list (all, a category, the verified ones) is read
 * through the index of its order, from a mark where the page is far. Anything else is either
 *
 * - **gathered**: all that matches one filter is read through that filter's index and the rest is
 *   dropped, as long as that one filter finds few enough to be read, or
 * - **scanned**: the index of the order is read and what does not match is dropped, until there are
 *   `deepest` items or the rows are spent. What is found then is right and in order, but more may
 *   match than was looked at: `isPart` says so, and the page does.
 *
 * The counts that decide are stored or capped and stand in the statement itself, so a page is one
 * round trip. It goes as deep as `deepest` items; a count above that reads "1,000+".
 */
const rowBudget = 4400;

const counted = sql.raw(String(deepest + 1));

/** How many fit a range of prices is not stored but counted, which costs a row for each. */
const mostPriced = 1000;

/** A creator's newest, each looked at and sorted, where more is asked than these in their order. */
const mostOfCreator = 2000;

/** D1 takes at most five selects in a union, and one is the scan. */
const mostSources = 4;

interface Source {
  /** Whether it is small enough to be gathered. */
  when: SQL;
  from: SQL;
  where: SQL;
  /** The filters that `where` has checked already. */
  without?: Partial<Filters>;
  /** Whether more may match than it finds. */
  isPart?: SQL;
}

/** What one filter finds through its own index. What is known without counting comes first. */
function sourcesFor(filters: Filters, list: List): Source[] {
  const { q, category, verified, tags, creator, rating, sort } = filters;
  if (creator !== null) {
    return [
      {
        when: sql`1`,
        from: sql`(select i.* from ${itemsBy(list, "newest")} where ${list.where}
          order by i.updated_at desc, i.id desc limit ${sql.raw(String(mostOfCreator))}) as i`,
        where: hasText(q),
        isPart: sql`${lengthOf(list.name)} > ${sql.raw(String(mostOfCreator))}`,
      },
    ];
  }
  if (q) return textSources(q);

  const sources: Source[] = [];
  if (tags.length > 0) {
    // A row of the index, the item and its place in the order, and a look-up for every other tag.
    sources.push({
      when: sql`ifnull(${rarestOf(tags, "item_count")}, 0) <= ${affordable(2 + tags.length)}`,
      ...taggedItems(tags),
    });
  }
  const whole = listFor({ category: null, verified: false });
  const most = affordable(2 + tags.length);
  // The index of these orders begins with the filter: a scan reads nothing in vain.
  if (rating > 0 && sort !== "rating") {
    sources.push({
      when: sql`${lengthOf(`stars:${rating}`)} <= ${most}`,
      from: itemsBy(whole, "rated"),
      where: sql`${whole.where} and ${ratingMatches(filters)}`,
    });
  }
  for (const each of [
    category ? listFor({ category, verified: false }) : null,
    verified ? listFor({ category: null, verified }) : null,
  ]) {
    if (!each) continue;
    sources.push({
      when: sql`${lengthOf(each.name)} <= ${most}`,
      from: itemsBy(each, "newest"),
      where: each.where,
    });
  }
  if (asksPrice(filters) && !sort.startsWith("price")) {
    const priced = sql`${itemsBy(list, "price")} where ${list.where} and ${priceMatches(filters)}`;
    const mostHere = sql.raw(String(Math.min(mostPriced, rowsFor(3 + tags.length))));
    sources.push({
      when: sql`(select count(*) from (select 1 from ${priced} limit ${mostHere} + 1)) <= ${mostHere}`,
      from: itemsBy(list, "price"),
      where: sql`${list.where} and ${priceMatches(filters)}`,
    });
  }
  return sources;
}

/** How many items can be looked at when each costs so many rows. */
function rowsFor(rowsEach: number) {
  return Math.floor(rowBudget / rowsEach);
}

function affordable(rowsEach: number) {
  return sql.raw(String(rowsFor(rowsEach)));
}

/**
 * `id`, `total` and `is_part` of a page's items, or one row without an id where nothing is found.
 * `total` is null where it is the length of the list.
 */
export function selectPage(filters: Filters, size: number): SQL {
  const list = listFor(filters);
  const order = orders[filters.sort];
  const start = (filters.page - 1) * size;
  if (isWholeList(filters)) {
    const page = pageOf(farListOf(list, filters.sort), { start, size });
    return sql`select id, null as total, 0 as is_part from (${page})`;
  }

  const sources = sourcesFor(filters, list).slice(0, mostSources);
  const isScanned = !filters.q && filters.creator === null;
  // A branch that is not chosen has a limit of 0 and reads nothing: a condition would be asked per row.
  const chosen = (place: number) => sql.raw(`(select chosen from way) = ${place}`);
  const branches = sources.map(({ from, where, without, isPart = sql`0` }, place) => ({
    found: sql`select json_group_array(id) as ids from (
      select i.id as id from ${from} where ${where} and ${matches({ ...filters, ...without })}
      order by ${inOrder(order)} limit iif(${chosen(place)}, -1, 0))`,
    total: sql`json_array_length(found.ids)`,
    isPart,
  }));
  if (isScanned) branches.push(scan(filters, list, { start, size, if: chosen(sources.length) }));

  const choices = sources.map(
    ({ when }, place) => sql`when ${when} then ${sql.raw(String(place))}`,
  );
  const otherwise = sql.raw(String(sources.length));
  const way =
    choices.length > 0 ? sql`case ${sql.join(choices, sql` `)} else ${otherwise} end` : otherwise;
  // An array, because a window function would write all rows down and read them again.
  const pages = branches.map(
    ({ found, total, isPart }, place) => sql`select * from (
      select each.value as id, min(${total}, ${counted}) as total, ${isPart} as is_part
      from (${found}) as found left join json_each(found.ids) as each
      limit iif(${chosen(place)}, ${sql.raw(String(size))}, 0)
      offset ${sql.raw(String(Math.min(start, deepest)))})`,
  );
  return sql`with way(chosen) as materialized (select ${way}) ${sql.join(pages, sql` union all `)}`;
}

interface Scan {
  start: number;
  size: number;
  /** Without it nothing is read. */
  if: SQL;
}

/**
 * The items of a list in order, without those that do not match. The newest with a tag are read
 * through the index of the tag, which holds them in this order, unless a category narrows the list.
 */
function scan(filters: Filters, list: List, { start, size, if: isChosen }: Scan) {
  const { tags, category, sort } = filters;
  const order = orders[sort];
  const isOfTag = tags.length > 0 && category === null && sort === "newest";
  const { from, where, without } = isOfTag
    ? taggedItems(tags)
    : { from: itemsBy(list, order.index), where: list.where };
  const rest = matches({ ...filters, ...without });
  const range = rangeOf(filters);

  const isPriceCounted = asksPrice(filters) && !sort.startsWith("price");
  const rows = rowBudget - (isPriceCounted ? mostPriced : 0);
  const most = Math.floor(rows / (1 + tags.length + (isOfTag ? 1 : 0)));
  const looked = sql`select i.* from ${from} where ${where} and ${range ?? sql`1`}
    order by ${isOfTag ? sql`tagged.updated_at desc, tagged.item_id desc` : inOrder(order)}
    limit iif(${isChosen}, ${sql.raw(String(most))}, 0)`;

  if (range && isNarrowed(filters)) {
    // How far the range goes is not stored, so what was looked at is counted.
    return {
      found: sql`select json_group_array(id) filter (where ${rest}) as ids, count(*) as looked
        from (${looked}) as i`,
      total: sql`json_array_length(found.ids)`,
      isPart: sql`found.looked = ${sql.raw(String(most))} and json_array_length(found.ids) <= ${sql.raw(String(deepest))}`,
    };
  }
  const length = isOfTag ? sql`ifnull(${rarestOf(tags, "item_count")}, 0)` : lengthOf(list.name);
  const known = storedLength(filters);
  // Where the length is known, the rest is not looked at when the page is full.
  const wanted = known ? Math.min(start + size, deepest + 1) : deepest + 1;
  const isFull = sql`json_array_length(found.ids) = ${sql.raw(String(wanted))}`;
  return {
    found: sql`select json_group_array(id) as ids from (
      select id from (${looked}) as i where ${rest} limit ${sql.raw(String(wanted))})`,
    total: known
      ? sql`iif(${isFull}, ${known}, json_array_length(found.ids))`
      : sql`json_array_length(found.ids)`,
    isPart: range ? sql`0` : sql`not (${isFull}) and ${length} > ${sql.raw(String(most))}`,
  };
}
