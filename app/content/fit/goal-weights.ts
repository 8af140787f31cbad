/** A multinomial logistic regression over what goals say, packed. */
export interface GoalModel {
  /** What it tells apart and, last, "" for none of these. */
  ids: readonly string[];
  /** One for each of these. */
  bias: readonly number[];
  /** What one step of a packed weight is worth. */
  step: number;
  /** For each signal pairs of characters: one of the ids by its place, and its weight in steps. */
  signals: Readonly<Record<string, string>>;
}

/** What `npm run fit -- train` learned from people's goals: see `tests/fit/people`. It tells tasks apart. */
export interface GoalWeights extends GoalModel {
  /** Changes with what they were learned from. */
  trainedFrom: string;
  /** By how much a task has to be likelier than the next: of such goals nine in ten are read rightly. */
  sureFrom: number;
}

/** What it learned of the things that people want to have done for each task. */
export interface HowToWeights {
  trainedFrom: string;
  /** How likely one has to be for the whole goal, and for a part of it. */
  sureFrom: number;
  sureOfPartFrom: number;
  /** By task. */
  models: Readonly<Record<string, GoalModel>>;
}
