import { and, count, desc, eq, isNotNull, or, sql } from "drizzle-orm";

import { borrowedCases, type CourseLibrary } from "../ai/built-in/course/library";
import { courseFromLibrary } from "../ai/built-in/course/write-course";
import type { FitAnswers } from "../ai/built-in/fit/fit";
import { howToKey } from "../ai/built-in/fit/match-how-tos";
import type { Course, CourseRequest, WrittenCourse } from "../ai/course";
import type { EngineId } from "../ai/engine";
import { skills } from "../content/skills/skill-map";
import type { Database } from "../db/client.server";
import { isRefusedBy } from "../db/conflict";
import { courses, lessonProgress, skillProgress } from "../db/schema/learning";
import { countActivity } from "./activity.server";
import { attemptsOf, isDoneBy } from "./course-evidence.server";
import { type LessonPlace, type LessonResult, lessonAt, lessonKey } from "./course-lesson";
import { selectCases, selectLibrary, toCases, toLibrary } from "./course-library.server";
import {
  openParts,
  partsOfCourse,
  type Reading,
  storeParts,
  storeWhole,
} from "./course-parts.server";
import { selectFit, toFitter } from "./fit.server";
import { askHowTos } from "./how-to-choice";
import { answersOf, readingOf } from "./learner.server";
import { pointsOf } from "./lesson-cards.server";
import { planPath } from "./path-plan";
import { type Moment, selectProgress, toProgress } from "./progress.server";
import { makeCards } from "./review-making.server";
import { readRetries, similarQuestion } from "./similar-question";
import { evidenceAfter, storeEvidence } from "./skill-evidence.server";
import { type QuestionBank, selectLessonQuestions, toBank } from "./skill-questions.server";
import { selectAccount } from "./user.server";

/** So many courses a learner keeps at a time. */
export const keptCourses = 8;
/** Some learners have more, made at the same moment when only what was read was counted. */
const mostListed = 2 * keptCourses;

/** What a learner asked for becomes a course; a model may have rewritten parts of it. */
export type CourseWriter = (draft: WrittenCourse, library: CourseLibrary) => Promise<WrittenCourse>;

interface Making {
  now: number;
  /** What was ticked beside the goal of the profile: see `FitAnswers`. Of another goal what suits it counts. */
  howTos?: readonly string[] | null;
  write?: { engine: EngineId; rewrite: CourseWriter };
}

type Created = { ok: true; id: number; course: Course } | { ok: false; reason: "full" };

/**
 * Makes a course for a learner and keeps it. It begins with the steps of the path for
 * this request, leaves out what the learner has shown, and comes last to what an earlier
 * course has taught.
 */
export async function createCourse(
  db: Database,
  userId: number,
  request: CourseRequest,
  { now, howTos, write }: Making,
): Promise<Created> {
  const [[{ kept } = { kept: 0 }], taken, known, [account], fitRows] = await db.batch([
    db
      .select({ kept: count().as("kept") })
      .from(courses)
      .where(ownedBy(userId)),
    selectTaken(db, userId, request),
    selectKnown(db, userId),
    selectAccount(db, userId),
    selectFit(db),
  ]);
  if (kept >= keptCourses) return { ok: false, reason: "full" };

  // What was chosen for the words of the profile says nothing of other words.
  const fitter = toFitter(fitRows);
  const isOwnGoal = account?.learningGoal === request.learningGoal;
  const asRead: FitAnswers = {
    ...request,
    fieldChoice: account?.industry === request.industry ? account.fieldChoice : null,
    taskChoice: isOwnGoal ? account.taskChoice : null,
  };
  const offered = isOwnGoal
    ? null
    : [...fitter.offerHowTos(asRead), ...fitter.kindsOfHelp(asRead)].map(howToKey);
  const suiting = offered ? howTos?.filter((key) => offered.includes(key)) : howTos;
  const isTicked = isOwnGoal || suiting?.length;
  const fit = fitter.fit({ ...asRead, howToChoice: isTicked ? suiting : null });
  const [texts] = await db.batch([selectLibrary(db, request, fit)]);
  const opened = toLibrary(request, texts, fit);
  const [cases] = await db.batch([selectCases(db, borrowedCases(opened))]);
  const library = { ...opened, borrowed: toCases(cases) };
  const learner = {
    path: planPath(request, skills, fit),
    known: known.map(({ skillId }) => skillId),
    taken: taken.map(({ skillId }) => skillId),
  };
  const draft = courseFromLibrary(request, learner, library);
  const { course, record } = write ? await write.rewrite(draft, library) : draft;
  const isRewritten = record.modules.some(({ lessons }) =>
    lessons.some(({ writtenBy }) => writtenBy !== "library"),
  );
  const stored = await storeParts(db, { course, record }, draft);
  const engine = write && isRewritten ? write.engine : "built-in";
  // The courses are counted again: another may have been made since they were read.
  const [row] = await db
    .insert(courses)
    .select(sql`select null, ${userId}, ${course.title}, ${stored.course}, ${stored.provenance},
      ${engine}, ${now}
      where (select count(*) from ${courses} where ${ownedBy(userId)}) < ${keptCourses}`)
    .returning({ id: courses.id });
  return row ? { ok: true, id: row.id, course } : { ok: false, reason: "full" };
}

