import {
  type Category,
  categories,
  type ItemSort,
  type ItemTypeKey,
  itemSorts,
  itemTypes,
} from "../../content/marketplace";
import { readId } from "../../schemas/id";
import { tagSlug } from "./tag-slug";

/** What is asked of the marketplace. It lives in the address of the page. */
export interface Filters {
  q: string;
  category: Category | null;
  type: ItemTypeKey | null;
  /** Whole dollars, both ends included; null where nothing is asked. */
  min: number | null;
  max: number | null;
  /** The least number of stars; 0 for any. */
  rating: number;
  verified: boolean;
  /** Slugs; an item must have them all. */
  tags: string[];
  /** All of one creator. */
  creator: number | null;
  sort: ItemSort;
  page: number;
}

export const noFilters: Filters = {
  q: "",
  category: null,
  type: null,
  min: null,
  max: null,
  rating: 0,
  verified: false,
  tags: [],
  creator: null,
  sort: itemSorts[0].key,
  page: 1,
};

export const longestQuery = 100;
/** Items on one page. */
export const pageSize = 24;
/** A filtered list goes as deep as this; longer ones read "1,000+". */
export const deepest = 1000;
const mostTags = 8;
const mostDollars = 10_000_000;

/** Reads an address. What is not understood counts as not asked. */
export function readFilters(params: URLSearchParams): Filters {
  const tags = params.getAll("tags").flatMap((each) => each.split(","));
  const [min, max] = [readDollars(params.get("min")), readDollars(params.get("max"))];
  const isTurned = min !== null && max !== null && min > max;
  return {
    q: (params.get("q") ?? "").replace(/\s+/g, " ").trim().slice(0, longestQuery),
    category: categories.find((each) => each === params.get("category")) ?? null,
    type: itemTypes.find(({ key }) => key === params.get("type"))?.key ?? null,
    min: (isTurned ? max : min) || null,
    max: isTurned ? min : max,
    rating: /^[1-5]$/.test(params.get("rating") ?? "") ? Number(params.get("rating")) : 0,
    verified: ["1", "on", "true"].includes(params.get("verified") ?? ""),
    tags: [...new Set(tags.map(tagSlug))].filter(Boolean).slice(0, mostTags),
    creator: readId(params.get("creator")) ?? null,
    sort: itemSorts.find(({ key }) => key === params.get("sort"))?.key ?? noFilters.sort,
    page: readId(params.get("page")) ?? 1,
  };
}

function readDollars(text: string | null) {
  if (!text || !/^\d{1,9}(\.\d{1,2})?$/.test(text)) return null;
  return Math.min(Number(text), mostDollars);
}

/** The address of the marketplace with these filters; what is not asked is left out. */
export function marketplaceHref(filters: Partial<Filters>, path = "/marketplace") {
  const { q, category, type, min, max, rating, verified, tags, creator, sort, page } = {
    ...noFilters,
    ...filters,
  };
  const params = new URLSearchParams();
  if (q) params.set("q", q);
  if (category) params.set("category", category);
  if (type) params.set("type", type);
  if (min !== null) params.set("min", String(min));
  if (max !== null) params.set("max", String(max));
  if (rating) params.set("rating", String(rating));
  if (verified) params.set("verified", "1");
  for (const tag of tags) params.append("tags", tag);
  if (creator !== null) params.set("creator", String(creator));
  if (sort !== noFilters.sort) params.set("sort", sort);
  if (page > 1) params.set("page", String(page));
  return params.size > 0 ? `${path}?${params}` : path;
}

/** Whether anything is asked but the order, given the upper end of the price range. */
export function isFiltered(filters: Filters, priceTop: number) {
  const { q, category, type, min, rating, verified, tags, creator } = filters;
  return (
    Boolean(q || category || type || min || rating || verified || creator) ||
    tags.length > 0 ||
    asksMaximum(filters, priceTop)
  );
}

/** A maximum at the upper end asks nothing. The slider moves in whole dollars. */
export function asksMaximum({ max }: Pick<Filters, "max">, priceTop: number) {
  return max !== null && max < Math.floor(priceTop);
}

/** The upper end of the price range in dollars: the highest price and 50 more. */
export function priceTop(highestCents: number | null) {
  return highestCents === null ? 1000 : (highestCents + 5000) / 100;
}
