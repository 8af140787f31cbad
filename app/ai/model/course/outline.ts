import * as z from "zod/mini";

import { cleanText } from "../../../schemas/text";
import type { Course, CourseRequest } from "../../course";
import { type Ask, askJson, type Judged } from "../ask-json";
import { createDelimiters } from "../delimiters";
import { withoutLinks } from "../without-links";
import { describeLearner } from "./learner";
import { areDistinct, faultsIn } from "./lint";
import { judgeBy, line } from "./shape";
import { outlineSchema } from "./wire-schemas";

export const OutlineAnswer = z.object({
  title: line(5, 80),
  description: line(20, 400),
  modules: z
    .array(z.object({ id: z.string(), title: line(5, 80), description: line(15, 240) }))
    .check(z.maxLength(12)),
});

/** New names for a course and its modules; what is missing keeps the library's. */
export interface Outline {
  title: string;
  description: string;
  /** In the order of the course's modules. */
  modules: ({ title: string; description: string } | null)[];
}

/** Asks for names in the words of the learner's field and goal. Modules and lessons stay the library's. */
export function askOutline(ask: Ask, request: CourseRequest, course: Course) {
  const { delimit, rule } = createDelimiters();
  const modules = course.modules.map(({ title, description, lessons }, index) => ({
    id: moduleId(index),
    title,
    description,
    lessons: lessons.map((lesson) => lesson.title),
  }));
  return askJson<Outline>(ask, {
    rules: [
      "You name the parts of a course in which a beginner learns to use AI tools. The plan is fixed: you change no module and no order, you only say each in the words of this learner's field and goal.",
      rule,
      'Answer with one JSON object: {"title": string, "description": string, "modules": [{"id": string, "title": string, "description": string}]}. Take the ids from the plan. A title has at most 60 characters, the description of the course one or two sentences to the learner, that of a module one sentence that says what the learner can do afterwards. Plain text in American English: no markdown, no links, no exclamation marks, no promises.',
    ].join("\n\n"),
    material: [
      delimit("learner", describeLearner(request)),
      delimit("plan", JSON.stringify({ title: course.title, modules })),
    ].join("\n\n"),
    json: { name: "outline", schema: outlineSchema },
    maxTokens: 900,
    delimit,
    judge: (answer) => judgeBy(OutlineAnswer, answer, (read) => judgeOutline(read, course)),
  });
}

function judgeOutline(read: z.infer<typeof OutlineAnswer>, course: Course): Judged<Outline> {
  const errors: string[] = [];
  const title = asLine(read.title);
  const description = asLine(read.description);
  for (const [name, text] of Object.entries({ title, description })) {
    errors.push(...faultsInLine(text).map((fault) => `${name}: ${fault}`));
  }
  const isNamed = errors.length === 0;

  const modules = course.modules.map((_, index) => {
    const id = moduleId(index);
    const found = read.modules.find((each) => each.id === id);
    if (!found) {
      errors.push(`modules: "${id}" is missing.`);
      return null;
    }
    const said = { title: asLine(found.title), description: asLine(found.description) };
    const faults = Object.values(said).flatMap(faultsInLine);
    errors.push(...faults.map((fault) => `modules, "${id}": ${fault}`));
    return faults.length === 0 ? said : null;
  });
  const titles = course.modules.map((module, index) => modules[index]?.title ?? module.title);
  const isClear = areDistinct(titles);
  if (!isClear) errors.push("modules: Two have the same title.");

  return { value: isNamed && isClear ? { title, description, modules } : null, errors };
}

function faultsInLine(text: string) {
  return [...faultsIn(text), ...(text.length < 5 ? ["It is too short."] : [])];
}

function asLine(text: string) {
  return withoutLinks(cleanText(text))
    .replace(/[*_`#]+/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

function moduleId(index: number) {
  return `m${index + 1}`;
}
