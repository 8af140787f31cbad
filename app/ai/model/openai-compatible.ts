import {
  failureOf,
  type LanguageModel,
  type ModelCall,
  ModelFailure,
  untilAborted,
} from "./language-model";
import { readLimited } from "./read-limited";
import { readChatReply } from "./read-reply";

const maxReplyBytes = 256 * 1024;
const maxRefusalBytes = 16 * 1024;

/** How a JSON object can be asked for, the best way first. The last one is by words alone. */
const jsonFormats = ["json_schema", "json_object", "words"] as const;

interface Endpoint {
  /** Of the API's version, such as `https://models.example/v1`. */
  baseUrl: URL;
  model: string;
  apiKey?: string;
}

/**
 * A model behind an HTTP endpoint of OpenAI's shape. Servers differ in what they take:
 * what one of them refuses is asked for in a plainer way, and the next calls begin there.
 */
export function openAiCompatible({ baseUrl, model, apiKey }: Endpoint): LanguageModel {
  const address = `${baseUrl.href.replace(/\/+$/, "")}/chat/completions`;
  let firstFormat = 0;
  let lengthField = "max_tokens";

  async function complete(call: ModelCall) {
    let format = firstFormat;
    let field = lengthField;
    for (;;) {
      const response = await post(call, jsonFormats[format] ?? "words", field);
      if (response.ok) return readReply(await readLimited(response.body, maxReplyBytes));

      const refusal = await readRefusal(response);
      if (field === "max_tokens" && refusal?.includes("max_completion_tokens")) {
        lengthField = field = "max_completion_tokens";
      } else if (refusal !== null && call.json && format < jsonFormats.length - 1) {
        format++;
        firstFormat = Math.max(firstFormat, format);
      } else {
        throw new ModelFailure("refused", `status ${response.status}`);
      }
    }
  }

  function post(call: ModelCall, format: (typeof jsonFormats)[number], field: string) {
    return fetch(address, {
      method: "POST",
      // Another host never gets the key nor a learner's words.
      redirect: "manual",
      signal: call.signal,
      headers: {
        "Content-Type": "application/json",
        Accept: "application/json",
        ...(apiKey && { Authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({
        model,
        messages: call.messages,
        [field]: call.maxTokens,
        ...(call.json && responseFormat(call.json, format)),
      }),
    });
  }

  return {
    engine: "openai-compatible",
    name: model,
    host: baseUrl.host,
    async complete(call) {
      try {
        return await untilAborted(complete(call), call.signal);
      } catch (error) {
        throw failureOf(error, call.signal);
      }
    },
  };
}

function responseFormat(
  { name, schema }: NonNullable<ModelCall["json"]>,
  format: (typeof jsonFormats)[number],
) {
  if (format === "words") return {};
  if (format === "json_object") return { response_format: { type: "json_object" } };
  return { response_format: { type: "json_schema", json_schema: { name, schema } } };
}

/** What a server says against the request itself; null for every other failure. */
async function readRefusal(response: Response) {
  if (response.status === 400 || response.status === 422) {
    return readLimited(response.body, maxRefusalBytes);
  }
  await response.body?.cancel();
  return null;
}

function readReply(body: string) {
  try {
    return readChatReply(JSON.parse(body));
  } catch (error) {
    if (error instanceof SyntaxError) throw new ModelFailure("unreadable", "it is no JSON");
    throw error;
  }
}
