import * as z from "zod/mini";

import { readId } from "./id";
import { optionalText, typedText } from "./text";

/** Tags as boxes and hidden fields send them: none, one or several, each once. */
const tags = z.pipe(
  z.transform((sent: unknown) => [
    ...new Set([sent ?? []].flat().flatMap((each) => readId(String(each)) ?? [])),
  ]),
  z.array(z.number()),
);

/*
 * The forms of the community as they were typed. What is asked of them follows from the button,
 * `intent`: a preview or a draft may be anything.
 */

export const TypedQuestion = z.object({
  intent: typedText,
  title: typedText,
  body: typedText,
  tags,
  submissionKey: typedText,
  publicName: typedText,
  /** Whether similar questions were shown before. */
  seen: optionalText,
});

export type TypedQuestion = z.infer<typeof TypedQuestion>;

export const TypedAnswer = z.object({
  body: typedText,
  submissionKey: typedText,
  publicName: typedText,
});

/** A remark on a question or an answer: `on` is "question" or the id of the answer. */
export const TypedRemark = z.object({
  comment: typedText,
  on: typedText,
  submissionKey: typedText,
});

/** An edit; title and tags are a question's only. */
export const TypedEdit = z.object({
  intent: typedText,
  title: typedText,
  body: typedText,
  tags,
  reason: typedText,
});
