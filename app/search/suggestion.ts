/** What may be meant by a search that is being typed. */
export interface SearchSuggestion {
  kind: "search" | "lesson" | "guide" | "exercise" | "tool" | "listing" | "article" | "question";
  /** What it is called; of a search its words. */
  title: string;
  href: string;
}
