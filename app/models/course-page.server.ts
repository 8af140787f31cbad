import type { LessonRecord } from "../ai/course";
import type { Database } from "../db/client.server";
import { renderMarkdown } from "../markdown/render.server";
import { getCourse, getCourseAt, type StoredCourse } from "./course.server";
import { rightIn } from "./course-evidence.server";
import { type LessonPlace, lessonAt, lessonKey } from "./course-lesson";
import { keyPointsOf } from "./lesson-cards.server";
import { showSimilar } from "./similar-question";

/**
 * A learner's course as its page shows it: all modules and titles, and what is in the
 * open lesson only. Keys and explanations are there once the lesson was answered.
 */
export async function getShownCourse(
  db: Database,
  {
    userId,
    id,
    open,
    similar,
  }: { userId: number; id: number; open: LessonPlace | undefined; similar: number | null },
) {
  const stored = open
    ? await getCourseAt(db, { userId, courseId: id, place: open })
    : await getCourse(db, userId, id, "titles");
  return stored && showCourse(stored, open, similar);
}

function showCourse(stored: StoredCourse, open: LessonPlace | undefined, similar: number | null) {
  const { course, record, answers, done } = stored;
  const { modules, ...about } = course;
  const shown = modules.map(({ title, description, lessons }, module) => ({
    title,
    description,
    lessons: lessons.map((each, lesson) => {
      const key = lessonKey({ module, lesson });
      const minutes = record.modules[module]?.lessons[lesson]?.minutes ?? 0;
      return { key, title: each.title, minutes, isRead: answers.has(key), isDone: done.has(key) };
    }),
  }));
  const all = shown.flatMap(({ lessons }) => lessons);
  const first = all.find(({ isRead }) => !isRead) ?? all.find(({ isDone }) => !isDone);
  return {
    id: stored.id,
    createdAt: stored.createdAt,
    ...about,
    /** Names of the models that wrote parts of it. */
    models: modelsOf(record.modules.flatMap(({ lessons }) => lessons)),
    modules: shown,
    lessons: all.length,
    done: all.filter(({ isDone }) => isDone).length,
    /** Where to begin or to go on; null when every lesson is done. */
    current: first ? { key: first.key, title: first.title } : null,
    open: open ? showLesson(stored, open, all, similar) : null,
  };
}

function showLesson(
  stored: StoredCourse,
  place: LessonPlace,
  all: readonly { key: string; title: string; isDone: boolean }[],
  similar: number | null,
) {
  const found = lessonAt(stored, place);
  if (!found) return null;

  const { lesson, record, result } = found;
  const key = lessonKey(place);
  const after = all.slice(all.findIndex((each) => each.key === key) + 1);
  const isOpen = (each: { key: string; isDone: boolean }) => !each.isDone && each.key !== key;
  return {
    key,
    place,
    title: lesson.title,
    isDone: stored.done.has(key),
    reason: record.reason,
    model: record.writtenBy === "library" ? null : record.writtenBy.model,
    /** So many of the exercises, at the end, are the model's too. */
    modelExercises: record.exercises.filter(({ questionId }) => questionId === null).length,
    html: renderMarkdown(lesson.content),
    exercises: lesson.exercises,
    earlier: earlierTitles(stored, place),
    /** By exercise; false for all before they are answered. */
    right: rightIn(stored, place),
    /** What the lesson says in short is kept for the review. */
    isReviewed: record.skillId !== null && keyPointsOf(lesson.content).length > 0,
    resources: lesson.resources,
    result,
    /** By exercise: what became of similar questions, where one was answered wrongly. */
    similar: (result ?? []).map(({ chosen, answer }, exercise) => {
      const asked = record.exercises[exercise];
      return asked && chosen !== answer
        ? showSimilar(stored.retries.get(key) ?? [], {
            exercise,
            questions: stored.questionsOf(asked.skillId),
            isOpen: similar === exercise + 1,
          })
        : null;
    }),
    /** The next lesson that is not done, from the beginning again at the end; else the next one. */
    next: after.find(isOpen) ?? all.find(isOpen) ?? after[0] ?? null,
  };
}

/** By exercise: the earlier lesson that it asks about, or null. */
export function earlierTitles(stored: StoredCourse, place: LessonPlace) {
  const record = lessonAt(stored, place)?.record;
  return (record?.exercises ?? []).map(({ skillId }) =>
    skillId === record?.skillId ? null : titleBefore(stored, place, skillId),
  );
}

/** The title of the lesson on a skill where it stands before this place; a lesson for the goal asks of later skills too. */
function titleBefore({ course, record }: StoredCourse, place: LessonPlace, skillId: string) {
  for (const [module, { lessons }] of record.modules.slice(0, place.module + 1).entries()) {
    const lesson = lessons.findIndex((each) => each.skillId === skillId);
    const isBefore = module < place.module || lesson < place.lesson;
    if (lesson >= 0 && isBefore) return course.modules[module]?.lessons[lesson]?.title ?? null;
  }
  return null;
}

function modelsOf(lessons: readonly LessonRecord[]) {
  return [
    ...new Set(
      lessons.flatMap(({ writtenBy }) => (writtenBy === "library" ? [] : writtenBy.model)),
    ),
  ];
}
