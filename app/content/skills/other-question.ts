interface Asked {
  /** Unique among the questions of the skill and never reused: answers are stored under it. */
  id: string;
  prompt: string;
}

interface Explained {
  text: string;
  /** Why it is right or wrong, or belongs where it does: told once an answer was given. */
  explanation: string;
}

/** Things to put in order. They stand here in the one order that is right. */
export interface OrderQuestion extends Asked {
  kind: "order";
  things: readonly Explained[];
}

/** Things to sort into two groups. */
export interface SortQuestion extends Asked {
  kind: "sort";
  groups: readonly [string, string];
  /** Each with the index of its group. */
  things: readonly (Explained & { group: number })[];
}

/** A text of some sentences, of which one is to be marked. */
export interface MarkQuestion extends Asked {
  kind: "mark";
  options: readonly Explained[];
  /** Index of the sentence that is meant. */
  answer: number;
}

/** What will come back? To be told before it is seen. */
export interface PredictQuestion extends Asked {
  kind: "predict";
  options: readonly Explained[];
  /** Index of what came back. */
  answer: number;
  /** What came back, word for word. */
  reveal: string;
}

/** A word to type. */
export interface WordQuestion extends Asked {
  kind: "word";
  /** Whatever is right; the first is the one that is told. */
  accepted: readonly string[];
  explanation: string;
}

/** A question of another form than a choice among answers. */
export type OtherQuestion =
  | OrderQuestion
  | SortQuestion
  | MarkQuestion
  | PredictQuestion
  | WordQuestion;

export type OtherKind = OtherQuestion["kind"];

export const otherKinds = [
  "order",
  "sort",
  "mark",
  "predict",
  "word",
] as const satisfies OtherKind[];

/** At least one of each skill, under its id. */
export type OtherQuestionsBySkill = Readonly<Record<string, readonly OtherQuestion[]>>;
