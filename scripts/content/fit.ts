import { z } from "zod";

import { moduleKinds } from "../../app/content/course-library/field-pack";
import type { Field, Moments, Reasons } from "../../app/content/fit/field";
import type { WordedTask } from "../../app/content/fit/task";
import { goalPresets } from "../../app/content/profile-options";
import { line, order } from "./fields";
import { type Block, divide, listed, type Page, type Part } from "./page";
import type { Ordered } from "./places";

/** The major groups of the International Standard Classification of Occupations, and what is none of them. */
const groups = [
  "Topics",
  "Managers",
  "Professionals",
  "Technicians",
  "Clerks",
  "Service and sales",
  "Farm and forest",
  "Crafts",
  "Machines and driving",
  "Elementary work",
  "Armed forces",
  "Situations",
  "Other languages",
] as const;

const kinds = moduleKinds.map(({ id }) => id);
const skillIds: readonly string[] = moduleKinds.flatMap(({ skills }): readonly string[] => skills);
const title = line.max(70, { error: "it has more than 70 characters" });

const FieldFields = z.strictObject({
  name: line,
  order,
  pack: line,
  day: z.enum(["desk", "hands"], { error: 'it must be "desk" or "hands"' }),
  exercises: z.array(z.int()).min(1),
});

/** `content/fields/healthcare.md` */
export function readField(
  page: Page,
): (Ordered & { field: Omit<Field, "place">; moments: Moments }) | null {
  const fields = page.fields(FieldFields);
  const parts = page.parts(page.body, 2, ["Reasons", "Moments", "Words"]);
  page.nothing(parts.before);
  const skills = readReasons(page, parts.Reasons, 110);
  const moments = readMoments(page, parts.Moments);
  const { before, parts: sections } = divide(parts.Words, 3);
  page.nothing(before);
  const topics: string[] = [];
  const occupations: string[] = [];
  for (const section of sections) {
    if (!(groups as readonly string[]).includes(section.heading)) {
      page.mistake(
        section.line,
        `There is no group "${section.heading}": use one of ${listed(groups)}.`,
      );
    }
    (section.heading === "Topics" ? topics : occupations).push(...readNames(page, section));
  }
  if (!fields) return null;
  const { name, pack, day, exercises } = fields;
  return {
    ...{ page, order: fields.order },
    field: { id: page.name, name, pack, day, exercises, skills, occupations, topics },
    moments,
  };
}

/** Numbers those of one group, in their order. */
export function placed<Item>(items: readonly Item[], groupOf: (item: Item) => string) {
  return items.map((item, at) => {
    const before = items.slice(0, at).filter((each) => groupOf(each) === groupOf(item));
    return { ...item, place: before.length };
  });
}

const TaskFields = z.strictObject({
  name: line.max(60, { error: "it has more than 60 characters" }),
  title,
  order,
  preset: z.enum(goalPresets.map(({ value }) => value)).optional(),
  modules: z
    .array(z.enum(kinds))
    .length(kinds.length, { error: "it must name each module once" })
    .refine((named) => new Set(named).size === kinds.length, {
      error: "it must name each module once",
    })
    .refine((named) => named.indexOf("ask") < named.indexOf("refine"), {
      error: '"refine" builds on "ask" and comes after it',
    })
    .optional(),
  lessons: line,
  exercises: z.array(z.int()).min(1).max(6),
});

/** `content/tasks/understand-letters.md` */
export function readTask(page: Page): (Ordered & { task: Omit<WordedTask, "place"> }) | null {
  const fields = page.fields(TaskFields);
  const isPreset = fields?.preset !== undefined;
  const headings = isPreset
    ? (["Reasons", "Words", "Hints"] as const)
    : (["Reasons", "Words", "Hints", "Project", "Checklist"] as const);
  const parts: Partial<Record<string, Block>> & { before: Block } = page.parts(
    page.body,
    2,
    headings,
  );
  page.nothing(parts.before);
  const part = (heading: string) => parts[heading] as Part;
  const skills = readReasons(page, part("Reasons"), 80);
  const words = readNames(page, part("Words"));
  const hints = readNames(page, part("Hints"));
  const project = isPreset ? null : readTaskProject(page, part("Project"), part("Checklist"));
  if (!fields) return null;
  const { name, preset = null, modules = null, lessons, exercises } = fields;
  return {
    ...{ page, order: fields.order },
    task: {
      ...{ id: page.name, name, title: fields.title, preset, modules, lessons, exercises },
      ...{ project, skills, words, hints },
    },
  };
}

/** A closing project with its title, under the headings of a task or a how-to. */
export function readTaskProject(page: Page, project: Part, checklist: Part) {
  const { label, rest } = page.labels(project, ["Title"]);
  const sentences = page.list(checklist, "sentences to tick off");
  if (sentences.length < 4 || sentences.length > 6) {
    page.mistake(
      checklist.line,
      `The checklist has ${sentences.length} sentences: there must be 4 to 6.`,
    );
  }
  return { title: label("Title"), brief: page.text(rest, "what to make"), checklist: sentences };
}

/** "- give-context: a plan has to fit your kitchen": skills with a clause that finishes "Here because ...". */
function readReasons(page: Page, part: Part, longest: number): Reasons {
  const reasons: Record<string, string> = {};
  for (const point of page.list(part, "skills with a reason")) {
    const [, id = "", because = ""] = /^([a-z-]+): (.+)$/.exec(point) ?? [];
    if (!skillIds.includes(id)) {
      page.mistake(
        part.line,
        `"${point.slice(0, 40)}" does not begin with the id of a skill and a colon.`,
      );
    } else if (because.length > longest || /[.!?]$/.test(because)) {
      page.mistake(
        part.line,
        `The reason for "${id}" must be a clause of at most ${longest} characters without a full stop.`,
      );
    } else if (Object.hasOwn(reasons, id)) {
      page.mistake(part.line, `The skill "${id}" has two reasons.`);
    }
    reasons[id] = because;
  }
  const count = Object.keys(reasons).length;
  if (count < 4 || count > 8) {
    page.mistake(part.line, `There are ${count} reasons: there must be 4 to 8.`);
  }
  return reasons;
}

/**
 * "- ask (give-context): Say the place, the month and what you see.": for each module, in their order, a
 * few sentences and the lessons of the module to which they belong.
 */
function readMoments(page: Page, part: Part): Moments {
  const moments = page.list(part, "modules with a few sentences").map((point) => {
    const [, kind = "", named = "", text = ""] =
      /^([a-z]+) \(([a-z-]+(?:, [a-z-]+){0,2})\): (.{40,240}[.?])$/.exec(point) ?? [];
    const skills = named.split(", ");
    const own: readonly string[] = moduleKinds.find(({ id }) => id === kind)?.skills ?? [];
    const foreign = skills.find((id) => !own.includes(id));
    if (kind && foreign) page.mistake(part.line, `"${foreign}" is no skill of "${kind}".`);
    return [kind, { skills, text }] as const;
  });
  if (moments.map(([kind]) => kind).join() !== kinds.join()) {
    page.mistake(
      part.line,
      `There must be one for each of ${listed(kinds)}, in this order: the module, one to three of its skills in parentheses, a colon, and sentences of 40 to 240 characters.`,
    );
  }
  return Object.fromEntries(moments) as unknown as Moments;
}

/** Names parted by commas, as many to a line as belong together. */
export function readNames(page: Page, part: Part): string[] {
  return page
    .list(part, "names, parted by commas")
    .flatMap((point) => point.split(","))
    .map((name) => name.trim())
    .filter(Boolean);
}
