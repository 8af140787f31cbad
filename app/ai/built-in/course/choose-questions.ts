import type { LessonQuestion, LessonText } from "../../../content/course-library/lesson-text";
import { minor, type QuestionPeople, work } from "../../../content/course-library/question-people";
import type { CourseRequest } from "../../course";
import type { Fit } from "../fit/fit";
import { isWithoutSight } from "./exercise-picker";

/** A question on a skill, and whether it is of the learner's age. */
export interface RankedQuestion {
  question: LessonQuestion;
  isOfAge: boolean;
}

/** Fields that are everybody's life. */
const ofAnybody = new Set([minor, "home-and-family", "hobbies", "caring-at-home"]);
/** Fields whose people have to do with somebody at school. */
const withYoung = new Set(["pupils", "education", "caring-at-home", "home-and-family"]);

/** Who is at home in no trade: another's work is further from them than from others who work. */
const withoutTrade = new Set([
  "home-and-family",
  "hobbies",
  "caring-at-home",
  "illness-and-disability",
  "job-seekers",
]);

const perTurn = 6;

const own = 0;
const usual = 1;
const othersWork = 2;
const othersAge = 3;

/**
 * The questions on a skill in the order in which they suit a learner: of their own field first, of another
 * age last. Those of the goal's lessons come before the others. Who works is asked about others' work too,
 * as the goal tells it: courses of one goal would all ask the same otherwise.
 */
export function createQuestionRanker(people: QuestionPeople, request: CourseRequest, fit: Fit) {
  const rank = createRank(request, fit);
  // Most of the pupils' are anybody's: which of those come first goes round by the field.
  const turn = (at: number) =>
    request.ageGroup === "under18" ? ((at + (fit.field?.place ?? 0)) % perTurn) / 100 : 0;

  return (
    told: readonly { questions: readonly LessonQuestion[] }[],
    plain: LessonText | undefined,
  ): RankedQuestion[] => {
    const ofGoal = told.flatMap(({ questions }) => questions);
    const all = [...ofGoal, ...(plain?.questions ?? [])].map((question, at) => {
      const found = rank(people[question.id] ?? []);
      const isPlain = at >= ofGoal.length;
      const place = (isPlain ? Math.max(found, usual) + 0.5 : found) + turn(at);
      return { question, isOfAge: found < othersAge, place };
    });
    const ids = new Set<string>();
    return all
      .sort((one, other) => one.place - other.place)
      .filter(({ question: { id } }) => !ids.has(id) && ids.add(id))
      .map(({ question, isOfAge }) => ({ question, isOfAge }));
  };
}

/** How far those of whom a question tells are from the learner. */
function createRank(request: CourseRequest, { field }: Fit) {
  const isPupil = request.ageGroup === "under18";
  const isApart = field === null || withoutTrade.has(field.id) || isWithoutSight(request);

  return (people: readonly string[]) => {
    const isYoung = people.includes(minor);
    const isAnybodys = people.every((each) => ofAnybody.has(each));
    if (isPupil) {
      if (isYoung && !people.includes(work)) return own;
      return isAnybodys ? usual : othersAge;
    }
    if (isYoung) return field && withYoung.has(field.id) ? usual : othersAge;
    if (field && people.includes(field.id)) return own;
    return isAnybodys || !isApart ? usual : othersWork;
  };
}
