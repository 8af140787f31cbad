import type { CaseWords } from "../../../content/course-library/case-words";
import { type FieldPack, moduleKinds } from "../../../content/course-library/field-pack";
import type { GoalLessons } from "../../../content/course-library/goal-lesson";
import type { GoalSteps } from "../../../content/course-library/goal-step";
import type { HowTo } from "../../../content/course-library/how-to";
import type { Depth, LessonText } from "../../../content/course-library/lesson-text";
import {
  type CommonPart,
  caseWordsPart,
  commonPart,
  goalLessonsPart,
  goalStepsPart,
  howToPart,
  lessonsPart,
  momentsPart,
  packPart,
  questionPeoplePart,
  youngLessonsPart,
  youngQuestionsPart,
} from "../../../content/course-library/part-names";
import type { YoungQuestions } from "../../../content/course-library/young-lessons";
import type { Field, Moments } from "../../../content/fit/field";
import type { CourseRequest } from "../../course";
import type { Fit } from "../fit/fit";
import { chooseCases, type SuitingCase, wantedWords } from "./choose-cases";
import { createQuestionRanker, type RankedQuestion } from "./choose-questions";
import { bandOf } from "./choose-skills";
import { shapeOf } from "./course-shape";
import type { WantedHowTo } from "./how-to-lessons";

/** Goes up when the same request gets another course than before. */
export const LIBRARY_VERSION = 17;

/** The pack for somebody whose field is not known. */
const everyday = "everyday";
/** The pack, and the field, of somebody at school. */
const pupils = "pupils";

/** What the library holds for one request. The whole of it is in the database, in parts. */
export interface CourseLibrary extends CommonPart {
  depth: Depth;
  /** By skill, at this depth; many as the goal tells them. */
  lessons: Readonly<Record<string, LessonText>>;
  /** On a skill, those that suit the learner first; at least two. A course asks about a third of the skills. */
  questionsOf(skillId: string): readonly RankedQuestion[];
  pack: FieldPack;
  /** Of the goal, and of another that a part of it says plainly; none where it is not known. */
  goalSteps: readonly GoalSteps[];
  /** What the learner wants to have done, the most wanted first; none where their words do not say it. */
  howTos: readonly WantedHowTo[];
  /** Of the field alone; null where the field is not known. */
  moments: Moments | null;
  fit: Fit;
  /** For each skill the case that suits the learner best, the best of all first. */
  suiting: readonly SuitingCase[];
  /** The texts of those of other packs, by \`caseName\`; where one is missing the own pack's is told. */
  borrowed: ReadonlyMap<string, string>;
}

/** Under which name a case is known. */
export function caseName({ packId, isOwn, skillId }: Omit<SuitingCase, "score">) {
  return `${packId}/${isOwn ? "own/" : ""}${skillId}`;
}

/** The suiting cases of other packs than the learner's own: they lie in parts that are not read whole. */
export function borrowedCases({ suiting, pack }: CourseLibrary) {
  return suiting.filter(({ packId }) => packId !== pack.id);
}

export function depthFor({ competenceLevel }: CourseRequest): Depth {
  return bandOf(competenceLevel) === "start" ? "first" : "further";
}

/** The names of the parts that a request needs. */
export function partsFor(request: CourseRequest, fit: Fit): string[] {
  const depth = depthFor(request);
  return [
    commonPart,
    packPart(packIdFor(request, fit)),
    ...momentsPartsFor(request, fit),
    ...goalStepsParts(fit),
    ...howTosParts(fit),
    questionPeoplePart(depth),
    ...toldByGoal(request, fit),
    ...(isYoung(request) ? [youngLessonsPart, youngQuestionsPart] : []),
    ...new Set([...wantedWords(request, fit).keys()].map(caseWordsPart)),
    ...moduleKinds.map(({ id }) => lessonsPart(depth, id)),
  ];
}

/**
 * The library for a request, from the JSON texts of its parts.
 *
 * @param opened The parts that were parsed, for who opens the library again and again.
 * @throws when a part is missing: the reference content was not written.
 */
