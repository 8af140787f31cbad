import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";

import type { Database } from "~/db/client.server";
import { marketplaceItems } from "~/db/schema/items";
import {
  type IndexedItem,
  indexItem,
  reindexItem,
  unindexItem,
} from "~/models/marketplace/item-index.server";
import { prefixesOf, prefixToLookUp } from "~/models/marketplace/prefixes";
import { tagSlug } from "~/models/marketplace/tag-slug";
import { readDocument } from "~/search/document";
import { startApp } from "../../support/app";

const words =
  "lamp lesson letter plan prompt recipe report sketch story summary table teacher".split(" ");
const tagNames = ["Writing", "School", "E-Mail", "Plans", "Pictures", "Home office"];

test("after any number of changes, every count is what a recount finds", async () => {
  await using app = await startApp();
  const seller = await app.createUser();
  const random = numbers(7);
  const live = new Map<number, IndexedItem>();

  for (let step = 0; step < 60; step++) {
    const [known] = [...live.keys()].slice(random(live.size || 1));
    const dice = random(10);
    if (known === undefined || dice < 5) {
      const item = await insertItem(app.db, seller.id, random);
      await app.db.batch(statements(indexItem(app.db, item, step)));
      live.set(item.id, item);
    } else if (dice < 8) {
      const item = { id: known, ...randomTexts(random) };
      const change = app.db
        .update(marketplaceItems)
        .set({ ...item, tags: [...item.tags], sellerVerified: random(2) === 1, updatedAt: step })
        .where(eq(marketplaceItems.id, known));
      await app.db.batch(statements(reindexItem(app.db, item, change, step)));
      live.set(known, item);
    } else {
      await app.db.batch(statements(unindexItem(app.db, known)));
      // A second time changes nothing.
      await app.db.batch(statements(unindexItem(app.db, known)));
      live.delete(known);
    }
  }

  expect(live.size).toBeGreaterThan(10);
  expect(await countedLists(app.db)).toEqual(await recountLists(app.db, [...live.keys()]));
  const tags = await app.db.all(
    sql`select slug from marketplace_tags as tag where item_count <>
      (select count(*) from marketplace_item_tags where tag_id = tag.id)`,
  );
  expect(tags).toEqual([]);
  const terms = await app.db.all(
    sql`select term from search_terms as counted where documents <>
      (select count(*) from search_postings where term = counted.term)`,
  );
  expect(terms).toEqual([]);
  const [{ documents, products } = {}] = await app.db.all<Record<string, number>>(
    sql`select (select count(*) from search_documents where kind = 'listing') as documents,
      (select count(distinct item_id) from marketplace_suggestions) as products`,
  );
  expect([documents, products]).toEqual([live.size, live.size]);
  expect(await storedPostings(app.db)).toEqual(
    [...live.values()].flatMap(postingsOf).sort((one, other) => (one < other ? -1 : 1)),
  );
  const suggested = await app.db.all<{ value: string }>(
    sql`select distinct value from marketplace_suggestions where kind = 'tag' order by value`,
  );
  const inUse = new Set([...live.values()].flatMap(({ tags: own }) => own));
  expect(suggested.map(({ value }) => value)).toEqual([...inUse].sort());
});

test("an item is similar to those that share its rare words, and not to itself", async () => {
  await using app = await startApp();
  const seller = await app.createUser();
  const texts = [
    ["Sourdough bread planner", "Plans when to feed the starter and when to bake bread"],
    ["Invoice reminder", "Writes a kind letter about an unpaid invoice"],
    ["Bread shopping list", "Lists flour and salt for the bread you want to bake"],
  ];
  const ids: number[] = [];
  for (const [name = "", description = ""] of texts) {
    const [row] = await app.db
      .insert(marketplaceItems)
      .values({ name, description, creatorId: seller.id })
      .returning({ id: marketplaceItems.id });
    const id = row?.id ?? 0;
    ids.push(id);
    const item = { id, name, description, tags: [], category: "Productivity" };
    await app.db.batch(statements(indexItem(app.db, item, 0)));
  }

  const [row] = await app.db
    .select({ similarIds: marketplaceItems.similarIds })
    .from(marketplaceItems)
    .where(eq(marketplaceItems.id, ids[2] ?? 0));
  expect(row?.similarIds).toEqual([ids[0]]);
});

test("a suggestion is stored under each beginning of its words, without accents", () => {
  expect(prefixesOf("Café AI")).toEqual(["ca", "caf", "cafe", "ai"]);
  expect(prefixesOf("transformation").at(-1)).toBe("transfor");
  expect(prefixToLookUp("TRANSFORMATIONS")).toBe("transfor");
  expect(prefixToLookUp("c")).toBeNull();
  expect(tagSlug(" Home  Office ")).toBe("home-office");
});

/** What the search holds of all listings. */
async function storedPostings(db: Database) {
  const rows = await db.all<{ posting: string }>(
    sql`select ref || ' ' || term || ' ' || weight as posting from search_postings
      join search_documents on search_documents.id = document_id
      where search_postings.kind = 'listing'`,
  );
  return rows.map(({ posting }) => posting).sort((one, other) => (one < other ? -1 : 1));
}

/** The same from an item's texts, weighed as everything else that the site finds. */
function postingsOf({ id, name, description, tags }: IndexedItem) {
  const { postings } = readDocument({
    ...({ kind: "listing", ref: String(id), href: "" } as const),
    ...{ title: name, tags, body: description },
  });
  return postings.map(([term, weight]) => `${id} ${term} ${weight}`);
}

function statements<Item>(list: Item[]) {
  return list as [Item, ...Item[]];
}

async function insertItem(db: Database, creatorId: number, random: (below: number) => number) {
  const texts = randomTexts(random);
  const stars = random(6);
  const [row] = await db
    .insert(marketplaceItems)
    .values({
      ...texts,
      tags: [...texts.tags],
      creatorId,
      sellerVerified: random(2) === 1,
      ...(stars > 0 && { rating: stars, ratingCount: 1, [`stars${stars}`]: 1 }),
    })
    .returning({ id: marketplaceItems.id });
  if (!row) throw new Error("The item was not written.");
  return { id: row.id, ...texts };
}

function randomTexts(random: (below: number) => number) {
  const some = (list: readonly string[], count: number) =>
    Array.from({ length: count }, () => list[random(list.length)] ?? "");
  return {
    name: some(words, 3).join(" "),
    description: some(words, 8).join(" "),
    tags: [...new Set(some(tagNames, 3))],
    category: ["Education", "Finance", "Research"][random(3)] ?? "",
  };
}

function countedLists(db: Database) {
  return db.all(sql`select list, item_count as count from marketplace_lists
    where item_count > 0 order by list`);
}

function recountLists(db: Database, ids: number[]) {
  return db.all(sql`with live as (
      select * from marketplace_items where id in (select value from json_each(${JSON.stringify(ids)}))
    )
    select list, count(*) as count from (
      select 'all' as list from live
      union all select 'category:' || category from live
      union all select 'creator:' || creator_id from live
      union all select 'verified' from live where seller_verified
      union all select 'stars:' || value from live, json_each('[1,2,3,4,5]') where rating >= value
    ) group by list order by list`);
}

/** Always the same numbers, so that a failure can be looked at. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}
