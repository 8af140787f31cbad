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

/** What the picker asks first; the values stand in its address. */
export const toolTasks = {
  ask: "Ask questions and think something through",
  write: "Write or improve a text",
  search: "Look something up, with sources",
  study: "Study or practice",
  translate: "Translate",
  picture: "Make or change pictures",
  video: "Make a video",
  sound: "Make music, a voice or a transcript",
  slides: "Make slides or a poster",
  office: "Handle notes, meetings and files",
  code: "Write a program",
  automate: "Have a task done for me",
  access: "Have things read, described or captioned",
  private: "Keep my words as private as I can",
} as const;

export type ToolTask = keyof typeof toolTasks;

export const devices = ["phone", "computer"] as const;

export type Device = (typeof devices)[number];

export interface AgeLimit {
  /** In years. */
  from: number;
  /** Where it holds, if not everywhere: finishes "13 and over ...". */
  where?: string;
  /** What younger people need besides: finishes "13 and over, with ...". */
  needs?: string;
  /** Address of the source that says so: one of the entry's. */
  source: string;
}

export interface DirectoryEntry {
  /** Its name in addresses: the name of the file. */
  id: string;
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
  /** In words. */
  minimumAge: string;
  /** The same as figures, none where no source gives one. */
  ages: readonly AgeLimit[];
  runsOn: readonly Device[];
  /** What it is picked for, each with the reason. */
  does: Readonly<Partial<Record<ToolTask, string>>>;
}

/** For tools whose age limit was not read in a source. */
export const ageInTerms = "The terms name an age: check them.";
