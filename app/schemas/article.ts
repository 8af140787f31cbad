import * as z from "zod/mini";

import { atLeast, atMost, cleanText, sentText, typedText } from "./text";

/** The keys that an article's `source` can have, in the order in which the form offers them. */
export const articleCategories = [
  "summary_day",
  "summary_week",
  "summary_month",
  "breakthrough",
  "tool_spotlight",
  "use_case",
  "mini_challenge",
  "beginner_bite",
  "trend_opinion",
] as const;
export type ArticleCategory = (typeof articleCategories)[number];

export const longestArticle = 100_000;
export const defaultAuthor = "Admin";

const cleaned = z.overwrite<string>(cleanText);
const noTitle = "Title must be at least 10 characters";
const noSummary = "Summary must be at least 20 characters";
const noContent = "Content must be at least 100 characters";
const noCategory = "Category is required";
const noImage = "Please enter a valid image URL, upload a cover, or let the site draw one";
const wrongImage = "Please enter a valid image URL";

const longTitle = "Please use at most 160 characters for the title";
const longSummary = "Please use at most 500 characters for the summary";
const longContent = "Please use at most 100,000 characters for the content";
const longAuthor = "Please use at most 80 characters for the author";
const longAlt = "Please describe the picture in at most 200 characters";
const longNote = "Please use at most 300 characters for the note";
const longestAddress = 2000;
const lineEnds = z.overwrite<string>((text) => text.replace(/\r\n?/g, "\n"));

/** Empty counts as missing: then the article's author is "Admin". */
const author = z.pipe(
  z.optional(
    sentText(80, {
      missing: "Please enter the author's name as text",
      tooLong: longAuthor,
    }).check(cleaned, atMost(80, longAuthor)),
  ),
  z.transform((name) => name || defaultAuthor),
);

const imageAlt = z.pipe(
  z.optional(sentText(200, { tooLong: longAlt }).check(cleaned, atMost(200, longAlt))),
  z.transform((text) => text || null),
);

/** An article that readers may see, as the form and `/api` send it. */
export const Article = z.object({
  title: sentText(160, { missing: noTitle, tooLong: longTitle }).check(
    cleaned,
    atLeast(10, noTitle),
    atMost(160, longTitle),
  ),
  summary: sentText(500, { missing: noSummary, tooLong: longSummary }).check(
    cleaned,
    atLeast(20, noSummary),
    atMost(500, longSummary),
  ),
  category: z.enum(articleCategories, noCategory),
  content: sentText(longestArticle, { missing: noContent, tooLong: longContent }).check(
    lineEnds,
    cleaned,
    atLeast(100, noContent),
    atMost(longestArticle, longContent),
  ),
  imageUrl: sentText(longestAddress, { missing: noImage, tooLong: wrongImage }).check(
    cleaned,
    atLeast(1, noImage),
    z.refine((typed) => typed === "" || isImageAddress(typed), wrongImage),
  ),
  imageAlt,
  author,
});
export type Article = z.infer<typeof Article>;

/** What is kept of an article that nobody reads yet: all but the title may be missing. */
export const ArticleDraft = z.object({
  title: sentText(160, { missing: "A draft needs a title", tooLong: longTitle }).check(
    cleaned,
    atLeast(1, "A draft needs a title"),
    atMost(160, longTitle),
  ),
  summary: z._default(
    sentText(500, { tooLong: longSummary }).check(cleaned, atMost(500, longSummary)),
    "",
  ),
  category: z._default(z.enum(["", ...articleCategories], noCategory), ""),
  content: z._default(
    sentText(longestArticle, { tooLong: longContent }).check(
      lineEnds,
      cleaned,
      atMost(longestArticle, longContent),
    ),
    "",
  ),
  imageUrl: z._default(
    sentText(longestAddress, { tooLong: wrongImage }).check(
      cleaned,
      z.refine((typed) => typed === "" || isImageAddress(typed), wrongImage),
    ),
    "",
  ),
  imageAlt,
  author,
});
export type ArticleDraft = z.infer<typeof ArticleDraft>;

const unfinished = z._default(sentText(longestArticle, { tooLong: longContent }), "");

/** An article while it is written: nothing is asked of it but that it can be read. */
export const ArticlePreview = z.object({
  id: z.optional(z.int()),
  title: unfinished,
  summary: unfinished,
  category: unfinished,
  content: unfinished,
  imageUrl: unfinished,
  imageAlt: unfinished,
});

/** The desk's form as it was typed. What is asked of it follows from the button: `intent`. */
export const TypedArticle = z.object({
  intent: typedText,
  title: typedText,
  summary: typedText,
  category: typedText,
  content: typedText,
  imageUrl: typedText,
  imageAlt: typedText,
  author: typedText,
  scheduledAt: typedText,
  submissionKey: typedText,
  revision: typedText,
  /** The newer revision that was shown beside the form. */
  seen: typedText,
  note: typedText,
  isCorrection: typedText,
  drawCover: typedText,
});
export type TypedArticle = z.infer<typeof TypedArticle>;

/** What an edit says about itself. */
export const ArticleChange = z
  .object({
    /** The revision that the editor started from. */
    revision: z.coerce.number<string | number>().check(z.int(), z.positive()),
    note: z.pipe(
      z.optional(sentText(300, { tooLong: longNote }).check(cleaned, atMost(300, longNote))),
      z.transform((text) => text || null),
    ),
    isCorrection: z.pipe(
      z.optional(sentText(2)),
      z.transform((value) => value === "on"),
    ),
  })
  .check(
    z.refine(({ note, isCorrection }) => !isCorrection || note !== null, {
      path: ["note"],
      error: "Please say what was wrong: readers see it under Corrections",
    }),
  );

/** https, or a picture of this site. */
export function isImageAddress(typed: string) {
  if (typed.length > longestAddress) return false;
  if (/^\/(?:files|covers)\/[\w./-]+$/.test(typed)) return !typed.includes("..");
  if (!URL.canParse(typed)) return false;
  const { protocol, hostname, username } = new URL(typed);
  return protocol === "https:" && hostname !== "" && username === "";
}
