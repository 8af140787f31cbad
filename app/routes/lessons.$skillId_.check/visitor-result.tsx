import "~/components/step/step.css";

import { Link, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { type Answered, AnsweredQuestion } from "~/components/answered-question";
import { LampOfResult } from "~/components/step/lamp-of-result";
import { ButtonLink } from "~/components/ui/button";
import { cx } from "~/components/ui/cx";
import { Icon } from "~/components/ui/icon";

interface VisitorResultProps {
  /** Where the next check is asked. */
  address: string;
  /** How many checks are left. */
  left: number;
  /** An exercise for the skill, unless one was done. */
  practice: { to: string; title: string } | null;
  result: {
    correct: number;
    isPassed: boolean;
    questions: readonly (Answered & { id: string })[];
  };
}

/** What came of a check without an account, and where it goes on. */
export function VisitorResult({ address, left, practice, result }: VisitorResultProps) {
  const { correct, isPassed, questions } = result;
  const heading = useRef<HTMLHeadingElement>(null);
  const arrivedBy = useNavigationType();

  useEffect(() => {
    // After an answer sent without a page load nothing else tells a screen reader what came of it.
    if (arrivedBy !== "POP") heading.current?.focus({ preventScroll: true });
  }, [arrivedBy]);

  return (
    <div className="result">
      <section className={cx("result__sum card card--pad", isPassed && "card--lit")}>
        <LampOfResult isLit={isPassed} />
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {correct} of {questions.length} right: {isPassed ? "passed" : "not passed yet"}
          </h2>
          <p>
            {isPassed
              ? "In an account it brings points and lights your first day. "
              : "Two right answers pass. "}
            Below you see why each answer is right or wrong.
          </p>
          <p className="result__ways">
            {left > 0 && !isPassed && (
              <ButtonLink to={`${address}#check`}>Try other questions</ButtonLink>
            )}
            {practice && (
              <ButtonLink to={practice.to} variant={isPassed ? "primary" : "secondary"}>
                Now an exercise: {practice.title}
                <Icon name="right" size="s" />
              </ButtonLink>
            )}
            <ButtonLink to="/try-out" variant={isPassed && !practice ? "primary" : "secondary"}>
              Keep what I did
            </ButtonLink>
            {left > 0 && isPassed && (
              <Link className="result__quiet" to={`${address}#check`}>
                Try other questions
              </Link>
            )}
          </p>
        </div>
      </section>
      <ol className="result__questions">
        {questions.map((question, index) => (
          <li key={question.id} className="card card--pad">
            <AnsweredQuestion question={question} count={`Question ${index + 1}`} />
          </li>
        ))}
      </ol>
    </div>
  );
}
