import "~/components/course/course.css";
import "~/components/answered-question.css";

import { Form, useNavigation } from "@remix-run/react";

import { AnsweredQuestion } from "~/components/answered-question";
import type { SimilarQuestion as Shown } from "~/components/course/shown";
import { Button, ButtonLink } from "~/components/ui/button";
import { RadioCards } from "~/components/ui/radio-cards";

interface SimilarQuestionProps {
  courseId: number;
  lessonKey: string;
  /** Of the exercise that was answered wrongly, counted from 1. */
  exercise: number;
  similar: Shown;
  /** Whether the lesson is. */
  isDone: boolean;
}

/** Under a wrong answer: another question of the same kind, and what came of the one before. */
export function SimilarQuestion({
  courseId,
  lessonKey,
  exercise,
  similar,
  isDone,
}: SimilarQuestionProps) {
  const { number, isMadeUp, last, next } = similar;
  const place = `similar-${exercise}`;
  const address = `/courses/${courseId}?lesson=${lessonKey}&similar=${exercise}#${place}`;
  const isSending = useNavigation().formData?.get("similar") === String(exercise);
  return (
    <div className="similar" id={place}>
      {last && <AnsweredQuestion question={last} count="A similar question" as="h4" />}
      {isMadeUp && (
        <p role="status">
          That makes up for it: for your score this exercise counts as answered rightly.
          {isDone && " This lesson is done."}
        </p>
      )}
      {next === "offered" && (
        <p className="row">
          <ButtonLink to={address} variant="secondary" size="s" preventScrollReset>
            {last ? "Try another similar question" : "Try a similar question"}
          </ButtonLink>
          <span className="small muted">A right answer counts for your score in its place.</span>
        </p>
      )}
      {next && next !== "offered" && (
        <Form
          // An empty form for each question.
          key={number}
          method="post"
          action={address}
          preventScrollReset
          className="quiz"
        >
          <input type="hidden" name="intent" value="similar" />
          <input type="hidden" name="lesson" value={lessonKey} />
          <input type="hidden" name="similar" value={exercise} />
          <input type="hidden" name="number" value={number} />
          <RadioCards
            name="option"
            legend={
              <>
                <span className="quiz__count">A similar question</span>
                {next.prompt}
              </>
            }
            options={next.options.map((label, option) => ({ value: String(option), label }))}
            required
          />
          <div>
            <Button size="s" pending={isSending} pendingLabel="Checking...">
              Check my answer
            </Button>
          </div>
        </Form>
      )}
    </div>
  );
}
