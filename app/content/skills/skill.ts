/** The four strands of the skill map, in the order in which they are shown. */
export const strands = [
  { id: "understand", title: "Understand", weight: 0.25 },
  { id: "ask", title: "Ask", weight: 0.35 },
  { id: "check", title: "Check", weight: 0.25 },
  { id: "use-responsibly", title: "Use responsibly", weight: 0.15 },
] as const;

export type StrandId = (typeof strands)[number]["id"];

/** Where a skill enters the path: `start` for newcomers, `work` for regular use, `deep` for building. */
export const bands = ["start", "work", "deep"] as const;

export type Band = (typeof bands)[number];

export interface Question {
  /** Unique within the skill and never reused: answers are stored under it. */
  id: string;
  prompt: string;
  /** Three or four options; each says why it is right or wrong once an answer was given. */
  options: readonly { text: string; explanation: string }[];
  /** Index of the one right option. */
  answer: number;
}

export interface Skill {
  /** Kebab-case, unique and never renamed: paths and answers refer to it. */
  id: string;
  strand: StrandId;
  band: Band;
  title: string;
  /** One sentence that finishes "You will be able to ...", at most 110 characters, without the period. */
  outcome: string;
  /** Ids of the skills that come before this one. */
  requires: readonly string[];
  /** How many its text has: the minutes of a step are told by them. */
  words: number;
  /** Of its text, what the search of the exercises quotes from memory. Pages read the whole from the database. */
  explanation: string;
  /** As `explanation`: what changed in the example. */
  lesson: string;
}

/** What a skill's lesson tells. */
export interface SkillText {
  /** What the skill is and why it matters: markdown, 120 to 250 words. */
  explanation: string;
  example: {
    /** The situation, one or two sentences. */
    situation: string;
    /** What a person tries first, and what they do instead: verbatim prompts or actions. */
    before: string;
    after: string;
    /** What changed and why it helps, two to four sentences. */
    lesson: string;
  };
}

/** The text of each skill, under its id. */
export type SkillTexts = Readonly<Record<string, SkillText>>;

/** The questions of each skill, under its id: at least nine, of which a check draws three. */
export type QuestionsBySkill = Readonly<Record<string, readonly Question[]>>;
