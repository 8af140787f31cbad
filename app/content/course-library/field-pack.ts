import type { GoalPreset } from "../profile-options";

/** The modules of a course in their order, and the skills that belong to each. */
export const moduleKinds = [
  {
    id: "understand",
    skills: [
      "what-ai-tools-are",
      "how-a-model-writes",
      "what-a-model-knows",
      "strengths-and-limits",
      "choose-a-tool",
      "what-fits-in-a-chat",
      "tools-that-act",
    ],
  },
  {
    id: "ask",
    skills: [
      "one-clear-task",
      "say-who-it-is-for",
      "give-context",
      "choose-the-shape",
      "set-requirements",
    ],
  },
  {
    id: "refine",
    skills: [
      "give-the-material",
      "improve-in-rounds",
      "show-an-example",
      "split-big-tasks",
      "build-a-reusable-prompt",
    ],
  },
  {
    id: "check",
    skills: [
      "spot-made-up-facts",
      "spot-fakes",
      "check-sources",
      "check-numbers",
      "notice-bias",
      "test-before-you-trust",
    ],
  },
  {
    id: "use",
    skills: [
      "protect-private-data",
      "say-when-ai-helped",
      "keep-your-own-judgement",
      "know-the-rules",
      "respect-rights",
      "keep-a-person-in-charge",
    ],
  },
] as const;

export type ModuleKind = (typeof moduleKinds)[number]["id"];

/** What makes a course one for teachers, nurses or shopkeepers: all that depends on the field. */
export interface FieldPack {
  id: string;
  /** Finishes "with examples from ...". */
  name: string;
  /** Finishes "For ...": who the course is for, such as "people who teach". */
  people: string;
  /** Of the course, by goal; `own` for a goal in the learner's own words. At most 70 characters. */
  titles: Readonly<Record<GoalPreset | "own", string>>;
  modules: Readonly<Record<ModuleKind, PackModule>>;
  /** For each skill a worked case from the field: markdown without headings, 70 to 110 words. */
  cases: Readonly<Record<string, string>>;
  /** Of its people beside their work, for goals of that kind: of those skills that have one. */
  ownCases: Readonly<Record<string, string>>;
}

export interface PackModule {
  /** At most 60 characters, in the words of the field. */
  title: string;
  /** One sentence: what the learner can do after it. */
  description: string;
  /** A scene from a working day that shows why the module matters: markdown, 80 to 150 words. */
  scenario: string;
  /** A prompt to write on one's own material or a made-up case: 40 to 80 words, ends with what to look for. */
  practice: string;
}
