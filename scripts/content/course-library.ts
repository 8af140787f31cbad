import { z } from "zod";

import type { AgeNotes } from "../../app/content/course-library/age-notes";
import type {
  ClosingProject,
  ClosingProjects,
} from "../../app/content/course-library/closing-projects";
import {
  type FieldPack,
  type ModuleKind,
  moduleKinds,
} from "../../app/content/course-library/field-pack";
import {
  asksAs,
  type GoalTelling,
  type GoalTold,
  goalLessonsFile,
  goalTellings,
} from "../../app/content/course-library/goal-lesson";
import type { GoalSteps } from "../../app/content/course-library/goal-step";
import type {
  Depth,
  LessonQuestion,
  LessonText,
  SkillLessons,
} from "../../app/content/course-library/lesson-text";
import type { Resource } from "../../app/content/course-library/resource";
import type { YoungLessons, YoungQuestions } from "../../app/content/course-library/young-lessons";
import { type AgeGroup, ageGroups, goalPresets } from "../../app/content/profile-options";
import { readChoices } from "./choices";
import { address, day, line, order } from "./fields";
import { divide, listed, type Page, type Part } from "./page";
import type { Ordered } from "./places";

const kinds = moduleKinds.map(({ id }) => id);
export const skillIds: readonly string[] = moduleKinds.flatMap(
  ({ skills }): readonly string[] => skills,
);
const depths = ["first", "further"] as const;
const title = line.max(60, { error: "it has more than 60 characters" });
/** One project for each; `own` is for a goal in the learner's own words. */
export const projectGoals = [...goalPresets.map(({ value }) => value), "own"] as const;

interface Lesson {
  skillId: string;
  depth: Depth;
  text: LessonText;
}

/** `content/lessons/ask/one-clear-task.first.md` */
export function readLesson(page: Page): Lesson | null {
  const fields = page.fields(z.strictObject({ title }));
  const [skillId = "", ending = ""] = page.name.split(".");
  const depth = depths.find((each) => each === ending);
  if (!depth) {
    page.mistake(1, `The file's name must end in ".first.md" or ".further.md".`);
  }
  const skills: readonly string[] = moduleKinds.find(({ id }) => id === page.folder)?.skills ?? [];
  if (!skills.includes(skillId)) {
    page.mistake(
      1,
      `The folder "${page.folder}" has no skill "${skillId}": it has ${listed(skills)}.`,
    );
  }
  const parts = page.parts(page.body, 2, ["Remember", "Questions"]);
  const explanation = page.text(parts.before, "the lesson itself");
  const recap = readRecap(page, parts.Remember);
  const questions = page
    .numbered(parts.Questions, "Question", { count: 2 })
    .map((part, index) => readQuestion(page, part, `${page.name}.${index + 1}`));
  if (!fields || !depth) return null;
  return {
    skillId,
    depth,
    text: {
      title: fields.title,
      explanation,
      recap,
      questions: questions as unknown as LessonText["questions"],
    },
  };
}

export function readQuestion(page: Page, part: Part, id: string): LessonQuestion {
  const { label, rest } = page.labels(part, ["Hint"]);
  const { prompt, options, answer } = readChoices(page, rest, {
    name: part.heading,
    options: [3, 4],
    explained: true,
  });
  return { id, question: prompt, options, answer, hint: label("Hint") };
}

/** Both depths of every skill, in the order of the modules. */
export function bySkill(lessons: readonly Lesson[]): SkillLessons[] {
  return skillIds.flatMap((skillId) => {
    const [first, further] = depths.map(
      (depth) => lessons.find((each) => each.skillId === skillId && each.depth === depth)?.text,
    );
    return first && further ? [{ skillId, first, further }] : [];
  });
}

const PackFields = z.strictObject({
  /** Finishes "with examples from ...". */
  name: line,
  /** Finishes "For ...". */
  people: line,
  titles: z.strictObject(
    shapeOf(projectGoals, line.max(70, { error: "it has more than 70 characters" })),
  ),
});

