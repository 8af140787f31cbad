import type { FieldErrors } from "../../schemas/field-errors";

/** What the form of a question holds. */
export interface TypedQuestion {
  title: string;
  body: string;
  tags: number[];
  submissionKey: string;
}

/** A notice of the form, as the toaster and the page show it. */
export interface QuestionNotice {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
}

/** A question that is like the one being asked. */
export interface SimilarQuestion {
  id: number;
  title: string;
  answerCount: number;
}

/** What a form of the page came back with: everything typed, and what is said about it. */
export interface AskOutcome {
  typed: TypedQuestion;
  notice: QuestionNotice | null;
  errors: FieldErrors;
  /** The details as they will be rendered. */
  preview: string | null;
  /** Shown before posting, where there are any. */
  similar: SimilarQuestion[];
  /** Where a visitor signs in and comes back to the kept text. */
  signIn: boolean;
  /** As it was typed and refused. */
  publicName: string;
}

/** The form with the kept draft in it. */
export const draftHref = "/community/ask?draft=1";

export const signInToAskHref = `/auth?redirectTo=${encodeURIComponent(draftHref).replaceAll("%2F", "/")}`;

/** From this length on a title is looked up: longer than ten characters. */
export const titleToCompare = 11;
