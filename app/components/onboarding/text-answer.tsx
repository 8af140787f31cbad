import "./onboarding.css";

import { useNavigation } from "@remix-run/react";
import { type ComponentPropsWithoutRef, type FormEvent, useEffect, useRef, useState } from "react";
import { Ideas } from "~/components/ideas";
import { useRefusal } from "~/components/toaster";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { type Draft, type QuestionStep, takeAnswer } from "~/models/onboarding-draft";

import { AnswerForm, stepPath } from "./answer-form";
import { keepTyped, readTyped } from "./typed-text";

interface Props {
  step: QuestionStep;
  draft: Draft;
  label: string;
  defaultValue: string;
  /** Why the server refused the last try. */
  error?: string | null;
  inputProps?: ComponentPropsWithoutRef<"input">;
  /** Texts to begin with, each of them one press. */
  ideas?: readonly string[];
}

/** A typed answer: checked by the server's own rule before it is sent. */
export function TextAnswer({
  step,
  draft,
  label,
  defaultValue,
  error: refused,
  inputProps,
  ideas = [],
}: Props) {
  const [error, setError] = useState(refused);
  const refuse = useRefusal({ isMended: !error });
  const input = useRef<HTMLInputElement>(null);
  const isSending = useNavigation().formData?.get("step") === step;

  useEffect(() => {
    const typed = readTyped(step);
    const field = input.current;
    if (typed && field && field.value === field.defaultValue) field.value = typed;
  }, [step]);

  function check(event: FormEvent) {
    const answer = takeAnswer(draft, step, input.current?.value ?? "");
    setError(answer.ok ? null : answer.refusal.description);
    if (answer.ok) return;

    event.preventDefault();
    refuse(answer.refusal);
    input.current?.focus();
  }

  function follow({ currentTarget: { value } }: FormEvent<HTMLInputElement>) {
    keepTyped(step, value);
    if (error && takeAnswer(draft, step, value).ok) setError(null);
  }

  function begin(idea: string) {
    if (!input.current) return;
    input.current.value = idea;
    keepTyped(step, idea);
    setError(null);
    input.current.focus();
  }

  return (
    <AnswerForm step={step} draft={draft} className="text-answer" onSubmit={check}>
      {ideas.length > 0 && (
        <Ideas
          label="Ideas for every day"
          ideas={ideas}
          addressOf={(idea) => `${stepPath(step)}&idea=${encodeURIComponent(idea)}`}
          onChoose={begin}
        />
      )}
      <TextField
        label={label}
        errors={error ? [error] : undefined}
        inputProps={{
          ...inputProps,
          ref: input,
          id: `answer-${step}`,
          name: "value",
          defaultValue,
          onInput: follow,
        }}
      />
      <Button pending={isSending}>Continue</Button>
    </AnswerForm>
  );
}
