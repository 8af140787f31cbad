import { Link } from "@remix-run/react";
import type { MouseEvent, ReactNode } from "react";
import { signed } from "~/components/dashboard/words";
import { Badge } from "~/components/ui/badge";
import { Icon } from "~/components/ui/icon";
import { Prose } from "~/components/ui/prose";
import { CoachMark } from "./coach-mark";
import { scrollTo } from "./scroll-to";
import type { ShownAnswer, ShownNotes } from "./shown";
import { WithGaps } from "./with-gaps";

export function UserMessage({ prompt }: { prompt: string }) {
  return (
    <div className="msg msg--you" data-role="user">
      <p className="msg__who">
        <b>You</b>
      </p>
      <p className="bubble">{prompt}</p>
    </div>
  );
}

export function AssistantMessage({ answer }: { answer: ShownAnswer }) {
  const { html, madeBy, sketch, sources } = answer;
  return (
    <AssistantFrame note={madeBy}>
      {sketch && (
        <figure className="sketch">
          <div
            role="img"
            aria-label={sketch.description}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: made of our own shapes only
            dangerouslySetInnerHTML={{ __html: sketch.svg }}
          />
          <figcaption>A sketch drawn by rule. No image was generated.</figcaption>
        </figure>
      )}
      <Prose html={html} />
      {sources.length > 0 && (
        <ol className="sources" aria-label="Sources">
          {sources.map(({ title, href }) => (
            <li key={href}>
              <Link to={href}>{title}</Link>
            </li>
          ))}
        </ol>
      )}
    </AssistantFrame>
  );
}

export function PendingMessage() {
  return (
    <AssistantFrame>
      <p>Thinking...</p>
    </AssistantFrame>
  );
}

function AssistantFrame({ note, children }: { note?: string; children: ReactNode }) {
  return (
    <div className="msg" data-role="assistant">
      <span className="msg__icon msg__icon--ai">
        <Icon name="chat" />
      </span>
      <div>
        <p className="msg__who">
          <b>Answer</b>
          {note && <span>{note}</span>}
        </p>
        <div className="bubble">{children}</div>
      </div>
    </div>
  );
}

/** The way past a long answer: it stays at the foot of the chat until the coach is in view. */
export function ToCoach({ score }: { score: number | null }) {
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    const feedback = event.currentTarget.nextElementSibling;
    const log = event.currentTarget.closest(".chat__log");
    if (!(log instanceof HTMLElement && feedback instanceof HTMLElement)) return;
    event.preventDefault();
    scrollTo(log, feedback);
    feedback.focus({ preventScroll: true });
  }

  return (
    // biome-ignore lint/a11y/useValidAnchor: it goes there without scripts too
    <a className="to-coach" href="#coach" onClick={handleClick}>
      {score === null ? "The coach's notes" : `Coach: ${score} of 100`}
      <Icon name="down" size="s" />
    </a>
  );
}

interface FeedbackMessageProps {
  notes: ShownNotes;
  before: number | null;
  /** The exercise after this one, for somebody who passed. */
  next: { title: string; to: string } | null;
  isLast: boolean;
}

/** The coach: points, one thing that works, one next step, and what could be misread. */
export function FeedbackMessage({ notes, before, next, isLast }: FeedbackMessageProps) {
  const { gate, hidesMore, best, nextStep, misunderstandings, checklist, isPassed } = notes;
  return (
    <div
      className="msg msg--coach"
      data-role="feedback"
      id={isLast ? "coach" : undefined}
      tabIndex={-1}
    >
      <CoachMark />
      <div>
        <p className="msg__who">
          <b>Coach</b>
          <span>Rule-based, no AI model was used</span>
        </p>
        <div className="bubble">
          <Score notes={notes} before={before} />
          {gate && <p>{gate.text}</p>}
          {hidesMore && <p>Something private was in your prompt. It is hidden here.</p>}
          {best && (
            <p>
              You wrote <span className="hl">“{best.quote}”</span>. {best.why}
            </p>
          )}
          {nextStep && (
            <p className="next">
              <b>One next step:</b> {nextStep.text}{" "}
              {nextStep.try && (
                <>
                  Try: “<WithGaps text={nextStep.try} />”
                </>
              )}
            </p>
          )}
          <Points title="What a reader could misunderstand:" points={misunderstandings} />
          <Points title="What a good prompt says:" points={checklist} />
          {isPassed && next && (
            <p>
              Next: <Link to={next.to}>{next.title}</Link>
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

function Score({ notes, before }: Pick<FeedbackMessageProps, "notes" | "before">) {
  const { score, level, isPassed } = notes;
  if (score === null) return <p className="score">Not scored</p>;

  return (
    <p className="score num">
      <b>
        {score}
        <small> / 100</small>
      </b>
      <span>{level}</span>
      {before !== null && (
        <span className={score > before ? "up" : undefined}>
          was {before}, {signed(score - before)}
        </span>
      )}
      {isPassed && (
        <Badge tone="ok">
          <Icon name="check" />
          Passed
        </Badge>
      )}
    </p>
  );
}

function Points({ title, points }: { title: string; points: ShownNotes["checklist"] }) {
  if (points.length === 0) return null;
  return (
    <div>
      <p>{title}</p>
      <ul>
        {points.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
