import type { Depth } from "../../../content/course-library/lesson-text";
import type { Exercise } from "../../../content/exercises/exercise";
import { exercises } from "../../../content/exercises/exercises";
import { tools } from "../../../content/tools";
import type { CourseRequest } from "../../course";
import type { Fit } from "../fit/fit";
import { shapeOf } from "./course-shape";

/** They are about AI tools themselves, or about what reaches everybody. */
const forAnybody = new Set([43, 81, 82, 83]);
/** Those that somebody at school can do from their own life. */
const forYoung = new Set([11, 21, 22, 41, 42, 43, 44, 53, 61, 63, 64, 71, 82, 91]);

/** Exercises that make what few goals want. */
const ofTheirOwn: ReadonlySet<string> = new Set(["picture", "code"]);

const withoutSight =
  /\b(?:blind|low vision|(?:visually|sight) impaired|partially sighted|screen reader|can ?(?:no|')?t see|lost (?:my|most of my) sight)\b/i;

/** Whether somebody says that they do not see, or hardly. */
export function isWithoutSight({ industry, learningGoal }: CourseRequest) {
  return withoutSight.test(`${industry} ${learningGoal}`);
}

/**
 * Chooses for a skill an exercise with a tool that suits the goal or else the field; each comes once in a
 * course. Pictures and programs are only for goals that want them. Where none suits, there is none.
 */
export function createExercisePicker(depth: Depth, request: CourseRequest, fit: Fit) {
  const used = new Set<number>();
  const difficulties =
    depth === "first" ? ["beginner", "intermediate"] : ["advanced", "intermediate"];
  const closeness = ({ id, response }: Exercise) => {
    if (fit.task?.exercises.includes(id)) return 2;
    // A poster or a program beside lessons for a letter is another matter.
    if (fit.task && ofTheirOwn.has(response.kind)) return 0;
    return fit.field?.exercises.includes(id) || forAnybody.has(id) ? 1 : 0;
  };
  // Beside lessons for the very goal there is room for those of its task alone.
  const least = shapeOf(fit).isPracticed ? 1 : 2;
  const seesPictures = !isWithoutSight(request);
  const isPossible = ({ id, response }: Exercise) =>
    (request.ageGroup !== "under18" || forYoung.has(id)) &&
    (seesPictures || response.kind !== "picture");

  return (skillId: string): string | undefined => {
    const [best] = exercises
      .filter((each) => {
        const { id, skills, difficulty } = each;
        const isFor = skills.includes(skillId) && difficulties.includes(difficulty);
        return isFor && !used.has(id) && isPossible(each) && closeness(each) >= least;
      })
      .sort(
        (one, other) =>
          closeness(other) - closeness(one) ||
          one.skills.indexOf(skillId) - other.skills.indexOf(skillId) ||
          difficulties.indexOf(one.difficulty) - difficulties.indexOf(other.difficulty),
      );
    if (!best) return undefined;

    used.add(best.id);
    const tool = tools.find(({ id }) => id === best.toolId)?.name;
    return `With the coach, here and without another account: [${best.title}](/tools/${best.toolId}?exercise=${best.id}) (${tool}).`;
  };
}
