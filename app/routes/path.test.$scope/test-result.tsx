import "~/components/answered-question.css";
import "~/components/step/step.css";

import { Link, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { type Answered, AnsweredQuestion } from "~/components/answered-question";
import { counted } from "~/components/dashboard/words";
import { Badge } from "~/components/ui/badge";
import { ButtonLink } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";

interface TestResultProps {
  /** A skill or a strand. */
  scope: string;
  results: readonly {
    skillId: string;
    title: string;
    number: number;
    isPassed: boolean;
    /** Passed now or at any other time. */
    isShown: boolean;
    questions: readonly (Answered & { id: string })[];
  }[];
  /** Whether skills in scope are left that were not shown. */
  rest: boolean;
  /** The step that is open now. */
  current: { skillId: string; title: string } | undefined;
}

/** What came of a test: each skill with its questions explained. */
export function TestResult({ scope, results, rest, current }: TestResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrivedBy = useNavigationType();
  const passed = results.filter(({ isPassed }) => isPassed).length;

  useEffect(() => {
    // After an answer sent without a page load nothing else tells a screen reader what came of it.
    if (arrivedBy !== "POP") heading.current?.focus({ preventScroll: true });
  }, [arrivedBy]);

  return (
    <div className="result mt-6">
      <section className={passed > 0 ? "card card--pad card--lit" : "card card--pad"}>
        <h2 ref={heading} tabIndex={-1}>
          {passed} of {counted(results.length, "skill")} shown
        </h2>
        <p className="mt-2">{inWords(passed, results.length)}</p>
        <p className="row mt-4">
          {current && (
            <ButtonLink to={`/path/${current.skillId}`}>
              Go on: {current.title}
              <Icon name="right" size="s" />
            </ButtonLink>
          )}
          {rest && (
            <ButtonLink to={`/path/test/${scope}`} variant="secondary">
              Test again with other questions
            </ButtonLink>
          )}
          <Link className="result__quiet" to="/dashboard">
            To my dashboard
          </Link>
        </p>
      </section>
      {results.map(({ skillId, title, isPassed, isShown, questions }) => (
        <section key={skillId} className="mt-10" aria-labelledby={`tested-${skillId}`}>
          <div className="row">
            <h2 id={`tested-${skillId}`}>{title}</h2>
            <Badge tone={isPassed ? "ok" : "plain"}>
              {isPassed ? "Counts as done" : isShown ? "Stays done" : "Not yet"}
            </Badge>
          </div>
          <ol className="result__questions">
            {questions.map((question, index) => (
              <li key={question.id} className="card card--pad">
                <AnsweredQuestion question={question} count={`Question ${index + 1}`} />
              </li>
            ))}
          </ol>
          {!isPassed && !isShown && (
            <p className="mt-4">
              <Link to={`/path/${skillId}`}>To the step “{title}”</Link>
            </p>
          )}
        </section>
      ))}
    </div>
  );
}

function inWords(passed: number, count: number) {
  const missed = count - passed;
  const done =
    passed === 1
      ? "One step counts as done, without its lesson."
      : `${passed} steps count as done, without their lessons.`;
  const open =
    "Nothing is lost where an answer was wrong: the step stays as it is, and its check asks other questions.";
  return [passed > 0 && done, missed > 0 && open].filter(Boolean).join(" ");
}
