import "./review.css";

import { Link, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { AnsweredQuestion } from "~/components/answered-question";
import { counted } from "~/components/dashboard/words";
import { ButtonLink } from "~/components/ui/button";
import { cx } from "~/components/ui/cx";
import { Icon } from "~/components/ui/icon";
import { ComesNext } from "./nothing-due";
import { Points } from "./review-card";
import type { ShownDay, ShownResult } from "./shown";

const verdicts = {
  known: "You still know it",
  partly: "A part of it is there",
  missed: "Not this time",
};

/** What came of a card: the explanation first, then the way on. */
export function ReviewResult({ result, ...day }: ShownDay & { result: ShownResult }) {
  const isKnown = result.grade !== "missed";
  const heading = useRef<HTMLHeadingElement>(null);
  const arrivedBy = useNavigationType();

  useEffect(() => {
    // After an answer sent without a page load nothing else tells a screen reader what came of it.
    if (arrivedBy !== "POP") heading.current?.focus({ preventScroll: true });
  }, [arrivedBy]);

  return (
    <>
      <section className={cx("review__sum card card--pad", isKnown && "card--lit")}>
        <h2 ref={heading} tabIndex={-1}>
          {verdicts[result.grade ?? "missed"]}
        </h2>
        <Explanation result={result} />
        <p className="review__next">
          {isKnown
            ? `It comes back ${inDays(result.comesIn)}.`
            : `Missing it now is how it sticks. It comes back ${inDays(result.comesIn)}.`}
        </p>
        <WayOn result={result} {...day} />
      </section>
      {result.question && (
        <details className="review__whole">
          <summary>
            <Icon name="down" size="s" />
            The card with every answer
          </summary>
          <div className="card card--pad">
            <AnsweredQuestion question={result.question} count={result.skill?.title ?? ""} />
          </div>
        </details>
      )}
      {result.skill && (
        <p className="review__skill">
          Want to read it again? <Link to={`/path/${result.skill.id}`}>{result.skill.title}</Link>
        </p>
      )}
    </>
  );
}

function Explanation({ result }: { result: ShownResult }) {
  if (result.question) return <QuestionExplained question={result.question} />;
  if (result.mended) return <MendedExplained result={result} mended={result.mended} />;
  return result.points && <Points points={result.points} />;
}

function QuestionExplained({
  question: { prompt, options, answer, chosen },
}: {
  question: NonNullable<ShownResult["question"]>;
}) {
  const right = options[answer];
  const picked = options[chosen];
  return (
    <>
      <p className="review__asked">{prompt}</p>
      {chosen !== answer && picked && (
        <p>
          You chose “{picked.text}”. {picked.explanation}
        </p>
      )}
      {right && (
        <p>
          <b>{right.text}</b>
          <br />
          {right.explanation}
        </p>
      )}
    </>
  );
}

function MendedExplained({
  result: { grade, wrote },
  mended: { ask, why },
}: {
  result: ShownResult;
  mended: NonNullable<ShownResult["mended"]>;
}) {
  return (
    <>
      <p>
        {grade === "missed"
          ? `A reader would still have to ask: ${ask}`
          : "Your prompt says it now, so nobody has to ask."}{" "}
        {why}
      </p>
      {wrote && <p className="review__wrote">{wrote}</p>}
    </>
  );
}

function WayOn({ result, left, goesOn, ...day }: ShownDay & { result: ShownResult }) {
  if (left === 0) return <ComesNext {...day} left={left} goesOn={goesOn} />;
  return (
    <p className="review__ways">
      <ButtonLink to={`/review?last=${result.strand}${goesOn ? "&more" : ""}`}>
        Next card
        <Icon name="right" size="s" />
      </ButtonLink>
      {!goesOn && <span className="muted">{counted(left, "card")} left today</span>}
    </p>
  );
}

function inDays(days: number) {
  return days <= 1 ? "tomorrow" : `in ${days} days`;
}
