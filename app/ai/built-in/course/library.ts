import { type FieldPack, moduleKinds } from "../../../content/course-library/field-pack";
import type { GoalLessons } from "../../../content/course-library/goal-lesson";
import type { Depth, LessonText } from "../../../content/course-library/lesson-text";
import {
  type CommonPart,
  commonPart,
  goalLessonsPart,
  lessonsPart,
  momentsPart,
  packPart,
} from "../../../content/course-library/part-names";
import type { Moments } from "../../../content/fit/field";
import type { CourseRequest } from "../../course";
import type { Fit } from "../fit/fit";
import { bandOf } from "./choose-skills";

/** Goes up when the same request gets another course than before. */
export const LIBRARY_VERSION = 9;

/** The pack for somebody whose field is not known. */
const everyday = "everyday";

/** What the library holds for one request. The whole of it is in the database, in parts. */
export interface CourseLibrary extends CommonPart {
  depth: Depth;
  /** By skill, at this depth; many as the goal tells them. */
  lessons: Readonly<Record<string, LessonText>>;
  pack: FieldPack;
  /** Of the field alone; null where the field is not known. */
  moments: Moments | null;
  fit: Fit;
}

export function depthFor({ competenceLevel }: CourseRequest): Depth {
  return bandOf(competenceLevel) === "start" ? "first" : "further";
}

/** The names of the parts that a request needs. */
export function partsFor(request: CourseRequest, fit: Fit): string[] {
  const depth = depthFor(request);
  return [
    commonPart,
    packPart(packIdFor(fit)),
    ...(fit.field ? [momentsPart(fit.field.id)] : []),
    ...toldByGoal(request, fit),
    ...moduleKinds.map(({ id }) => lessonsPart(depth, id)),
  ];
}

/**
 * The library for a request, from the JSON texts of its parts.
 *
 * @throws when a part is missing: the reference content was not written.
 */
export function openLibrary(
  request: CourseRequest,
  parts: ReadonlyMap<string, string>,
  fit: Fit,
): CourseLibrary {
  const read = (name: string) => {
    const content = parts.get(name);
    if (content === undefined) {
      throw new Error(`The course library has no part "${name}": run \`npm run seed\`.`);
    }
    return JSON.parse(content);
  };
  const depth = depthFor(request);
  return {
    ...(read(commonPart) as CommonPart),
    depth,
    pack: read(packPart(packIdFor(fit))),
    moments: fit.field ? read(momentsPart(fit.field.id)) : null,
    fit,
    lessons: Object.assign(
      {},
      ...moduleKinds.map(({ id }) => read(lessonsPart(depth, id)) as Record<string, LessonText>),
      dealt(toldByGoal(request, fit).map(read), fit),
    ),
  };
}

/** The parts with both tellings of this goal's lessons, for the depth and by how the day goes. */
function toldByGoal(request: CourseRequest, { field, task }: Fit) {
  if (!task) return [];
  const day = field?.day ?? "desk";
  const further = day === "hands" ? "further.hands" : "further";
  const telling = depthFor(request) === "further" ? further : day;
  const both = [telling, `${telling}.again`] as const;
  return both.map((each) => goalLessonsPart(task.lessons, each));
}

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

function packIdFor({ field }: Fit) {
  return field?.pack ?? everyday;
}
