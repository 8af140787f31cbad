import { z } from "zod";

import type { WordedHowTo } from "../../app/content/course-library/how-to";
import { readRecap } from "./course-library";
import { line } from "./fields";
import { readNames, readTaskProject } from "./fit";
import { divide, type Page, type Part } from "./page";

const longestName = 60;
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

const sameName = { error: "it must be the file's name" };

function readHowTo(page: Page, part: Part): WordedHowTo {
  const headings = ["Remember", "Project", "Checklist", "Words"] as const;
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
  const explanation = page.text(rest, `the lesson "${name}"`);
  const words = explanation.match(/\S+/g)?.length ?? 0;
  if (words < shortest || words > longest) {
    page.mistake(
      part.line,
      `The lesson "${name}" has ${words} words: there must be ${shortest} to ${longest}.`,
    );
  }
  return {
    ...{ id: part.heading, name, forAdults: adults === "yes", explanation },
    recap: readRecap(page, parts.Remember),
    project: readTaskProject(page, parts.Project, parts.Checklist),
    words: readNames(page, parts.Words),
  };
}
