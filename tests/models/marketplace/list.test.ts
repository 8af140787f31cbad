import { expect, test } from "vitest";

import type { ItemSort } from "~/content/marketplace";
import { itemSorts } from "~/content/marketplace";
import { type Filters, noFilters, pageSize, readFilters } from "~/models/marketplace/filters";
import { listItems } from "~/models/marketplace/list.server";
import { startApp } from "../../support/app";
import { addManyItems } from "../../support/market";

type App = Awaited<ReturnType<typeof startApp>>;

async function list(app: App, filters: Partial<Filters>) {
  return listItems(app.db, { ...noFilters, ...filters }, { now: Date.now(), more: [] });
}

interface Row {
  id: number;
  name: string;
  description: string;
  category: string;
  tags: string[];
  price: number;
  rating: number;
  rank: number;
  verified: number;
  popularity: number;
  updated: number;
}

const keys: Record<ItemSort, (row: Row) => number[]> = {
  newest: (row) => [-row.updated, -row.id],
  popular: (row) => [-row.popularity, -row.id],
  "price-low": (row) => [row.price, row.id],
  "price-high": (row) => [-row.price, -row.id],
  rating: (row) => [-row.rating, -row.rank, -row.id],
};

/** All rows in each order, put into it once for all questions. */
function inOrders(rows: readonly Row[]) {
  const inOrder = (sort: ItemSort) =>
    rows
      .map((row) => ({ row, key: keys[sort](row) }))
      .sort((one, other) => {
        const at = one.key.findIndex((part, place) => part !== other.key[place]);
        return at < 0 ? 0 : (one.key[at] ?? 0) - (other.key[at] ?? 0);
      })
      .map(({ row }) => row);
  return Object.fromEntries(itemSorts.map(({ key }) => [key, inOrder(key)])) as Orders;
}

type Orders = Record<ItemSort, Row[]>;

/** The same question answered in the plainest way. */
function expected(orders: Orders, { sort, ...filters }: Filters) {
  const words = filters.q.toLowerCase().split(" ");
  return orders[sort]
    .filter(
      (row) =>
        (!filters.category || row.category === filters.category) &&
        (!filters.verified || row.verified === 1) &&
        row.rating >= filters.rating &&
        row.price >= (filters.min ?? 0) * 100 &&
        row.price <= (filters.max ?? 1e9) * 100 &&
        filters.tags.every((tag) => row.tags.includes(tag)) &&
        (filters.q === "" || words.every((word) => textOf(row).includes(word))),
    )
    .map(({ id }) => id);
}

function textOf({ name, description, tags }: Row) {
  return `${name} ${description} ${tags}`.toLowerCase();
}

async function readRows(app: App): Promise<Row[]> {
  const { results } = await app.env.DB.prepare(
    `select id, name, description, category, tags, sort_price_cents as price, rating,
      rating_rank as rank, seller_verified as verified, popularity, updated_at as updated
      from marketplace_items where status = 'active'`,
  ).all<Omit<Row, "tags"> & { tags: string }>();
  return results.map((row) => ({ ...row, tags: JSON.parse(row.tags) }));
}

const questions: Partial<Filters>[] = [
  {},
  { category: "Education" },
  { verified: true },
  { category: "Education", verified: true },
  { rating: 4 },
  { rating: 5 },
  { min: 5 },
  { max: 3 },
  { min: 10, max: 20 },
  { max: 0 },
  { tags: ["common"] },
  { tags: ["rare"] },
  { tags: ["common", "rare"] },
  { tags: ["unknown"] },
  { category: "Finance", rating: 3 },
  { category: "Finance", max: 4 },
  { verified: true, rating: 4 },
  { verified: true, min: 3, max: 9 },
  { rating: 4, min: 2 },
  { category: "Research", tags: ["common"], verified: true, rating: 2, max: 12 },
];

test("every filter and order finds what a plain look at all items finds [MK-23, MK-26, MK-27]", async () => {
  await using app = await startApp();
  await addManyItems(app, 600);
  const rows = await readRows(app);
  const orders = inOrders(rows);

  for (const question of [...questions, { q: "NOTES" }, { q: "eeting" }, { q: "tag-7 plan" }]) {
    for (const { key: sort } of itemSorts) {
      const filters = { ...noFilters, ...question, sort };
      const all = expected(orders, filters);
      for (const page of [1, 2]) {
        const found = await list(app, { ...filters, page });
        const about = JSON.stringify({ ...question, sort, page });
        const part = all.slice((page - 1) * pageSize, page * pageSize);
        expect(
          found.items.map(({ id }) => id),
          about,
        ).toEqual(part);
        if (part.length > 0) expect(found.matching, about).toBe(all.length);
        expect(found.all).toBe(rows.length);
      }
    }
  }
});

/** The most rows that a page may read. */
const mostRows = 5000;
const whole = new Set(["{}", '{"category":"Education"}', '{"verified":true}']);

test("a page stays cheap among 12,000 items, whatever is asked, and stays right [MK-18]", async () => {
  await using app = await startApp();
  await addManyItems(app, 12_000);
  const rows = await readRows(app);
  const orders = inOrders(rows);

  for (const question of [...questions, { q: "meeting" }, { q: "meeting notes" }]) {
    for (const { key: sort } of itemSorts) {
      const filters = { ...noFilters, ...question, sort };
      const context = app.context(new Request("http://localhost/marketplace"));
      const found = await listItems(context.db, filters, { now: 0, more: [] });
      const about = JSON.stringify({ ...question, sort });
      if (!question.q) {
        expect(
          found.items.map(({ id }) => id),
          about,
        ).toEqual(expected(orders, filters).slice(0, pageSize));
      } else {
        expect(found.items, about).toHaveLength(pageSize);
        for (const { name } of found.items) expect(name).toContain("Meeting notes");
      }
      const budget = whole.has(JSON.stringify(question)) ? 200 : mostRows;
      expect(context.meter.rowsRead, about).toBeLessThanOrEqual(budget);
      expect(context.meter.d1RoundTrips).toBe(1);
    }
  }
});

