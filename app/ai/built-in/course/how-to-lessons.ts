import type { HowTo } from "../../../content/course-library/how-to";
import type { CourseRequest } from "../../course";
import { shortened } from "./course-head";

/** A lesson for the very thing that a goal asks for. */
export interface HowToLesson {
  title: string;
  reason: string;
  /** Markdown. */
  parts: readonly string[];
}

/** The modules of a course for how-tos: the first four each have a lesson for each of them. */
const modules = [
  {
    title: "A first try",
    description: "You know what to expect of an AI tool, and have a first version in your hands.",
  },
  {
    title: "With what only you have",
    description: "You give the tool what it cannot know, and what comes back is yours.",
  },
  {
    title: "When it looks good and is not",
    description: "You see where this goes wrong, and mend it.",
  },
  {
    title: "When your case is another one",
    description: "You change the request for another size, material, language or person.",
  },
  {
    title: "On your own",
    description: "You finish it, and know what stays in your hands.",
  },
];

export function howToModule([only, ...more]: readonly HowTo[], at: number) {
  const module = only && modules[at];
  return module && at === 0 && more.length === 0 ? { ...module, title: only.name } : module;
}

/** What the module at this place teaches of what the goal asks for. */
export function howToLessons(
  howTos: readonly HowTo[],
  at: number,
  { learningGoal }: CourseRequest,
): HowToLesson[] {
  return howTos.flatMap((howTo) => {
    const { name, recap, yours, check, different } = howTo;
    const all = [
      { title: name, parts: [howTo.explanation, `#### In short\n\n${listed(recap)}`] },
      { title: yours.title, parts: [quoted(learningGoal), yours.text, tryIt] },
      { title: check.title, parts: [check.text] },
      { title: different.title, parts: [different.text] },
    ];
    const lesson = all[at];
    if (!lesson) return [];
    const isNamed = howTos.length > 1 && at > 0;
    return {
      title: lesson.title,
      reason: `Here because your goal asks for this: "${name}".`,
      parts: [...(isNamed ? [`This goes on from "${name}".`] : []), ...lesson.parts],
    };
  });
}

function quoted(goal: string) {
  return `Your goal: "${shortened(goal)}". What you name in it belongs in the request, in these words.`;
}

const tryIt =
  "#### Try it now\n\nPut what is yours in place of what is not, and let the [coach](/tools/1) read the request before you send it.";

function listed(lines: readonly string[]) {
  return lines.map((line) => `- ${line}`).join("\n");
}
