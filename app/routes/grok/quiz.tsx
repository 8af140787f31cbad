import "~/components/guide/guide.css";

import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { ChallengeForm, Refusal } from "~/components/guide/challenge-form";
import { KeepAnswers, type UnansweredChallenge } from "~/components/guide/challenges";
import type { ShownChallenge } from "~/components/guide/shown";
import { Standing, type StandingProps } from "~/components/guide/standing";
import { ButtonLink } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { Lamps } from "~/components/ui/progress";

interface QuizProps {
  introduction: string;
  question: ShownChallenge;
  standing: StandingProps;
  /** Of the question, counted from 1. */
  number: number;
  count: number;
  /** How many were right; null until every question is answered. */
  right: number | null;
  finish: { text: string; label: string; to: string };
  formAction: string;
  nextQuestion: string | null;
  isSignedIn: boolean;
  refused?: UnansweredChallenge;
}

/** Questions one after the other, each with its explanation before the next. */
export function Quiz(props: QuizProps) {
  const { introduction, question, number, count, right, finish, isSignedIn, refused } = props;
  const part = useRef<HTMLDivElement>(null);
  const cameByLink = useNavigationType() !== "POP";
  const isAskedFor = new URLSearchParams(useLocation().search).has("question");

  // biome-ignore lint/correctness/useExhaustiveDependencies: each question is a new place to be
  useEffect(() => {
    // The link to the next question is gone, and the keyboard would be lost with it.
    const isAnswered = question.result !== null;
    if (cameByLink && isAskedFor && !isAnswered) part.current?.focus({ preventScroll: true });
  }, [number]);

  return (
    <section id="quiz" className="with-standing" aria-labelledby="try-it">
      <div className="quiz">
        <h2 id="try-it">Try it</h2>
        <p className="guide-words">
          {introduction} <KeepAnswers isSignedIn={isSignedIn} />
        </p>
        <Lamps
          className="quiz__lamps"
          count={count}
          current={right === null ? number : count + 1}
          label="Questions"
          valueText={`Question ${number} of ${count}`}
        />
        {refused && refused.number !== number && <Refusal>{refused.text}</Refusal>}
        <div ref={part} tabIndex={-1} className="quiz__question">
          <ChallengeForm
            key={number}
            challenge={question}
            number={number}
            count={`Question ${number} of ${count}`}
            action={props.formAction}
            refused={refused?.number === number ? refused.text : undefined}
          />
        </div>
        {question.result && props.nextQuestion && (
          <ButtonLink to={props.nextQuestion} preventScrollReset replace>
            Next question
            <Icon name="right" size="s" />
          </ButtonLink>
        )}
        {question.result && !props.nextQuestion && right !== null && (
          <div className="card card--lit card--pad quiz__end">
            <p>
              <b>
                {right} of {count} right.
              </b>{" "}
              {finish.text}
            </p>
            <ButtonLink to={finish.to}>{finish.label}</ButtonLink>
          </div>
        )}
      </div>
      <Standing {...props.standing} />
    </section>
  );
}