/** None of these finds few, and no index holds two of them: not all of it can be looked at. */
const broad: Partial<Filters>[] = [
  { verified: true, min: 3, max: 9 },
  { rating: 4, min: 2 },
  { verified: true, rating: 4 },
  { category: "Finance", max: 4 },
  { category: "Finance", rating: 5, verified: true },
  { rating: 5, tags: ["tag-7"] },
  { rating: 5, max: 12 },
  { tags: ["tag-7"] },
  { tags: ["tag-7", "common"], verified: true },
  { category: "Research", tags: ["common"], verified: true, rating: 2, max: 12 },
];

test("what few of 20,000 items fit is looked for among the first ones only, and that is told [MK-18]", async () => {
  await using app = await startApp();
  await addManyItems(app, 20_000);
  const rows = await readRows(app);
  const orders = inOrders(rows);
  let parts = 0;

  for (const question of broad) {
    for (const { key: sort } of itemSorts) {
      const filters = { ...noFilters, ...question, sort };
      const context = app.context(new Request("http://localhost/marketplace"));
      const { items, matching, isPart } = await listItems(context.db, filters, {
        now: 0,
        more: [],
      });
      const about = JSON.stringify({ ...question, sort });
      expect(context.meter.rowsRead, about).toBeLessThanOrEqual(mostRows);
      expect(context.meter.d1RoundTrips).toBe(1);

      // What is found is the beginning of what there is.
      const all = expected(orders, filters);
      expect(
        items.map(({ id }) => id),
        about,
      ).toEqual(all.slice(0, isPart ? items.length : pageSize));
      if (isPart) expect(matching, about).toBeLessThan(all.length);
      else expect(matching, about).toBe(all.length > 1000 ? null : all.length);
      parts += Number(isPart);
    }
  }
  expect(parts).toBeGreaterThan(broad.length);
}, 120_000);

test("a far page begins where the one before it ends, at the cost of a near one", async () => {
  await using app = await startApp();
  await addManyItems(app, 3000);
  const rows = await readRows(app);
  const orders = inOrders(rows);

  for (const { key: sort } of itemSorts) {
    for (const question of [{}, { category: "Education" }, { verified: true }] as const) {
      const all = expected(orders, { ...noFilters, ...question, sort });
      const last = Math.ceil(all.length / pageSize);
      const asked = { ...noFilters, ...question, sort, page: last };
      const far = await listItems(app.db, asked, { now: Date.now(), more: [] });
      await far.renewMarks?.();
      for (const page of [5, 6, 7, last - 1, last]) {
        const context = app.context(new Request("http://localhost/marketplace"));
        const filters = { ...noFilters, ...question, sort, page };
        const found = await listItems(context.db, filters, { now: Date.now(), more: [] });
        const about = JSON.stringify({ ...question, sort, page });
        expect(
          found.items.map(({ id }) => id),
          about,
        ).toEqual(all.slice((page - 1) * pageSize, page * pageSize));
        expect(found.pageCount).toBe(last);
        expect(context.meter.rowsRead, about).toBeLessThan(330);
      }
    }
  }
});

test("without marks a page reads a thousand items at most, and a farther one is not shown", async () => {
  await using app = await startApp();
  await addManyItems(app, 3000);
  const read = async (page: number) => {
    const { db, meter } = app.context(new Request("http://localhost/marketplace"));
    const found = await listItems(db, { ...noFilters, page }, { now: Date.now(), more: [] });
    return { ...found, trips: meter.d1RoundTrips, rows: meter.rowsRead };
  };
  const lastCounted = Math.floor(1000 / pageSize);
  const near = await read(lastCounted);
  expect([near.trips, near.rows <= 2 * 1000 + 300]).toEqual([1, true]);
  expect(near).toMatchObject({ isCounting: false, pageCount: 125 });

  const far = await read(lastCounted + 2);
  expect([far.trips, far.rows <= 2 * 1000 + 300]).toEqual([1, true]);
  expect(far).toMatchObject({ isCounting: true, items: [], matching: 3000, pageCount: 42 });
  await far.renewMarks?.();
  const again = await read(lastCounted + 2);
  expect([again.trips, again.rows < 330]).toEqual([1, true]);
  expect(again).toMatchObject({ isCounting: false, pageCount: 125, renewMarks: null });
  expect(again.items).toHaveLength(pageSize);
});

test("the page behind the first has its list marked, the first itself does not", async () => {
  await using app = await startApp();
  await addManyItems(app, 300);
  const read = (page: number) =>
    listItems(app.db, { ...noFilters, page }, { now: Date.now(), more: [] });
  expect((await read(1)).renewMarks).toBeNull();
  const second = await read(2);
  expect(second.renewMarks).not.toBeNull();
  await second.renewMarks?.();
  expect((await read(2)).renewMarks).toBeNull();
});

test("an address is read with care, and what is nonsense asks nothing", () => {
  const read = (search: string) => readFilters(new URLSearchParams(search));
  expect(read("")).toEqual(noFilters);
  expect(read("min=-3&max=x&rating=6&sort=best&page=0&category=Cats&creator=1e3")).toEqual(
    noFilters,
  );
  expect(read("tags=E-Mail,Plain Words&tags=e-mail").tags).toEqual(["e-mail", "plain-words"]);
  expect(read("min=20&max=5")).toMatchObject({ min: 5, max: 20 });
});
