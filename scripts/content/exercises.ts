import { z } from "zod";

import type { ExerciseText, SlotText } from "../../app/content/exercises/exercise-text";
import { difficulties } from "../../app/content/exercises/exercise-text";
import { line } from "./fields";
import { divide, type Page, type Part } from "./page";

const ExerciseFields = z.strictObject({
  id: z.int(),
  title: line,
  difficulty: z.enum(difficulties),
  skills: z.array(line).min(1),
});

/** `content/exercises/claude/1-rewrite-a-notice-that-scolds.md` */
export function readExercise(page: Page): ExerciseText | null {
  const fields = page.fields(ExerciseFields);
  const { before: situation, parts } = divide(page.body, 2);
  const hasMaterial = parts.some(({ heading }) => heading === "Material");
  const names = ["What to put in", "Example", "Slots"] as const;
  const found: Partial<Record<string, Part>> = page.parts(
    page.body,
    2,
    hasMaterial ? [...names, "Material"] : names,
  );
  const part = (name: string) => found[name] as Part;
  const points = page.list(part("What to put in"), "what a good prompt says");
  if (points.some((point) => /[.?!:;]$/.test(point))) {
    page.mistake(part("What to put in").line, "Each point is a clause without a full stop.");
  }
  const text = {
    situation: page.text(situation, "what has happened, and what to ask for"),
    points,
    examplePrompt: page.anyText(part("Example"), "a prompt that a person might try first"),
    slots: readSlots(page, part("Slots")),
    material: hasMaterial ? page.anyText(part("Material"), "what there is to work on") : null,
  };
  if (!fields) return null;
  if (!page.name.startsWith(`${fields.id % 10}-`)) {
    page.mistake(
      page.lineOf("id"),
      `The exercise ${fields.id} is number ${fields.id % 10} of its tool: the file's name must begin so.`,
    );
  }
  return { ...fields, ...text };
}

function readSlots(page: Page, section: Part): SlotText[] {
  const { before, parts } = divide(section, 3);
  page.nothing(before);
  if (parts.length < 4 || parts.length > 7) {
    page.mistake(section.line, `There are ${parts.length} slots: there must be 4 to 7.`);
  }
  return parts.map((part) => {
    const { label, rest } = page.labels(part, ["Label", "Why", "Ask"]);
    page.nothing(rest);
    return { id: part.heading, label: label("Label"), why: label("Why"), ask: label("Ask") };
  });
}
