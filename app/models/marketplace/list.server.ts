import { sql } from "drizzle-orm";
import type { Statement } from "../../db/batch";
import type { Database } from "../../db/client.server";
import { type ListState, marksToRenew, selectListState } from "../../db/far-pages";
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

/** Items before a page that are passed over; where a list has no marks, farther pages wait for them. */
const mostCountedOff = 1000;

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
  const list = farListOf(listFor(filters), filters.sort);
  const read = () =>
    db.batch([
      selectItems(db, filters, { size, userId }),
      selectListState(db, list),
      db.select({ all: sql<number>`${lengthOf("all")}`.as("length_of_all") }).from(sql`(select 1)`),
      selectHighestPrice(db),
      selectOfferedTags(db, filters.tags),
      ...more,
    ] as const);
  const isWhole = isWholeList(filters);
  const start = (filters.page - 1) * size;
  const renewal = (state: ListState | undefined) =>
    isWhole ? marksToRenew(db, list, state, { start, now }) : null;
  let [rows, [state], [lengths], [highest], tags, ...rest] = await read();
  // Without any marks a far page is counted off from the front, which costs what stands before it.
  const renew = state?.marksMadeAt === null && start > mostCountedOff ? renewal(state) : null;
  if (renew) {
    await renew();
    [rows, [state], [lengths], [highest], tags, ...rest] = await read();
  }

  const total = isWhole ? (state?.length ?? 0) : (rows[0]?.total ?? 0);
  const shown = isWhole ? total : Math.min(total, deepest);
  return {
    items: rows.flatMap(({ item }) => item ?? []),
    /** What `userId` owns of them. */
    owned: rows.flatMap(({ item, ownPurchase }) => (item ? { id: item.id, ownPurchase } : [])),
    /** Whether more may match than were looked at. */
    isPart: rows[0]?.isPart === 1,
    /** More than `deepest` are not counted where they would have to be read. */
    matching: isWhole || total <= deepest ? total : null,
    all: lengths?.all ?? 0,
    pageCount: Math.max(1, Math.ceil(shown / size)),
    priceTop: priceTop(highest?.highestCents ?? null),
    tags,
    more: rest as unknown as BatchResults<More>,
    renewMarks: renewal(state),
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
