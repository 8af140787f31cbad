import { useFetcher } from "@remix-run/react";
import { useCallback, useRef } from "react";
import type { Unanswered } from "~/content/unanswered";
import { useAnswer } from "./use-answer";

type Payload = FormData | Record<string, unknown>;

/**
 * Sends something to an address of ours from within the page, which is not read again for it. What
 * is refused, or has no answer, is `refused`. What is sent meanwhile takes its place.
 */
export function useSend() {
  const { submit, data } = useFetcher();
  const take = useRef<(answer: unknown) => void>();
  useAnswer(data, (answer) => take.current?.(answer));

  return useCallback(
    async <Answer extends object>(action: string, sent: Payload): Promise<Answer | Unanswered> => {
      const answer = new Promise<unknown>((resolve) => {
        take.current = resolve;
      });
      if (sent instanceof FormData) {
        sent.set("inPlace", "1");
        submit(sent, { action, method: "post", encType: "multipart/form-data" });
      } else {
        submit(JSON.stringify(sent), { action, method: "post", encType: "application/json" });
      }
      return toAnswer<Answer>(await answer);
    },
    [submit],
  );
}

/**
 * A route may refuse by returning as well: `{ message, errors? }`, the shape of every refusal. A
 * plain text says no more than that it was done.
 */
function toAnswer<Answer extends object>(answer: unknown): Answer | Unanswered {
  if (typeof answer === "string") return {} as Answer;
  const { message, errors } = answer as { message?: string; errors?: Record<string, string[]> };
  if (message === undefined) return answer as Answer;
  return { refused: { status: 400, reason: message, errors } };
}
