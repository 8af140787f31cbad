import * as z from "zod/mini";

import { email } from "./account";
import { atMost, cleanText, sentText } from "./text";

const cleaned = z.overwrite<string>(cleanText);

function text(longest: number, tooLong: string) {
  return z.optional(sentText(longest, { tooLong }).check(cleaned, atMost(longest, tooLong)));
}

function link(tooLong: string) {
  const noLink = "Please enter a link that begins with https://";
  return z.optional(
    sentText(500, { tooLong }).check(
      cleaned,
      atMost(500, tooLong),
      z.refine((typed) => typed === "" || isWebLink(typed), noLink),
    ),
  );
}

/** So many prompts, so long, are one pack. */
export const mostPrompts = 20;

function part(longest: number, name: string) {
  const tooLong = `Please use at most ${longest.toLocaleString("en-US")} characters for ${name}`;
  return z._default(z.string().check(cleaned, z.maxLength(longest, tooLong)), "");
}

const prompts = z
  .array(
    z.object({
      title: part(120, "the title of a prompt"),
      prompt: part(4_000, "a prompt"),
      note: part(300, "a note"),
      example: part(2_000, "an example"),
      isSample: z._default(z.boolean(), false),
    }),
    "Please send a list of prompts",
  )
  .check(z.maxLength(mostPrompts, `Please use at most ${mostPrompts} prompts`));

/**
 * Dollars as they were typed: `4,50` is `4.50`, as in the other fields for money. What could be read
 * as thousands, such as `1,234`, is no number.
 */
export function typedDollars(typed: string) {
  return Number(typed.trim().replace(/^(\d+),(\d{0,2})$/, "$1.$2"));
}

const price = "Please enter a price in dollars and cents, such as 9.99";
const longTag = "Please use at most 30 characters for a tag";
const dearest = 10_000;

/**
 * What the wizard asks, all of it or a part. Every field may be missing or empty: which ones
 * a step needs is decided by `stepErrors`, so that an unfinished answer can be kept.
 */
export const ListingAnswers = z.object({
  type: z.optional(
    z.enum(["agent", "prompt", "workflow", "tool", "course", "other"], "Please choose a type"),
  ),
  title: text(120, "Please use at most 120 characters for the title"),
  shortDescription: text(200, "Please use at most 200 characters for the short description"),
  fullDescription: text(20_000, "Please use at most 20,000 characters for the full description"),
  category: text(40, "Please choose a category from the list"),
  tags: z.optional(
    z
      .array(
        sentText(30, { tooLong: longTag }).check(cleaned, atMost(30, longTag)),
        "Please send a list of tags",
      )
      .check(atMost(8, "Please use at most 8 tags")),
  ),
  uploadMethod: z.optional(
    z.enum(["zip", "replit", "other", "prompts"], "Please choose how buyers get your item"),
  ),
  prompts: z.optional(prompts),
  replitLink: link("Please use a shorter link"),
  linkUrl: link("Please use a shorter link"),
  instructions: text(5_000, "Please use at most 5,000 characters for the instructions"),
  pricingModel: z.optional(
    z.enum(
      ["free", "one-time", "subscription", "pay-what-you-want"],
      "Please choose how to charge",
    ),
  ),
  /** Dollars. */
  price: z.optional(
    z.number(price).check(
      z.minimum(0, "Please enter a price of $0 or more"),
      z.maximum(dearest, "Please enter a price of at most $10,000"),
      z.refine((dollars) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6, price),
    ),
  ),
  license: z.optional(z.enum(["personal", "commercial", "opensource"], "Please choose a license")),
  supportOffered: z.optional(z.boolean()),
  contactEmail: z.optional(z.union([z.literal(""), email], "Please enter a valid email address")),
  termsAgreed: z.optional(z.boolean()),
});
export type ListingAnswers = z.infer<typeof ListingAnswers>;

export const reasonCodes = [
  "incomplete",
  "misleading",
  "low_quality",
  "duplicate",
  "copyright",
  "unsafe",
  "personal_data",
  "wrong_category",
  "broken_file",
  "price_mismatch",
  "other",
] as const;

const note = (longest: number) => text(longest, `Please use at most ${longest} characters`);

/** An editor's decision. `seen` is when the version was submitted that the editor looked at. */
export const ListingDecision = z
  .object({
    decision: z.enum(["approve", "changes", "reject"], "Please choose a decision"),
    reasons: z.optional(z.array(z.enum(reasonCodes, "Please choose reasons from the list"))),
    noteToCreator: note(2_000),
    privateNote: note(2_000),
    seen: z.int("Please load the page again"),
  })
  .check(
    z.refine(({ decision, reasons }) => decision === "approve" || Boolean(reasons?.length), {
      path: ["reasons"],
      error: "Please choose at least one reason",
    }),
    z.refine(({ decision, noteToCreator }) => decision !== "changes" || Boolean(noteToCreator), {
      path: ["noteToCreator"],
      error: "Please say what the creator should change",
    }),
  );
export type ListingDecision = z.infer<typeof ListingDecision>;

function isWebLink(typed: string) {
  if (!URL.canParse(typed)) return false;
  const { protocol, hostname, username } = new URL(typed);
  return protocol === "https:" && hostname.includes(".") && username === "";
}
