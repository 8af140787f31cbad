/** What the views of a review are given. */

interface CardHead {
  id: number;
  strand: string;
  strandTitle: string;
  skill: { id: string; title: string } | null;
}

export interface ShownCard extends CardHead {
  tries: number;
  /** Its history in a sentence. */
  why: string;
  /** One of these; none once the site does not hold it any more. */
  question: { prompt: string; options: readonly string[] } | null;
  /** A prompt of the learner's own, and what a reader would still have to ask. */
  mend: { title: string; ask: string; prompt: string } | null;
  /** The lesson of which to say what it taught. */
  recall: { title: string } | null;
}

/** What was recalled beside what the lesson said. */
export interface Recalled {
  text: string;
  points: readonly string[];
}

export interface ShownResult extends CardHead {
  grade: "missed" | "partly" | "known" | null;
  /** Days until it comes again. */
  comesIn: number;
  question: {
    prompt: string;
    options: readonly { text: string; explanation: string }[];
    answer: number;
    chosen: number;
  } | null;
  mended: { ask: string; why: string } | null;
  points: readonly string[] | null;
  /** What the learner wrote; null where options were chosen. */
  wrote: string | null;
}

export interface ShownDay {
  /** Cards that are left of today's two minutes. */
  left: number;
  /** All that are due. */
  waiting: number;
  hasReviewed: boolean;
  /** The calendar day of the next card; null when there is none. */
  nextDay: string | null;
  today: string;
  /** Whether the learner goes on beyond the two minutes. */
  goesOn: boolean;
}
