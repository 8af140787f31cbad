import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";

import type { Database } from "../../db/client.server";
import {
  marketplaceItems,
  marketplaceItemTags,
  marketplaceLists,
  marketplaceTags,
} from "../../db/schema/marketplace";
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

/**
 * How a page of the marketplace is found. A whole list (all, a category, the verified ones) is read
 * through the index of its order, from a mark where the page is far. Anything else is either
 *
 * - **gathered**: all that matches one filter is read through that filter's index and the rest is
 *   dropped, as long as that one filter finds at most `mostGathered` items, or
 * - **scanned**: the index of the order is read and what does not match is dropped, until the page
 *   is full. With more matches than that it soon is.
 *
 * The counts that decide are stored or capped and stand in the statement itself, so a page is one
 * round trip. It goes as deep as `deepest` items; a count above that reads "1,000+".
 */
const mostGathered = 2000;
const gathered = sql.raw(String(mostGathered));
const counted = sql.raw(String(deepest + 1));

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
}

/** What one filter finds through its own index, the one that tells most first. */
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
    const rarest = (column: string) => sql`(select ${sql.raw(column)} from ${marketplaceTags}
      where slug in (select value from json_each(${JSON.stringify(tags)}))
      order by item_count limit 1)`;
    sources.push({
      when: sql`ifnull(${rarest("item_count")}, 0) <= ${gathered}`,
      from: sql`${marketplaceItemTags} as tagged indexed by marketplace_item_tags_newest
        cross join marketplace_items as i on i.id = tagged.item_id`,
      where: sql`tagged.tag_id = ${rarest("id")} and i.status = 'active'`,
      without: tags.length === 1 ? { tags: [] } : undefined,
    });
  }
  const whole = listFor({ category: null, verified: false });
  // The index of these orders begins with the filter: a scan reads nothing in vain.
  if (rating > 0 && sort !== "rating") {
    sources.push({
      when: sql`${lengthOf(`stars:${rating}`)} <= ${gathered}`,
      from: itemsBy(whole, "rated"),
      where: sql`${whole.where} and ${sql.raw(`i.rating >= ${rating}`)}`,
    });
  }
  if (asksPrice(filters) && !sort.startsWith("price")) {
    const priced = sql`${itemsBy(list, "price")} where ${list.where} and ${priceMatches(filters)}`;
    sources.push({
      when: sql`(select count(*) from (select 1 from ${priced} limit ${gathered} + 1)) <= ${gathered}`,
      from: itemsBy(list, "price"),
      where: sql`${list.where} and ${priceMatches(filters)}`,
    });
  }
  for (const each of [
    category ? listFor({ category, verified: false }) : null,
    verified ? listFor({ category: null, verified }) : null,
  ]) {
    if (!each) continue;
    sources.push({
      when: sql`${lengthOf(each.name)} <= ${gathered}`,
      from: itemsBy(each, "newest"),
      where: each.where,
    });
  }
  return sources;
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

/** The conditions of all filters but text and creator, which their sources bring along. */
function matches(filters: Filters): SQL {
  const conditions = [sql`1`];
  if (filters.category) conditions.push(isOf(filters.category));
  if (filters.verified) conditions.push(sql`i.seller_verified = 1`);
  if (filters.rating > 0) conditions.push(sql.raw(`i.rating >= ${filters.rating}`));
  if (asksPrice(filters)) conditions.push(priceMatches(filters));
  for (const slug of filters.tags) {
    conditions.push(sql`exists (select 1 from ${marketplaceItemTags} as has
      where has.item_id = i.id and has.tag_id = (select id from ${marketplaceTags} where slug = ${slug}))`);
  }
  return sql.join(conditions, sql` and `);
}

/** Whether nothing is asked but a list that has its own index. */
function isWholeList({ q, creator, tags, rating, category, verified, ...rest }: Filters) {
  const asksMore = q || creator || tags.length > 0 || rating > 0 || (category && verified);
  return !asksMore && rest.min === null && rest.max === null;
}

