import type { ArticleCategory } from "../schemas/article";

/**
 * What an article can be, in the order of the desk. `label` stands on the article and its card,
 * `filter` over the feed; a category without a filter is found under All.
 */
export const articleCategories = [
  { key: "summary_day", label: "Daily Summary", filter: "Daily" },
  { key: "summary_week", label: "Weekly Recap", filter: "Weekly" },
  { key: "summary_month", label: "Monthly Insight", filter: "Monthly" },
  { key: "breakthrough", label: "Breakthrough", filter: "Breakthroughs" },
  { key: "tool_spotlight", label: "Tool Spotlight", filter: "Tool Spotlight" },
  { key: "use_case", label: "Use Case", filter: "Use Cases" },
  { key: "mini_challenge", label: "Mini Challenge", filter: null },
  { key: "beginner_bite", label: "Beginner Bite", filter: "Beginner" },
  { key: "trend_opinion", label: "Trend & Opinion", filter: "Trends" },
] as const satisfies readonly { key: ArticleCategory; label: string; filter: string | null }[];

/** The row over the feed. `all` is no category: it stands for no filter. */
export const feedFilters: readonly { key: ArticleCategory | "all"; label: string }[] = [
  { key: "all", label: "All" },
  ...articleCategories.flatMap(({ key, filter }) => (filter ? [{ key, label: filter }] : [])),
];

/** What a reader reads for a category; an unknown one is shown as it is. */
export function categoryLabel(source: string) {
  return articleCategories.find(({ key }) => key === source)?.label ?? source;
}

export const feedTitle = "AI News Feed";
export const feedSubtitle = "Stay updated with the latest in AI technology, tools, and trends.";
