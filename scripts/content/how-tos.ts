import { z } from "zod";

import type { WordedHowTo } from "../../app/content/course-library/how-to";
import { readQuestion, readRecap, skillIds } from "./course-library";
import { line } from "./fields";
import { readNames, readTaskProject } from "./fit";
import { type Block, divide, type Page, type Part } from "./page";

const longestName = 60;
/** Words of a lesson. */
const shortest = 110;
const longest = 240;

/** `content/how-tos/look-for-work.md`: the things that a course for this task can teach. */
export function readHowTos(page: Page): [taskId: string, howTos: WordedHowTo[]] {
  page.fields(z.strictObject({ task: line.refine((id) => id === page.name, sameName) }));
  const { before, parts } = divide(page.body, 2);
  page.nothing(before);
  const howTos = parts.map((part) => readHowTo(page, part));
  for (const [at, { id }] of howTos.entries()) {
    if (howTos.findIndex((each) => each.id === id) === at) continue;
    page.mistake(parts[at]?.line ?? 1, `The how-to "${id}" stands here for the second time.`);
  }
  return [page.name, howTos];
}

const headings = [
  ...["Remember", "Question", "Yours", "Check", "Different"],
  ...["Project", "Checklist", "Words"],
] as const;

const sameName = { error: "it must be the file's name" };

function readHowTo(page: Page, part: Part): WordedHowTo {
  const { before, ...parts } = page.parts(part, 3, headings);
  const { label, rest } = page.labels(before, ["Name", "Adults"]);
  const [name, adults] = [label("Name"), label("Adults")];
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(part.heading)) {
    page.mistake(
      part.line,
      `"${part.heading}" must be lower-case words with hyphens between them.`,
    );
  }
  if (name.length > longestName) {
    page.mistake(part.line, `The name has ${name.length} characters: at most ${longestName}.`);
  }
  if (adults !== "yes" && adults !== "no") {
    page.mistake(part.line, '"Adults: " is followed by "yes" or "no".');
  }
  return {
    ...{ id: part.heading, name, forAdults: adults === "yes" },
    explanation: readLesson(page, rest, name),
    recap: readRecap(page, parts.Remember),
    question: readOwnQuestion(page, parts.Question, `how-to.${page.name}.${part.heading}`),
    yours: readLesson(page, parts.Yours, `${name}: yours`),
    check: readLesson(page, parts.Check, `${name}: check`),
    different: readLesson(page, parts.Different, `${name}: different`),
    project: readTaskProject(page, parts.Project, parts.Checklist),
    words: readNames(page, parts.Words),
  };
}

function readOwnQuestion(page: Page, part: Part, id: string) {
  const { label, rest } = page.labels(part, ["Skill"]);
  const skillId = label("Skill");
  if (!skillIds.includes(skillId)) page.mistake(part.line, `There is no skill "${skillId}".`);
  return { ...readQuestion(page, { heading: id, ...rest }, id), skillId };
}

function readLesson(page: Page, block: Block, name: string) {
  const text = page.text(block, `the lesson "${name}"`);
  const words = text.match(/\S+/g)?.length ?? 0;
  if (words < shortest || words > longest) {
    page.mistake(
      block.line,
      `The lesson "${name}" has ${words} words: there must be ${shortest} to ${longest}.`,
    );
  }
  return text;
}
