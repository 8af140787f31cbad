import "~/components/course/course.css";

import type { OpenLesson } from "~/components/course/shown";
import { Listen } from "~/components/listen/listen";
import { ButtonLink } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { Prose } from "~/components/ui/prose";
import { LessonExercises } from "./lesson-exercises";

/** What was sent when the answers came back. */
export interface SentBack {
  options: readonly (number | undefined | null)[];
  unanswered: readonly number[];
}

interface LessonProps {
  courseId: number;
  lesson: OpenLesson;
  sentBack: SentBack | undefined;
}

export function Lesson({ courseId, lesson, sentBack }: LessonProps) {
  const { reason, model, modelExercises, html, resources, result, isDone, next } = lesson;
  return (
    <div className="les__in" id="lesson">
      <p className="les__why">{reason}</p>
      <Listen to="lesson-text" />
      <div id="lesson-text">
        <Prose html={html} />
      </div>
      <p className="small muted">
        {model
          ? `${writtenParts(modelExercises)} written by ${model}, an AI model, and checked by rule only. It may be wrong.`
          : "From our lesson library. No AI model wrote this for you."}
      </p>
      <LessonExercises courseId={courseId} lesson={lesson} sentBack={sentBack} />
      {resources.length > 0 && (
        <section aria-labelledby="read-on">
          <h4 id="read-on">Read on</h4>
          <ul className="res">
            {resources.map(({ title, description, url }) => (
              <li key={url}>
                <Icon name="book" />
                <div>
                  <a href={url} rel="noopener noreferrer" target="_blank">
                    {title}
                    <span className="vh"> (opens a new tab)</span>
                  </a>
                  <p>{description}</p>
                  <p className="url">{new URL(url).hostname.replace(/^www\./, "")}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      {result && (
        <div className="les__nav">
          {next ? (
            <ButtonLink
              to={`/courses/${courseId}?lesson=${next.key}#lesson`}
              variant={isDone ? "primary" : "secondary"}
              size="s"
            >
              Next lesson: {next.title}
              <Icon name="right" size="s" />
            </ButtonLink>
          ) : (
            <ButtonLink to="/dashboard" size="s">
              To my dashboard
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  );
}

function writtenParts(exercises: number) {
  if (exercises === 0) return "The text was";
  return exercises === 1
    ? "The text and the last exercise were"
    : `The text and the last ${exercises} exercises were`;
}