/** `id` and `total` of a page's items. `total` is null where it is the length of the list. */
function selectPage(filters: Filters, size: number): SQL {
  const list = listFor(filters);
  const order = orders[filters.sort];
  const start = (filters.page - 1) * size;
  if (isWholeList(filters)) return listPage(list, filters.sort, { start, size });

  const part = sql.raw(`limit ${size} offset ${Math.min(start, deepest)}`);
  const sources = sourcesFor(filters, list).slice(0, mostSources);
  // An array, because a window function would write all rows down and read them again.
  const branches = sources.map(
    ({ from, where, without }, place) => sql`select * from (
      select found.value as id, min(json_array_length(gathered.ids), ${counted}) as total
      from (select json_group_array(id) as ids from (
        select i.id as id from ${from} where ${where} and ${matches({ ...filters, ...without })}
        order by ${inOrder(order)} limit iif(${isChosen(place)}, -1, 0)
      )) as gathered cross join json_each(gathered.ids) as found ${part})`,
  );
  if (!filters.q && filters.creator === null) {
    const scanned = sql`${itemsBy(list, order.index)} where ${list.where} and ${matches(filters)}`;
    branches.push(sql`select * from (
      select i.id as id, ${totalOf(filters, scanned)} as total from ${scanned}
      order by ${inOrder(order)}
      limit iif(${isChosen(sources.length)}, ${sql.raw(String(size))}, 0)
      offset ${sql.raw(String(Math.min(start, deepest)))})`);
  }
  const choices = sources.map(
    ({ when }, place) => sql`when ${when} then ${sql.raw(String(place))}`,
  );
  const chosen = choices.length > 0 ? sql`case ${sql.join(choices, sql` `)} else ` : sql``;
  return sql`with way(chosen) as materialized (select ${chosen}${sql.raw(String(sources.length))}${choices.length > 0 ? sql` end` : sql``})
    ${sql.join(branches, sql` union all `)}`;
}

/** A branch that is not chosen has a limit of 0 and reads nothing: a condition would be asked per row. */
function isChosen(place: number) {
  return sql.raw(`(select chosen from way) = ${place}`);
}

/** How many items a scan would find, up to one more than are shown; stored where one filter is alone. */
function totalOf(filters: Filters, scanned: SQL): SQL {
  const { category, verified, rating, tags } = filters;
  const isAlone = !category && !verified && !filters.q;
  if (isAlone && !asksPrice(filters)) {
    if (tags.length === 0) return lengthOf(`stars:${rating}`);
    if (tags.length === 1 && rating === 0) {
      return sql`(select item_count from ${marketplaceTags} where slug = ${tags[0]})`;
    }
  }
  if (isAlone && tags.length === 0 && rating === 0) {
    // Fewer would have been gathered, except in the order of the price, whose scan is a range.
    if (!filters.sort.startsWith("price")) return counted;
  }
  return sql`(select count(*) from (select 1 from ${scanned} limit ${counted}))`;
}

/** The statement that reads a page's items, to be batched with others of the same page. */
function selectItems(db: Database, filters: Filters, size: number) {
  return db
    .select({ ...itemApiColumns, total: sql<number | null>`page.total`.as("page_total") })
    .from(sql`(${selectPage(filters, size)}) as page`)
    .crossJoin(marketplaceItems)
    .where(sql`${marketplaceItems.id} = page.id`)
    .orderBy(inOrder(orders[filters.sort], "marketplace_items"));
}

/** The statements of a page: its items, the length of its list and of all, and the state of its marks. */
function selectListing(db: Database, filters: Filters, size: number) {
  const list = listFor(filters);
  return [
    selectItems(db, filters, size),
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
 * where the marks of a far page are old: call it behind the answer.
 */
export async function listItems<More extends readonly BatchItem<"sqlite">[]>(
  db: Database,
  filters: Filters,
  { now, more, size = pageSize }: { now: number; more: More; size?: number },
) {
  const read = () =>
    db.batch([
      ...selectListing(db, filters, size),
      selectHighestPrice(db),
      selectOfferedTags(db, filters.tags),
      ...more,
    ] as const);
  let [items, [lengths], [marks], [highest], tags, ...rest] = await read();

  const { all = 0, list: length = 0 } = lengths ?? {};
  const isFar = isWholeList(filters) && (filters.page - 1) * size >= markEvery;
  const renew = () => makeMarks(db, listFor(filters), filters.sort, now);
  if (isFar && !marks && length > markEvery) {
    await renew();
    [items, [lengths], [marks], [highest], tags, ...rest] = await read();
  }

  const total = isWholeList(filters) ? length : (items[0]?.total ?? 0);
  const shown = isWholeList(filters) ? total : Math.min(total, deepest);
  return {
    items: items.map(({ total: _, ...item }) => item),
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

type BatchResults<Statements extends readonly BatchItem<"sqlite">[]> = {
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
