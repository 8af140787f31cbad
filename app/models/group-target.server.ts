import { exerciseById, exercises } from "../content/exercises/exercises";
import { guides } from "../content/guides/guides";
import { strands } from "../content/skills/skill";
import { skillById, skills } from "../content/skills/skill-map";
import { tools } from "../content/tools";
import { grokQuiz } from "./challenge-set.server";

/** What the members of a group can be asked to do. */
export interface Target {
  kind: "path" | "lesson" | "exercise" | "challenge";
  item: string;
}

const nameOfTool = new Map(tools.map(({ id, name }) => [id, name]));
const setsOfChallenges = new Map([
  ...guides.map(({ id }) => [`guide:${id}`, id] as const),
  [grokQuiz.key, null],
]);

/** As a form sends it: `lesson:give-context`. */
function writeTarget({ kind, item }: Target) {
  return `${kind}:${item}`;
}

/** The target of that name; null for one that there is not. */
export function readTarget(text: string): Target | null {
  const end = text.indexOf(":");
  const target = { kind: text.slice(0, end) as Target["kind"], item: text.slice(end + 1) };
  return describeTarget(target) && target;
}

/** What a target is called and where it is done; null for one that has left the site. */
export function describeTarget({ kind, item }: Target): { title: string; to: string } | null {
  switch (kind) {
    case "path":
      // Where it goes on, or how to make one.
      return item === "own" ? { title: "Your own path", to: "/path" } : null;
    case "lesson": {
      const skill = skillById(item);
      return skill ? { title: skill.title, to: `/path/${skill.id}` } : null;
    }
    case "exercise": {
      const exercise = /^[1-9]\d{0,5}$/.test(item) ? exerciseById(Number(item)) : undefined;
      if (!exercise) return null;
      const { id, toolId, title } = exercise;
      return { title, to: `/tools/${toolId}?exercise=${id}` };
    }
    case "challenge": {
      const toolId = setsOfChallenges.get(item);
      if (toolId === undefined) return null;
      return toolId === null
        ? { title: "The Grok quiz", to: "/grok?tab=try-it" }
        : {
            title: `Challenges: ${nameOfTool.get(toolId) ?? ""}`,
            to: `/guides/${toolId}?tab=challenges`,
          };
    }
    default:
      return null;
  }
}

/** All targets as the choices of a form, by what they are. */
export function targetChoices() {
  const choice = (target: Target) => ({
    value: writeTarget(target),
    label: describeTarget(target)?.title ?? "",
  });
  return [
    { label: "Path", options: [choice({ kind: "path", item: "own" })] },
    ...strands.map(({ id, title }) => ({
      label: `Lessons: ${title}`,
      options: skills
        .filter(({ strand }) => strand === id)
        .map(({ id: item }) => choice({ kind: "lesson", item })),
    })),
    ...tools.map(({ id, name }) => ({
      label: `Exercises: ${name}`,
      options: exercises
        .filter(({ toolId }) => toolId === id)
        .map(({ id: item }) => choice({ kind: "exercise", item: `${item}` })),
    })),
    {
      label: "Challenges",
      options: [...setsOfChallenges.keys()].map((item) => choice({ kind: "challenge", item })),
    },
  ];
}
