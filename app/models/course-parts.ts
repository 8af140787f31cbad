import type {
  CourseExercise,
  CourseModule,
  CourseRecord,
  CourseResource,
  ExerciseRecord,
  LessonRecord,
  WrittenCourse,
} from "../ai/course";
import { skillById } from "../content/skills/skill-map";

/** In a stored course: the number of a part that courses share, or a value of this course alone. */
type Part<Value extends object | string> = number | Value;

type ModuleHead = Pick<CourseModule, "title" | "description">;
type LessonHead = { title: string } & Pick<LessonRecord, "skillId" | "reason">;
type Question = CourseExercise & ExerciseRecord;
type LessonBody = [
  content: Part<string>[],
  exercises: Part<Question>[],
  resources: Part<CourseResource>[],
];

/** The learner's own words where our texts quote them. */
interface OwnWords {
  goal?: string;
  wish?: string;
}

/** A course as it is stored. Every number under `head`, `modules` and `lessons` is that of a part. */
export interface StoredParts {
  words: OwnWords;
  hours: number;
  head: {
    description: Part<string>[];
    targetAudience: Part<string>;
    prerequisites: Part<string>[];
    level: string;
  };
  modules: [head: Part<ModuleHead>, lessons: Part<LessonHead>[]][];
  /** By module. */
  lessons: LessonBody[][];
}

/** What is stored of its record beside the parts. */
export type StoredRecord = Omit<CourseRecord, "modules"> & {
  /** By module: the minutes of each lesson, with the name of the model that wrote it. */
  lessons: (number | [minutes: number, model: string])[][];
};

/**
 * What stands between these quotation marks is stored with the course alone. Reasons and the steps for a
 * goal quoted it until library version 10, in courses that are still read.
 */
