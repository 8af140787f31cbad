import { newsDay } from "~/models/shown-day";

/** Articles on one page of the feed. */
export const pageSize = 9;

/** What a card of the feed shows. Times are UTC milliseconds. */
export interface ArticleCard {
  id: number;
  title: string;
  summary: string;
  /** The category key; one that is not known is shown as it is. */
  source: string;
  imageUrl: string | null;
  imagePath: string | null;
  publishedAt: number | null;
  likes: number;
  saves: number;
  isDemo: boolean;
}

/** What this reader did with an article. */
export interface ArticleState {
  liked: boolean;
  saved: boolean;
}

export type ShownCard = ArticleCard & ArticleState;

/** What is asked of the feed. It lives in the address of the page. */
export interface FeedQuery {
  /** Null for all. */
  source: string | null;
  page: number;
}

/** The address of the feed; what is not asked is left out. */
export function feedHref({ source, page }: Partial<FeedQuery>, path = "/news") {
  const params = new URLSearchParams();
  if (source) params.set("source", source);
  if (page && page > 1) params.set("page", String(page));
  return params.size > 0 ? `${path}?${params}` : path;
}

/**
 * The address of an article's picture on our own site. Null where it has none, and where the one
 * that it names elsewhere could not be copied.
 */
export function pictureOf({
  imagePath,
  imageUrl,
}: Pick<ArticleCard, "imagePath" | "imageUrl">): string | null {
  if (imagePath) return imagePath;
  return imageUrl && /^\/(?:files|covers)\//.test(imageUrl) ? imageUrl : null;
}

/** The first two letters of a title in capitals, for a card without a picture. */
export function initialsOf(title: string) {
  return [...title.trim()].slice(0, 2).join("").toUpperCase();
}

/** A day in UTC: "Jan 05, 2024". */
export function publishedDay(at: number | null) {
  if (at === null) return "No date available";
  return newsDay(at);
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Whole units, the largest first; a month is 30 days. */
const units = [
  ["year", 365 * day],
  ["month", 30 * day],
  ["day", day],
  ["hour", hour],
  ["minute", minute],
] as const;

/** "2 days ago" for the past, "in 3 hours" for what is to come. */
export function relativeTime(at: number, now: number) {
  const distance = Math.abs(now - at);
  const [unit, length] = units.find(([, ms]) => distance >= ms) ?? [null, 0];
  const amount = unit ? Math.floor(distance / length) : 0;
  const words = unit ? `${amount} ${unit}${amount === 1 ? "" : "s"}` : "less than a minute";
  return at > now ? `in ${words}` : `${words} ago`;
}
