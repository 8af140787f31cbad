import "~/components/answered-question.css";
import "~/components/step/step.css";

import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useCarriedForm } from "~/components/carried-form";
import { firstOpen } from "~/components/step/check-form";
import { QuestionField } from "~/components/step/question-field";
import { Button } from "~/components/ui/button";
import { ErrorNote } from "~/components/ui/error-note";
import type { OpenQuestion } from "~/models/open-question";
import type { PostedAnswer } from "~/schemas/check-form";

interface TestFormProps {
  /** A skill or a strand. */
  scope: string;
  isStrand: boolean;
  /** Each skill with the number that its questions were drawn for. */
  parts: readonly {
    skillId: string;
    title: string;
    number: number;
    questions: readonly OpenQuestion[];
  }[];
  /** What was sent when the form came back. */
  answers?: readonly PostedAnswer[];
  unanswered?: readonly string[];
  /** Why the form came back as a whole. */
  refused?: string | null;
}

/** Two questions of each skill, for somebody who may know it without the lesson. */
export function TestForm({
  scope,
  isStrand,
  parts,
  answers = [],
  unanswered = [],
  refused = null,
}: TestFormProps) {
  const isSending = useNavigation().state === "submitting";
  const form = useRef<HTMLFormElement>(null);
  const carried = useCarriedForm();

  useEffect(() => {
    if (unanswered.length === 0) return;
    form.current?.querySelector<HTMLElement>(firstOpen)?.focus();
  }, [unanswered]);

  return (
    <section id="test" className="check-part" aria-label="Test">
      {refused && <ErrorNote className="mb-4" title={refused} />}
      {unanswered.length > 0 && (
        <ErrorNote className="mb-4" title={`Still open: ${openIn(parts, unanswered)}.`}>
          Nothing was counted yet, and your answers are kept.
        </ErrorNote>
      )}
      <p className="check-part__words">
        {isStrand
          ? "Two questions for each step. Both right, and the step counts as done without its lesson. Leave out both where you do not know."
          : "Two questions. Both right, and the step counts as done without its lesson."}{" "}
        If one is wrong, nothing is lost: the step stays as it is, and its check asks other
        questions.
      </p>
      <Form
        ref={form}
        method="post"
        action={`/path/test/${scope}#test`}
        noValidate
        className="quiz"
      >
        {parts.map(({ skillId, title, number, questions }) => (
          <section key={skillId} className="quiz" aria-labelledby={`test-${skillId}`}>
            <h2 id={`test-${skillId}`}>{title}</h2>
            <input type="hidden" name={`number-${skillId}`} value={number} />
            {questions.map((question, index) => {
              const name = `${skillId}.${question.id}`;
              return (
                <QuestionField
                  key={name}
                  name={name}
                  question={question}
                  count={`Question ${index + 1} of ${questions.length}`}
                  answer={answers.find((each) => each.question === name)}
                  carried={(field) => carried.get(field)}
                  missing={unanswered.includes(name) ? "Choose an answer here too." : undefined}
                />
              );
            })}
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

/** The skills of which a question is missing. */
function openIn(parts: TestFormProps["parts"], unanswered: readonly string[]) {
  return parts
    .filter(({ skillId }) => unanswered.some((name) => name.startsWith(`${skillId}.`)))
    .map(({ title }) => `“${title}”`)
    .join(", ");
}
