export const questionIntents = [
  "answer",
  "preview",
  "picture",
  "comment",
  "delete-comment",
  "public-name",
] as const;

export type QuestionIntent = (typeof questionIntents)[number];

/** What stands beside a form of the question's page that comes back. */
export interface QuestionAgain {
  intent: QuestionIntent;
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
