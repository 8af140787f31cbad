import "~/components/course/course.css";
import "~/components/answered-question.css";

import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { AnsweredQuestion } from "~/components/answered-question";
import { useCarriedForm } from "~/components/carried-form";
import type { OpenLesson } from "~/components/course/shown";
import { Button } from "~/components/ui/button";
import { RadioCards } from "~/components/ui/radio-cards";
import type { SentBack } from "./lesson";
import { SimilarQuestion } from "./similar-question";

interface LessonExercisesProps {
  courseId: number;
  lesson: OpenLesson;
  sentBack: SentBack | undefined;
}

/** The exercises of a lesson: to answer, or answered, with similar questions for the wrong ones. */
export function LessonExercises({ courseId, lesson, sentBack }: LessonExercisesProps) {
  const { exercises, result } = lesson;
  const wasOpen = useRef(result === null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // The button that was pressed is gone, and nothing else tells a screen reader what came of it.
    if (result && wasOpen.current) heading.current?.focus();
  }, [result]);

  const right = result?.filter(({ chosen, answer }) => chosen === answer).length;
  return (
    <section className="les-quiz" id="exercises" aria-labelledby="exercises-title">
      <h4 ref={heading} tabIndex={-1} id="exercises-title">
        {result ? `${right} of ${result.length} right. This lesson is done.` : "Check yourself"}
      </h4>
      {result ? (
        <ol className="les-quiz__answered">
          {result.map((question, index) => (
            <li key={question.prompt} className="card card--pad">
              <AnsweredQuestion
                question={question}
                count={`Exercise ${index + 1} of ${result.length}`}
                as="h4"
              />
              {lesson.similar[index] && (
                <SimilarQuestion
                  courseId={courseId}
                  lessonKey={lesson.key}
                  exercise={index + 1}
                  similar={lesson.similar[index]}
                />
              )}
            </li>
          ))}
        </ol>
      ) : (
        <OpenExercises
          courseId={courseId}
          lessonKey={lesson.key}
          exercises={exercises}
          sentBack={sentBack}
        />
      )}
    </section>
  );
}

interface OpenExercisesProps {
  courseId: number;
  lessonKey: string;
  exercises: OpenLesson["exercises"];
  sentBack: SentBack | undefined;
}

function OpenExercises({ courseId, lessonKey, exercises, sentBack }: OpenExercisesProps) {
  const isSending = useNavigation().formData?.get("lesson") === lessonKey;
  const form = useRef<HTMLFormElement>(null);
  const unanswered = sentBack?.unanswered ?? [];
  const carried = useCarriedForm();

  useEffect(() => {
    if (!sentBack?.unanswered.length) return;
    form.current?.querySelector<HTMLElement>("fieldset[aria-invalid] input")?.focus();
  }, [sentBack]);

  return (
    <Form
      ref={form}
      method="post"
      action={`/courses/${courseId}?lesson=${lessonKey}#exercises`}
      preventScrollReset
      noValidate
      className="quiz"
    >
      <input type="hidden" name="lesson" value={lessonKey} />
      {exercises.map(({ question, options, hint }, index) => (
        <div key={question}>
          <RadioCards
            className="quiz__question"
            name={`answer-${index}`}
            legend={
              <>
                <span className="quiz__count">
                  Exercise {index + 1} of {exercises.length}
                </span>
                {question}
              </>
            }
            defaultValue={String(sentBack?.options[index] ?? carried.get(`answer-${index}`) ?? "")}
            options={options.map((label, option) => ({ value: String(option), label }))}
            errors={
              unanswered.includes(index)
                ? [`Choose an answer to exercise ${index + 1}. The others are kept.`]
                : undefined
            }
          />
          <details className="hint-box">
            <summary>Hint</summary>
            <p>{hint}</p>
          </details>
        </div>
      ))}
      <div>
        <Button pending={isSending} pendingLabel="Checking...">
          Check my answers
        </Button>
      </div>
    </Form>
  );
}