/** `content/cases/arts.md` */
export function readPack(page: Page): Omit<FieldPack, "ownCases"> | null {
  const fields = page.fields(PackFields);
  const headings = kinds.map(headingOf);
  const parts = page.parts(page.body, 2, [...headings, "Cases"]);
  page.nothing(parts.before);
  const modules = byKind((kind) => readModule(page, parts[headingOf(kind)] as Part));
  const told = page.parts(parts.Cases as Part, 3, skillIds);
  page.nothing(told.before);
  const cases = Object.fromEntries(
    skillIds.map((id) => [id, page.text(told[id] as Part, `the case for "${id}"`)]),
  );
  return fields && { id: page.name, ...fields, modules, cases };
}

/** `content/own-cases/trades.md`: of the skills that it names. */
export function readOwnCases(page: Page): [packId: string, cases: Record<string, string>] {
  page.fields(z.strictObject({ about: line }));
  const { before, parts } = divide(page.body, 2);
  page.nothing(before);
  const cases = parts.map((part): [string, string] => {
    if (!skillIds.includes(part.heading))
      page.mistake(part.line, `There is no skill "${part.heading}".`);
    return [part.heading, page.text(part, `the case for "${part.heading}"`)];
  });
  return [page.name, Object.fromEntries(cases)];
}

function readModule(page: Page, part: Part) {
  const { before, ...texts } = page.parts(part, 3, ["Scenario", "Practice"]);
  const { label, rest } = page.labels(before, ["Title", "Aim"]);
  page.nothing(rest);
  return {
    title: label("Title"),
    description: label("Aim"),
    scenario: page.text(texts.Scenario, "a scene from a working day"),
    practice: page.text(texts.Practice, "a prompt to write"),
  };
}

/** `content/age-notes/18-24.md` */
export function readAgeNotes(page: Page): [AgeGroup, AgeNotes[AgeGroup]] | null {
  const fields = page.fields(z.strictObject({ age: z.enum(ageGroups.map(({ value }) => value)) }));
  const { before, parts } = divide(page.body, 2);
  page.nothing(before);
  const notes = parts.map((part) => {
    const { label, rest } = page.labels(part, ["Lessons", "Goals"]);
    const skills = label("Lessons").split(", ");
    const unknown = skills.find((id) => !skillIds.includes(id));
    if (unknown !== undefined) page.mistake(part.line, `There is no skill "${unknown}".`);
    const goals = label("Goals") === anyGoal ? [] : label("Goals").split(", ");
    return { skills, goals, text: page.text(rest, "a note for this age") };
  });
  if (fields && fields.age !== page.name) {
    page.mistake(page.lineOf("age"), `The age "${fields.age}" must be the file's name.`);
  }
  return fields && [fields.age, notes];
}

const anyGoal = "any";

/**
 * `content/goal-lessons/home.md`, `home.again.md`, `home.further.hands.md` and so on: of the skills that
 * each names. Those that ask what another asks have no questions of their own.
 */
export function readGoalLessons(page: Page): GoalTellingRead {
  page.fields(z.strictObject({ about: line }));
  const [kind = "", ...ends] = page.name.split(".");
  const telling = goalTellings.find((each) => goalLessonsFile(kind, each) === `${page.name}.md`);
  if (!telling) {
    page.mistake(
      1,
      'The file\'s name must be a kind of goal, then ".further", ".hands" and ".again" in this order, each or none.',
    );
  }
  const depth = ends.includes("further") ? "further" : "first";
  const end = ends.filter((each) => each !== "further").map((each) => `.${each}`);
  const { before, parts } = divide(page.body, 2);
  page.nothing(before);
  const lessons = parts.map((part) => {
    const asked = telling && telling in asksAs ? 0 : 2;
    const id = [part.heading, depth, kind].join(".") + end.join("");
    return [part.heading, readTold(page, part, { id, asked })] as const;
  });
  return { kind, telling: telling ?? "desk", lessons: Object.fromEntries(lessons) };
}

