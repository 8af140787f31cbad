import type { SearchKind } from "~/search/kinds";

/** The address of a search. */
export function searchAddress({
  q,
  kind,
  page = 1,
  isExact = false,
}: {
  q: string;
  kind?: SearchKind;
  page?: number;
  /** The words as they were typed, mistakes and all. */
  isExact?: boolean;
}) {
  const query = new URLSearchParams({ q });
  if (kind) query.set("kind", kind);
  if (isExact) query.set("exact", "1");
  if (page > 1) query.set("page", String(page));
  return `/search?${query}`;
}
