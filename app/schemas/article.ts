import * as z from "zod/mini";

import { cleanText } from "./text";

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
const noImage = "Please enter a valid image URL";

const longestTitle = z.maxLength(160, "Please use at most 160 characters for the title");
const longestSummary = z.maxLength(500, "Please use at most 500 characters for the summary");
const longestContent = z.maxLength(
  longestArticle,
  "Please use at most 100,000 characters for the content",
);
const lineEnds = z.overwrite<string>((text) => text.replace(/\r\n?/g, "\n"));

/** Empty counts as missing: then the article's author is "Admin". */
const author = z.pipe(
  z.optional(
    z
      .string("Please enter the author's name as text")
      .check(cleaned, z.maxLength(80, "Please use at most 80 characters for the author")),
  ),
  z.transform((name) => name || defaultAuthor),
);

const imageAlt = z.pipe(
  z.optional(
    z
      .string()
      .check(cleaned, z.maxLength(200, "Please describe the picture in at most 200 characters")),
  ),
  z.transform((text) => text || null),
);

/** An article that readers may see, as the form and `/api` send it. */
export const Article = z.object({
  title: z.string(noTitle).check(cleaned, z.minLength(10, noTitle), longestTitle),
  summary: z.string(noSummary).check(cleaned, z.minLength(20, noSummary), longestSummary),
  category: z.enum(articleCategories, noCategory),
  content: z
    .string(noContent)
    .check(lineEnds, cleaned, z.minLength(100, noContent), longestContent),
  imageUrl: z.string(noImage).check(cleaned, z.refine(isImageAddress, noImage)),
  imageAlt,
  author,
});
export type Article = z.infer<typeof Article>;

/** What is kept of an article that nobody reads yet: all but the title may be missing. */
export const ArticleDraft = z.object({
  title: z
    .string("A draft needs a title")
    .check(cleaned, z.minLength(1, "A draft needs a title"), longestTitle),
  summary: z._default(z.string().check(cleaned, longestSummary), ""),
  category: z._default(z.enum(["", ...articleCategories], noCategory), ""),
  content: z._default(z.string().check(lineEnds, cleaned, longestContent), ""),
  imageUrl: z._default(
    z.string().check(
      cleaned,
      z.refine((typed) => typed === "" || isImageAddress(typed), noImage),
    ),
    "",
  ),
  imageAlt,
  author,
});
export type ArticleDraft = z.infer<typeof ArticleDraft>;

/** What an edit says about itself. */
export const ArticleChange = z.object({
  /** The revision that the editor started from. */
  revision: z.coerce.number<string | number>().check(z.int(), z.positive()),
  note: z.pipe(
    z.optional(
      z.string().check(cleaned, z.maxLength(300, "Please use at most 300 characters for the note")),
    ),
    z.transform((text) => text || null),
  ),
  isCorrection: z.pipe(
    z.optional(z.string()),
    z.transform((value) => value === "on"),
  ),
});

/** https, or a picture of this site. */
export function isImageAddress(typed: string) {
  if (typed.length > 2000) return false;
  if (/^\/(?:files|covers)\/[\w./-]+$/.test(typed)) return !typed.includes("..");
  if (!URL.canParse(typed)) return false;
  const { protocol, hostname, username } = new URL(typed);
  return protocol === "https:" && hostname !== "" && username === "";
}
