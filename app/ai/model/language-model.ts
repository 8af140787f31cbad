import type { EngineId } from "../engine";

export interface Message {
  role: "system" | "user";
  content: string;
}

export interface ModelCall {
  messages: readonly Message[];
  /** Of the answer, at most. */
  maxTokens: number;
  /** The shape of the answer, where it shall be one JSON object. */
  json?: { name: string; schema: object };
  /** Ends the call, whatever the model is doing. */
  signal: AbortSignal;
}

export interface ModelText {
  text: string;
  /** Whether the model stopped only because it had used its tokens. */
  isCut: boolean;
}

/** A model that was configured: messages in, text out. What comes back is anybody's text. */
export interface LanguageModel {
  engine: Exclude<EngineId, "built-in">;
  /** As people read it on the pages. */
  name: string;
  /** Who gets what is sent: a company's product or a host. */
  host: string;
  /** @throws {ModelFailure} */
  complete(call: ModelCall): Promise<ModelText>;
}

/**
 * Why there is nothing to use:
 * - `slow`: the time was up.
 * - `unreachable`: the connection failed or broke off.
 * - `refused`: an answer that is no success, redirects among them.
 * - `oversized`: more than is read.
 * - `unreadable`: not of the documented shape, or not what was asked for.
 * - `empty`: no text.
 */
export type FailureReason =
  | "slow"
  | "unreachable"
  | "refused"
  | "oversized"
  | "unreadable"
  | "empty";

/** The message goes to the log: it holds nothing that a learner or the model wrote. */
export class ModelFailure extends Error {
  constructor(
    readonly reason: FailureReason,
    detail: string,
  ) {
    super(`The model's answer is ${reason}: ${detail}`);
    this.name = "ModelFailure";
  }
}

/**
 * Known by its name: the worker's entry, which makes the model, and the application are
 * bundled apart, so each has a class of its own.
 */
export function isModelFailure(error: unknown): error is ModelFailure {
  return error instanceof Error && error.name === "ModelFailure";
}

/** What a call rejected with, as a failure. */
export function failureOf(error: unknown, signal: AbortSignal): ModelFailure {
  if (isModelFailure(error)) return error;
  if (signal.aborted) return new ModelFailure("slow", "the time was up");
  return new ModelFailure("unreachable", error instanceof Error ? error.name : "no connection");
}

/** The result, or a rejection as soon as the signal ends it: not everything listens to signals. */
export async function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal) {
  const { promise: ended, reject } = Promise.withResolvers<never>();
  const end = () => reject(new ModelFailure("slow", "the time was up"));
  if (signal.aborted) end();
  signal.addEventListener("abort", end, { once: true });
  try {
    return await Promise.race([work, ended]);
  } finally {
    signal.removeEventListener("abort", end);
  }
}