/**
 * Skills that the learner's courses teach: of those that were begun, and of those for the same wish, as
 * whoever asks again wants another course. One for other words that nobody opened has taught nothing.
 */
function selectTaken(db: Database, userId: number, { industry, learningGoal }: CourseRequest) {
  const isBegun = sql`exists (select 1 from ${lessonProgress}
    where ${lessonProgress.userId} = ${userId} and ${lessonProgress.courseId} = ${courses.id})`;
  const isSameWish = sql`${courses.provenance} ->> '$.request.industry' = ${industry}
    and ${courses.provenance} ->> '$.request.learningGoal' = ${learningGoal}`;
  return db
    .selectDistinct({ skillId: sql<string>`taught.value`.as("taught_skill") })
    .from(sql`${courses}, json_each(${courses.provenance}, '$.skills') as taught`)
    .where(and(ownedBy(userId), or(isBegun, isSameWish)));
}

/** Skills that were shown: their steps of the path are done. */
function selectKnown(db: Database, userId: number) {
  return db
    .select({ skillId: skillProgress.skillId })
    .from(skillProgress)
    .where(and(eq(skillProgress.userId, userId), isNotNull(skillProgress.passedAt)))
    .orderBy(skillProgress.passedAt, skillProgress.skillId);
}

function ownedBy(userId: number) {
  return eq(courses.userId, userId);
}

/** The learner's profile, and the courses, the newest first, with how far each has got. */
export async function listCourses(db: Database, userId: number) {
  const [[profile], rows] = await db.batch(selectList(db, userId));
  return { profile, courses: rows };
}

/** The same with how the profile is read, where a course is made. */
export async function listCoursesAsRead(db: Database, userId: number) {
  const [[profile], rows, fitRows] = await db.batch([...selectList(db, userId), selectFit(db)]);
  const fitter = toFitter(fitRows);
  const reading = profile ? readingOf(fitter, profile) : null;
  const howTos = profile && reading ? askHowTos(fitter, answersOf(profile)) : null;
  return { profile, courses: rows, reading, howTos };
}

function selectList(db: Database, userId: number) {
  const finished = db
    .select({ count: count(lessonProgress.finishedAt) })
    .from(lessonProgress)
    .where(and(eq(lessonProgress.userId, userId), eq(lessonProgress.courseId, courses.id)));
  return [
    selectAccount(db, userId),
    db
      .select({
        id: courses.id,
        title: courses.title,
        engine: courses.engine,
        createdAt: courses.createdAt,
        field: sql<string>`json_extract(${courses.provenance}, '$.request.industry')`.as(
          "course_field",
        ),
        goal: sql<string>`json_extract(${courses.provenance}, '$.request.learningGoal')`.as(
          "course_goal",
        ),
        lessons: sql<number>`json_extract(${courses.provenance}, '$.lessonCount')`.as("lessons"),
        finished: sql<number>`(${finished})`.as("finished"),
      })
      .from(courses)
      .where(ownedBy(userId))
      .orderBy(desc(courses.createdAt), desc(courses.id))
      .limit(mostListed),
  ] as const;
}

function selectCourse(db: Database, userId: number, id: number, reading: Reading) {
  return db
    .select({
      id: courses.id,
      title: courses.title,
      course: courses.course,
      record: courses.provenance,
      parts: partsOfCourse(reading).as("course_texts"),
      engine: courses.engine,
      createdAt: courses.createdAt,
    })
    .from(courses)
    .where(and(eq(courses.id, id), ownedBy(userId)));
}

