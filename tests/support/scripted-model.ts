import { inject } from "vitest";

export interface Reply {
  /** What the model says, in the documented shape. */
  content?: string;
  finish?: "stop" | "length";
  /** The whole body instead. */
  raw?: string;
  status?: number;
  headers?: Record<string, string>;
  afterMs?: number;
  /** Whether the connection ends in the middle of the body. */
  isBroken?: boolean;
  /** Whether the body never ends. */
  isEndless?: boolean;
}

/**
 * The replies to calls for JSON by the name of the schema, to others under `answer`, and
 * to all that are not named under `any`. The last reply is repeated.
 */
export type Script = Readonly<Record<string, readonly Reply[]>>;

export interface Call {
  name: string;
  path: string;
  authorization?: string;
  body: {
    model: string;
    messages: { role: string; content: string }[];
    response_format?: { type: string };
    [field: string]: unknown;
  };
}

/** An endpoint that follows the script, with the settings that lead a site to it. */
export async function scriptModel(script: Script) {
  const address = `${inject("modelServer")}/${crypto.randomUUID()}`;
  await fetch(address, { method: "PUT", body: JSON.stringify(script) });
  return {
    baseUrl: new URL(`${address}/v1`),
    settings: {
      AI_ENGINE: "openai-compatible",
      AI_MODEL: "small-model",
      AI_BASE_URL: `${address}/v1`,
      AI_API_KEY: "only-for-tests",
    },
    /** What was asked so far. */
    async calls(): Promise<Call[]> {
      return (await fetch(address)).json();
    },
  };
}
