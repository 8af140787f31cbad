/** What the views of an exercise are given. */

export interface ShownExercise {
  id: number;
  order: number;
  title: string;
  difficulty: string | null;
  passMark: number;
  isTried: boolean;
  /** Points of the best try; null where there is none, or none that was scored. */
  best: number | null;
  isDone: boolean;
}

export interface ChosenExercise extends ShownExercise {
  /** What has happened, and what to ask for. */
  situation: string;
  /** What to put in. */
  points: readonly string[];
  examplePrompt: string | null;
  /** What the exercise hands out to work on. */
  material: { text: string; isCode: boolean } | null;
}

export type PointState = "there" | "unsure" | "missing";

export interface ShownNeed {
  id: string;
  label: string;
  need: "must" | "nice";
  state: PointState;
  evidence: readonly string[];
  note: string;
}

export interface ShownSlot {
  id: string;
  label: string;
  isFilled: boolean;
  isUnsure: boolean;
  evidence: readonly string[];
  ask: string | null;
}

export type GrownPart = string | { gap: string };

export interface ShownNotes {
  score: number | null;
  level: string | null;
  isPassed: boolean | null;
  outlook: string | null;
  doubt: string | null;
  kind: { text: string } | null;
  gate: { text: string } | null;
  privacy: string | null;
  contradictions: readonly { id: string; text: string }[];
  best: { quote: string; why: string } | null;
  nextStep: { text: string; try: string } | null;
  checklist: readonly { id: string; text: string }[];
  needs: readonly ShownNeed[];
  slots: readonly ShownSlot[];
  grown: readonly GrownPart[];
}

export interface ShownAnswer {
  html: string;
  madeBy: string;
  sketch: { description: string; svg: string } | null;
  sources: readonly { title: string; href: string }[];
}

/** A prompt with its answer and the coach's notes. */
export interface ShownExchange {
  id: string;
  prompt: string;
  answer: ShownAnswer;
  notes: ShownNotes;
  /** Points of the learner's try before this one; of a visitor's nothing is known here. */
  before: number | null;
}

export interface ShownTry {
  id: number;
  number: number;
  score: number | null;
  slots: readonly Pick<ShownSlot, "id" | "label" | "isFilled">[];
}
