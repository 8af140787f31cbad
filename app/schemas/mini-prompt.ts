import * as z from "zod/mini";

import { longestPrompt } from "./prompt-length";
import { atLeast, atMost, cleanText, sentText } from "./text";

const id = z.optional(z.int("Please send a whole number.").check(z.positive("Please send an id.")));

const noPrompt = "Please write a prompt first.";
const longPrompt = "Please use at most 4,000 characters.";

/** What a learner asks the mini AI, on its page or through `/api`. */
export const MiniPrompt = z.object({
  prompt: sentText(longestPrompt, { missing: noPrompt, tooLong: longPrompt }).check(
    z.overwrite<string>((text) => cleanText(text.replace(/\r\n?/g, "\n"))),
    atLeast(1, noPrompt),
    atMost(longestPrompt, longPrompt),
  ),
  toolId: id,
  exerciseId: id,
});
export type MiniPrompt = z.infer<typeof MiniPrompt>;
