import { type SQL, sql } from "drizzle-orm";
import { storedType } from "../../content/marketplace";
import type { Statement } from "../../db/batch";
import type { Database } from "../../db/client.server";
import {
  marketplaceItems,
  marketplaceItemTags,
  marketplaceLists,
  marketplaceTags,
} from "../../db/schema/items";
import { readForgivingly } from "../search-meaning.server";
import { deepest, type Filters, pageSize, priceTop } from "./filters";
import { itemApiColumns } from "./item.server";
import { inOrder, orders } from "./item-order.server";
import { hasText, textSources } from "./item-search.server";
import {
  areStale,
  isOf,
  itemsBy,
  type List,
  listFor,
  listPage,
  makeMarks,
  markEvery,
  selectMarksMade,
} from "./page-marks.server";
import { ownPurchase } from "./shopper.server";

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

/** D1 takes at most five selects in a union, and one is the scan. */
const mostSources = 4;

const mostTagsOffered = 12;

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
        from: sql.raw("marketplace_items as i indexed by marketplace_items_creator"),
        where: sql`i.creator_id = ${creator} and i.status = 'active' and ${hasText(q)}`,
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

/** The items of the rarest of these tags, the newest first in its index. */
function taggedItems(tags: readonly string[]) {
  return {
    from: sql`${marketplaceItemTags} as tagged indexed by marketplace_item_tags_newest
      cross join marketplace_items as i on i.id = tagged.item_id`,
    where: sql`tagged.tag_id = ${rarestOf(tags, "id")} and i.status = 'active'`,
    without: tags.length === 1 ? { tags: [] } : undefined,
  };
}

function rarestOf(tags: readonly string[], column: "id" | "item_count") {
  return sql`(select ${sql.raw(column)} from ${marketplaceTags}
    where slug in (select value from json_each(${JSON.stringify(tags)}))
    order by item_count limit 1)`;
}

/** How many items can be looked at when each costs so many rows. */
function rowsFor(rowsEach: number) {
  return Math.floor(rowBudget / rowsEach);
}

function affordable(rowsEach: number) {
  return sql.raw(String(rowsFor(rowsEach)));
}

function lengthOf(list: string) {
  return sql`ifnull((select item_count from ${marketplaceLists} where list = ${sql.raw(`'${list}'`)}), 0)`;
}

function asksPrice({ min, max }: Filters) {
  return min !== null || max !== null;
}

/** An item without a price counts as 0. */
function priceMatches({ min, max }: Filters) {
  const [from, to] = [min ?? 0, max ?? 10_000_000].map((dollars) => Math.round(dollars * 100));
  return sql.raw(`i.sort_price_cents between ${from} and ${to}`);
}

function ratingMatches({ rating }: Filters) {
  return sql.raw(`i.rating >= ${rating}`);
}

