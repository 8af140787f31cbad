import { z } from "zod";

import type { TitledText, WordedHowTo } from "../../app/content/course-library/how-to";
import { readRecap } from "./course-library";
import { line } from "./fields";
import { readNames, readTaskProject } from "./fit";
import { type Block, divide, type Page, type Part } from "./page";

const longestName = 60;
/** Words of a lesson. */
const shortest = 110;
const longest = 240;
const longestTitle = 60;

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
  ...["Remember", "Yours", "Check", "Different"],
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
    yours: readTitled(page, parts.Yours),
    check: readTitled(page, parts.Check),
    different: readTitled(page, parts.Different),
    project: readTaskProject(page, parts.Project, parts.Checklist),
    words: readNames(page, parts.Words),
  };
}

function readTitled(page: Page, part: Part): TitledText {
  const { label, rest } = page.labels(part, ["Title"]);
  const title = label("Title");
  if (title.length > longestTitle) {
    page.mistake(part.line, `The title has ${title.length} characters: at most ${longestTitle}.`);
  }
  return { title, text: readLesson(page, rest, title) };
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
