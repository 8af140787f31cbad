export type Kind =
  | "compute"
  | "lookup"
  | "transform"
  | "fix"
  | "code"
  | "write"
  | "plan"
  | "explain"
  | "list"
  | "decide"
  | "picture"
  | "practise"
  | "none";

export type Tool = "chat" | "picture" | "code";

export type NeedId =
  | "operation"
  | "numbers"
  | "subject"
  | "limits"
  | "material"
  | "code"
  | "symptom"
  | "expected"
  | "setting"
  | "data"
  | "reader"
  | "purpose"
  | "facts"
  | "form"
  | "goal"
  | "focus"
  | "criteria"
  | "size"
  | "options"
  | "look"
  | "use"
  | "learner"
  | "way";

/** UTF-16 offsets into the text that was given. */
export interface Span {
  start: number;
  end: number;
}

export interface Need {
  id: NeedId;
  need: "must" | "nice";
  state: "there" | "unsure" | "missing";
  probability: number;
  /** The clause that shows it. */
  evidence: Span | null;
}

export type ContradictionId =
  | "two-sizes"
  | "diet"
  | "short-but-everything"
  | "light"
  | "people"
  | "shape"
  | "opposite-styles"
  | "said-and-forbidden";

export interface Contradiction {
  id: ContradictionId;
  first: Span;
  second: Span;
}

export type Level = 1 | 2 | 3 | 4 | 5;

export interface PromptReading {
  kind: Kind;
  kindProbability: number;
  hasRequest: boolean;
  hasSubject: boolean;
  /** The words that ask. */
  act: Span | null;
  /** What it is about. */
  subject: Span | null;
  level: Level;
  /** 0 to 100, inside the band of the level: 1 is 0 to 20, 2 is 21 to 40, and so on. */
  position: number;
  /** Where the level is not sure: one two or more away that it may as well be. */
  otherLevel: Level | null;
  /** What this kind of request needs, in the order in which to ask for it. */
  needs: Need[];
  isMaterialMissing: boolean;
  contradictions: Contradiction[];
  /** False for letters nobody could read aloud and for a pile of repeated words. */
  isReadable: boolean;
}
