import type { Kind, NeedId, Tool } from "./reader/prompt-reading";

export const gateIds = [
  "empty",
  "unsafe",
  "other-language",
  "unreadable",
  "talks-to-coach",
  "copied",
  "unfilled-gaps",
  "off-topic",
  "named",
  "example",
] as const;

export type GateId = (typeof gateIds)[number];
export type LevelName = "Nothing to go on" | "A start" | "Half-way" | "Clear" | "Complete";
export type PrivateKind =
  | "email"
  | "phone"
  | "card"
  | "password"
  | "key"
  | "address"
  | "bank-account"
  | "id-number";

/** Something said to the learner. Code and tests refer to the id; the text may change. */
export interface Message {
  id: string;
  text: string;
}

/** One thing that this kind of request needs, and the words that give it. */
export interface NeedResult {
  id: NeedId;
  label: string;
  need: "must" | "nice";
  state: "there" | "unsure" | "missing";
  /** The learner's own words: each stands in the masked prompt. */
  evidence: string[];
  /** What stands in place of a quote. */
  note: string;
}

export interface SlotResult {
  id: string;
  label: string;
  isFilled: boolean;
  /** It was not found, and nearly all the others are there in a long prompt. */
  isUnsure: boolean;
  evidence: string[];
}

/** What an exercise asks of a prompt: its own list of things to say. */
export interface CoachedExercise {
  id: number | string;
  title: string;
  instructions: string;
  /** What it wants to be said, as the instructions list it. */
  points?: readonly string[];
  passMark: number;
  slots: readonly ExerciseSlot[];
  /** What the prompt is written for; a chat assistant where nothing is said. */
  tool?: Tool;
  /** What it is about, so that nothing else passes; where nothing is said, its own words tell. */
  core?: { about: RegExp; matter?: string; names?: string; other?: RegExp };
  /** The example shown to the learner, so that copying it does not pass. */
  example?: string;
  /** The text it hands out to work on, so that nobody has to paste it. */
  material?: string;
}

export interface ExerciseSlot {
  id: string;
  label: string;
  why: string;
  /** A word or phrase as it stands, or a pattern on the typed text. */
  any: readonly (string | RegExp)[];
  /** The question a reader would have to ask, such as "Who will buy it?". */
  ask: string;
}

export interface CoachReport {
  /** 0 to 100, always said with "about"; null where the coach declines to judge. */
  score: number | null;
  level: LevelName | null;
  /** What would come back for this prompt, in a sentence or two. */
  outlook: string | null;
  /** Where the level is not sure: what it may be instead, in a sentence. */
  doubt: string | null;
  /** What kind of request it is, in plain words; null where the coach is not sure. */
  kind: { id: Kind; text: string } | null;
  /** The words that ask, as typed. */
  request: string | null;
  /** What stands in the way of everything else, in one calm sentence or two. */
  gate: { id: GateId | `unsafe.${string}`; text: string } | null;
  /** Private data that was hidden. It does not touch the level. */
  privacy: string | null;
  contradictions: Message[];
  /** What this kind of request needs; none where the coach declines to judge. */
  needs: NeedResult[];
  slots: SlotResult[];
  isPassed: boolean | null;
  best: { quote: string; why: string } | null;
  /** `try` is what could be added, with gaps in square brackets; empty where nothing fits. */
  nextStep: (Message & { try: string }) | null;
  /** The learner's own text (private data masked), with gaps that only they can fill. */
  grown: (string | { gap: string })[];
  /** What a good prompt says, in plain words; only where the coach cannot read the language. */
  checklist: Message[];
  masked: { text: string; kinds: PrivateKind[] };
  /** All of it as plain text. */
  feedback: string;
}
