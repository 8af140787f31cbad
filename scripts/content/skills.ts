import { z } from "zod";

import {
  bands,
  type Question,
  type Skill,
  type SkillText,
  type StrandId,
  strands,
} from "../../app/content/skills/skill";
import { readChoices } from "./choices";
import { line, order } from "./fields";
import { divide, listed, type Page, type Part } from "./page";
import { inOrder, type Ordered } from "./places";

const Fields = z.strictObject({
  title: line,
  outcome: line
    .max(110, { error: "it has more than 110 characters" })
    .refine((text) => !text.endsWith("."), { error: "it finishes a sentence and has no period" }),
  band: z.enum(bands),
  order,
  /** Ids of the skills that come before. */
  requires: z.array(z.string()),
});

interface OrderedSkill extends Ordered {
  skill: Skill;
  text: SkillText;
  questions: readonly Question[];
}

export function readSkill(page: Page): OrderedSkill | null {
  const fields = page.fields(Fields);
  const parts = page.parts(page.body, 2, ["Example", "Questions"]);
  const explanation = page.text(parts.before, "what the skill is and why it matters");
  const scene = page.parts(parts.Example, 3, ["Before", "After", "What changed"]);
  const example = {
    situation: page.text(scene.before, "the situation of the example"),
    before: page.text(scene.Before, "what a person tries first"),
    after: page.text(scene.After, "what the person does instead"),
    lesson: page.text(scene["What changed"], "what changed and why it helps"),
  };
  const questions = readQuestions(page, parts.Questions);
  const strand = strands.find(({ id }) => id === page.folder)?.id;
  if (!strand) {
    page.mistake(
      1,
      `There is no strand "${page.folder}": use ${listed(strands.map(({ id }) => id))}.`,
    );
  }
  if (!fields || !strand) return null;
  const { title, outcome, band, requires } = fields;
  const text = { explanation, example };
  const head = { id: page.name, strand, band, title, outcome, requires, words: countWords(text) };
  const skill = { ...head, explanation, lesson: example.lesson };
  return { skill, text, questions, order: fields.order, page };
}

function countWords({ explanation, example }: SkillText) {
  return [explanation, ...Object.values(example)].join(" ").match(/\S+/g)?.length ?? 0;
}

const leastQuestions = 9;

function readQuestions(page: Page, block: Part): Question[] {
  const { before, parts } = divide(block, 3);
  page.nothing(before);
  if (parts.length < leastQuestions) {
    page.mistake(
      block.line,
      `There are ${parts.length} questions: there must be at least ${leastQuestions}, so that three checks in a row ask others.`,
    );
  }
  const ids = new Set<string>();
  return parts.map((part) => {
    const id = part.heading;
    if (!/^q\d+(-[a-z0-9]+)+$/.test(id)) {
      page.mistake(
        part.line,
        `The heading "${id}" must be the question's id, such as "q1-topic-only".`,
      );
    }
    if (ids.has(id))
      page.mistake(part.line, `The question "${id}" stands here for the second time.`);
    ids.add(id);
    return { id, ...readChoices(page, part, { name: id, options: [3, 4], explained: true }) };
  });
}

/**
 * Puts the skills in the order of the map and checks that each comes after what it requires.
 *
 * @param known the ids of all skills that have a file, whatever mistakes are in it.
 */
export function inMapOrder(read: readonly OrderedSkill[], known: ReadonlySet<string>): Skill[] {
  const place = (strand: StrandId) => strands.findIndex(({ id }) => id === strand);
  const sorted = inOrder(read).sort(
    (one, other) => place(one.skill.strand) - place(other.skill.strand),
  );
  const later = new Set(sorted.map(({ skill }) => skill.id));
  for (const { skill, page } of sorted) {
    for (const id of skill.requires) {
      if (!known.has(id)) {
        page.mistake(page.lineOf("requires"), `The skill "${id}" in "requires" does not exist.`);
      } else if (later.has(id)) {
        page.mistake(
          page.lineOf("requires"),
          `The skill "${id}" in "requires" comes later in the map: it must come before.`,
        );
      }
    }
    later.delete(skill.id);
  }
  return sorted.map(({ skill }) => skill);
}
