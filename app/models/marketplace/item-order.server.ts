import { type SQL, sql } from "drizzle-orm";

import type { ItemSort } from "../../content/marketplace";

/** One of the stored orders. Every index ends with the id, so no two items are at one place. */
export interface Order {
  index: "newest" | "popular" | "price" | "rated";
  columns: readonly [string, ...string[]];
  direction: "asc" | "desc";
  /** How the key of what follows compares. */
  onward: SQL;
}

const descending = { direction: "desc", onward: sql`<=` } as const;

export const orders: Record<ItemSort, Order> = {
  newest: { index: "newest", columns: ["updated_at"], ...descending },
  popular: { index: "popular", columns: ["popularity"], ...descending },
  "price-low": {
    index: "price",
    columns: ["sort_price_cents"],
    direction: "asc",
    onward: sql`>=`,
  },
  "price-high": { index: "price", columns: ["sort_price_cents"], ...descending },
  rating: { index: "rated", columns: ["rating", "rating_rank"], ...descending },
};

/** The key of a row: the columns of the order and the id. */
export function columnsOf({ columns }: Order, row = "i") {
  return sql.raw([...columns, "id"].map((column) => `${row}.${column}`).join(", "));
}

/** What stands behind `order by`. */
export function inOrder({ columns, direction }: Order, row = "i") {
  return sql.raw([...columns, "id"].map((column) => `${row}.${column} ${direction}`).join(", "));
}
