import type { Delimit } from "./delimiters";
import { extractJson } from "./extract-json";
import { isModelFailure, type Message, type ModelCall, type ModelText } from "./language-model";

/** What could be used of an answer, and what is wrong with it, as sentences for the model. */
export interface Judged<Value> {
  value: Value | null;
  errors: readonly string[];
}

interface Question<Value> {
  rules: string;
  material: string;
  json: NonNullable<ModelCall["json"]>;
  maxTokens: number;
  delimit: Delimit;
  judge(answer: unknown): Judged<Value>;
}

export type Ask = (call: Omit<ModelCall, "signal">) => Promise<ModelText>;

const longestEcho = 8_000;
const mostErrors = 12;

/**
 * Asks for one JSON object. An answer with errors goes back once, with the list of them;
 * of the second answer, or of the first where that fails, what is right is used.
 *
 * @throws {ModelFailure} when the first call fails.
 */
export async function askJson<Value>(ask: Ask, question: Question<Value>): Promise<Value | null> {
  const { rules, material, json, maxTokens, delimit } = question;
  const messagesWith = (content: string): Message[] => [
    { role: "system", content: rules },
    { role: "user", content },
  ];

  const { text } = await ask({ messages: messagesWith(material), json, maxTokens });
  const first = judgeText(text, question);
  if (first.errors.length === 0) return first.value;

  const echo = delimit("your-answer", text.slice(0, longestEcho));
  const errors = first.errors.slice(0, mostErrors).map((error) => `- ${error}`);
  const again = `${material}\n\nYou answered this:\n${echo}\n\nIt has these errors:\n${errors.join("\n")}\n\nSend the whole JSON object again, with all of them corrected.`;
  try {
    const repaired = await ask({ messages: messagesWith(again), json, maxTokens });
    return judgeText(repaired.text, question).value ?? first.value;
  } catch (error) {
    if (!isModelFailure(error)) throw error;
    // What was right at first is still right.
    return first.value;
  }
}

function judgeText<Value>(text: string, { judge }: Question<Value>): Judged<Value> {
  const answer = extractJson(text);
  if (answer !== undefined) return judge(answer);
  return { value: null, errors: ["It is not one whole JSON object."] };
}
