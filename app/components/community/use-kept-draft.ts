import { useEffect, useRef } from "react";
import { apiFetch } from "~/http/api-client";
import type { QuestionDraft } from "~/schemas/question";

/** Milliseconds without a key press after which what was typed is kept. */
const pauseMs = 2000;

export const nothing: QuestionDraft = { title: "", body: "", tags: [] };

/**
 * Keeps what is typed, so that closing the form loses nothing. A draft that cannot be kept disturbs
 * nobody: the form still holds the text.
 *
 * @param onKept what was kept last, to be offered when the form is opened anew.
 */
export function useKeptDraft(
  draft: QuestionDraft,
  { isOn, onKept }: { isOn: boolean; onKept?: (draft: QuestionDraft) => void },
) {
  const latest = useRef(draft);
  const stored = useRef(JSON.stringify(draft));
  const running = useRef<Promise<void>>(Promise.resolve());
  const isDone = useRef(false);
  latest.current = draft;
  const text = JSON.stringify(draft);

  const actions = useRef({
    /** Keeps the text now. False where that failed. */
    async keep() {
      const kept = latest.current;
      const body = JSON.stringify(kept);
      if (isDone.current || body === stored.current) return true;
      try {
        await apiFetch("/community/ask/draft", { method: "POST", body, keepalive: true });
        stored.current = body;
        onKept?.(kept);
        return true;
      } catch (error) {
        console.error("The draft could not be kept.", error);
        return false;
      }
    },
    /** Waits for what is being kept, and keeps nothing from then on. */
    async stop() {
      isDone.current = true;
      await running.current;
    },
    resume() {
      isDone.current = false;
    },
    /** Throws away what was kept of this form; false where nothing was. */
    async drop() {
      await actions.current.stop();
      const empty = JSON.stringify(nothing);
      if (stored.current === empty) return false;
      try {
        await apiFetch("/community/ask/draft", { method: "POST", body: empty });
      } catch (error) {
        console.error("The draft could not be thrown away.", error);
      }
      return true;
    },
  });

  useEffect(() => {
    if (!isOn || text === stored.current) return;
    const timer = setTimeout(() => {
      running.current = actions.current.keep().then(() => {});
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [text, isOn]);

  // Closing the form, or leaving the page, comes before the pause is over.
  useEffect(() => {
    const { current } = actions;
    return () => void current.keep();
  }, []);

  return actions.current;
}
