import { Link, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { type Answered, AnsweredQuestion } from "~/components/answered-question";
import type { ShownStep } from "~/components/dashboard/shown";
import { ButtonLink } from "~/components/ui/button";
import { cx } from "~/components/ui/cx";
import { Icon } from "~/components/ui/icon";

interface CheckResultProps {
  skillId: string;
  step: ShownStep;
  isPassedTwice: boolean;
  /** The step that is open now; none when the path is complete. */
  current: { skillId: string; title: string } | undefined;
  result: { correct: number; isPassed: boolean; questions: readonly (Answered & { id: string })[] };
}

export function CheckResult(props: CheckResultProps) {
  const { result } = props;
  return (
    <div className="result">
      <Summary {...props} />
      <ol className="result__questions">
        {result.questions.map((question, index) => (
          <li key={question.id} className="card card--pad">
            <AnsweredQuestion question={question} count={`Question ${index + 1}`} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Summary({ skillId, step, isPassedTwice, current, result }: CheckResultProps) {
  const { correct, isPassed, questions } = result;
  const heading = useRef<HTMLHeadingElement>(null);
  const arrivedBy = useNavigationType();

  useEffect(() => {
    // After an answer sent without a page load nothing else tells a screen reader what came of it.
    if (arrivedBy !== "POP") heading.current?.focus({ preventScroll: true });
  }, [arrivedBy]);

  const others = `/path/${skillId}#check`;
  const isNextStep = isPassed && current && current.skillId !== skillId;
  return (
    <section className={cx("result__sum card card--pad", isPassed && "card--lit")}>
      <LampOfResult isLit={isPassed} />
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {correct} of {questions.length} right: {isPassed ? "passed" : "not passed yet"}
        </h2>
        <p>{nextInWords({ isPassed, isDone: step.doneAt !== null, isPassedTwice, current })}</p>
        <p className="result__ways">
          {isNextStep && (
            <ButtonLink to={`/path/${current.skillId}`}>
              Next: {current.title}
              <Icon name="right" size="s" />
            </ButtonLink>
          )}
          {isPassed && !current && <ButtonLink to="/dashboard">To my dashboard</ButtonLink>}
          <ButtonLink to={others} variant={isPassed ? "secondary" : "primary"}>
            Try other questions
          </ButtonLink>
          {(!isPassed || current) && (
            <Link className="result__quiet" to="/dashboard">
              To my dashboard
            </Link>
          )}
        </p>
      </div>
    </section>
  );
}

function nextInWords({
  isPassed,
  isDone,
  isPassedTwice,
  current,
}: {
  isPassed: boolean;
  isDone: boolean;
  isPassedTwice: boolean;
  current: CheckResultProps["current"];
}) {
  if (!isPassed) {
    return isDone
      ? "The step stays done. Below you see why each answer is right or wrong."
      : "Two right answers pass. Below you see why each answer is right or wrong. Then try again with other questions.";
  }
  const gain = isPassedTwice
    ? "You have passed with two sets of questions, so this skill counts eight tenths."
    : "This skill counts half now. Pass again with other questions, and it counts for more.";
  return current ? gain : `${gain} Every step of your path is done.`;
}

function LampOfResult({ isLit }: { isLit: boolean }) {
  return (
    <svg
      className={cx("result__lamp", isLit && "is-lit")}
      viewBox="0 0 48 62"
      aria-hidden="true"
      focusable="false"
    >
      <path className="rl-cord" d="M24 0v14" />
      <path className="rl-beam" d="M10 33h28l10 29H0z" />
      <path className="rl-bulb" d="M18 33a6 5 0 0 0 12 0z" />
      <path className="rl-shade" d="M6 33a18 17 0 0 1 36 0z" />
    </svg>
  );
}
