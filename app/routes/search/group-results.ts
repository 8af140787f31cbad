import type { SearchKind } from "~/search/kinds";

/** What teaches comes first, where it is among the results at all. */
const groups: { id: string; title: string; kinds: SearchKind[] }[] = [
  { id: "learning", title: "Lessons and guides", kinds: ["lesson", "guide"] },
  { id: "doing", title: "Courses and exercises", kinds: ["course", "exercise"] },
  { id: "tools", title: "Tools", kinds: ["tool"] },
  { id: "community", title: "Community", kinds: ["question", "answer"] },
  { id: "news", title: "News", kinds: ["article"] },
  { id: "marketplace", title: "Marketplace", kinds: ["listing"] },
];

/** The results of a page by kind, each group in the order of the search. */
export function groupResults<Result extends { kind: SearchKind }>(results: readonly Result[]) {
  return groups
    .map(({ kinds, ...group }) => ({
      ...group,
      results: results.filter(({ kind }) => kinds.includes(kind)),
    }))
    .filter((group) => group.results.length > 0);
}
