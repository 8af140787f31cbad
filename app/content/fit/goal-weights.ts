/** What `npm run fit -- train` learned from people's goals: see `tests/fit/people`. */
export interface GoalWeights {
  /** Changes with what they were learned from. */
  trainedFrom: string;
  /** Ids of the tasks and, last, "" for none of them. */
  tasks: readonly string[];
  /** One for each of these. */
  bias: readonly number[];
  /** What one step of a packed weight is worth. */
  step: number;
  /** By how much a task has to be likelier than the next: of such goals nine in ten are read rightly. */
  sureFrom: number;
  /** For each signal pairs of characters: a task by its place, and its weight in steps. */
  signals: Readonly<Record<string, string>>;
}
