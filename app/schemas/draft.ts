import * as z from "zod/mini";

/** The long texts that are kept while they are written. */
export const draftKinds = ["question", "answer", "article", "review", "comment"] as const;
export type DraftKind = (typeof draftKinds)[number];

/** What was typed, by the names of the form's fields. */
export type DraftFields = Record<string, string>;

/** Which text: of what kind, and about which thing of that kind; 0 for one that is new. */
export interface DraftPlace {
  kind: DraftKind;
  about: number;
}

/** Twice the longest article: nothing is cut off that could be sent. */
export const longestDraft = 200_000;
const mostFields = 20;

export const DraftKey = z.object({
  kind: z.enum(draftKinds),
  about: z.int().check(z.nonnegative(), z.lte(999_999_999_999_999)),
});

const Fields = z.record(z.string().check(z.maxLength(40)), z.string()).check(
  z.refine((fields) => Object.keys(fields).length <= mostFields, "Too many fields."),
  z.refine((fields) => sizeOf(fields) <= longestDraft, "This is too long to be kept."),
);

/** What is kept of an unsent text, as a page gets it. */
export interface KeptDraft {
  fields: DraftFields;
  updatedAt: number;
}

/** As it is sent while somebody writes. */
export const Draft = z.extend(DraftKey, { fields: Fields });

export function isEmpty(fields: DraftFields) {
  return Object.values(fields).every((text) => text.trim() === "");
}

export function sizeOf(fields: DraftFields) {
  return Object.values(fields).reduce((sum, text) => sum + text.length, 0);
}
