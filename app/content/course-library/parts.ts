import caseWords from "virtual:content/case-words";
import fields from "virtual:content/fields";
import library from "virtual:content/library";
import moments from "virtual:content/moments";
import questionPeople from "virtual:content/question-people";
import questions from "virtual:content/questions";
import skillTexts from "virtual:content/skill-texts";
import tasks from "virtual:content/tasks";

import { type FitContent, fitPart, fitVersionPart } from "../fit/fit-content";
import goals from "../fit/goal-weights.json";
import howToWeights from "../fit/how-to-weights.json";
import type { CaseWords } from "./case-words";
import { type FieldPack, moduleKinds } from "./field-pack";
import { goalTellings } from "./goal-lesson";
import type { HowTo, NamedHowTo, WordedHowTo } from "./how-to";
import {
  type CommonPart,
  caseWordsPart,
  commonPart,
  goalLessonsPart,
  goalStepsPart,
  howToPart,
  lessonsPart,
  momentsPart,
  packPart,
  questionPeoplePart,
  questionsPart,
  skillTextPart,
  youngLessonsPart,
  youngQuestionsPart,
} from "./part-names";

export const { ageNotes, goalLessons, goalSteps, lessons, ownCases, packs, projects, resources } =
  library;

export const { youngLessons } = library;

export const { howTos: howTosByTask } = library;

const { otherQuestions, youngQuestions } = library;
const common: CommonPart = {
  ...{ ageNotes, projects, resources },
  packs: packs.map(({ id, name }) => ({ id, name })),
  fieldNames: fields.map(({ name }) => name),
};

export { tasks };

const howTos = ofEachTask(({ words: _, ...howTo }): HowTo => howTo);

export const fitContent: FitContent = {
  fields,
  tasks: tasks.map(({ words: _, hints: __, ...task }) => task),
  howTos: ofEachTask(({ id, name, forAdults }): NamedHowTo => ({ id, name, forAdults })),
  ...{ goals, howToWeights },
  // Words that speak for a how-to are typed as people type, and its examples hold made-up ones.
  spelled: spelledIn({
    ...library,
    howTos: ofEachTask(({ id, name, forAdults, explanation, recap, project }) => ({
      ...{ id, name, forAdults, explanation, recap, project },
    })),
  }),
};

function ofEachTask<T>(change: (howTo: WordedHowTo) => T): Readonly<Record<string, readonly T[]>> {
  return Object.fromEntries(
    Object.entries(howTosByTask).map(([taskId, own]) => [taskId, own.map(change)]),
  );
}

const longestPart = 80_000;

/** What understands fields and goals, as the database keeps it. */
export const fitParts = partsOf(JSON.stringify(fitContent));

function partsOf(text: string) {
  const parts = text.match(new RegExp(`.{1,${longestPart}}`, "gsu")) ?? [];
  return [
    { part: fitVersionPart, content: JSON.stringify(hashOf(text)) },
    ...parts.map((content, at) => ({
      part: `${fitPart}${String(at + 1).padStart(2, "0")}`,
      content,
    })),
  ];
}

/** FNV-1a over the code units. */
function hashOf(text: string) {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return `${text.length}-${(hash >>> 0).toString(36)}`;
}

/** The questions of each skill, as the database keeps them. */
export const questionParts = Object.entries(questions).map(([skillId, asked]) => ({
  part: questionsPart(skillId),
  content: JSON.stringify([...asked, ...(otherQuestions[skillId] ?? [])]),
}));

/** The texts of skills, likewise. */
export const skillTextParts = Object.entries(skillTexts).map(([skillId, text]) => ({
  part: skillTextPart(skillId),
  content: JSON.stringify(text),
}));

function spelledIn(texts: object) {
  const words =
    JSON.stringify(texts)
      .toLowerCase()
      .match(/[a-z]{4,}/g) ?? [];
  return [...new Set(words)].sort().join(" ");
}

function byFirstLetter(words: CaseWords) {
  const parts: Record<string, CaseWords> = {};
  for (const [word, cases] of Object.entries(words)) {
    const part = caseWordsPart(word);
    parts[part] = { ...parts[part], [word]: cases };
  }
  return parts;
}

/**
 * The whole library as the database keeps it: JSON texts by name. It is too large for
 * the worker, so only the seed and the tests read this file.
 */
export function libraryParts(): { part: string; content: string }[] {
  const parts: [string, unknown][] = [
    [commonPart, common],
    ...packs.map((pack): [string, unknown] => [
      packPart(pack.id),
      { ...pack, ownCases: ownCases[pack.id] ?? {} } satisfies FieldPack,
    ]),
    ...Object.entries(byFirstLetter(caseWords)),
    ...(["first", "further"] as const).map((depth): [string, unknown] => [
      questionPeoplePart(depth),
      Object.fromEntries(
        Object.entries(questionPeople).filter(([id]) => id.split(".")[1] === depth),
      ),
    ]),
    [youngLessonsPart, youngLessons],
    [youngQuestionsPart, youngQuestions],
    ...Object.entries(goalSteps).map(([id, own]): [string, unknown] => [goalStepsPart(id), own]),
    ...Object.entries(howTos).flatMap(([taskId, own]) =>
      own.map((howTo): [string, unknown] => [howToPart(taskId, howTo.id), howTo]),
    ),
    ...Object.entries(moments).map(([id, own]): [string, unknown] => [momentsPart(id), own]),
    ...Object.entries(goalLessons).flatMap(([kind, told]) =>
      goalTellings.map((telling): [string, unknown] => [
        goalLessonsPart(kind, telling),
        told[telling],
      ]),
    ),
    ...(["first", "further"] as const).flatMap((depth) =>
      moduleKinds.map(({ id, skills }): [string, unknown] => [
        lessonsPart(depth, id),
        Object.fromEntries(
          lessons
            .filter(({ skillId }) => (skills as readonly string[]).includes(skillId))
            .map((each) => [each.skillId, each[depth]]),
        ),
      ]),
    ),
  ];
  return [
    ...parts.map(([part, content]) => ({ part, content: JSON.stringify(content) })),
    ...fitParts,
    ...questionParts,
    ...skillTextParts,
  ];
}
