import "./onboarding.css";

import { useNavigate, useSearchParams } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";
import { useToast } from "~/components/toaster";
import { Button } from "~/components/ui/button";
import { OptionButton } from "~/components/ui/radio-cards";
import {
  ageGroups,
  competenceLevels,
  everydayGoalsFor,
  goalPresets,
} from "~/content/profile-options";
import {
  answerTo,
  type Draft,
  incomplete,
  nextStep,
  type QuestionStep,
  type Step,
  steps,
} from "~/models/onboarding-draft";

import { AnswerForm, stepPath } from "./answer-form";
import { LevelWindows } from "./guide";
import { TextAnswer } from "./text-answer";
import { forgetTyped } from "./typed-text";

interface Props {
  draft: Draft;
  labelledBy: string;
  /** What was typed when the server refused it. */
  typed?: string | null;
  error?: string | null;
  hasAccount: boolean;
  isCreating: boolean;
}

/** The control that answers a step. */
export function StepAnswer({ step, ...props }: Props & { step: Step }) {
  switch (step) {
    case "email":
      return (
        <TextAnswer
          {...textOf(step, props)}
          label="Your email"
          inputProps={{ type: "email", autoComplete: "email", spellCheck: false }}
        />
      );
    case "ageGroup":
      return <Options step={step} {...props} options={ageGroups} className="opts opts--pairs" />;
    case "competenceLevel":
      return <Options step={step} {...props} options={levels} className="opts" />;
    case "industryInterest":
      return <TextAnswer {...textOf(step, props)} label="Your field or interest" />;
    case "learningGoal":
      return <Goal {...props} />;
    case "notifications":
      return <Finish {...props} />;
  }
}

const levels = competenceLevels.map((level, index) => ({
  ...level,
  aside: <LevelWindows lit={index + 1} />,
}));

function textOf(step: QuestionStep, { draft, typed, error }: Props) {
  return { step, draft, defaultValue: typed ?? answerTo(draft, step) ?? "", error };
}

interface Option {
  value: string;
  label?: string;
  hint?: string;
  aside?: ReactNode;
}

function Options({
  step,
  draft,
  labelledBy,
  options,
  className,
}: Pick<Props, "draft" | "labelledBy"> & {
  step: QuestionStep;
  options: readonly Option[];
  className: string;
}) {
  const given = answerTo(draft, step);
  return (
    <AnswerForm step={step} draft={draft} labelledBy={labelledBy} className={className}>
      {options.map(({ value, label = value, hint, aside }) => (
        <OptionButton
          key={value}
          name="value"
          value={value}
          label={label}
          hint={hint}
          aside={aside}
          aria-pressed={given === value || undefined}
        />
      ))}
    </AnswerForm>
  );
}

function Goal(props: Props) {
  const given = answerTo(props.draft, "learningGoal");
  const isPreset = goalPresets.some(({ value }) => value === given);
  const idea = useSearchParams()[0].get("idea");
  const text = textOf("learningGoal", props);
  const isPupil = props.draft.ageGroup === "under18";
  const presets = (
    <Options step="learningGoal" {...props} options={goalPresets} className="opts opts--goals" />
  );
  return (
    <>
      {!isPupil && presets}
      <TextAnswer
        {...text}
        defaultValue={idea ?? (isPreset ? (props.typed ?? "") : text.defaultValue)}
        label={isPupil ? "In your own words" : "Or in your own words"}
        ideas={everydayGoalsFor(props.draft.ageGroup)}
      />
      {isPupil && presets}
    </>
  );
}

function Finish({ draft, labelledBy, hasAccount, isCreating }: Props) {
  const toast = useToast();
  const navigate = useNavigate();

  function check(event: FormEvent) {
    const next = nextStep(draft, { hasAccount });
    if (next === "notifications") return forgetTyped(steps);

    event.preventDefault();
    toast({ ...incomplete, variant: "destructive" });
    navigate(stepPath(next), { preventScrollReset: true });
  }

  return (
    <AnswerForm
      step="notifications"
      draft={draft}
      labelledBy={labelledBy}
      className="finish"
      staysHere={false}
      onSubmit={check}
    >
      <div className="row">
        <Button variant="secondary" name="notifications" value="allow" disabled={isCreating}>
          Allow
        </Button>
        <Button variant="secondary" name="notifications" value="block" disabled={isCreating}>
          Block
        </Button>
      </div>
      <Button disabled={isCreating} pending={isCreating} pendingLabel="CREATING YOUR PLAN...">
        Start Learning Now
      </Button>
    </AnswerForm>
  );
}
