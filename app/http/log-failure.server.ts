import { causeOf } from "../models/cause";

/** Logs why something could not be done, without what was typed. */
export function logFailure(event: string, error: unknown, about: Record<string, unknown> = {}) {
  console.error(JSON.stringify({ event, ...about, cause: causeOf(error) }));
}
