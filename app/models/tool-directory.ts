import { type AgeView, ageViews, generalView } from "../content/directory/age-views";
import { ageInTerms, type DirectoryEntry } from "../content/directory/entry";
import type { DirectoryTool } from "../schemas/tool-directory";
import { isForAdults } from "./age-limit";
import { oldestDay } from "./fact-age";

/** The directory as pages and `/api` show it. */
export function openDirectory(entries: readonly DirectoryEntry[]) {
  const byName = new Map(entries.map((entry) => [entry.name, entry]));

  return {
    /**
     * Every tool, in the order and words for an age group. An unknown group, or none, gets the
     * general ones.
     */
    listTools(ageGroup: string | null): DirectoryTool[] {
      const { first, firstStep } = viewFor(ageGroup);
      const ranks = new Map<string, number>(first.map((category, rank) => [category, rank]));
      const isClosed = (entry: DirectoryEntry) => ageGroup === "under18" && isForAdults(entry);
      const rankOf = (entry: DirectoryEntry) =>
        isClosed(entry) ? first.length + 1 : (ranks.get(entry.category) ?? first.length);

      return entries
        .toSorted((a, b) => rankOf(a) - rankOf(b))
        .map((entry) => toolFrom(entry, isClosed(entry) ? closedStep(entry) : firstStep?.(entry)));
    },

    /** What pages say beside the fields of `/api`: where the facts come from, and from which age on. */
    backgroundOf({ name }: Pick<DirectoryTool, "name">) {
      const entry = byName.get(name);
      return {
        id: entry?.id ?? null,
        minimumAge: entry?.minimumAge ?? null,
        checkedOn: entry ? oldestDay(entry) : null,
        sources: entry?.sources ?? [],
      };
    },

    /** The tools that hold the text in their name or description and are of the kind asked for. */
    filterTools(
      tools: readonly DirectoryTool[],
      { q, category, isFree = false, saysAge = false }: ToolFilter,
    ) {
      const text = q.trim().toLowerCase();
      const letters = lettersOf(text);
      return tools.filter(
        (tool) =>
          (category === allCategories || idOf(tool.category) === category) &&
          (!isFree || byName.get(tool.name)?.isFree === true) &&
          (!saysAge || (byName.get(tool.name)?.minimumAge ?? ageInTerms) !== ageInTerms) &&
          (tool.name.toLowerCase().includes(text) ||
            tool.description.toLowerCase().includes(text) ||
            // "dall-e" and "dalle 3" mean "DALL·E 3".
            (letters !== "" && lettersOf(tool.name).includes(letters))),
      );
    },

    /** The day since which no source was read again, of all tools the longest ago. */
    oldestCheck: entries.map(oldestDay).sort()[0] ?? null,
  };
}

export type Directory = ReturnType<typeof openDirectory>;

/** The sentence that opens the directory for an age group. */
export function introductionFor(ageGroup: string | null) {
  return viewFor(ageGroup).introduction;
}

function viewFor(ageGroup: string | null): AgeView {
  const known: Record<string, AgeView> = ageViews;
  return ageGroup !== null && Object.hasOwn(known, ageGroup)
    ? (known[ageGroup] ?? generalView)
    : generalView;
}

function closedStep({ minimumAge }: DirectoryEntry) {
  return `This one is for adults, so choose another until you are 18. ${minimumAge}`;
}

function toolFrom(entry: DirectoryEntry, firstStep: string | undefined): DirectoryTool {
  const { name, description, category, difficulty, pricing, website } = entry;
  return {
    name,
    description,
    category,
    difficulty,
    keyFeatures: [...entry.keyFeatures],
    useCases: [...entry.useCases],
    gettingStarted: firstStep ? [firstStep, ...entry.gettingStarted] : [...entry.gettingStarted],
    pricing,
    website,
  };
}

export const allCategories = "all";

/** The categories of some tools in their order, with the value that stands in the address. */
export function categoriesOf(tools: readonly DirectoryTool[]) {
  const labels = [...new Set(tools.map(({ category }) => category))];
  return labels.map((label) => ({ id: idOf(label), label }));
}

function idOf(label: string) {
  return label.toLowerCase().replace(/[^a-z0-9]+/g, "-");
}

export interface ToolFilter {
  q: string;
  /** The id of a category, or "all". */
  category: string;
  /** Only what can be used without paying. */
  isFree?: boolean;
  /** Only what says more about ages than to look into the terms. */
  saysAge?: boolean;
}

function lettersOf(text: string) {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
