import { expect, test } from "vitest";
import type * as z from "zod/mini";

import { coachPrompt } from "~/ai/built-in/coach/coach";
import { renderMarkdown } from "~/markdown/render.server";
import { guessesIn, privateIn } from "~/models/community/ask-coach";
import { excerptOf } from "~/models/community/excerpt";
import { domainsIn, scoreComment } from "~/models/news/comment-score";
import { longestComment } from "~/schemas/comment";
import { longestPrompt } from "~/schemas/prompt-length";
import { longestDetails } from "~/schemas/question";
import { longestSent } from "~/schemas/text";
import { plainText } from "~/search/plain-text";
import { readTerms } from "~/search/terms";
import { hardTexts, prose } from "../support/hard-texts";
import { expectQuick } from "../support/quick";

type Schema = z.ZodMiniType;
interface Def {
  type: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  in?: Schema;
  options?: Schema[];
}

/** What is read here is the site's own or an answer to a call, and nobody sends it. */
const notSent = ["tool-directory.ts"];
const modules = import.meta.glob<Record<string, unknown>>("../../app/schemas/*.ts", {
  eager: true,
});
const fields = Object.entries(modules)
  .filter(([file]) => !notSent.some((each) => file.endsWith(each)))
  .flatMap(([file, exported]) =>
    Object.entries(exported)
      .filter((each): each is [string, Schema] => isSchema(each[1]))
      .flatMap(([name, schema]) => textFields(`${file.split("/").at(-1)} ${name}`, schema)),
  );

function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && "_zod" in value;
}

function defOf(schema: Schema) {
  return schema._zod.def as unknown as Def;
}

/** The fields of a schema that take a text, lists of texts among them by their entries. */
function textFields(name: string, schema: Schema): { name: string; schema: Schema }[] {
  const { shape, element } = defOf(schema);
  if (shape) {
    return Object.entries(shape).flatMap(([key, each]) => textFields(`${name}.${key}`, each));
  }
  if (element) return textFields(`${name}[]`, element);
  return takesText(schema) ? [{ name, schema }] : [];
}

function takesText(schema: Schema): boolean {
  const { type, innerType, in: input, options } = defOf(schema);
  if (type === "string") return true;
  return [innerType, input, ...(options ?? [])].some((each) => each && takesText(each));
}

/** Where several fields are the same schema, what one of them withstands all do. */
const distinct = [...new Map(fields.map((each) => [each.schema, each])).values()];

/** A machine that is busy makes every run slow: no number of seconds says that a pattern is. */
const noLimit = 0;

const objects = [
  { length: { toString: 1, valueOf: 1 } },
  { length: 20 },
  { length: -1 },
  { toString: 1 },
  { valueOf: null, toString: null },
  { replace: 1, trim: 1, normalize: 1 },
  Object.assign(Object.create(null), { length: 20 }),
  ["a text in a list that is long enough for any field"],
  [{ length: 20 }],
  [],
  {},
  true,
  Number.NaN,
];

test("the fields are found", () => {
  expect(fields.length).toBeGreaterThan(60);
  expect(fields.map(({ name }) => name)).toContain("account.ts Credentials.username");
});

test.each(fields)("$name refuses what is no text, or takes it for a number", ({ schema }) => {
  for (const value of objects) {
    const result = schema.safeParse(value);
    if (result.success) expect(typeof result.data).not.toBe("object");
  }
});

test.each(fields)("$name has a bound", ({ schema }) => {
  const result = schema.safeParse(prose(500_000));
  if (result.success) expect(String(result.data).length).toBeLessThanOrEqual(100_000);
});

test.each([10_000, 100_000])(
  "no text of %i characters keeps a field busy",
  (size) => {
    const usual = prose(size);
    for (const { name: text, text: hard } of hardTexts(size)) {
      for (const { name, schema } of distinct) {
        expectQuick((each) => schema.safeParse(each), { hard, usual }, `${name}: ${text}`);
      }
    }
  },
  noLimit,
);

const readers: [string, (text: string) => unknown, number[]][] = [
  ["Markdown", renderMarkdown, [10_000, 100_000]],
  ["the words of Markdown", plainText, [10_000, 100_000]],
  ["the beginning of a post", excerptOf, [10_000, 100_000]],
  ["the words to search for", readTerms, [10_000, 100_000]],
  ["the view of a helper", (body) => guessesIn({ title: body, body }), [longestDetails]],
  ["what is private", privateIn, [longestDetails]],
  ["the score of a comment", score, [longestSent(longestComment), 10_000]],
  ["the sites in a comment", domainsIn, [longestSent(longestComment), 10_000]],
  ["the coach", coachPrompt, [longestPrompt]],
];

function score(typed: string) {
  const unknown = { isNewNetwork: false, isSameText: false, hasBlockedDomain: false };
  return scoreComment({ typed, ...unknown });
}

test.each(readers)(
  "no text keeps %s busy",
  (_, read, sizes) => {
    for (const size of sizes) {
      const usual = prose(size);
      for (const { name, text: hard } of hardTexts(size)) expectQuick(read, { hard, usual }, name);
    }
  },
  noLimit,
);

test("a reader that looks at every pair of characters is found, however short it takes", () => {
  const pairs = (text: string) => {
    const letters = [...text];
    let same = 0;
    for (const each of letters) for (const other of letters) if (each === other) same++;
    return same;
  };
  const texts = { hard: prose(8_000), usual: "" };
  expect(() => expectQuick(pairs, texts, "pairs")).toThrow("pairs");
});
