import { useEffect, useRef } from "react";
import { forgetOnDevice, keepOnDevice, readOnDevice } from "~/components/drafts/device-drafts";
import { sendDraft } from "~/components/drafts/send-draft";
import {
  fieldsOfQuestion,
  questionPlace,
  toQuestionDraft,
} from "~/models/community/question-draft";
import type { QuestionDraft } from "~/schemas/question";

/** Milliseconds without a key press after which what was typed is kept. */
const pauseMs = 2000;

export const nothing: QuestionDraft = { title: "", body: "", tags: [] };

const name = "question:0";

/** Keeps an unsent question with the account, or by the id of a visitor's browser. */
function send(draft: QuestionDraft, options?: { keepalive: boolean }) {
  return sendDraft({ ...questionPlace, fields: fieldsOfQuestion(draft) }, options);
}

/** What this device kept, where the site did not hear of it. */
export function readKeptHere(viewerId: number | null) {
  return toQuestionDraft(readOnDevice(name, viewerId)?.fields);
}

export async function throwAway() {
  forgetOnDevice(name);
  try {
    await send(nothing);
  } catch (error) {
    console.error("The draft could not be thrown away.", error);
  }
}

/**
 * Keeps what is typed, so that closing the form loses nothing. A draft that cannot be kept disturbs
 * nobody: the form still holds the text.
 *
 * @param onKept what was kept last, to be offered when the form is opened anew.
 */
export function useKeptDraft(
  draft: QuestionDraft,
  {
    isOn,
    viewerId,
    onKept,
  }: { isOn: boolean; viewerId: number | null; onKept?: (draft: QuestionDraft) => void },
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
      keepOnDevice(name, { fields: fieldsOfQuestion(kept), at: Date.now(), owner: viewerId });
      try {
        await send(kept, { keepalive: true });
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
      await throwAway();
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
