import "./exercise.css";

import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { signed } from "~/components/dashboard/words";
import type { ShownAnswer, ShownNotes } from "~/components/exercise/shown";
import { WithGaps } from "~/components/exercise/with-gaps";
import { Badge } from "~/components/ui/badge";
import { cx } from "~/components/ui/cx";
import { Icon } from "~/components/ui/icon";
import { Prose } from "~/components/ui/prose";
import { CoachMark } from "./coach-mark";
import { Fold } from "./fold";

export function UserMessage({ prompt }: { prompt: string }) {
  return (
    <div className="msg msg--you" data-role="user">
      <p className="msg__who">
        <b>You</b>
      </p>
      <p className="bubble" dir="auto">
        {prompt}
      </p>
    </div>
  );
}

export function AssistantMessage({ answer }: { answer: ShownAnswer }) {
  const { html, madeBy, sketch, sources } = answer;
  return (
    <AssistantFrame note={madeBy}>
      <Fold isLong={sketch !== null || isLong(html)}>
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
      </Fold>
    </AssistantFrame>
  );
}

/** Whether an answer is plainly more than four lines on a wide screen. */
function isLong(html: string) {
  const blocks = html.match(/<(?:p|li|tr|h3|pre)\b/g)?.length ?? 0;
  return blocks > 4 || html.replace(/<[^>]*>/g, "").length > 320;
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

interface FeedbackMessageProps {
  notes: ShownNotes;
  before: number | null;
  /** The exercise after this one, for somebody who passed. */
  next: { title: string; to: string } | null;
  id: string | undefined;
}

/** The coach: the level and what it means, one thing that works, and one next step. */
export function FeedbackMessage({ notes, before, next, id }: FeedbackMessageProps) {
  const { outlook, doubt, gate, privacy, contradictions, best } = notes;
  const { nextStep, checklist, isPassed } = notes;
  return (
    <div
      className={cx("msg msg--coach", isPassed && "is-passed")}
      data-role="feedback"
      id={id}
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
          {outlook && !gate && isPassed === null && <p>{outlook}</p>}
          {doubt && <p>{doubt}</p>}
          {privacy && <p>{privacy}</p>}
          {contradictions.map(({ id, text }) => (
            <p key={id}>{text}</p>
          ))}
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
                  Try adding: “<WithGaps text={nextStep.try} />”
                </>
              )}
            </p>
          )}
          {isPassed && next && (
            <p>
              Next: <Link to={next.to}>{next.title}</Link>
            </p>
          )}
          {checklist.length > 0 && (
            <ul aria-label="What a good prompt says">
              {checklist.map(({ id, text }) => (
                <li key={id}>{text}</li>
              ))}
            </ul>
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
        <small>about </small>
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
