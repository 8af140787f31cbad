import type { DraftKind } from "../schemas/draft";
import { reviewFields } from "../schemas/review-form";

/** A question has its own form, since its tags are several values of one name. */
export type PlainDraftKind = Exclude<DraftKind, "question">;

/** The fields of each long form that are kept while it is written. */
export const draftFields: Record<PlainDraftKind, readonly string[]> = {
  answer: ["body"],
  // The revision tells what an article was written over.
  article: [
    "title",
    "summary",
    "category",
    "content",
    "imageUrl",
    "imageAlt",
    "author",
    "scheduledAt",
    "revision",
    "note",
    "isCorrection",
    "drawCover",
  ],
  review: reviewFields,
  comment: ["comment"],
};

/** Short fields of these forms: they are kept as well where the whole form is sent. */
export const fieldsBeside: Partial<Record<PlainDraftKind, readonly string[]>> = {
  answer: ["publicName"],
  comment: ["username", "publicName"],
};