/** `content/young-lessons/check.md`: of the skills that it names, for beginners under 18. */
export function readYoungLessons(page: Page): YoungLessons {
  page.fields(z.strictObject({ module: z.literal(page.name) }));
  const { before, parts } = divide(page.body, 2);
  page.nothing(before);
  const lessons = parts.map((part) => {
    const { questions, ...told } = readTold(page, part, {
      ...{ id: `${part.heading}.first.young`, asked: 2 },
    });
    const lesson = { ...told, questions: questions as unknown as LessonText["questions"] };
    return [part.heading, lesson] as const;
  });
  return Object.fromEntries(lessons);
}

/** `content/young-questions/check.md`: of the skills that it names, for beginners under 18. */
export function readYoungQuestions(page: Page): YoungQuestions {
  page.fields(z.strictObject({ module: z.literal(page.name) }));
  const { before, parts } = divide(page.body, 2);
  page.nothing(before);
  return Object.fromEntries(
    parts.map((part) => {
      const skillId = part.heading;
      if (!skillIds.includes(skillId)) page.mistake(part.line, `There is no skill "${skillId}".`);
      const names = ["Question 1", "Question 2", "Question 3"] as const;
      const { before, ...asked } = page.parts(part, 3, names);
      page.nothing(before);
      const questions = names.map((name, at) =>
        readQuestion(page, asked[name], `${skillId}.first.pupils.${at + 1}`),
      );
      return [skillId, questions] as const;
    }),
  );
}

/** A lesson under the heading of its skill, with so many questions. */
function readTold(page: Page, part: Part, { id, asked }: { id: string; asked: number }) {
  const skillId = part.heading;
  if (!skillIds.includes(skillId)) page.mistake(part.line, `There is no skill "${skillId}".`);
  const names = ["Question 1", "Question 2"].slice(0, asked);
  const { before, ...parts } = page.parts(part, 3, ["Remember", ...names]);
  const { label, rest } = page.labels(before, ["Title"]);
  const lesson: GoalLessonRead = {
    title: label("Title"),
    explanation: page.text(rest, `the lesson on "${skillId}"`),
    recap: readRecap(page, parts.Remember as Part),
    questions: names.map((name, at) =>
      readQuestion(page, parts[name] as Part, at === 0 ? id : `${id}.2`),
    ),
  };
  return lesson;
}

type GoalLessonRead = Omit<LessonText, "questions"> & { questions: LessonQuestion[] };

interface GoalTellingRead {
  kind: string;
  telling: GoalTelling;
  lessons: Record<string, GoalLessonRead>;
}

export function byKindOfGoal(read: readonly GoalTellingRead[]): Record<string, GoalTold> {
  const kinds = [...new Set(read.map(({ kind }) => kind))];
  const told = (kind: string, telling: GoalTelling) =>
    read.find((each) => each.kind === kind && each.telling === telling)?.lessons ?? {};
  const withQuestions = (kind: string, telling: GoalTelling) => {
    const asking = asksAs[telling];
    if (!asking) return told(kind, telling);
    const asked = told(kind, asking);
    return Object.fromEntries(
      Object.entries(told(kind, telling)).map(([skillId, lesson]) => [
        skillId,
        { ...lesson, questions: asked[skillId]?.questions ?? [] },
      ]),
    );
  };
  return Object.fromEntries(
    kinds.map((kind) => [
      kind,
      Object.fromEntries(
        goalTellings.map((telling) => [telling, withQuestions(kind, telling)]),
      ) as unknown as GoalTold,
    ]),
  );
}

export function readRecap(page: Page, part: Part) {
  return page.list(part, "sentences to remember", 3) as unknown as LessonText["recap"];
}

const shortestStep = 20;
const longestStep = 60;

