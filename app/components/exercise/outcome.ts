import type { Notice } from "~/components/message";
import { noAnswer } from "~/content/mini-ai";
import type { ShownExchange } from "./shown";

/** Where a page that answers a prompt opens: at what came of it, whatever that is. */
export const resultId = "result";

/** What came of a form of the exercise screen. */
export interface Outcome {
  exchange: ShownExchange | null;
  /** Why there is no answer, as sentences. */
  failure: string[] | null;
  /** What is wrong with the prompt itself. */
  errors: string[] | null;
  notice: Notice | null;
  /** What stands in the prompt box afterwards. */
  start: string;
}

export function startWith(text: string): Outcome {
  return { exchange: null, failure: null, errors: null, notice: null, start: text };
}

/** The typed prompt stays in the box. */
export function failedWith(typed: string, reason?: string): Outcome {
  const description = reason === noAnswer ? undefined : reason;
  return {
    ...startWith(typed),
    failure: description ? [noAnswer, description] : [noAnswer],
    notice: { title: noAnswer, description, variant: "destructive" },
  };
}
