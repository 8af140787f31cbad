import type { Filters } from "~/models/marketplace/filters";

/** What the page knows of its filters besides what was asked. */
export interface ShownFilters {
  filters: Filters;
  /** The upper end of the price range in dollars. */
  priceTop: number;
  /** The tags offered, the chosen ones among them. */
  tags: readonly { slug: string; name: string }[];
}
