import { Form } from "@remix-run/react";
import type { FormEvent, KeyboardEvent, MouseEvent, ReactNode } from "react";
import type { Draft, Step } from "~/models/onboarding-draft";

export function stepPath(step: Step) {
  return `/onboarding?step=${step}`;
}

/** Where an answer is asked about once more, because its words leave it open. */
export function closestPath(step: Step) {
  return `${stepPath(step)}&closest=1`;
}

interface Props {
  step: Step;
  /** Sent along, so that the answers on the screen are the answers that count. */
  draft: Draft;
  /** What the form's own buttons say anew. */
  without?: keyof Draft;
  /** Names a form of buttons; a form with a text field is named by its label. */
  labelledBy?: string;
  className?: string;
  /** Whether the next view follows on this one, so that nothing should jump. */
  staysHere?: boolean;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
}

export function AnswerForm({
  step,
  draft,
  without,
  labelledBy,
  className,
  staysHere = true,
  onSubmit,
  children,
}: Props) {
  return (
    <Form
      method="post"
      action={stepPath(step)}
      className={className}
      aria-labelledby={labelledBy}
      noValidate
      preventScrollReset={staysHere}
      onSubmit={onSubmit}
      onClick={ignoreSecondClick}
      onKeyDown={ignoreHeldEnter}
    >
      <input type="hidden" name="step" value={step} />
      {Object.entries(draft)
        .filter(([field]) => field !== without)
        .map(([field, answer]) => (
          <input key={field} type="hidden" name={field} value={answer} />
        ))}
      {children}
    </Form>
  );
}

/** The next question appears at once under the pointer: a double click must not answer it as well. */
function ignoreSecondClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}

function ignoreHeldEnter(event: KeyboardEvent) {
  if (event.key === "Enter" && event.repeat) event.preventDefault();
}