const quotes = [
  {
    whose: "goal",
    slot: "\u0001",
    quote: /^((?:(?:#### )?For your goal, |Your goal: )")([^"\n]*)(?=")/gm,
  },
  { whose: "wish", slot: "\u0002", quote: /^(Here because you want to ")([^"\n]*)(?=")/gm },
] as const;

/** Stands in every JSON text that holds a quotation or a slot. */
const mayQuote = /our goal|want to \\"|\\u000[12]/;

/** Titles begin with the name of their skill: its number stands beside them, and that is enough. */
const behindSkill = "– ";

function withoutSkill(title: string, skillId: string | null) {
  const named = `${skillId === null ? "" : skillById(skillId)?.title} ${behindSkill}`;
  return title.startsWith(named) ? title.slice(named.length - behindSkill.length) : title;
}

function withSkill(title: string, skillId: string | null) {
  if (skillId === null || !title.startsWith(behindSkill)) return title;
  const skill = skillById(skillId);
  return skill ? `${skill.title} ${title}` : title.slice(behindSkill.length);
}

const leftOut = / (?=Left out, because you have shown it already: )/;
const goalHeading = "#### For your goal";

/**
 * Takes a course apart. A value goes in as the number of its part, or as it is where it has
 * none: what a model wrote, and what a learner typed.
 *
 * @param numberOf a part by its JSON text, in which nothing is the learner's own.
 */
export function takeApart(
  { course, record }: WrittenCourse,
  numberOf: (text: string) => number | undefined,
): { stored: StoredParts; record: StoredRecord } {
  const words: OwnWords = {};

  function part<Value extends object | string>(value: Value): Part<Value> {
    const text = withSlots(value, words);
    return (text === null ? undefined : numberOf(text)) ?? value;
  }

  const { modules, ...head } = course;
  const { modules: kept, ...about } = record;
  const stored: StoredParts = {
    words,
    hours: head.estimatedHours,
    head: {
      description: head.description
        .split(leftOut)
        .map((text, at) => (at === 0 ? part(text) : text)),
      targetAudience: part(head.targetAudience),
      prerequisites: head.prerequisites.map(part),
      level: head.level,
    },
    modules: modules.map(({ title, description, lessons }, module) => [
      part({ title, description }),
      lessons.map(({ title }, lesson) => {
        const { skillId, reason } = recordAt(kept, module, lesson);
        return part({ title: withoutSkill(title, skillId), skillId, reason });
      }),
    ]),
    lessons: modules.map(({ lessons }, module) =>
      lessons.map(({ content, exercises, resources }, lesson) => [
        sectionsOf(content).map(part),
        exercises.map((exercise, at) => {
          const answer = recordAt(kept, module, lesson).exercises[at];
          if (!answer) throw new Error("An exercise has no record.");
          return part({ ...exercise, ...answer });
        }),
        resources.map(part),
      ]),
    ),
  };
  const lessons = kept.map((module) =>
    module.lessons.map(({ minutes, writtenBy }): StoredRecord["lessons"][number][number] =>
      writtenBy === "library" ? minutes : [minutes, writtenBy.model],
    ),
  );
  return { stored, record: { ...about, lessons } };
}

function recordAt(modules: CourseRecord["modules"], module: number, lesson: number) {
  const found = modules[module]?.lessons[lesson];
  if (!found) throw new Error("A lesson has no record.");
  return found;
}

/** As JSON text with a sign in place of the learner's words; null where they are not to be told from ours. */
function withSlots(value: object | string, words: OwnWords): string | null {
  // To look into each text takes most of the time in which a course is stored, and nearly all quote nothing.
  const plain = JSON.stringify(value);
  if (!mayQuote.test(plain)) return plain;
  let isOurs = true;
  const text = JSON.stringify(value, (_, each: unknown) => {
    if (typeof each !== "string") return each;
    if (quotes.some(({ slot }) => each.includes(slot))) isOurs = false;
    return quotes.reduce(
      (said, { whose, slot, quote }) =>
        said.replace(quote, (_whole, before: string, quoted: string) => {
          words[whose] ??= quoted;
          if (words[whose] !== quoted) isOurs = false;
          return before + slot;
        }),
      each,
    );
  });
  return isOurs ? text : null;
}

/** A lesson at its headings. The step for a goal keeps what follows it: that is one part less to read. */
function sectionsOf(content: string): string[] {
  const sections: string[] = [];
  for (const section of content.split(/(?<=\n---)\n\n|\n\n(?=#### )/)) {
    const before = sections.at(-1);
    if (before?.startsWith(goalHeading)) sections[sections.length - 1] = `${before}\n\n${section}`;
    else sections.push(section);
  }
  return sections;
}

/**
 * The course again, word for word. Lessons whose parts were not read have no text, no exercises
 * and nothing to read on.
 */
export function putTogether(
  title: string,
  { words, hours, head, modules, lessons }: StoredParts,
  { lessons: written, ...about }: StoredRecord,
  parts: Readonly<Record<number, unknown>>,
): WrittenCourse {
  const isRead = (part: Part<object | string>) => typeof part !== "number" || part in parts;

  function value<Value extends object | string>(part: Part<Value>): Value {
    if (typeof part !== "number") return part;
    if (!isRead(part)) throw new Error(`A course needs part ${part}, which is not there.`);
    return withWords(parts[part], words) as Value;
  }

  const opened = modules.map(([module, heads], at) => ({
    ...value(module),
    lessons: heads.map((each, lesson) => {
      const [content, exercises, resources] = lessons[at]?.[lesson] ?? [[], [], []];
      const isOpen = [...content, ...exercises, ...resources].every(isRead);
      const { title: kept, skillId, reason } = value(each);
      const title = withSkill(kept, skillId);
      const [minutes, model] = [written[at]?.[lesson] ?? 0].flat() as [number, string?];
      const questions = isOpen ? exercises.map(value) : [];
      return {
        lesson: {
          title,
          content: isOpen ? content.map(value).join("\n\n") : "",
          exercises: questions.map(({ question, options, hint }) => ({ question, options, hint })),
          resources: isOpen ? resources.map(value) : [],
        },
        record: {
          ...{ skillId, reason, minutes },
          writtenBy: model === undefined ? ("library" as const) : { model },
          exercises: questions.map(({ questionId, skillId, answer, explanations }) => ({
            ...{ questionId, skillId, answer, explanations },
          })),
        },
      };
    }),
  }));
  return {
    course: {
      title,
      description: head.description.map(value).join(" "),
      targetAudience: value(head.targetAudience),
      prerequisites: head.prerequisites.map(value),
      level: head.level,
      estimatedHours: hours,
      modules: opened.map(({ lessons, ...module }) => ({
        ...module,
        lessons: lessons.map(({ lesson }) => lesson),
      })),
    },
    record: {
      ...about,
      modules: opened.map(({ lessons }) => ({ lessons: lessons.map(({ record }) => record) })),
    },
  };
}

function withWords(value: unknown, words: OwnWords): unknown {
  if (typeof value === "string") {
    return quotes.reduce(
      (text, { whose, slot }) => text.replaceAll(slot, () => words[whose] ?? ""),
      value,
    );
  }
  if (Array.isArray(value)) return value.map((each) => withWords(each, words));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withWords(each, words)]),
  );
}
