import { useNavigation } from "@remix-run/react";
import { type ComponentPropsWithRef, type FormEvent, useEffect, useRef, useState } from "react";
import { useToast } from "~/components/toaster";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { type Draft, type QuestionStep, takeAnswer } from "~/models/onboarding-draft";

import { AnswerForm } from "./answer-form";
import { keepTyped, readTyped } from "./typed-text";

interface Props {
  step: QuestionStep;
  draft: Draft;
  label: string;
  defaultValue: string;
  /** Why the server refused the last try. */
  error?: string | null;
  inputProps?: ComponentPropsWithRef<"input">;
}

/** A typed answer: checked by the server's own rule before it is sent. */
export function TextAnswer({
  step,
  draft,
  label,
  defaultValue,
  error: refused,
  inputProps,
}: Props) {
  const toast = useToast();
  const [error, setError] = useState(refused);
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
    toast({ ...answer.refusal, variant: "destructive" });
    input.current?.focus();
  }

  return (
    <AnswerForm step={step} draft={draft} className="text-answer" onSubmit={check}>
      <TextField
        label={label}
        errors={error ? [error] : undefined}
        inputProps={{
          ...inputProps,
          ref: input,
          id: `answer-${step}`,
          name: "value",
          defaultValue,
          onInput: (event) => keepTyped(step, event.currentTarget.value),
        }}
      />
      <Button pending={isSending}>Continue</Button>
    </AnswerForm>
  );
}