export function openLibrary(
  request: CourseRequest,
  parts: ReadonlyMap<string, string>,
  fit: Fit,
  opened = new Map(),
): CourseLibrary {
  const read = (name: string) => {
    const content = parts.get(name);
    if (content === undefined) {
      throw new Error(`The course library has no part "${name}": run \`npm run seed\`.`);
    }
    const known = opened.get(name) ?? JSON.parse(content);
    opened.set(name, known);
    return known;
  };
  const depth = depthFor(request);
  const common: CommonPart = read(commonPart);
  const packId = packIdFor(request, fit);
  const suiting = chooseCases(request, fit, {
    ...{ packs: common.packs, fieldNames: common.fieldNames, packId },
    wordsOf: (term) => {
      const name = caseWordsPart(term);
      return parts.has(name) ? (read(name) as CaseWords)[term] : undefined;
    },
  });
  const isForYoung = isYoung(request);
  const youngQuestions: YoungQuestions = isForYoung ? read(youngQuestionsPart) : {};
  const plain: Record<string, LessonText> = Object.assign(
    {},
    ...moduleKinds.map(({ id }) => read(lessonsPart(depth, id))),
    isForYoung ? read(youngLessonsPart) : {},
  );
  const tellings: GoalLessons[] = toldByGoal(request, fit).map(read);
  const told = dealt(tellings, fit);
  const { isPlain } = shapeOf(fit);
  const ranked = createQuestionRanker(read(questionPeoplePart(depth)), request, fit);
  const questionsOf = (skillId: string) => {
    const own = told[skillId];
    const again = tellings.flatMap((telling) => telling[skillId] ?? []);
    const ofYoung = { questions: youngQuestions[skillId] ?? [] };
    const all = ranked([ofYoung, ...(own ? [own] : []), ...again], plain[skillId]);
    return isPlain && !isForYoung ? ofLessonFirst(all, plain[skillId]) : all;
  };
  return {
    ...common,
    ...{ depth, suiting, borrowed: new Map(), fit },
    pack: read(packPart(packId)),
    goalSteps: goalStepsParts(fit).map(read),
    howTos: wantedHowTos(fit, read),
    moments: momentsPartsFor(request, fit).map(read)[0] ?? null,
    lessons: isPlain ? plain : { ...plain, ...told },
    questionsOf,
  };
}

/** The questions of this lesson first, where they are of the learner's age. */
function ofLessonFirst(questions: readonly RankedQuestion[], lesson: LessonText | undefined) {
  const isOfLesson = ({ question, isOfAge }: RankedQuestion) =>
    isOfAge && lesson?.questions.some(({ id }) => id === question.id);
  return [...questions.filter(isOfLesson), ...questions.filter((each) => !isOfLesson(each))];
}

function goalStepsParts({ task, second }: Fit) {
  return [task, second].flatMap((each) => (each ? [goalStepsPart(each.id)] : []));
}

function howTosParts({ howTos = [] }: Fit) {
  return howTos.map(({ taskId, id }) => howToPart(taskId, id));
}

function wantedHowTos({ howTos = [] }: Fit, read: (name: string) => HowTo): WantedHowTo[] {
  return howTos.map(({ taskId, id }) => ({ ...read(howToPart(taskId, id)), taskId }));
}

/** A beginner who is no adult: the lessons that are told to everybody tell of adults. */
function isYoung(request: CourseRequest) {
  return request.ageGroup === "under18" && depthFor(request) === "first";
}

/** The parts with both tellings of this goal's lessons, for the depth and by how the day goes. */
function toldByGoal(request: CourseRequest, { field, task }: Fit) {
  if (!task) return [];
  const kind = isYoung(request) && ofAdults.has(task.lessons) ? ofSchool : task.lessons;
  const day = field?.day ?? "desk";
  const further = day === "hands" ? "further.hands" : "further";
  const telling = depthFor(request) === "further" ? further : day;
  const both = [telling, `${telling}.again`] as const;
  return both.map((each) => goalLessonsPart(kind, each));
}

/** Kinds of goals whose lessons tell of an adult's life: somebody at school gets those on learning. */
const ofAdults = new Set(["business", "jobs", "letters", "work"]);
const ofSchool = "study";

/**
 * Each lesson in one of its two tellings. Of two fields with the same kind of day, and of two tasks of one
 * kind, about half of the lessons are told otherwise: which ones is a word of a Reed-Muller code of the
 * first order, and those differ in half of their places (Reed, IRE PGIT 4, 1954).
 */
function dealt(
  [first = {}, again = {}]: readonly GoalLessons[],
  { field, task }: Fit,
): GoalLessons {
  const word = (field?.place ?? 0) ^ (task?.place ?? 0);
  const toldAgain = Object.keys(first).filter((_, at) => hasOddBits(word & (mostLessons - at)));
  return {
    ...first,
    ...Object.fromEntries(Object.entries(again).filter(([skillId]) => toldAgain.includes(skillId))),
  };
}

/** Of a goal, as the five bits of a place tell them apart. */
const mostLessons = 31;

function hasOddBits(number: number) {
  return number.toString(2).replaceAll("0", "").length % 2 === 1;
}

function packIdFor(request: CourseRequest, { field }: Fit) {
  if (isAtSchool(request, field)) return pupils;
  return field?.pack ?? everyday;
}

function momentsPartsFor(request: CourseRequest, { field }: Fit) {
  if (isAtSchool(request, field)) return [momentsPart(pupils)];
  return field ? [momentsPart(field.id)] : [];
}

/**
 * Whether the examples are those of school: under 18 "manga", "football" or "computers" is what somebody
 * likes, and the clubs and shops of adults are far from it, unless they tell of a job.
 */
function isAtSchool({ ageGroup, industry }: CourseRequest, field: Field | null) {
  if (ageGroup !== "under18" || ofJob.test(industry)) return false;
  return field === null || ofLikings.has(field.pack);
}

/** Packs of fields that somebody at school names for what they like. */
const ofLikings = new Set([
  "arts",
  "everyday",
  "farming-and-nature",
  "hobbies",
  "pupils",
  "sports-and-fitness",
  "technology",
]);
const ofJob = /\b(?:apprentice(?:ship)?|trainee|(?:my|a) job|work(?:s|ing)? (?:as|at|for|in))\b/i;
