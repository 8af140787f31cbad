import "~/components/step/step.css";

import { Link, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { type Answered, AnsweredQuestion } from "~/components/answered-question";
import type { ShownStep } from "~/components/dashboard/shown";
import { counted } from "~/components/dashboard/words";
import { LampOfResult } from "~/components/step/lamp-of-result";
import { ButtonLink } from "~/components/ui/button";
import { cx } from "~/components/ui/cx";
import { Icon } from "~/components/ui/icon";

interface CheckResultProps {
  skillId: string;
  step: ShownStep;
  isPassedTwice: boolean;
  /** Without a path every skill is open, and no step comes next. */
  hasPath: boolean;
  /** The step that is open now; none when the path is complete. */
  current: { skillId: string; title: string } | undefined;
  /** Steps of the path that are not done. */
  toGo: number;
  result: {
    correct: number;
    number: number;
    isPassed: boolean;
    points: number;
    questions: readonly (Answered & { id: string })[];
  };
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

function Summary(props: CheckResultProps) {
  const { skillId, step, isPassedTwice, hasPath, current, result } = props;
  const { correct, isPassed, number, questions } = result;
  const heading = useRef<HTMLHeadingElement>(null);
  const arrivedBy = useNavigationType();

  useEffect(() => {
    // After an answer sent without a page load nothing else tells a screen reader what came of it.
    if (arrivedBy !== "POP") heading.current?.focus({ preventScroll: true });
  }, [arrivedBy]);

  return (
    <section className={cx("result__sum card card--pad", isPassed && "card--lit")}>
      <LampOfResult isLit={isPassed} />
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {correct} of {questions.length} right: {isPassed ? "passed" : "not passed yet"}
        </h2>
        {isPassed && <Gains {...props} />}
        <p>{inWords({ isPassed, isDone: step.doneAt !== null, isPassedTwice, number })}</p>
        <p className="result__ways">
          {isPassed && <Next skillId={skillId} hasPath={hasPath} current={current} />}
          <ButtonLink to={`/path/${skillId}#check`} variant={isPassed ? "secondary" : "primary"}>
            Try other questions
          </ButtonLink>
          <Link className="result__quiet" to="/dashboard">
            To my dashboard
          </Link>
        </p>
      </div>
    </section>
  );
}

/** What the check brought, and how far there is to go. */
function Gains({ hasPath, toGo, result: { points } }: CheckResultProps) {
  return (
    <ul className="result__gains num">
      {points > 0 && <li>+{counted(points, "point")}</li>}
      <li>1 day lit</li>
      {hasPath && <li>{toGo === 0 ? "Your path is done" : `${counted(toGo, "step")} to go`}</li>}
    </ul>
  );
}

function Next({
  skillId,
  hasPath,
  current,
}: Pick<CheckResultProps, "skillId" | "hasPath" | "current">) {
  const [to, label] = current
    ? [`/path/${current.skillId}`, `Next: ${current.title}`]
    : hasPath
      ? ["/path", "Go on with a further path"]
      : ["/learn", "Choose another skill"];
  if (current?.skillId === skillId) return null;
  return (
    <ButtonLink to={to}>
      {label}
      <Icon name="right" size="s" />
    </ButtonLink>
  );
}

function inWords({
  isPassed,
  isDone,
  isPassedTwice,
  number,
}: {
  isPassed: boolean;
  isDone: boolean;
  isPassedTwice: boolean;
  number: number;
}) {
  if (!isPassed) {
    return isDone
      ? "The step stays done. Below you see why each answer is right or wrong."
      : "Two right answers pass. Below you see why each answer is right or wrong. Then try again with other questions.";
  }
  return isPassedTwice
    ? "You have passed with two sets of questions, so this skill counts eight tenths."
    : `Well ${number === 1 ? "done" : "remembered"}. Other questions about it bring more points whenever you like.`;
}
