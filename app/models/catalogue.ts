import { exercises } from "../content/exercises/exercises";
import { guides } from "../content/guides/guides";
import { type Skill, strands } from "../content/skills/skill";
import { skillById, skills } from "../content/skills/skill-map";
import { tools } from "../content/tools";
import { minutesFor } from "./path-plan";

/** How much there is to learn here. */
export const counts = {
  lessons: skills.length,
  exercises: exercises.length,
  guides: guides.length,
};

const toolNames = new Map(tools.map(({ id, name }) => [id, name]));

/** An exercise as a link: what it is called, and with which tool. */
function asLink({ id, toolId, title }: (typeof exercises)[number]) {
  return { to: `/tools/${toolId}?exercise=${id}`, title, tool: toolNames.get(toolId) ?? "" };
}

/** The exercises whose pass shows the skill. */
function exercisesFor(skillId: string) {
  return exercises.filter(({ skills: [shown] }) => shown === skillId).map(asLink);
}

/** Where a skill can be practiced without an account; every skill has a place. */
export function practiceFor(skillId: string) {
  const [first] = exercisesFor(skillId);
  const other = exercises.find((exercise) => exercise.skills.includes(skillId));
  return first ?? (other ? asLink(other) : null);
}

/** The same, or the exercise with which beginners start where none is for the skill. */
export function firstPracticeFor(skillId: string) {
  const [beginning] = exercises.filter(({ difficulty }) => difficulty === "beginner");
  return practiceFor(skillId) ?? (beginning ? asLink(beginning) : null);
}

/** Everything there is to learn, strand by strand, and with each tool. */
export function listCatalogue(ageGroup: string | null) {
  return {
    counts,
    strands: strands.map(({ id, title }) => ({
      id,
      title,
      skills: skills.filter(({ strand }) => strand === id).map((skill) => listed(skill, ageGroup)),
    })),
    tools: tools.map(({ id, name, category }) => ({
      id,
      name,
      category,
      exercises: exercises.filter(({ toolId }) => toolId === id).length,
      hasGuide: guides.some((guide) => guide.id === id),
    })),
  };
}

function listed(skill: Skill, ageGroup: string | null) {
  const { id, title, outcome, requires } = skill;
  return {
    id,
    title,
    outcome,
    minutes: minutesFor(skill, ageGroup ?? ""),
    after: requires.flatMap((required) => skillById(required)?.title ?? []),
    exercises: exercisesFor(id),
  };
}
