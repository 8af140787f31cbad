import type { Depth } from "../../../content/course-library/lesson-text";
import { exercises } from "../../../content/exercises/exercises";
import { tools } from "../../../content/tools";

/** Chooses for a skill an exercise with a tool, those for the goal first; each comes once in a course. */
export function createExercisePicker(depth: Depth, fitting: readonly number[]) {
  const used = new Set<number>();
  const difficulties =
    depth === "first" ? ["beginner", "intermediate"] : ["advanced", "intermediate"];

  return (skillId: string): string | undefined => {
    const [best] = exercises
      .filter(({ id, skills, difficulty }) => {
        return !used.has(id) && skills.includes(skillId) && difficulties.includes(difficulty);
      })
      .sort(
        (one, other) =>
          Number(fitting.includes(other.id)) - Number(fitting.includes(one.id)) ||
          one.skills.indexOf(skillId) - other.skills.indexOf(skillId) ||
          difficulties.indexOf(one.difficulty) - difficulties.indexOf(other.difficulty),
      );
    if (!best) return undefined;

    used.add(best.id);
    const tool = tools.find(({ id }) => id === best.toolId)?.name;
    return `With the coach: [${best.title}](/tools/${best.toolId}?exercise=${best.id}) (${tool}).`;
  };
}
