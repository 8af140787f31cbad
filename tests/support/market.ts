import { categories } from "~/content/marketplace";
import { run } from "~/db/batch";
import { marketplaceItems } from "~/db/schema/items";
import { indexItem } from "~/models/marketplace/item-index.server";
import type { startApp } from "./app";
import { fillAtOnce } from "./fill";

type App = Pick<Awaited<ReturnType<typeof startApp>>, "db" | "createUser">;
type NewItem = Partial<typeof marketplaceItems.$inferInsert>;

let named = 0;

/** An item on sale, in the lists, the tags and the search as an approval puts it there. */
export async function addItem(app: App, columns: NewItem = {}) {
  const creatorId = columns.creatorId ?? (await app.createUser()).id;
  named++;
  const [item] = await app.db
    .insert(marketplaceItems)
    .values({
      name: `Item ${named}`,
      description: `What item ${named} does.`,
      priceCents: 900,
      ...columns,
      creatorId,
    })
    .returning();
  if (!item) throw new Error("The item was not stored.");
  if (item.status === "active") {
    await run(app.db, indexItem(app.db, item, item.updatedAt));
  }
  return item;
}

/**
 * Thousands of items at once, the same on every call: twelve categories, a third verified, prices up
 * to $24.99, ratings, the tags "common" (half of them), "rare" (one in a hundred) and "tag-0" to
 * "tag-29". The lists, tags and the search are filled by statements over all rows.
 */
export async function addManyItems(app: App & { env: { DB: D1Database } }, count: number) {
  const { id: creatorId } = await app.createUser();
  const { DB } = app.env;
  const noise = (salt: number) =>
    `abs((n * 7919 + ${salt * 104729}) * (n % 9973 + ${salt * 31}) % 1000003)`;
  const category = `json_extract(?1, '$[' || (${noise(1)} % 12) || ']')`;
  const statement = `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})
    insert into marketplace_items (name, description, creator_id, price_cents, tags, category, downloads,
      purchases, created_at, updated_at, seller_verified, rating, rating_count, stars_1, stars_2, stars_3, stars_4, stars_5)
    select iif(${noise(2)} % 3 = 0, 'Meeting notes ', 'Budget plan ') || n,
      iif(${noise(3)} % 2 = 0, 'Turns long notes into a list of tasks.', 'A plan for a week in a small shop.'),
      ${creatorId}, nullif(${noise(4)} % 2500, 0),
      json_array(iif(${noise(5)} % 2 = 0, 'common', 'other'), iif(${noise(6)} % 100 = 0, 'rare', 'usual'), 'tag-' || (${noise(7)} % 30)),
      ${category}, ${noise(8)} % 500, ${noise(9)} % 90, ${noise(10)}, ${noise(11)},
      ${noise(12)} % 3 = 0, star, star > 0, star = 1, star = 2, star = 3, star = 4, star = 5
    from (select n, iif(${noise(13)} % 40 = 0, 5, ${noise(14)} % 5) as star from numbers)`;
  const tables = [
    "marketplace_items",
    "marketplace_item_tags",
    "search_documents",
    "search_postings",
  ];
  await fillAtOnce(DB, tables, [
    DB.prepare(statement).bind(JSON.stringify(categories)),
    ...[
      `insert into marketplace_tags (name, slug, item_count)
        select value, value, count(*) from marketplace_items as i, json_each(i.tags) group by value`,
      `insert into marketplace_item_tags (tag_id, item_id, updated_at)
        select tag.id, i.id, i.updated_at from marketplace_items as i, json_each(i.tags) as named
        join marketplace_tags as tag on tag.slug = named.value`,
      `insert into marketplace_lists (list, item_count)
        select list.value, count(*) from marketplace_items as i, json_each(json_array('all',
          'category:' || category, 'creator:' || creator_id, iif(seller_verified, 'verified', null), iif(rating >= 1, 'stars:1', null),
          iif(rating >= 2, 'stars:2', null), iif(rating >= 3, 'stars:3', null), iif(rating >= 4, 'stars:4', null),
          iif(rating >= 5, 'stars:5', null))) as list
        where list.value is not null group by list.value`,
      `insert into search_documents (id, kind, ref, title, excerpt, href, length, updated_at)
        select id, 'listing', cast(id as text), name, description, '/marketplace/' || id, 10, updated_at
        from marketplace_items`,
      `insert into search_postings (term, kind, weight, document_id)
        select term.value, 'listing', 1500 + i.id % 500, i.id from marketplace_items as i,
          json_each(json_array(iif(name like 'Meeting%', 'meet', 'budget'), iif(name like 'Meeting%', 'not', 'plan'))) as term`,
      `insert into search_postings (term, kind, weight, document_id)
        select 'kind:listing', 'listing', 0, id from marketplace_items union all
        select 'tag:' || named.value, 'listing', 0, i.id from marketplace_items as i, json_each(i.tags) as named`,
      `insert into search_terms (term, documents)
        select term, count(*) from search_postings group by term`,
      `insert into search_term_kinds (term, kind, documents)
        select term, kind, count(*) from search_postings group by term, kind`,
    ].map((each) => DB.prepare(each)),
  ]);
}
