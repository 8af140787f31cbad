import * as z from "zod/mini";

import { lengthOf } from "./question";
import { cleanText, longestSent, sentText } from "./text";

export const shortestAnswer = 15;
export const longestAnswer = 20_000;

/** The notices of an answer that is refused; the sentences are what the server answers as well. */
export const answerNotices = {
  short: {
    title: "Answer too short",
    description: "Please write a little more (at least 15 characters).",
  },
  long: {
    title: "Answer too long",
    description: "Please keep the answer under 20,000 characters.",
  },
  failed: {
    title: "Failed to post answer",
    description: "Please try again later. Your text is still here.",
  },
} as const;

export const answerPosted = {
  title: "Answer posted",
  description: "Everybody who follows this question is told.",
};

const lines = z.overwrite<string>((text) => cleanText(text.replace(/\r\n?/g, "\n")));

/** An answer as the form and `/api` send it; Markdown. */
export const Answer = z.object({
  body: sentText(longestAnswer, {
    missing: answerNotices.short.description,
    tooLong: answerNotices.long.description,
  }).check(
    lines,
    z.refine((text) => lengthOf(text) >= shortestAnswer, answerNotices.short.description),
    z.refine((text) => lengthOf(text) <= longestAnswer, answerNotices.long.description),
  ),
});

const acceptanceSentence = "Send the number of an answer, or null.";

/** One of the question's answers, or null to take the acceptance back. */
export const Acceptance = z.object({
  answerId: z.union([z.null(), z.int().check(z.positive(acceptanceSentence))], acceptanceSentence),
});

/** Sets a bookmark or takes it back, never flips it. */
export const Bookmark = z.object({ bookmarked: z.boolean("Send true or false.") });

/** Follows a question or stops it, never flips it. */
export const Follow = z.object({ followed: z.boolean("Send true or false.") });

const longestReason = 200;

/** Why somebody changed what they wrote, in their own words. */
export const EditReason = z
  .string()
  .check(
    z.overwrite((text) =>
      cleanText(text.slice(0, longestSent(longestReason)).replace(/\s+/g, " ")).slice(
        0,
        longestReason,
      ),
    ),
  );
