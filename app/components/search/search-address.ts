import type { SearchKind } from "~/search/kinds";

/** The address of a search. */
export function searchAddress({
  q,
  kind,
  page = 1,
}: {
  q: string;
  kind?: SearchKind;
  page?: number;
}) {
  const query = new URLSearchParams({ q });
  if (kind) query.set("kind", kind);
  if (page > 1) query.set("page", String(page));
  return `/search?${query}`;
}
