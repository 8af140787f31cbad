type Three<T> = readonly [T, T, T];
type Four<T> = readonly [T, T, T, T];
type Five<T> = readonly [T, T, T, T, T];
type Six<T> = readonly [T, T, T, T, T, T];

/** The theme of a guide: a word that the style sheet turns into colors, in light and dark. */
export const guideColors = [
  "indigo",
  "rose",
  "slate",
  "purple",
  "pink",
  "cyan",
  "green",
  "amber",
] as const;

export type GuideColor = (typeof guideColors)[number];

/** Names of `components/ui/icon.tsx`, as far as guides use them. */
export const guideIcons = [
  "bell",
  "book",
  "cart",
  "chat",
  "check",
  "code",
  "download",
  "eye",
  "half",
  "link",
  "lock",
  "mail",
  "plus",
  "quote",
  "save",
  "search",
  "share",
  "sliders",
  "star",
  "thumb",
] as const;

export type GuideIcon = (typeof guideIcons)[number];

/** A page on which the facts that age were read. */
export interface Source {
  title: string;
  url: string;
  /** The date that the page itself carries (ISO), if it carries one. */
  published?: string;
  /** Where it was read on another day than the others. */
  readOn?: string;
}

export interface Feature {
  title: string;
  description: string;
  icon: GuideIcon;
}

export interface UseCase {
  title: string;
  description: string;
}

/** Written by us to show what an exchange is like; pages say so wherever they show one. */
export interface Example {
  question: string;
  /** For "image" a description of the picture, its last paragraph naming view, light and shape. */
  response: string;
  responseType?: "code" | "image";
}

export interface Challenge {
  prompt: string;
  /** Each says why it is right or wrong once one of them was chosen. */
  answers: Three<{ text: string; explanation: string }>;
  correctIndex: 0 | 1 | 2;
}

export interface Guide {
  /** The id of the tool, and the address: `/guides/{id}`. */
  id: number;
  name: string;
  description: string;
  company: string;
  website: string;
  color: GuideColor;
  /** The day on which the sources were read: it says nothing about later days. */
  checkedOn: string;
  sources: readonly Source[];
  /** What it is for, who makes it, how to start, what it costs, what to mind: markdown. */
  overview: string;
  features: Six<Feature>;
  useCases: Four<UseCase>;
  examples: Three<Example>;
  /** Never reordered: answers are stored under the guide and the place in this list. */
  challenges: Three<Challenge>;
  quickTips: Five<string>;
}

/** The page `/grok`. */
export interface ToolOverview {
  name: string;
  description: string;
  company: string;
  website: string;
  color: GuideColor;
  checkedOn: string;
  sources: readonly Source[];
  /** In the order in which they are shown; the ids are also the values of `?tab=`. */
  tabs: readonly [
    { id: "overview"; label: string },
    { id: "key-features"; label: string },
    { id: "examples"; label: string },
    { id: "try-it"; label: string },
  ];
  overview: string;
  keyFeatures: readonly Feature[];
  examples: Three<Example>;
  quiz: {
    introduction: string;
    /** Never reordered: answers are stored under the place in this list. */
    questions: Three<Challenge>;
    /** What follows the last answer: a link to the tools. */
    finish: { text: string; label: string; to: "/tools" };
  };
}
