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
  /** Null once the site does not hold it any more. */
  question: { prompt: string; options: readonly string[] } | null;
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
