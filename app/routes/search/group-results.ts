import type { SearchKind } from "~/search/kinds";

/** What teaches comes first, where nothing else is better. */
const groups: { id: string; title: string; kinds: SearchKind[] }[] = [
  { id: "learning", title: "Lessons and guides", kinds: ["lesson", "guide"] },
  { id: "doing", title: "Courses and exercises", kinds: ["course", "exercise"] },
  { id: "tools", title: "Tools", kinds: ["tool"] },
  { id: "community", title: "Community", kinds: ["question", "answer"] },
  { id: "news", title: "News", kinds: ["article"] },
  { id: "marketplace", title: "Marketplace", kinds: ["listing"] },
];

/** The results of a page by kind, each group in the order of the search, the one with the best result first. */
export function groupResults<Result extends { kind: SearchKind }>(results: readonly Result[]) {
  const [best] = results;
  const isFirst = ({ kinds }: (typeof groups)[number]) =>
    best !== undefined && kinds.includes(best.kind);
  return [...groups.filter(isFirst), ...groups.filter((group) => !isFirst(group))]
    .map(({ kinds, ...group }) => ({
      ...group,
      results: results.filter(({ kind }) => kinds.includes(kind)),
    }))
    .filter((group) => group.results.length > 0);
}
