import "./exercise.css";

import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { resultId } from "~/components/exercise/outcome";
import type { ShownExchange } from "~/components/exercise/shown";
import { Icon } from "~/components/ui/icon";
import { bringIntoView, scrollLogTo } from "./bring-into-view";
import { AssistantMessage, FeedbackMessage, PendingMessage, UserMessage } from "./messages";

interface ChatLogProps {
  exchanges: readonly ShownExchange[];
  /** A prompt that waits for its answer. */
  pending: string | null;
  /** Why the last prompt got no answer, as sentences. */
  failure: readonly string[] | null;
  next: { title: string; to: string } | null;
  log: RefObject<HTMLDivElement>;
  /** What stands there before the first prompt. */
  children: ReactNode;
}

/** The conversation. It scrolls inside, so that the prompt box stays where it is. */
export function ChatLog({ exchanges, pending, failure, next, log, children }: ChatLogProps) {
  const count = exchanges.length + (pending === null ? 0 : 1);
  const shown = useRef(count);

  useEffect(() => {
    if (shown.current === count && failure === null) return;
    shown.current = count;
    const newest = log.current?.querySelector(".chat__failure, .turn:last-of-type > :last-child");
    if (!log.current || !newest) return;
    scrollLogTo(log.current, newest);
    bringIntoView(log.current);
  }, [count, failure, log]);

  const last = exchanges.length - 1;
  const isEmpty = count === 0 && failure === null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: so that the keyboard can scroll it
    <div className="chat__log" role="log" aria-labelledby="chat" tabIndex={0} ref={log}>
      {isEmpty && children}
      {exchanges.map(({ id, prompt, answer, notes, before }, index) => (
        <div key={id} className="turn">
          <UserMessage prompt={prompt} />
          <AssistantMessage answer={answer} />
          <FeedbackMessage
            id={index === last && failure === null ? resultId : undefined}
            notes={notes}
            before={before ?? exchanges[index - 1]?.notes.score ?? null}
            next={next}
          />
        </div>
      ))}
      {pending !== null && (
        <div className="turn">
          <UserMessage prompt={pending} />
          <PendingMessage />
        </div>
      )}
      {failure !== null && (
        <p className="error chat__failure" id={resultId}>
          <Icon name="warn" size="s" />
          <span>{failure.join(" ")}</span>
        </p>
      )}
    </div>
  );
}
