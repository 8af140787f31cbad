import * as z from "zod/mini";

import {
  failureOf,
  isModelFailure,
  type LanguageModel,
  type ModelCall,
  ModelFailure,
  type ModelText,
  untilAborted,
} from "./language-model";
import { readChatReply, spoken } from "./read-reply";

/** Of the `AI` binding what is used here. */
export interface AiBinding {
  run(
    model: string,
    inputs: Record<string, unknown>,
    options?: { signal?: AbortSignal },
  ): Promise<unknown>;
}

const maxReplyLength = 256 * 1024;

/** In JSON mode `response` is the object itself. */
const Reply = z.object({
  response: z.union([z.string(), z.record(z.string(), z.unknown())]),
  usage: z.optional(z.object({ completion_tokens: z.optional(z.number()) })),
});

/** A model of Cloudflare's. Those without a JSON mode are asked for JSON by words alone. */
export function workersAi(binding: AiBinding, model: string): LanguageModel {
  let hasJsonMode = true;

  async function run({ messages, maxTokens, json, signal }: ModelCall): Promise<ModelText> {
    const inputs = { messages, max_tokens: maxTokens };
    if (json && hasJsonMode) {
      const format = { type: "json_schema", json_schema: json.schema };
      try {
        const reply = await binding.run(model, { ...inputs, response_format: format }, { signal });
        return readReply(reply, maxTokens);
      } catch (error) {
        if (!isAgainstJsonMode(error)) throw error;
        hasJsonMode = false;
      }
    }
    return readReply(await binding.run(model, inputs, { signal }), maxTokens);
  }

  return {
    engine: "workers-ai",
    name: model,
    host: "Cloudflare Workers AI",
    async complete(call) {
      try {
        return await untilAborted(run(call), call.signal);
      } catch (error) {
        throw failureOf(error, call.signal);
      }
    },
  };
}

function isAgainstJsonMode(error: unknown) {
  if (!(error instanceof Error) || isModelFailure(error)) return false;
  return /json|response_format/i.test(error.message);
}

/** Newer models reply in the shape of OpenAI's chat completions. */
function readReply(reply: unknown, maxTokens: number): ModelText {
  const parsed = Reply.safeParse(reply);
  const read = parsed.success ? readOwn(parsed.data, maxTokens) : readChatReply(reply);
  if (read.text.length > maxReplyLength) {
    throw new ModelFailure("oversized", `it is longer than ${maxReplyLength} characters`);
  }
  return read;
}

function readOwn({ response, usage }: z.infer<typeof Reply>, maxTokens: number): ModelText {
  const text = typeof response === "string" ? response : JSON.stringify(response);
  return { text: spoken(text), isCut: (usage?.completion_tokens ?? 0) >= maxTokens };
}
