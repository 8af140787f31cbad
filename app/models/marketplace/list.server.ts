import { sql } from "drizzle-orm";
import type { Statement } from "../../db/batch";
import type { Database } from "../../db/client.server";
import { measureList, selectListState } from "../../db/far-pages";
import { marketplaceItems, marketplaceTags } from "../../db/schema/items";
import { readForgivingly } from "../search-meaning.server";
import { isWholeList } from "./filter-conditions.server";
import { deepest, type Filters, pageSize, priceTop } from "./filters";
import { itemApiColumns } from "./item.server";
import { farListOf, isOffered, itemsBy, lengthOf, listFor } from "./item-lists.server";
import { inOrder, orders } from "./item-order.server";
import { selectPage } from "./list-page.server";
import { ownPurchase } from "./shopper.server";

const mostTagsOffered = 12;

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

/**
 * A page of the marketplace and what its filters offer.
 *
 * `more` are statements of the same page, so that they share the round trip. `isCounting`, `pageCount`
 * and `renewMarks` of a whole list are those of `measureList`. `spelled` is what was looked for in
 * place of mistyped words.
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
  const list = farListOf(listFor(filters), filters.sort);
  const [rows, [state], [lengths], [highest], tags, ...rest] = await db.batch([
    selectItems(db, filters, { size, userId }),
    selectListState(db, list),
    db.select({ all: sql<number>`${lengthOf("all")}`.as("length_of_all") }).from(sql`(select 1)`),
    selectHighestPrice(db),
    selectOfferedTags(db, filters.tags),
    ...more,
  ] as const);
  const whole = isWholeList(filters)
    ? measureList(db, list, state, { start: (filters.page - 1) * size, size, now })
    : null;
  const gathered = rows[0]?.total ?? 0;
  const isCounting = whole?.isCounting ?? false;
  return {
    items: isCounting ? [] : rows.flatMap(({ item }) => item ?? []),
    isCounting,
    /** What `userId` owns of them. */
    owned: rows.flatMap(({ item, ownPurchase }) => (item ? { id: item.id, ownPurchase } : [])),
    /** Whether more may match than were looked at. */
    isPart: rows[0]?.isPart === 1,
    /** More than `deepest` are not counted where they would have to be read. */
    matching: whole?.total ?? (gathered <= deepest ? gathered : null),
    all: lengths?.all ?? 0,
    pageCount: whole?.pageCount ?? Math.max(1, Math.ceil(Math.min(gathered, deepest) / size)),
    priceTop: priceTop(highest?.highestCents ?? null),
    tags,
    more: rest as unknown as BatchResults<More>,
    renewMarks: whole?.renewMarks ?? null,
  };
}

type BatchResults<Statements extends readonly Statement[]> = {
  [Place in keyof Statements]: Statements[Place]["_"]["result"];
};

function selectHighestPrice(db: Database) {
  return db
    .select({ highestCents: sql<number>`i.sort_price_cents`.as("highest_cents") })
    .from(itemsBy(listFor({ category: null, verified: false }), "price"))
    .where(sql`${isOffered} and i.sort_price_cents > 0`)
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
