import * as z from "zod/mini";

import { atLeast, cleanText, optionalText, sentText, typedText } from "./text";

export const longestComment = 280;
export const longestName = 50;

/** The notices of the three stated rules: the sentence is what the server answers as well. */
export const commentNotices = {
  empty: { title: "Empty comment", description: "Please enter a comment" },
  unnamed: { title: "Name required", description: "Please enter your name to comment" },
  long: {
    title: "Comment too long",
    description: "Please limit your comment to 280 characters",
  },
} as const;

export const commentAdded = {
  title: "Comment added",
  description: "Your comment has been added successfully",
};
export const commentHeld = {
  title: "Thanks, a person will check it",
  description: "Your comment appears here once somebody has looked at it.",
};
export const commentFailed = {
  title: "Error",
  description: "Failed to add comment. Please try again.",
};

/** As SQLite and people count: an emoji is one. */
export function lengthOf(text: string) {
  return [...text].length;
}

const spaces = z.overwrite<string>((text) =>
  cleanText(text.replace(/\r\n?/g, "\n"))
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n"),
);

const oneLine = z.overwrite<string>((text) =>
  cleanText(text.replace(/[\u200b-\u200f\u2060\ufeff]/g, "").replace(/\s+/g, " ")),
);

const comment = sentText(longestComment, {
  missing: commentNotices.empty.description,
  tooLong: commentNotices.long.description,
}).check(
  spaces,
  atLeast(1, commentNotices.empty.description),
  z.refine((text) => lengthOf(text) <= longestComment, commentNotices.long.description),
);

/** A member's comment: who wrote it is known from the session. */
export const MemberComment = z.object({ comment });

const longName = "Please use at most 50 characters for your name";

/** The form under an article as it was sent; a guest's has a name and a trap. */
export const CommentForm = z.object({
  comment: typedText,
  username: optionalText,
  website: typedText,
  token: typedText,
});

export const GuestComment = z.object({
  comment,
  username: sentText(longestName, {
    missing: commentNotices.unnamed.description,
    tooLong: longName,
  }).check(
    oneLine,
    atLeast(1, commentNotices.unnamed.description),
    z.refine((name) => lengthOf(name) <= longestName, longName),
  ),
});
