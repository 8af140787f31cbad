import * as z from "zod/mini";

import { ModelFailure, type ModelText } from "./language-model";

const Choice = z.object({
  finish_reason: z.nullish(z.string()),
  message: z.object({
    content: z.union([z.string(), z.array(z.object({ text: z.optional(z.string()) }))]),
  }),
});

const ChatReply = z.object({ choices: z.array(Choice).check(z.minLength(1)) });

/**
 * The text of a reply in the shape of OpenAI's chat completions.
 *
 * @throws {ModelFailure}
 */
export function readChatReply(reply: unknown): ModelText {
  const parsed = ChatReply.safeParse(reply);
  const choice = parsed.success ? parsed.data.choices[0] : undefined;
  if (!choice) throw new ModelFailure("unreadable", "it is no chat completion");

  const { content } = choice.message;
  const text = typeof content === "string" ? content : content.map(({ text }) => text).join("");
  return { text: spoken(text), isCut: choice.finish_reason === "length" };
}

/**
 * What a model says once it has done thinking aloud.
 *
 * @throws {ModelFailure}
 */
export function spoken(text: string) {
  const said = text.replace(/^\s*<think>[\s\S]*?(?:<\/think>|$)/, "").trim();
  if (said === "") throw new ModelFailure("empty", "it holds no text");
  return said;
}
