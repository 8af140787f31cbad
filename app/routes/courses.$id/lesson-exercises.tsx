import "~/components/course/course.css";
import "~/components/answered-question.css";

import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { AnsweredQuestion } from "~/components/answered-question";
import { useCarriedForm } from "~/components/carried-form";
import type { AnsweredExercise, OpenLesson } from "~/components/course/shown";
import { Button, ButtonLink } from "~/components/ui/button";
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
  const { result } = lesson;
  const wasOpen = useRef(result === null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // The button that was pressed is gone, and nothing else tells a screen reader what came of it.
    if (result && wasOpen.current) heading.current?.focus();
  }, [result]);

  return (
    <section className="les-quiz" id="exercises" aria-labelledby="exercises-title">
      <h4 ref={heading} tabIndex={-1} id="exercises-title">
        {result ? outcome(lesson, result) : "Check yourself"}
      </h4>
      {result && !lesson.isDone && <Missed courseId={courseId} lesson={lesson} result={result} />}
      {result ? (
        <ol className="les-quiz__answered">
          {result.map((question, index) => (
            <li key={question.prompt} className="card card--pad">
              <AnsweredQuestion
                question={question}
                count={[`Exercise ${index + 1} of ${result.length}`, fromEarlier(lesson, index)]
                  .filter(Boolean)
                  .join(". ")}
                as="h4"
              />
              {lesson.similar[index] && (
                <SimilarQuestion
                  courseId={courseId}
                  lessonKey={lesson.key}
                  exercise={index + 1}
                  similar={lesson.similar[index]}
                  isDone={lesson.isDone}
                />
              )}
            </li>
          ))}
        </ol>
      ) : (
        <OpenExercises courseId={courseId} lesson={lesson} sentBack={sentBack} />
      )}
    </section>
  );
}

function outcome({ right, isDone }: OpenLesson, result: readonly AnsweredExercise[]) {
  const atOnce = result.filter(({ chosen, answer }) => chosen === answer).length;
  const madeUp = right.filter(Boolean).length - atOnce;
  const made = madeUp > 0 ? `, ${madeUp} made up for` : "";
  const state = isDone ? "done" : "read, not done yet";
  return `${atOnce} of ${result.length} right${made}. This lesson is ${state}.`;
}

function fromEarlier({ earlier }: OpenLesson, index: number) {
  return earlier[index] ? `From an earlier lesson: “${earlier[index]}”` : null;
}

interface MissedProps {
  courseId: number;
  lesson: OpenLesson;
  result: readonly AnsweredExercise[];
}

/** What was missed in a lesson that is not done, and the way to make up for it. */
function Missed({ courseId, lesson, result }: MissedProps) {
  const { key, title, earlier, right, similar, isReviewed } = lesson;
  const missed = result.flatMap((_, index) => (right[index] ? [] : index));
  const about = [...new Set(missed.map((index) => `“${earlier[index] ?? title}”`))];
  const lacking = Math.ceil(result.length / 2) - (result.length - missed.length);
  const again = missed.find((index) => similar[index]?.next);
  return (
    <div className="les-quiz__missed">
      <p>
        You missed what was asked about {about.join(" and ")}. Below you see why each answer is
        right or wrong.
        {again !== undefined &&
          ` Then answer a question of the same kind: ${lacking === 1 ? "one right answer" : `${lacking} right answers`}, and the lesson is done.`}
        {isReviewed && " What the lesson says in short comes back in your review."}
      </p>
      {again !== undefined && (
        <p>
          <ButtonLink
            to={`/courses/${courseId}?lesson=${key}&similar=${again + 1}#similar-${again + 1}`}
            size="s"
          >
            Answer again
          </ButtonLink>
        </p>
      )}
    </div>
  );
}

function OpenExercises({ courseId, lesson, sentBack }: LessonExercisesProps) {
  const { key: lessonKey, exercises } = lesson;
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
                {lesson.earlier[index] && (
                  <span className="quiz__count">{fromEarlier(lesson, index)}</span>
                )}
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
