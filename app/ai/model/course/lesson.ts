import * as z from "zod/mini";

import { cleanText } from "../../../schemas/text";
import type { CourseExercise, CourseLesson, CourseRequest, CourseResource } from "../../course";
import { type Ask, askJson, type Judged } from "../ask-json";
import { createDelimiters } from "../delimiters";
import { withoutLinks } from "../without-links";
import { describeLearner } from "./learner";
import { keptParts } from "./lesson-parts";
import { areDistinct, countWords, faultsIn, isSaidIn } from "./lint";
import { judgeBy, line } from "./shape";
import { lessonSchema } from "./wire-schemas";

export const ExerciseAnswer = z.object({
  question: line(15, 400),
  options: z
    .array(z.object({ text: line(1, 200), explanation: line(10, 400) }))
    .check(z.minLength(3, "must be three to five"), z.maxLength(5, "must be three to five")),
  answer: z.int("must be the number of the right option, counted from 0"),
  hint: line(10, 300),
});

export const LessonAnswer = z.object({
  text: line(1, 9_000),
  recap: z.array(line(10, 200)).check(z.minLength(3), z.maxLength(3)),
  exercises: z.array(z.unknown()).check(z.maxLength(4)),
  resourceIds: z.array(z.string()).check(z.maxLength(12)),
});

const fewestWords = 120;
const mostWords = 700;
const mostExercises = 2;

export interface NewExercise extends CourseExercise {
  answer: number;
  /** One for each option. */
  explanations: string[];
}

/** What a model wrote for a lesson. */
export interface NewLesson {
  /** Markdown with headings of level 4 only. */
  text: string;
  recap: string[];
  /** Two at most. */
  exercises: NewExercise[];
  /** Out of the list that was given. */
  resources: CourseResource[];
}

interface Draft {
  lesson: CourseLesson;
  /** Of the module, as the learner will read it. */
  moduleTitle: string;
  /** What the model may choose to read on. */
  resources: readonly CourseResource[];
}

/** Asks for a lesson of the library in the words of the learner's field and goal, with new exercises. */
export function askLesson(ask: Ask, request: CourseRequest, draft: Draft) {
  const { delimit, rule } = createDelimiters();
  const { lesson, moduleTitle, resources } = draft;
  const offered = resources.map(({ title, description }, index) => ({
    id: resourceId(index),
    title,
    description,
  }));
  return askJson<NewLesson>(ask, {
    rules: [
      "You rewrite one lesson of a course in which people learn to use AI tools. It keeps what it teaches, its order of thoughts and its facts; the examples come from this learner's field and lead to this learner's goal. You add no fact, name, number or product that is not in the lesson.",
      rule,
      'Answer with one JSON object: {"text": string, "recap": [string, string, string], "exercises": [{"question": string, "options": [{"text": string, "explanation": string}], "answer": number, "hint": string}], "resourceIds": [string]}.',
      "text: 200 to 400 words of markdown to the learner, warm and plain, in short sentences of American English. Headings begin with ####. No links, no HTML, no gaps to fill in, no exclamation marks. recap: what to remember, three short sentences. exercises: one or two, each about a situation in this field with three to five options of similar length, of which exactly one is right; answer is its number counted from 0; the explanation of an option says why it is right or wrong; the hint points the way without the words of the right option. resourceIds: up to two ids out of the list, or none.",
    ].join("\n\n"),
    material: [
      delimit("learner", describeLearner(request)),
      delimit(
        "lesson",
        withoutLinks(`${moduleTitle}: ${lesson.title}\n\n${keptParts(lesson.content).replaced}`),
      ),
      delimit("resources", JSON.stringify(offered)),
    ].join("\n\n"),
    json: { name: "lesson", schema: lessonSchema },
    maxTokens: 1_600,
    delimit,
    judge: (answer) => judgeBy(LessonAnswer, answer, (read) => judgeLesson(read, draft)),
  });
}

function judgeLesson(read: z.infer<typeof LessonAnswer>, draft: Draft): Judged<NewLesson> {
  const text = asMarkdown(read.text);
  const recap = read.recap.map((each) => asMarkdown(each).replace(/\s+/g, " "));
  const words = countWords(text);
  const inText = [
    ...[text, ...recap].flatMap(faultsIn).map((fault) => `text and recap: ${fault}`),
    ...(words < fewestWords ? [`text: It has ${words} words, which is too short.`] : []),
    ...(words > mostWords ? [`text: It has ${words} words, which is too long.`] : []),
    ...(/[\p{L}\p{N},;]$/u.test(text) ? ["text: It stops in the middle of a sentence."] : []),
    ...(recap.some((each) => each === "") ? ["recap: A sentence is empty."] : []),
  ];

  const judged = read.exercises.map((exercise) =>
    judgeBy(ExerciseAnswer, exercise, (each) => judgeExercise(each, draft.lesson)),
  );
  const inExercises = judged.flatMap(({ errors }, index) =>
    errors.map((error) => `exercises, number ${index + 1}: ${error}`),
  );
  const exercises = judged
    .flatMap(({ value }) => value ?? [])
    .filter(({ question }, at, all) => {
      return all.findIndex((each) => isSaidIn(each.question, question)) === at;
    });
  const resources = draft.resources.filter((_, at) => read.resourceIds.includes(resourceId(at)));
  return {
    value:
      inText.length === 0
        ? { text, recap, exercises: exercises.slice(0, mostExercises), resources }
        : null,
    errors: [...inText, ...inExercises],
  };
}

/** An exercise with a fault is left out whole. */
function judgeExercise(
  read: z.infer<typeof ExerciseAnswer>,
  lesson: CourseLesson,
): Judged<NewExercise> {
  const question = asMarkdown(read.question).replace(/\s+/g, " ");
  const hint = asMarkdown(read.hint).replace(/\s+/g, " ");
  const options = read.options.map(({ text }) => asMarkdown(text).replace(/\s+/g, " "));
  const explanations = read.options.map(({ explanation }) =>
    asMarkdown(explanation).replace(/\s+/g, " "),
  );
  const key = options[read.answer];
  const all = [question, hint, ...options, ...explanations];
  const errors = [
    ...all.flatMap(faultsIn),
    ...(all.some((each) => each === "") ? ["A text is empty."] : []),
    ...(key === undefined ? ["answer is not the number of an option."] : []),
    ...(areDistinct(options) ? [] : ["Two options say the same."]),
    ...(key !== undefined && isSaidIn(key, hint) ? ["The hint says the right option."] : []),
    ...(lesson.exercises.some((each) => isSaidIn(each.question, question))
      ? ["The lesson asks this already."]
      : []),
  ];
  const exercise = { question, options, hint, answer: read.answer, explanations };
  return { value: errors.length === 0 ? exercise : null, errors };
}

function asMarkdown(text: string) {
  return withoutLinks(cleanText(text))
    .replace(/^#{1,6}(?=\s)/gm, "####")
    .trim();
}

function resourceId(index: number) {
  return `r${index + 1}`;
}
