import "~/components/answered-question.css";
import "./step.css";

import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useCarriedForm } from "~/components/carried-form";
import type { ShownStep } from "~/components/dashboard/shown";
import { Button } from "~/components/ui/button";
import { ErrorNote } from "~/components/ui/error-note";
import { Day } from "~/components/ui/moment";
import { useScripted } from "~/components/use-scripted";
import type { OpenQuestion } from "~/models/open-question";
import type { PostedAnswer } from "~/schemas/check-form";
import { isAnswered, QuestionField } from "./question-field";

interface CheckFormProps {
  action: string;
  step: Pick<ShownStep, "doneAt">;
  isPassedTwice: boolean;
  /** How often one may try. */
  chances?: string;
  check: { number: number; questions: readonly OpenQuestion[] };
  /** What was sent when the form came back. */
  answers?: readonly PostedAnswer[];
  unanswered?: readonly string[];
  /** Why the form came back as a whole. */
  refused?: string | null;
}

export function CheckForm({
  action,
  step,
  isPassedTwice,
  chances = "as often as you like",
  check: { number, questions },
  answers = [],
  unanswered = [],
  refused = null,
}: CheckFormProps) {
  const isSending = useNavigation().state === "submitting";
  const form = useRef<HTMLFormElement>(null);
  const carried = useCarriedForm();
  const isScripted = useScripted();
  /** Questions come one at a time, until somebody asks for what is missing. */
  const [reached, setReached] = useState(0);
  const shown = isScripted && unanswered.length === 0 ? reached : questions.length - 1;

  function reach() {
    if (!form.current) return;
    const given = new FormData(form.current);
    const open = questions.findIndex((question) => !isAnswered(given, question));
    setReached(open < 0 ? questions.length - 1 : Math.max(reached, open));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen before scripts ran
  useEffect(reach, []);

  useEffect(() => {
    if (unanswered.length === 0) return;
    form.current?.querySelector<HTMLElement>(firstOpen)?.focus();
  }, [unanswered]);

  return (
    <section id="check" className="check-part" aria-labelledby="check-title">
      <h2 id="check-title">Check yourself</h2>
      {refused && <ErrorNote className="mt-4" title={refused} />}
      {unanswered.length > 0 && (
        <ErrorNote className="mt-4" title={stillOpen(questions, unanswered)}>
          Nothing was counted yet, and your other answers are kept.
        </ErrorNote>
      )}
      <p className="check-part__words">
        Answer three questions. Two right answers pass. You see afterwards why each answer is right
        or wrong, and you can try {chances}.
      </p>
      {step.doneAt !== null && (
        <p className="check-part__words">
          You passed this check on <Day at={step.doneAt} form="short" />.{" "}
          {isPassedTwice
            ? "Another round is good practice, and your score stays as it is."
            : "Pass it again with these other questions, and the skill counts for more."}
        </p>
      )}
      <Form
        ref={form}
        method="post"
        action={`${action}#check`}
        noValidate
        className="quiz"
        onChange={reach}
      >
        <input type="hidden" name="check" value={number} />
        {questions.map((question, index) => (
          <div key={question.id} hidden={index > shown}>
            <QuestionField
              name={question.id}
              question={question}
              count={`Question ${index + 1} of ${questions.length}`}
              answer={answers.find((each) => each.question === question.id)}
              carried={(field) => carried.get(field)}
              missing={
                unanswered.includes(question.id)
                  ? `Choose an answer to question ${index + 1}.`
                  : undefined
              }
            />
          </div>
        ))}
        <div>
          <Button name="intent" value="check" pending={isSending} pendingLabel="Checking...">
            Check my answers
          </Button>
        </div>
      </Form>
    </section>
  );
}

function stillOpen(questions: readonly OpenQuestion[], unanswered: readonly string[]) {
  const numbers = questions.flatMap(({ id }, at) => (unanswered.includes(id) ? at + 1 : []));
  if (numbers.length === 1) return `Question ${numbers[0]} is still open.`;
  return `Questions ${numbers.slice(0, -1).join(", ")} and ${numbers.at(-1)} are still open.`;
}

/** What to type into or choose from where an answer is missing. */
export const firstOpen = "fieldset[aria-invalid] :is(input, select), input[aria-invalid]";
