import { z } from "zod";

import type { Case, Snippet } from "../../app/content/snippets/snippet";
import { codeOf } from "./choices";
import { line, order, tags } from "./fields";
import { type Block, divide, type Page, type Part } from "./page";
import type { Ordered } from "./places";

const SnippetFields = z.strictObject({
  title: line,
  order,
  name: line.regex(/^[a-z][A-Za-z]*$/, {
    error: 'it must be the name of a function such as "addHours"',
  }),
  tags,
});

const Json = z.json();
const Cases = z
  .array(
    z.union([
      z.strictObject({ args: z.array(Json), gives: Json }),
      z.strictObject({ args: z.array(Json), throws: z.string() }),
    ]),
  )
  .min(2);

/** `content/snippets/tidy-names.md` */
export function readSnippet(page: Page): (Ordered & { snippet: Snippet }) | null {
  const fields = page.fields(SnippetFields);
  const hasPython = divide(page.body, 2).parts.some(({ heading }) => heading === "Python");
  const names = ["Cases", "JavaScript"] as const;
  const found: Partial<Record<string, Part>> & { before: Block } = page.parts(
    page.body,
    2,
    hasPython ? [...names, "Python"] : names,
  );
  const { label, rest } = page.labels(found.before, ["Takes", "Gives", "Edges"]);
  const texts = {
    idea: page.text(rest, "how the program works"),
    takes: label("Takes"),
    gives: label("Gives"),
    edges: label("Edges"),
    cases: readCases(page, found.Cases as Part),
    javascript: readCode(page, found.JavaScript as Part),
    python: hasPython ? readCode(page, found.Python as Part) : null,
  };
  if (!fields) return null;
  const { title, name } = fields;
  return {
    ...{ page, order: fields.order },
    snippet: { ...{ id: page.name, title, name, tags: fields.tags }, ...texts },
  };
}

function readCases(page: Page, part: Part): readonly Case[] {
  const cases = Cases.safeParse(parsed(readCode(page, part)));
  if (cases.success) return cases.data;
  page.mistake(
    part.line,
    'The cases must be JSON, a list of at least two such as {"args": ["7:45"], "gives": 465}, or with "throws".',
  );
  return [];
}

function readCode(page: Page, part: Part) {
  const code = codeOf(part);
  if (code === null) {
    page.mistake(part.line, `Under "${part.heading}" stands one block of code between "\`\`\`".`);
  }
  return code ?? "";
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
