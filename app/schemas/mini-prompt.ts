import * as z from "zod/mini";

import { longestPrompt } from "./prompt-length";
import { cleanText } from "./text";

const id = z.optional(z.int("Please send a whole number.").check(z.positive("Please send an id.")));

/** What a learner asks the mini AI, on its page or through `/api`. */
export const MiniPrompt = z.object({
  prompt: z.string({ error: "Please write a prompt first." }).check(
    z.overwrite<string>((text) => cleanText(text.replace(/\r\n?/g, "\n"))),
    z.minLength(1, "Please write a prompt first."),
    z.maxLength(longestPrompt, "Please use at most 4,000 characters."),
  ),
  toolId: id,
  exerciseId: id,
});
export type MiniPrompt = z.infer<typeof MiniPrompt>;
