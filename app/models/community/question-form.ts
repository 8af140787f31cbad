/** What the form of a question holds. */
export interface TypedQuestion {
  title: string;
  body: string;
  tags: number[];
  submissionKey: string;
}

/** A question that is like the one being asked. */
export interface SimilarQuestion {
  id: number;
  title: string;
  answerCount: number;
}

/** What stands beside the form that comes back. */
export interface QuestionFormAgain {
  /** The details as they will be rendered. */
  preview?: string;
  /** Shown before posting, where there are any. */
  similar?: SimilarQuestion[];
  /** Where a visitor signs in and comes back to the kept text. */
  signIn?: true;
}

/** The form with the kept draft in it. */
export const draftHref = "/community/ask?draft=1";

export const signInToAskHref = `/auth?redirectTo=${encodeURIComponent(draftHref).replaceAll("%2F", "/")}`;

/** From this length on a title is looked up: longer than ten characters. */
export const titleToCompare = 11;
