/** What a plan can be told. */
export const planFacts = [
  "goal",
  "deadline",
  "span",
  "time",
  "people",
  "budget",
  "limits",
  "forbidden",
  "ask",
  "sources",
  "result",
] as const;

export type PlanFact = (typeof planFacts)[number];

export const planWho = ["you", "tool", "either"] as const;

export interface PlanStep {
  title: string;
  /** What is done. `{people}` and the like become the learner's words in brackets, or nothing. */
  todo: string;
  /** How one sees that it is done. */
  check: string;
  /** Who does it: a person, a tool whose work a person looks over, or either. */
  who: (typeof planWho)[number];
  /** Percent of the whole time. */
  share: number;
}

/** A plan of `content/plans`; the learner's words are filled in. */
export interface PlanTemplate {
  id: string;
  /** What is planned, after "A plan for". */
  title: string;
  /** Words that speak for this plan, lists with commas: `strong` ones count three times. */
  signs: { strong: string; weak: string };
  /** A length of time is the time for the work, not the length of the trip or the party. */
  isSpanForWork: boolean;
  steps: readonly PlanStep[];
  stopWhen: readonly string[];
  person: readonly string[];
  /** What to ask when a fact is missing, the most useful first. */
  asks: Partial<Record<PlanFact, string>>;
}
