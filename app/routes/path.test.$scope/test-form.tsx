import "~/components/answered-question.css";
import "~/components/step/step.css";

import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useCarriedForm } from "~/components/carried-form";
import { Button } from "~/components/ui/button";
import { RadioCards } from "~/components/ui/radio-cards";

interface TestFormProps {
  /** A skill or a strand. */
  scope: string;
  isStrand: boolean;
  /** Each skill with the number that its questions were drawn for. */
  parts: readonly {
    skillId: string;
    title: string;
    number: number;
    questions: readonly { id: string; prompt: string; options: readonly string[] }[];
  }[];
  /** What was sent when the form came back. */
  answers?: readonly { question: string; option: number }[];
  unanswered?: readonly string[];
}

/** Two questions of each skill, for somebody who may know it without the lesson. */
export function TestForm({ scope, isStrand, parts, answers = [], unanswered = [] }: TestFormProps) {
  const isSending = useNavigation().state === "submitting";
  const form = useRef<HTMLFormElement>(null);
  const carried = useCarriedForm();
  const chosen = new Map(answers.map(({ question, option }) => [question, String(option)]));

  useEffect(() => {
    if (unanswered.length === 0) return;
    form.current?.querySelector<HTMLElement>("fieldset[aria-invalid] input")?.focus();
  }, [unanswered]);

  return (
    <section className="check-part" aria-label="Test">
      <p className="check-part__words">
        {isStrand
          ? "Two questions for each step. Both right, and the step counts as done without its lesson. Leave out both where you do not know."
          : "Two questions. Both right, and the step counts as done without its lesson."}{" "}
        If one is wrong, nothing is lost: the step stays as it is, and its check asks other
        questions.
      </p>
      <Form ref={form} method="post" action={`/path/test/${scope}`} noValidate className="quiz">
        {parts.map(({ skillId, title, number, questions }) => (
          <section key={skillId} className="quiz" aria-labelledby={`test-${skillId}`}>
            <h2 id={`test-${skillId}`}>{title}</h2>
            <input type="hidden" name={`number-${skillId}`} value={number} />
            {questions.map(({ id, prompt, options }, index) => (
              <RadioCards
                key={id}
                className="quiz__question"
                name={nameOf(`${skillId}.${id}`)}
                legend={
                  <>
                    <span className="quiz__count">
                      Question {index + 1} of {questions.length}
                    </span>
                    {prompt}
                  </>
                }
                defaultValue={
                  chosen.get(`${skillId}.${id}`) ?? carried.get(nameOf(`${skillId}.${id}`))
                }
                options={options.map((label, option) => ({ value: String(option), label }))}
                errors={
                  unanswered.includes(`${skillId}.${id}`)
                    ? ["Choose an answer here too. The others are kept."]
                    : undefined
                }
              />
            ))}
          </section>
        ))}
        <div>
          <Button pending={isSending} pendingLabel="Checking...">
            See if I know it
          </Button>
        </div>
      </Form>
    </section>
  );
}

function nameOf(question: string) {
  return `answer-${question}`;
}
