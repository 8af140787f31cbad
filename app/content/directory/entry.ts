import type { Source } from "../guides/guide";

export const categories = [
  "Chat assistants",
  "Search and research",
  "Study",
  "Writing",
  "Translation",
  "Images",
  "Video",
  "Audio and music",
  "Presentations and design",
  "Office and notes",
  "Coding",
  "Agents",
  "Accessibility",
] as const;

export type Category = (typeof categories)[number];

export const difficulties = ["beginner", "intermediate", "advanced"] as const;

export interface DirectoryEntry {
  name: string;
  description: string;
  category: Category;
  difficulty: (typeof difficulties)[number];
  keyFeatures: readonly string[];
  useCases: readonly string[];
  /** Steps, in order. */
  gettingStarted: readonly string[];
  /** In words: amounts change too often to be written down. */
  pricing: { free: string; paid: string };
  /** Whether one can go on using some of it without paying, trials and allowances aside. */
  isFree: boolean;
  website: string;
  /** The day on which the sources were read: it says nothing about later days. */
  checkedOn: string;
  sources: readonly Source[];
  minimumAge: string;
}

/** For tools whose age limit was not read in a source. */
export const ageInTerms = "The terms name an age: check them.";
