import { readId } from "./id";

export const threadSorts = ["hot", "newest", "unanswered"] as const;
export type ThreadSort = (typeof threadSorts)[number];

export const listFilters = ["all", "answered", "bookmarked"] as const;
export type ListFilter = (typeof listFilters)[number];

/** What the address of the list asks for. */
export interface ThreadFilters {
  sort: ThreadSort;
  /** Ids of tags: a question has to have all of them. */
  tags: number[];
  q: string;
  filter: ListFilter;
  /** From 1. */
  page: number;
}

export const noFilters: ThreadFilters = {
  sort: "newest",
  tags: [],
  q: "",
  filter: "all",
  page: 1,
};

const mostTags = 5;
const longestQuery = 200;
/** Far behind every list, and a number that can still be counted with. */
const lastPage = 1_000_000;

/** Reads an address; what is not understood counts as not asked. `tags` are separated by commas or repeated. */
export function readThreadFilters(params: URLSearchParams): ThreadFilters {
  const tags = params.getAll("tags").flatMap((each) => each.split(","));
  return {
    sort: threadSorts.find((each) => each === params.get("sort")) ?? noFilters.sort,
    tags: [...new Set(tags.flatMap((each) => readId(each) ?? []))].slice(0, mostTags),
    q: (params.get("q") ?? "").replace(/\s+/g, " ").trim().slice(0, longestQuery),
    filter: listFilters.find((each) => each === params.get("filter")) ?? noFilters.filter,
    page: Math.min(readId(params.get("page")) ?? 1, lastPage),
  };
}

/** The address of the list; what is not asked is left out. */
export function communityHref(filters: Partial<ThreadFilters>, path = "/community") {
  const { sort, tags, q, filter, page } = { ...noFilters, ...filters };
  const params = new URLSearchParams();
  if (q) params.set("q", q);
  if (sort !== noFilters.sort) params.set("sort", sort);
  if (filter !== noFilters.filter) params.set("filter", filter);
  if (page > 1) params.set("page", String(page));
  // A comma may stand in an address as it is, and is read more easily so.
  const asked = [params.toString(), tags.length > 0 && `tags=${tags.join(",")}`].filter(Boolean);
  return asked.length > 0 ? `${path}?${asked.join("&")}` : path;
}

/** The same filters with a tag more, or without it where it is chosen; from the first page. */
export function toggleTag(filters: ThreadFilters, id: number): ThreadFilters {
  const tags = filters.tags.includes(id)
    ? filters.tags.filter((each) => each !== id)
    : [...filters.tags, id];
  return { ...filters, tags, page: 1 };
}

/** Whether anything is asked but the order. */
export function isFiltered({ tags, q, filter }: ThreadFilters) {
  return tags.length > 0 || q !== "" || filter !== "all";
}
