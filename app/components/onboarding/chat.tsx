import "./onboarding.css";

import { Link } from "@remix-run/react";
import { useId } from "react";
import { ClosestHint, ClosestOptions, closestTitle } from "~/components/closest";
import type { Notice as NoticeText } from "~/components/message";
import { Notice } from "~/components/toaster";
import { ButtonLink } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { Lamps } from "~/components/ui/progress";
import { ageGroups, competenceLevels } from "~/content/profile-options";
import type { Closest } from "~/models/closest";
import {
  answerTo,
  choiceOf,
  type Draft,
  isOpen,
  isQuestion,
  previousStep,
  type QuestionStep,
  type Step,
  type StepReading,
  steps,
} from "~/models/onboarding-draft";
import { AnswerForm, closestPath, stepPath } from "./answer-form";
import { Guide } from "./guide";
import { questions } from "./questions";
import { StepAnswer } from "./step-answer";
import { useFollowing } from "./use-following";

export interface ChatState {
  step: Step;
  draft: Draft;
  hasAccount: boolean;
  isCreating?: boolean;
  notice?: NoticeText | null;
  /** What was typed when the server refused it, and why it did. */
  typed?: string | null;
  error?: string | null;
  isEmailTaken?: boolean;
  /** What answers in words of one's own were read as, by name. */
  readings?: readonly StepReading[];
  /** Asked instead of the step's own question, because the words of its answer leave it open. */
  closest?: Closest | null;
}

interface Props extends ChatState {
  Heading: "h2" | "h3";
  /** Where "Back" leads from the first step; null leaves it out. */
  start: string | null;
}

export function Chat({
  step,
  draft,
  hasAccount,
  isCreating = false,
  Heading,
  start,
  readings = [],
  closest = null,
  ...refused
}: Props) {
  const questionId = useId();
  const place = steps.indexOf(step) + 1;
  const { topic, title, hint } = questions[step];
  const previous = previousStep(step, { hasAccount });
  const back = closest ? stepPath(step) : previous ? askedAt(previous, draft) : start;
  const asked = closest ? `${step} ${closest.words}` : step;
  const { question, answer } = useFollowing(isCreating ? null : asked, { isPage: start !== null });

  return (
    <>
      <div className="ob__bar">
        <Lamps
          count={steps.length}
          current={isCreating ? steps.length + 1 : place}
          label={stepOf(step)}
          valueText={`${stepOf(step)}, ${topic}`}
        />
        <p className="muted num">{stepOf(step)}</p>
      </div>
      <div className="ob__log" role="log" aria-label="Your conversation so far">
        {steps
          .slice(0, closest ? place : place - 1)
          .filter(isQuestion)
          .map((past) => (
            <PastTurn
              key={past}
              step={past}
              draft={draft}
              hasAccount={hasAccount}
              readAs={past === step ? undefined : readings.find((each) => each.step === past)}
            />
          ))}
        {/* biome-ignore lint/a11y/noAutofocus: without scripts it brings each new page to its question */}
        <div className="turn turn--now" tabIndex={-1} autoFocus ref={question}>
          <Guide />
          <div className="bubble bubble--guide">
            <Heading id={questionId} tabIndex={-1}>
              {closest ? closestTitle(closest) : title}
            </Heading>
            {closest ? <ClosestHint {...closest} /> : <p className="muted">{hint}</p>}
          </div>
        </div>
      </div>
      <div className="ob__reply" ref={answer}>
        <div className="ob__answer">
          {refused.notice && (
            <div className="ob__refusal">
              <Notice notice={refused.notice} />
              {refused.isEmailTaken && <SignInInstead />}
            </div>
          )}
          {closest && isOpen(step) ? (
            <AnswerForm
              step={step}
              draft={draft}
              without={choiceOf[step]}
              labelledBy={questionId}
              className="opts"
            >
              <ClosestOptions {...closest} name={choiceOf[step]} chosen={draft[choiceOf[step]]} />
            </AnswerForm>
          ) : (
            <StepAnswer
              // What the server refused comes back as typed, with its reason.
              key={refused.typed ? `${step} refused` : step}
              step={step}
              draft={draft}
              labelledBy={questionId}
              hasAccount={hasAccount}
              isCreating={isCreating}
              typed={refused.typed}
              error={refused.error}
            />
          )}
        </div>
        <div className="ob__foot">
          {back && (
            <ButtonLink variant="quiet" to={back} preventScrollReset>
              <Icon name="left" size="s" />
              Back
            </ButtonLink>
          )}
          {(closest || hasOptions.has(step)) && (
            <p className="small muted">Picking an answer moves you on.</p>
          )}
        </div>
      </div>
    </>
  );
}

/** Where a step was asked last: with a choice it was asked what is closest. */
function askedAt(step: Step, draft: Draft) {
  return isOpen(step) && draft[choiceOf[step]] ? closestPath(step) : stepPath(step);
}

const hasOptions: ReadonlySet<Step> = new Set(["ageGroup", "competenceLevel", "learningGoal"]);

function stepOf(step: Step) {
  return `Step ${steps.indexOf(step) + 1} of ${steps.length}`;
}

function SignInInstead() {
  return (
    <p className="ob__instead">
      This email has an account already. Is it yours? <Link to="/auth">Sign in</Link>, or{" "}
      <Link to={stepPath("email")} preventScrollReset>
        use another email
      </Link>
      .
    </p>
  );
}

/** A question that was answered; nothing for one that was passed over. */
function PastTurn({
  step,
  draft,
  hasAccount,
  readAs,
}: {
  step: QuestionStep;
  draft: Draft;
  hasAccount: boolean;
  readAs?: StepReading;
}) {
  const isByAccount = hasAccount && step === "email";
  const answer = isByAccount ? "In my account" : answerTo(draft, step);
  if (!answer) return null;

  return (
    <>
      <div className="turn turn--past">
        <Guide />
        <p className="bubble bubble--guide">{questions[step].title}</p>
      </div>
      <div className="turn--you">
        <p className="bubble bubble--you" dir="auto">
          {labels.get(answer) ?? answer}
        </p>
        {!isByAccount && (
          <Link className="change" to={stepPath(step)} preventScrollReset>
            Change<span className="vh"> {questions[step].topic}</span>
          </Link>
        )}
        {readAs?.words === answer && (
          <p className="ob__read">
            Read as “{readAs.name}”.{" "}
            <Link to={closestPath(step)} preventScrollReset>
              Not that?<span className="vh"> Choose what {questions[step].topic} is most like</span>
            </Link>
          </p>
        )}
      </div>
    </>
  );
}

const labels = new Map<string, string>(
  [...ageGroups, ...competenceLevels].map(({ value, label }) => [value, label]),
);
