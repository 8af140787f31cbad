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
  instructions: string;
  examplePrompt: string | null;
  /** What the exercise hands out to work on. */
  material: { text: string; isCode: boolean } | null;
}

export type PointState = "met" | "partly" | "not-yet" | "not-needed";

export interface ShownCriterion {
  id: string;
  label: string;
  state: PointState;
  evidence: readonly string[];
  note: string;
}

export interface ShownSlot {
  id: string;
  label: string;
  isFilled: boolean;
  evidence: readonly string[];
  ask: string | null;
}

export type GrownPart = string | { gap: string };

export interface ShownNotes {
  score: number | null;
  level: string | null;
  isPassed: boolean | null;
  gate: { text: string } | null;
  hidesMore: boolean;
  best: { quote: string; why: string } | null;
  nextStep: { text: string; try: string } | null;
  misunderstandings: readonly { id: string; text: string }[];
  checklist: readonly { id: string; text: string }[];
  criteria: readonly ShownCriterion[];
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
  criteria: readonly Pick<ShownCriterion, "id" | "label" | "state">[];
}