function selectLessons(db: Database, userId: number, courseId: number) {
  return db
    .select({
      lesson: lessonProgress.lesson,
      answers: lessonProgress.answers,
      retries: lessonProgress.retries,
      finishedAt: lessonProgress.finishedAt,
    })
    .from(lessonProgress)
    .where(and(eq(lessonProgress.userId, userId), eq(lessonProgress.courseId, courseId)));
}

type CourseRow = Awaited<ReturnType<typeof selectCourse>>[number];
type LessonRow = Awaited<ReturnType<typeof selectLessons>>[number];

/** A learner's course with what was answered in it; undefined where there is none of that number. */
export async function getCourse(
  db: Database,
  userId: number,
  id: number,
  reading: "whole" | "titles" = "whole",
) {
  const [[row], answered] = await db.batch([
    selectCourse(db, userId, id, reading),
    selectLessons(db, userId, id),
  ]);
  return row && openCourse(row, answered, () => []);
}

/** The same with the text of one of its lessons alone, and the questions that are like those in it. */
export async function getCourseAt(db: Database, at: PlaceInCourse) {
  const [[row], answered, questions] = await db.batch([
    selectCourse(db, at.userId, at.courseId, at.place),
    selectLessons(db, at.userId, at.courseId),
    selectLessonQuestions(db, at),
  ]);
  return row && openCourse(row, answered, toBank(questions));
}

function openCourse(
  { id, engine, createdAt, ...row }: CourseRow,
  answered: readonly LessonRow[],
  questionsOf: QuestionBank,
) {
  return {
    id,
    engine: engine as EngineId,
    createdAt,
    ...openParts(row),
    answers: new Map(answered.map(({ lesson, answers }) => [lesson, readAnswers(answers)])),
    /** The lessons that are done. The others that were answered are read. */
    done: new Set(answered.flatMap(({ lesson, finishedAt }) => (finishedAt ? lesson : []))),
    retries: new Map(answered.map(({ lesson, retries }) => [lesson, readRetries(retries)])),
    questionsOf,
  };
}

export type StoredCourse = NonNullable<Awaited<ReturnType<typeof getCourse>>>;

function readAnswers(text: string | null): number[] {
  return text ? JSON.parse(text) : [];
}

/** Deletes a learner's course with the answers in it. What it showed of the learner's skills stays. */
export async function deleteCourse(db: Database, userId: number, id: number) {
  const [, deleted] = await db.batch([
    db
      .delete(lessonProgress)
      .where(and(eq(lessonProgress.userId, userId), eq(lessonProgress.courseId, id))),
    db
      .delete(courses)
      .where(and(eq(courses.id, id), ownedBy(userId)))
      .returning({ id: courses.id }),
  ]);
  return deleted.length > 0;
}

export interface PlaceInCourse {
  userId: number;
  courseId: number;
  place: LessonPlace;
}

export interface LessonAnswers extends PlaceInCourse {
  /** The chosen option of each exercise, in order. */
  options: readonly (number | undefined)[];
}

type Recorded =
  | { ok: true; result: LessonResult; isNew: boolean; newAchievements: string[] }
  | { ok: false; reason: "unknown" }
  | { ok: false; reason: "incomplete"; unanswered: number[] };

/**
 * Records the answers to a lesson's exercises: the first answers count. Half of them right
 * finish it, and a finished lesson lights the day. A skill counts as passed when all exercises
 * that the library asks of it in this course were answered rightly.
 */
