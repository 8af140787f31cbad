import "~/components/answered-question.css";
import "./step.css";

import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useCarriedForm } from "~/components/carried-form";
import type { ShownStep } from "~/components/dashboard/shown";
import { Button } from "~/components/ui/button";
import { Day } from "~/components/ui/moment";
import { RadioCards } from "~/components/ui/radio-cards";
import { useScripted } from "~/components/use-scripted";

interface CheckFormProps {
  action: string;
  step: Pick<ShownStep, "doneAt">;
  isPassedTwice: boolean;
  /** How often one may try. */
  chances?: string;
  check: {
    number: number;
    questions: readonly { id: string; prompt: string; options: readonly string[] }[];
  };
  /** What was sent when the form came back. */
  answers?: readonly { question: string; option: number }[];
  unanswered?: readonly string[];
}

export function CheckForm({
  action,
  step,
  isPassedTwice,
  chances = "as often as you like",
  check: { number, questions },
  answers = [],
  unanswered = [],
}: CheckFormProps) {
  const isSending = useNavigation().state === "submitting";
  const form = useRef<HTMLFormElement>(null);
  const chosen = new Map(answers.map(({ question, option }) => [question, String(option)]));
  const carried = useCarriedForm();
  const isScripted = useScripted();
  /** Questions come one at a time, until somebody asks for what is missing. */
  const [reached, setReached] = useState(0);
  const shown = isScripted && unanswered.length === 0 ? reached : questions.length - 1;

  function reach() {
    if (!form.current) return;
    const given = new FormData(form.current);
    const open = questions.findIndex(({ id }) => !given.has(nameOf(id)));
    setReached(open < 0 ? questions.length - 1 : Math.max(reached, open));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen before scripts ran
  useEffect(reach, []);

  useEffect(() => {
    if (unanswered.length === 0) return;
    form.current?.querySelector<HTMLElement>("fieldset[aria-invalid] input")?.focus();
  }, [unanswered]);

  return (
    <section id="check" className="check-part" aria-labelledby="check-title">
      <h2 id="check-title">Check yourself</h2>
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
      <Form ref={form} method="post" action={action} noValidate className="quiz" onChange={reach}>
        <input type="hidden" name="check" value={number} />
        {questions.map(({ id, prompt, options }, index) => (
          <div key={id} hidden={index > shown}>
            <RadioCards
              className="quiz__question"
              name={nameOf(id)}
              legend={
                <>
                  <span className="quiz__count">
                    Question {index + 1} of {questions.length}
                  </span>
                  {prompt}
                </>
              }
              defaultValue={chosen.get(id) ?? carried.get(nameOf(id))}
              options={options.map((label, option) => ({ value: String(option), label }))}
              errors={
                unanswered.includes(id)
                  ? [`Choose an answer to question ${index + 1}. The others are kept.`]
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

function nameOf(question: string) {
  return `answer-${question}`;
}
