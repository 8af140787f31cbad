import { sql } from "drizzle-orm";

import type { ItemSort } from "../../content/marketplace";

/** One of the stored orders. Every index ends with the id, so no two items are at one place. */
export interface Order {
  index: "newest" | "popular" | "price" | "rated";
  columns: readonly [string, ...string[]];
  direction: "asc" | "desc";
}

export const orders: Record<ItemSort, Order> = {
  newest: { index: "newest", columns: ["updated_at"], direction: "desc" },
  popular: { index: "popular", columns: ["popularity"], direction: "desc" },
  "price-low": { index: "price", columns: ["sort_price_cents"], direction: "asc" },
  "price-high": { index: "price", columns: ["sort_price_cents"], direction: "desc" },
  rating: { index: "rated", columns: ["rating", "rating_rank"], direction: "desc" },
};

/** What stands behind `order by`. */
export function inOrder({ columns, direction }: Order, row = "i") {
  return sql.raw([...columns, "id"].map((column) => `${row}.${column} ${direction}`).join(", "));
}
