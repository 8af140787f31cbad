import type { FieldErrors } from "../../schemas/field-errors";

/** What the form of an edit holds; title and tags are a question's only. */
export interface TypedEdit {
  title: string;
  body: string;
  tags: number[];
  reason: string;
}

/** What the form came back with: everything typed, and what is said about it. */
export interface EditOutcome {
  typed: TypedEdit;
  errors: FieldErrors;
  notice?: { title: string; description?: string; variant: "destructive" };
  /** The text as it will be shown; sanitized. */
  preview?: string;
}
