import * as z from "zod/mini";

import { atLeast, atMost, cleanText, sentText } from "./text";

export const shortestTitle = 15;
export const longestTitle = 150;
export const shortestDetails = 30;
export const longestDetails = 20_000;
export const mostTags = 5;

/** The stated notices, in the order in which the rules are checked. */
export const questionNotices = {
  signIn: {
    title: "Authentication Required",
    description: "Please sign in to ask a question.",
  },
  shortTitle: {
    title: "Title too short",
    description: "Please provide a more descriptive title (at least 15 characters).",
  },
  longTitle: {
    title: "Title too long",
    description: "Please keep the title under 150 characters and put the rest into the details.",
  },
  shortDetails: {
    title: "Description too short",
    description: "Please provide more details about your question (at least 30 characters).",
  },
  longDetails: {
    title: "Description too long",
    description: "Please keep the details under 20,000 characters.",
  },
  noTags: {
    title: "Tags required",
    description: "Please add at least one tag to your question.",
  },
  manyTags: {
    title: "Maximum tags reached",
    description: "You can only add up to 5 tags.",
  },
  failed: {
    title: "Failed to submit question",
    description: "Please try again later.",
  },
} as const;

export const questionPosted = {
  title: "Question submitted",
  description: "Your question has been posted to the community.",
};

/** As SQLite and people count: an emoji is one. */
export function lengthOf(text: string) {
  return [...text].length;
}

const oneLine = z.overwrite<string>((text) => cleanText(text.replace(/\s+/g, " ")));
const lines = z.overwrite<string>((text) => cleanText(text.replace(/\r\n?/g, "\n")));

const { shortTitle, longTitle, shortDetails, longDetails, noTags, manyTags } = questionNotices;

const title = sentText(longestTitle, {
  missing: shortTitle.description,
  tooLong: longTitle.description,
}).check(
  oneLine,
  z.refine((text) => lengthOf(text) >= shortestTitle, shortTitle.description),
  z.refine((text) => lengthOf(text) <= longestTitle, longTitle.description),
);

const body = sentText(longestDetails, {
  missing: shortDetails.description,
  tooLong: longDetails.description,
}).check(
  lines,
  z.refine((text) => lengthOf(text) >= shortestDetails, shortDetails.description),
  z.refine((text) => lengthOf(text) <= longestDetails, longDetails.description),
);

const tagId = z.int("Send the numbers of tags.").check(z.positive("Send the numbers of tags."));

/** A set: one that is sent twice counts once. */
const tags = z.array(tagId, noTags.description).check(
  z.overwrite((ids) => [...new Set(ids)]),
  atLeast(1, noTags.description),
  atMost(mostTags, manyTags.description),
);

/** A question as the form and `/api` send it: title, details and tags, checked in this order. */
export const Question = z.object({ title, body, tags });

const keySentence = "Send 8 to 64 letters, digits, dashes or underscores.";

/** From the form; `/api` may send one, so that a call that is repeated makes one question. */
export const SubmissionKey = sentText(64, { missing: keySentence, tooLong: keySentence }).check(
  z.regex(/^[\w-]{8,64}$/, keySentence),
);

/** A text of the community, to be seen as it would stand there. */
export const PostPreview = z.object({
  body: sentText(longestDetails, { tooLong: longDetails.description }),
});

/** What a kept draft may hold: anything that was typed. */
export const QuestionDraft = z.object({
  title: z.string().check(z.overwrite((text) => text.slice(0, 2 * longestTitle))),
  body: z.string().check(z.overwrite((text) => text.slice(0, 2 * longestDetails))),
  tags: z.array(tagId).check(z.overwrite((ids) => [...new Set(ids)].slice(0, mostTags))),
});

export type QuestionDraft = z.infer<typeof QuestionDraft>;

/** The notice of the first rule that is broken, in the stated order, and its field; null for none. */
export function refuseQuestion(typed: { title: string; body: string; tags: readonly number[] }) {
  const result = Question.safeParse(typed);
  if (result.success) return null;
  const broken = new Set(result.error.issues.map(({ path }) => path[0]));
  const field = (["title", "body", "tags"] as const).find((each) => broken.has(each)) ?? "tags";
  const sentence = result.error.issues.find(({ path }) => path[0] === field)?.message;
  const notice =
    Object.values(questionNotices).find(({ description }) => description === sentence) ?? noTags;
  return { field, ...notice };
}