export async function answerLesson(
  db: Database,
  { userId, courseId, place, options }: LessonAnswers,
  moment: Moment,
): Promise<Recorded> {
  const [account, path, evidence, days, earned, [row], answered, questions] = await db.batch([
    ...selectProgress(db, userId, moment.now),
    selectCourse(db, userId, courseId, "whole"),
    selectLessons(db, userId, courseId),
    selectLessonQuestions(db, { userId, courseId, place }),
  ]);
  const progress = toProgress([account, path, evidence, days, earned], moment);
  const stored = row && openCourse(row, answered, toBank(questions));
  const found = stored && lessonAt(stored, place);
  if (!progress || !found) return { ok: false, reason: "unknown" };
  if (found.result) return { ok: true, result: found.result, isNew: false, newAchievements: [] };

  const unanswered = found.record.exercises.flatMap(({ explanations }, index) =>
    explanations[options[index] ?? -1] === undefined ? [index] : [],
  );
  if (unanswered.length > 0) return { ok: false, reason: "incomplete", unanswered };

  const answers = options.slice(0, found.record.exercises.length) as number[];
  const after = { ...stored, answers: new Map(stored.answers).set(lessonKey(place), answers) };
  const attempts = attemptsOf(after, place, moment.now);
  const shown = attempts.map((each) => evidenceAfter(progress.bySkill.get(each.skillId), each));
  const result = lessonAt(after, place)?.result;
  if (!result) throw new Error("A lesson that was answered has a result.");
  const isFinished = isDoneBy(after, place);
  const counted = countActivity(db, userId, progress, { isFinished, shown }, moment.now);
  const inParts = await storeWhole(db, row);
  const cards = await pointsOf(db, found.lesson, found.record);
  try {
    await db.batch([
      db.insert(lessonProgress).values({
        userId,
        courseId,
        lesson: lessonKey(place),
        answers: JSON.stringify(answers),
        finishedAt: isFinished ? moment.now : null,
      }),
      ...(inParts ? [db.update(courses).set(inParts).where(eq(courses.id, courseId))] : []),
      ...attempts.map((each) => storeEvidence(db, userId, each)),
      ...makeCards(db, cards, { userId, zone: progress.zone, now: moment.now }),
      ...counted.statements,
    ]);
    return { ok: true, result, isNew: true, newAchievements: counted.newAchievements };
  } catch (error) {
    // The same form came twice: the first one counts.
    if (!isRefusedBy(error, "unique", "lesson_progress")) throw error;
    return answerLesson(db, { userId, courseId, place, options }, moment);
  }
}

export interface SimilarAnswer extends PlaceInCourse {
  /** Of the exercise that was answered wrongly, counted from 0. */
  exercise: number;
  /** Of the similar question, counted from 1. */
  number: number;
  option: number;
}

/**
 * Records the answer to a similar question. A right one stands in for the exercise that was
 * answered wrongly, so a skill may count as passed after all. It lights the day where it
 * finishes the lesson.
 *
 * @returns false when there is no such question; one that was answered before stays as it is.
 */
export async function answerSimilar(db: Database, answer: SimilarAnswer, moment: Moment) {
  const { userId, courseId, place, exercise, number, option } = answer;
  const [account, path, evidence, days, earned, [row], answered, questions] = await db.batch([
    ...selectProgress(db, userId, moment.now),
    selectCourse(db, userId, courseId, "whole"),
    selectLessons(db, userId, courseId),
    selectLessonQuestions(db, { userId, courseId, place }),
  ]);
  const progress = toProgress([account, path, evidence, days, earned], moment);
  const stored = row && openCourse(row, answered, toBank(questions));
  const found = stored && lessonAt(stored, place);
  const asked = found?.record.exercises[exercise];
  const given = found?.result?.[exercise];
  if (!progress || !stored || !asked || !given || given.chosen === given.answer) return false;

  const key = lessonKey(place);
  const before = stored.retries.get(key) ?? [];
  const tries = before.filter((each) => each.exercise === exercise);
  if (number <= tries.length) return true;
  const question = similarQuestion(stored.questionsOf(asked.skillId), tries.length);
  if (number !== tries.length + 1 || !question?.options[option]) return false;

  const retries = [...before, { exercise, question: question.id, option }];
  const after = { ...stored, retries: new Map(stored.retries).set(key, retries) };
  const isRight = option === question.answer;
  const isFinished = !stored.done.has(key) && isDoneBy(after, place);
  const attempts = isRight
    ? attemptsOf(after, place, moment.now).filter(
        ({ skillId, isPassed }) => isPassed && skillId === asked.skillId,
      )
    : [];
  const shown = attempts.map((each) => evidenceAfter(progress.bySkill.get(each.skillId), each));
  const counted = countActivity(db, userId, progress, { isFinished, shown }, moment.now);
  const old = answered.find(({ lesson }) => lesson === key)?.retries ?? null;
  try {
    await db.batch([
      db
        .update(lessonProgress)
        .set({
          retries: JSON.stringify(retries),
          ...(isFinished && { finishedAt: moment.now }),
          // Another tab may have answered meanwhile: null is refused then, and the first answer counts.
          lesson: sql`iif(${lessonProgress.retries} is ${old}, ${key}, null)`,
        })
        .where(
          and(
            eq(lessonProgress.userId, userId),
            eq(lessonProgress.courseId, courseId),
            eq(lessonProgress.lesson, key),
          ),
        ),
      ...attempts.map((each) => storeEvidence(db, userId, each)),
      ...counted.statements,
    ]);
  } catch (error) {
    if (!isRefusedBy(error, "not-null", "lesson_progress.lesson")) throw error;
  }
  return true;
}
