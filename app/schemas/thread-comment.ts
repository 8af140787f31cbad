import * as z from "zod/mini";

import { lengthOf } from "./question";
import { atLeast, cleanText, sentText } from "./text";

export const longestThreadComment = 600;

export const threadCommentNotices = {
  empty: { title: "Empty comment", description: "Please enter a comment" },
  long: {
    title: "Comment too long",
    description: "Please limit your comment to 600 characters",
  },
} as const;

const spaces = z.overwrite<string>((text) =>
  cleanText(text.replace(/\r\n?/g, "\n")).replace(/\n{3,}/g, "\n\n"),
);

/** A remark on a question or an answer; Markdown. */
export const ThreadComment = z.object({
  comment: sentText(longestThreadComment, {
    missing: threadCommentNotices.empty.description,
    tooLong: threadCommentNotices.long.description,
  }).check(
    spaces,
    atLeast(1, threadCommentNotices.empty.description),
    z.refine(
      (text) => lengthOf(text) <= longestThreadComment,
      threadCommentNotices.long.description,
    ),
  ),
});
