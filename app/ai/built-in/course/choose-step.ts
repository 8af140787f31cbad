import type { GoalStep, GoalSteps } from "../../../content/course-library/goal-step";
import type { Depth } from "../../../content/course-library/lesson-text";
import { competenceLevels } from "../../../content/profile-options";
import type { CourseRequest } from "../../course";
import { shapeOf } from "./course-shape";
import type { CourseLibrary } from "./library";

/** The skills that a goal asks for first have its step in every course. */
const mostAsked = 4;
/** Of the other steps each course leaves one in so many out, by the field and the level, so that these differ. */
const leavesOut = 3;

/**
 * What the lesson on this skill is for the learner's goal, where that is told; where it is not, what it is
 * for the other wish of theirs. Steps for adults are told to nobody under 18, and who has lessons for the
 * very thing is told none for its kind.
 */
export function stepFor(library: CourseLibrary, request: CourseRequest, skillId: string) {
  const { depth, fit } = library;
  if (!shapeOf(fit).hasSteps) return undefined;
  const [own = {}, other = {}] = library.goalSteps.map((steps) =>
    request.ageGroup === "under18" ? withoutAdults(steps, depth) : steps,
  );
  const told = Object.keys(own).filter((id) => own[id]?.[depth]);
  const level = competenceLevels.findIndex(({ value }) => value === request.competenceLevel);
  const turn = told.indexOf(skillId) + (fit.field?.place ?? 0) + Math.max(level, 0);
  const isAsked = Object.keys(fit.task?.skills ?? {})
    .slice(0, mostAsked)
    .includes(skillId);
  const isTold = told.includes(skillId) && (isAsked || turn % leavesOut !== 0);
  return isTold ? own[skillId]?.[depth] : other[skillId]?.[depth];
}

function withoutAdults(steps: GoalSteps, depth: Depth): GoalSteps {
  const isForAll = ({ forAdults }: GoalStep) => !forAdults?.includes(depth);
  return Object.fromEntries(Object.entries(steps).filter(([, step]) => isForAll(step)));
}
