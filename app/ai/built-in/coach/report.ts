export const criterionIds = [
  "task",
  "requirements",
  "context",
  "audience",
  "format",
  "material",
  "examples",
  "role",
  "check",
  "readable",
] as const;

export const gateIds = [
  "empty",
  "unsafe",
  "unreadable",
  "other-language",
  "talks-to-coach",
  "word-list",
  "tiny",
  "copied",
  "unfilled-gaps",
  "repetition",
  "prompt-words",
  "missing-material",
  "off-topic",
  "no-request",
  "example",
  "private-data",
] as const;

export type CriterionId = (typeof criterionIds)[number];
export type GateId = (typeof gateIds)[number];
export type Level = "Starting point" | "Getting there" | "Clear" | "Strong" | "Excellent";
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

export interface CriterionResult {
  id: CriterionId;
  label: string;
  state: "met" | "partly" | "not-yet" | "not-needed";
  /** The learner's own words: each is a substring of the prompt, none holds private data. */
  evidence: string[];
  /** What stands in place of a quote. */
  note: string;
  points: number;
  of: number;
}

export interface SlotResult {
  id: string;
  label: string;
  isFilled: boolean;
  evidence: string[];
}

/** What an exercise asks of a prompt: its own list of things to say. */
export interface CoachedExercise {
  id: number | string;
  title: string;
  instructions: string;
  passMark: number;
  slots: readonly ExerciseSlot[];
  /** Words of which a prompt on this subject has at least one. Default: those of title and text. */
  topic?: readonly (string | RegExp)[];
  /** The example shown to the learner, so that copying it does not pass. */
  example?: string;
  /** The text it hands out to work on, so that nobody has to paste it. */
  material?: string;
  /** Pictures and plans may be about anything, and for a picture a mere description is a request. */
  asksFor?: "picture" | "plan";
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
  /** 0 to 100; null where the coach declines to judge. */
  score: number | null;
  level: Level | null;
  /** Why the score is held down or missing, in one calm sentence or two. */
  gate: { id: GateId | `unsafe.${string}`; text: string } | null;
  /** Ten of them, or none where the coach declines to judge. */
  criteria: CriterionResult[];
  slots: SlotResult[];
  isPassed: boolean | null;
  best: { quote: string; why: string } | null;
  nextStep: (Message & { try: string }) | null;
  misunderstandings: Message[];
  /** The learner's own text (private data masked), with gaps that only they can fill. */
  grown: (string | { gap: string })[];
  /** What a good prompt says, in plain words; only where the coach declines to judge the language. */
  checklist: Message[];
  masked: { text: string; found: { kind: PrivateKind; quote: string }[] };
  /** All of it as plain text. */
  feedback: string;
}
