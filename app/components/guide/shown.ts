/** What the views of a guide are given. */

export interface ShownSource {
  title: string;
  url: string;
  published?: string;
  readOn?: string;
}

export interface ShownExample {
  question: string;
  response: string;
  responseType?: "code" | "image";
}

export interface ShownChallenge {
  prompt: string;
  options: readonly string[];
  /** Null until it is answered; the key is not known here before. */
  result: {
    chosen: number;
    correct: number;
    explanation: string;
    rightExplanation: string | null;
  } | null;
}

export type GuideColor =
  | "indigo"
  | "rose"
  | "slate"
  | "purple"
  | "pink"
  | "cyan"
  | "green"
  | "amber";
