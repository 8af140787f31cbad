import type { FieldErrors } from "../../schemas/field-errors";

export const questionIntents = [
  "answer",
  "preview",
  "picture",
  "comment",
  "delete-comment",
  "public-name",
] as const;

export type QuestionIntent = (typeof questionIntents)[number];

/** What a form of the question's page came back with: everything typed, and why. */
export interface QuestionOutcome {
  intent: QuestionIntent;
  errors: FieldErrors;
  notice?: { title: string; description?: string; variant?: "default" | "destructive" };
  typed: {
    body?: string;
    comment?: string;
    /** Of which post the comment was: "question", or the id of an answer. */
    commentOn?: string;
    publicName?: string;
    submissionKey?: string;
  };
  /** The answer as it will be shown; sanitized. */
  preview?: string;
}

/** Who reads the page, as its forms need to know it. Null for a visitor. */
export type QuestionReader = {
  id: number;
  /** As others see them. */
  name: string;
  /** Whether a public name can be chosen and was not yet. */
  asksName: boolean;
  mayAddPictures: boolean;
} | null;