/** `content/goal-steps/stay-safe.md`: of the skills that it names. */
export function readGoalSteps(page: Page): [taskId: string, steps: GoalSteps] {
  page.fields(z.strictObject({ task: z.literal(page.name) }));
  const { before, parts } = divide(page.body, 2);
  page.nothing(before);
  const steps = parts.map((part): [string, GoalSteps[string]] => {
    if (!skillIds.includes(part.heading))
      page.mistake(part.line, `There is no skill "${part.heading}".`);
    return [part.heading, readStep(page, part)];
  });
  return [page.name, Object.fromEntries(steps)];
}

const stepLabels = {
  First: "first",
  "First, for adults": "first",
  Further: "further",
  "Further, for adults": "further",
} as const;
const stepNames = Object.keys(stepLabels) as (keyof typeof stepLabels)[];

function readStep(page: Page, part: Part): GoalSteps[string] {
  const names = stepNames.filter((name) =>
    part.tokens.some(({ token }) => token.raw.startsWith(`${name}: `)),
  );
  if (names.length === 0) page.mistake(part.line, `There is no step for "${part.heading}".`);
  const { label, rest } = page.labels(part, names);
  page.nothing(rest);
  for (const name of names) {
    const words = label(name).split(/\s+/).length;
    if (words < shortestStep || words > longestStep) {
      page.mistake(
        part.line,
        `A step for "${part.heading}" has ${words} words: there must be ${shortestStep} to ${longestStep}.`,
      );
    }
  }
  const forAdults = names.filter((name) => name.endsWith("adults")).map((name) => stepLabels[name]);
  return {
    ...Object.fromEntries(names.map((name) => [stepLabels[name], label(name)])),
    ...(forAdults.length > 0 && { forAdults }),
  };
}

export function byAge(notes: readonly [AgeGroup, AgeNotes[AgeGroup]][]): AgeNotes {
  return Object.fromEntries(
    ageGroups.flatMap(({ value }) => notes.filter(([age]) => age === value)),
  ) as unknown as AgeNotes;
}

/** `content/projects/own.md` */
export function readProject(page: Page): [keyof ClosingProjects, ClosingProject] | null {
  const fields = page.fields(z.strictObject({ goal: z.enum(projectGoals), title }));
  const parts = page.parts(page.body, 2, ["Checklist"]);
  const brief = page.text(parts.before, "what to make, in which steps");
  const checklist = page.list(parts.Checklist, "sentences to tick off");
  if (checklist.length < 4 || checklist.length > 6) {
    page.mistake(
      parts.Checklist.line,
      `The checklist has ${checklist.length} sentences: there must be 4 to 6.`,
    );
  }
  return fields && [fields.goal, { title: fields.title, brief, checklist }];
}

export function byGoal(
  projects: readonly [keyof ClosingProjects, ClosingProject][],
): ClosingProjects {
  return Object.fromEntries(
    projectGoals.flatMap((goal) => projects.filter(([each]) => each === goal)),
  ) as unknown as ClosingProjects;
}

const ResourceFields = z.strictObject({
  title: line,
  publisher: line,
  url: address,
  readOn: day,
  depth: z.enum(depths),
  order,
  skills: z
    .array(z.enum(skillIds as readonly [string, ...string[]]))
    .min(1)
    .max(4, { error: "it names more than four skills" }),
});

/** `content/resources/anthropic-prompting.md` */
export function readResource(page: Page): (Ordered & { resource: Resource }) | null {
  const fields = page.fields(ResourceFields);
  const description = page.text(page.body, "what the reader finds there");
  if (!fields) return null;
  const { title, url, readOn, publisher, skills, depth } = fields;
  return {
    ...{ page, order: fields.order },
    resource: { id: page.name, title, description, url, readOn, publisher, skills, depth },
  };
}

function headingOf(kind: ModuleKind) {
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
}

function byKind<T>(read: (kind: ModuleKind) => T) {
  return Object.fromEntries(kinds.map((kind) => [kind, read(kind)])) as Record<ModuleKind, T>;
}

function shapeOf<Key extends string, Field>(keys: readonly Key[], field: Field) {
  return Object.fromEntries(keys.map((key) => [key, field])) as Record<Key, Field>;
}
