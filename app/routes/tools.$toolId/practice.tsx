import "./exercise.css";

import { Link, useFetcher } from "@remix-run/react";
import { type ReactNode, useRef, useState } from "react";
import { type Outcome, resultId } from "~/components/exercise/outcome";
import type { ChosenExercise, ShownExchange, ShownTry } from "~/components/exercise/shown";
import { Notice } from "~/components/toaster";
import { EmptyState } from "~/components/ui/empty-state";
import { useAnswer } from "~/components/use-answer";
import { Brief } from "./brief";
import { ChatLog } from "./chat-log";
import { GrownPrompt } from "./grown-prompt";
import { useKeptPrompt } from "./keep-prompt";
import { LookedFor } from "./looked-for";
import { PromptForm } from "./prompt-form";
import { Tries, TriesCompared } from "./tries";

interface PracticeProps {
  /** The address of this view, to which its forms go. */
  path: string;
  exercise: ChosenExercise | null;
  next: { title: string; to: string } | null;
  exchanges: readonly ShownExchange[];
  tries: readonly ShownTry[];
  start: string;
  /** What came of the form that loaded this page. */
  arrivedWith: Outcome | undefined;
  onAnswer: (exchange: ShownExchange) => void;
  isMember: boolean;
  /** What becomes of a visitor's tries: one exercise is kept for a while. */
  keeps: "will" | "does" | "another";
  isOff: boolean;
}

export function Practice(props: PracticeProps) {
  const { path, exercise, next, exchanges, tries, start, onAnswer, isOff } = props;
  const fetcher = useFetcher<Outcome>();
  const log = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const isPending = fetcher.state === "submitting";
  const outcome = fetcher.data ?? props.arrivedWith;
  const last = exchanges.at(-1);
  // Above the conversation all stays as it is while somebody tries: what folds there would move the
  // coach out of sight. Of a visitor not all tries are kept.
  const [begun] = useState(() =>
    props.isMember
      ? { isDone: exercise?.isDone ?? false, tries: tries.length }
      : { isDone: false, tries: 0 },
  );

  const forgetKept = useKeptPrompt(box, props.arrivedWith !== undefined);

  useAnswer(fetcher.data, ({ exchange }) => {
    if (!exchange) return;
    if (box.current?.value.trim() === exchange.prompt) forgetKept();
    onAnswer(exchange);
  });

  function handleSend() {
    if (box.current) fill(box.current, box.current.value.trim());
    // The button goes dark now and would lose the keyboard to nowhere.
    if (document.activeElement !== box.current) log.current?.focus();
  }

  function putIntoBox(text: string) {
    if (!box.current) return;
    fill(box.current, text);
    box.current.focus();
    box.current.setSelectionRange(text.length, text.length);
  }

  return (
    <>
      <Notice notice={fetcher.data?.notice} />
      {exercise && (
        <Brief
          exercise={{ ...exercise, isDone: begun.isDone }}
          tries={begun.tries}
          startPath={`${path}&start=example#prompt`}
          onStart={putIntoBox}
        />
      )}
      <section className="chat card" aria-labelledby="chat">
        <h2 className="vh" id="chat">
          Conversation
        </h2>
        <ChatLog
          log={log}
          exchanges={exchanges}
          pending={isPending ? promptIn(fetcher.formData) : null}
          failure={isPending ? null : (outcome?.failure ?? null)}
          next={next}
        >
          <Beginning
            exercise={exercise}
            isOff={isOff}
            willKeep={!props.isMember && props.keeps === "will"}
          />
        </ChatLog>
        <PromptForm
          Form={fetcher.Form}
          action={`${path}#${resultId}`}
          start={start}
          errors={isPending ? undefined : outcome?.errors}
          isPending={isPending}
          isFirst={exchanges.length === 0}
          isOff={isOff}
          box={box}
          onSend={handleSend}
        />
      </section>
      {last && (
        <div className="notes">
          <LookedFor notes={last.notes} />
          <Card>
            {last.notes.grown.length > 0 && (
              <GrownPrompt grown={last.notes.grown} action={`${path}#prompt`} onUse={putIntoBox} />
            )}
            {exercise && tries.length > 0 && <Tries tries={tries} passMark={exercise.passMark} />}
            {exercise && props.isMember && last.notes.isPassed && <TakeAlong id={exercise.id} />}
            {exercise && !props.isMember && <KeepTries path={path} keeps={props.keeps} />}
          </Card>
          <TriesCompared tries={tries} />
        </div>
      )}
    </>
  );
}

function Card({ children }: { children: ReactNode[] }) {
  return children.some(Boolean) ? <div className="card card--pad">{children}</div> : null;
}

/** Puts a text into the box as if it were typed. */
function fill(box: HTMLTextAreaElement, text: string) {
  box.value = text;
  box.dispatchEvent(new Event("input", { bubbles: true }));
}

function promptIn(form: FormData | undefined) {
  return String(form?.get("prompt") ?? "").trim();
}

interface BeginningProps {
  exercise: ChosenExercise | null;
  isOff: boolean;
  /** Of a visitor, whose first exercise it would be. */
  willKeep: boolean;
}

function Beginning({ exercise, isOff, willKeep }: BeginningProps) {
  if (isOff) {
    return (
      <EmptyState title="There is no such tool.">
        All tools with exercises are on the page <Link to="/tools">AI Tools</Link>.
      </EmptyState>
    );
  }
  if (!exercise) {
    return (
      <EmptyState title="Select an exercise to begin.">
        Or write a prompt of your own below, and the coach reads it all the same.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="Your turn">
      Write your prompt below. The answer and the coach's notes appear here.
      {willKeep &&
        " Your first exercise is kept for a month, for you to take into an account if you make one."}
    </EmptyState>
  );
}

function TakeAlong({ id }: { id: number }) {
  return (
    <p className="mt-4">
      <Link to={`/progress?exercise=${id}`}>Take this prompt to your own assistant</Link>, and look
      back on what came.
    </p>
  );
}

function KeepTries({ path, keeps }: { path: string; keeps: PracticeProps["keeps"] }) {
  return (
    <p className="small muted">
      <Link to={`/auth?redirectTo=${encodeURIComponent(path)}`}>Sign in</Link> to keep your tries,
      compare them and have this exercise count.
      {keeps === "does" && (
        <>
          {" "}
          Your first and your best one are kept for a month:{" "}
          <Link to="/try-out">what you did so far</Link>.
        </>
      )}
    </p>
  );
}
