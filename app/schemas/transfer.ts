import * as z from "zod/mini";
import { atMost, cleanText, sentText } from "./text";

export const longestReflection = 600;
export const longestAssistant = 60;

const fewestWords = 3;
const missing = "Please answer in a few words of your own.";
const tooLong = `Please use at most ${longestReflection} characters`;

const reflection = sentText(longestReflection, { missing, tooLong }).check(
  z.overwrite<string>(cleanText),
  z.refine((text: string) => (text.match(/\S+/g)?.length ?? 0) >= fewestWords, missing),
  atMost(longestReflection, tooLong),
);

const tooLongName = `Please use at most ${longestAssistant} characters`;

/** What a learner says of an answer that they got elsewhere. */
export const TransferAnswers = z.object({
  assistant: z._default(
    sentText(longestAssistant, { tooLong: tooLongName }).check(
      z.overwrite<string>((text) => cleanText(text).replace(/\s+/g, " ")),
      atMost(longestAssistant, tooLongName),
    ),
    "",
  ),
  usable: z.enum(["as-is", "with-changes", "not"], "Please choose one"),
  useful: reflection,
  wrong: reflection,
  next: reflection,
});

export type TransferAnswers = z.infer<typeof TransferAnswers>;
