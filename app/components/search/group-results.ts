import type { SearchKind } from "~/search/kinds";

/** What teaches comes first, where it is among the results at all. */
const groups: { title: string; kinds: SearchKind[] }[] = [
  { title: "Lessons and guides", kinds: ["lesson", "guide"] },
  { title: "Tools", kinds: ["tool"] },
  { title: "Community", kinds: ["question", "answer"] },
  { title: "News", kinds: ["article"] },
  { title: "Marketplace", kinds: ["listing"] },
];

/** The results of a page by kind, each group in the order of the search. */
export function groupResults<Result extends { kind: SearchKind }>(results: readonly Result[]) {
  return groups
    .map(({ title, kinds }) => ({
      title,
      results: results.filter(({ kind }) => kinds.includes(kind)),
    }))
    .filter((group) => group.results.length > 0);
}