/** The conditions of all filters but text and creator, which their sources bring along. */
function matches(filters: Filters): SQL {
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
function isWholeList({ q, creator, type, tags, rating, category, verified, ...rest }: Filters) {
  const asksMore = q || creator || type || tags.length > 0 || rating > 0 || (category && verified);
  return !asksMore && rest.min === null && rest.max === null;
}

/**
 * `id`, `total` and `is_part` of a page's items, or one row without an id where nothing is found.
 * `total` is null where it is the length of the list.
 */
function selectPage(filters: Filters, size: number): SQL {
  const list = listFor(filters);
  const order = orders[filters.sort];
  const start = (filters.page - 1) * size;
  if (isWholeList(filters)) return listPage(list, filters.sort, { start, size });

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

/** The filter that the index of an order begins with, so that a scan reads nothing else. */
function rangeOf(filters: Filters): SQL | null {
  if (filters.sort === "rating" && filters.rating > 0) return ratingMatches(filters);
  if (filters.sort.startsWith("price") && asksPrice(filters)) return priceMatches(filters);
  return null;
}

/** Whether more is asked than the index of a list in this order holds. */
function isNarrowed(filters: Filters) {
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
function storedLength(filters: Filters): SQL | null {
  const { category, type, verified, rating, tags } = filters;
  if (category || type || verified || asksPrice(filters)) return null;
  if (tags.length === 0) return lengthOf(`stars:${rating}`);
  if (tags.length > 1 || rating > 0) return null;
  return sql`(select item_count from ${marketplaceTags} where slug = ${tags[0]})`;
}

interface Reading {
  size: number;
  /** Of whom it is told what they own already. */
  userId: number | null;
}

/** The statement that reads a page's items, to be batched with others of the same page. */
function selectItems(db: Database, filters: Filters, { size, userId }: Reading) {
  return db
    .select({
      item: itemApiColumns,
      ownPurchase: ownPurchase(userId),
      total: sql<number | null>`page.total`.as("page_total"),
      isPart: sql<number>`page.is_part`.as("page_is_part"),
    })
    .from(sql`(${selectPage(filters, size)}) as page`)
    .leftJoin(marketplaceItems, sql`${marketplaceItems.id} = page.id`)
    .orderBy(inOrder(orders[filters.sort], "marketplace_items"));
}

/** The statements of a page: its items, the length of its list and of all, and the state of its marks. */
function selectListing(db: Database, filters: Filters, reading: Reading) {
  const list = listFor(filters);
  return [
    selectItems(db, filters, reading),
    db
      .select({
        all: sql<number>`${lengthOf("all")}`.as("length_of_all"),
        list: sql<number>`${lengthOf(list.name)}`.as("length_of_list"),
      })
      .from(sql`(select 1)`),
    selectMarksMade(db, list, filters.sort),
  ] as const;
}

/**
 * A page of the marketplace and what its filters offer.
 *
 * `more` are statements of the same page, so that they share the round trip. `renewMarks` is set
 * where the marks of a far page are old: call it behind the answer. `spelled` is what was looked for
 * in place of mistyped words.
 */
export function listItems<More extends readonly Statement[]>(
  db: Database,
  filters: Filters,
  reading: { now: number; more: More } & Partial<Reading>,
) {
  return readForgivingly(db, filters, {
    read: (each) => readList(db, each, reading),
    isEmpty: ({ items }) => items.length === 0,
  });
}

async function readList<More extends readonly Statement[]>(
  db: Database,
  filters: Filters,
  { now, more, size = pageSize, userId = null }: { now: number; more: More } & Partial<Reading>,
) {
  const read = () =>
    db.batch([
      ...selectListing(db, filters, { size, userId }),
      selectHighestPrice(db),
      selectOfferedTags(db, filters.tags),
      ...more,
    ] as const);
  let [rows, [lengths], [marks], [highest], tags, ...rest] = await read();

  const { all = 0, list: length = 0 } = lengths ?? {};
  const isFar = isWholeList(filters) && (filters.page - 1) * size >= markEvery;
  const renew = () => makeMarks(db, listFor(filters), filters.sort, now);
  if (isFar && !marks && length > markEvery) {
    await renew();
    [rows, [lengths], [marks], [highest], tags, ...rest] = await read();
  }

  const total = isWholeList(filters) ? length : (rows[0]?.total ?? 0);
  const shown = isWholeList(filters) ? total : Math.min(total, deepest);
  return {
    items: rows.flatMap(({ item }) => item ?? []),
    /** What `userId` owns of them. */
    owned: rows.flatMap(({ item, ownPurchase }) => (item ? { id: item.id, ownPurchase } : [])),
    /** Whether more may match than were looked at. */
    isPart: rows[0]?.isPart === 1,
    /** More than `deepest` are not counted where they would have to be read. */
    matching: isWholeList(filters) || total <= deepest ? total : null,
    all,
    pageCount: Math.max(1, Math.ceil(shown / size)),
    priceTop: priceTop(highest?.highestCents ?? null),
    tags,
    more: rest as unknown as BatchResults<More>,
    renewMarks: isFar && areStale(marks, length, now) ? renew : null,
  };
}

type BatchResults<Statements extends readonly Statement[]> = {
  [Place in keyof Statements]: Statements[Place]["_"]["result"];
};

function selectHighestPrice(db: Database) {
  return db
    .select({ highestCents: sql<number>`i.sort_price_cents`.as("highest_cents") })
    .from(itemsBy(listFor({ category: null, verified: false }), "price"))
    .where(sql`i.status = 'active' and i.sort_price_cents > 0`)
    .orderBy(sql`i.sort_price_cents desc`)
    .limit(1);
}

/** The tags most used, and the chosen ones by their names. */
function selectOfferedTags(db: Database, chosen: readonly string[]) {
  const slugs = JSON.stringify(chosen);
  return db
    .select({
      slug: sql<string>`tag.slug`.as("tag_slug"),
      name: sql<string>`tag.name`.as("tag_name"),
    })
    .from(sql`(
      select slug, name, item_count from ${marketplaceTags}
        where slug in (select value from json_each(${slugs}))
      union
      select * from (select slug, name, item_count from ${marketplaceTags}
        where item_count > 0 order by item_count desc limit ${mostTagsOffered})
    ) as tag`)
    .orderBy(sql`tag.item_count desc, tag.slug`);
}
