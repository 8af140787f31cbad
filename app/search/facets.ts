import type { SearchKind } from "./kinds";

/**
 * What a document has or has not, such as `tag:best-practices`. Facets stand among the postings,
 * where the colon keeps them apart from words.
 */
export type Facet = `${"kind" | "tag" | "solved"}:${string}`;

export function kindFacet(kind: SearchKind): Facet {
  return `kind:${kind}`;
}

/** The same for "Best Practices", "best-practices" and "best practices"; undefined where nothing is left. */
export function tagFacet(tag: string): Facet | undefined {
  const slug = tag
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  return slug === "" ? undefined : `tag:${slug}`;
}

export const solvedFacet: Facet = "solved:yes";
