import { anyGoal, type HowTo } from "../../../content/course-library/how-to";
import type { CourseRequest } from "../../course";
import { shortened } from "./course-head";

/** A lesson for the very thing that a goal asks for. */
export interface HowToLesson {
  title: string;
  reason: string;
  /** Markdown. */
  parts: readonly string[];
  /** Its own; the others ask what came before. */
  question?: HowTo["question"];
}

/** Of a course for how-tos: the first four each have a lesson for each of them. */
const modules = [
  {
    title: "A first try",
    description: "You have a first version in your hands.",
  },
  {
    title: "With what only you have",
    description: "You give the tool what it cannot know.",
  },
  {
    title: "When it looks good and is not",
    description: "You see where this goes wrong, and mend it.",
  },
  {
    title: "When your case is another one",
    description: "You change the request for another size, language or person.",
  },
  {
    title: "On your own",
    description: "You finish it, and know what stays in your hands.",
  },
];

/** One that a learner wants, of which task. */
export type WantedHowTo = HowTo & { taskId: string };

/** What stands above the module at this place, where there are how-tos: of a single one its name comes first. */
export function howToModule([only, ...more]: readonly WantedHowTo[], at: number) {
  const module = only && modules[at];
  return module && at === 0 && more.length === 0 ? { ...module, title: only.name } : module;
}

/** What the module at this place teaches of what the goal asks for: of each how-to one lesson, or none. */
export function howToLessons(
  howTos: readonly WantedHowTo[],
  at: number,
  { learningGoal }: CourseRequest,
): HowToLesson[] {
  return howTos.flatMap(
    ({ taskId, name, explanation, recap, question, yours, check, different }, place) => {
      const goal = place === 0 ? [quoted(learningGoal)] : [];
      const all: Omit<HowToLesson, "reason">[] = [
        {
          ...{ title: name, question },
          parts: [explanation, `#### In short\n\n${recap.map((line) => `- ${line}`).join("\n")}`],
        },
        { title: "With what is yours", parts: [...goal, yours, tryIt] },
        { title: "What goes wrong with it", parts: [check] },
        {
          title: "If your case is another one",
          parts: [nearestFirst(different, learningGoal, name)],
        },
      ];
      const lesson = all[at];
      if (!lesson) return [];
      const isNamed = howTos.length > 1 && at > 0;
      return {
        ...lesson,
        title: isNamed ? `${name}: ${lesson.title.toLowerCase()}` : lesson.title,
        reason:
          taskId === anyGoal
            ? `Here because you asked for this kind of help: "${name}".`
            : `Here because your goal asks for this: "${name}".`,
      };
    },
  );
}

/** The other case that alone says a longer word of the goal, beside the name's, stands before the others. */
function nearestFirst(cases: string, goal: string, name: string) {
  const items = cases.split("\n");
  const words = items.map(beginnings);
  const known = beginnings(name);
  const said = [...beginnings(goal)].filter(
    (word) => !known.has(word) && words.filter((each) => each.has(word)).length === 1,
  );
  const shared = words.map((own) => said.filter((word) => own.has(word)).length);
  const nearest = shared.indexOf(Math.max(...shared));
  return [...items.splice(nearest, 1), ...items].join("\n");
}

/** Of words of six letters and more the first six. */
function beginnings(text: string) {
  return new Set(text.toLowerCase().match(/(?<!\p{L})\p{L}{6}/gu));
}

function quoted(goal: string) {
  return `Your goal: "${shortened(goal)}". What it names belongs in the request, and so do its limits: the tool knows neither. What points to a person stays out; a town, a size or a date goes in where the answer depends on it.`;
}

const tryIt =
  "#### Try it now\n\nPut what is yours in place of what is not, and let the [coach](/tools/1) read the request before you send it.";
