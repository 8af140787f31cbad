import { describe, expect, test } from "vitest";

import { type Kind, kinds, readPrompts } from "./prompts";
import setAsideFile from "./prompts-set-aside.md?raw";
import tunedFile from "./prompts-tuned.md?raw";

const tuned = readPrompts(tunedFile);
const setAside = readPrompts(setAsideFile);
const all = [...tuned, ...setAside];

function count(list: typeof all, kind: Kind) {
  return list.filter((prompt) => prompt.kind === kind).length;
}

/** A prompt as a reader hears it; one without letters or digits stays as it is. */
function spoken(text: string) {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu);
  return words ? words.join(" ") : text.replace(/\s+/g, "");
}

describe("the labelled prompts", () => {
  test("there are at least 160 tuned ones and exactly 60 set aside, of every kind", () => {
    expect(tuned.length).toBeGreaterThanOrEqual(160);
    expect(setAside).toHaveLength(60);

    const wanted: Record<Kind, [tuned: number, setAside: number]> = {
      vague: [35, 13],
      medium: [40, 14],
      strong: [35, 13],
      adversarial: [25, 8],
      "off-topic": [8, 4],
      "personal-data": [10, 4],
      "other-language": [12, 4],
    };
    for (const kind of kinds) {
      expect(count(tuned, kind), kind).toBeGreaterThanOrEqual(wanted[kind][0]);
      expect(count(setAside, kind), kind).toBe(wanted[kind][1]);
    }
  });

  test("ids are unique and tell the file", () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(tuned.filter(({ id }) => !id.startsWith("t-"))).toEqual([]);
    expect(setAside.filter(({ id }) => !id.startsWith("s-"))).toEqual([]);
  });

  test("no prompt stands twice", () => {
    const seen = new Map<string, string>();
    for (const { id, prompt, exercise } of all) {
      const key = `${exercise ?? ""}/${spoken(prompt)}`;
      expect(seen.get(key), id).toBeUndefined();
      seen.set(key, id);
    }
  });

  test("English with foreign words is scored beside languages that are not", () => {
    for (const list of [tuned, setAside]) {
      const others = list.filter(({ kind }) => kind === "other-language");
      expect(others.some(({ level }) => level !== null)).toBe(true);
      expect(others.some(({ level }) => level === null)).toBe(true);
    }
  });
});

describe("reading a table", () => {
  const head = "| id | kind | prompt | typed into | level | mask | reason |\n";
  const dashes = "|---|---|---|---|---|---|---|\n";
  const table = (row: string) => head + dashes + row;

  test("a row is read as it was typed", () => {
    const row =
      "| t-001 | personal-data | a \\| b<br>&lt;p> me@example.org | Sort | 2 | email me@example.org | Asks nothing. |";
    expect(readPrompts(`# Title\n\n${table(row)}\n`)).toEqual([
      {
        id: "t-001",
        kind: "personal-data",
        prompt: "a | b\n<p> me@example.org",
        exercise: "Sort",
        level: 2,
        mask: [{ what: "email", text: "me@example.org" }],
        reason: "Asks nothing.",
      },
    ]);
    const foreign = "| s-002 | other-language | hola | - | not scored | - | Spanish. |";
    expect(readPrompts(table(foreign))[0]).toMatchObject({ exercise: null, level: null });
  });

  test.each([
    ["a cell too few", "| t-001 | vague | help | - | 1 | Nothing asked. |"],
    ["an unescaped pipe", "| t-001 | vague | a | b | - | 1 | - | Nothing asked. |"],
    ["no closing pipe", "| t-001 | vague | help | - | 1 | - | Nothing asked."],
    ["an empty cell", "| t-001 | vague |  | - | 1 | - | Nothing asked. |"],
    ["a bad id", "| 1 | vague | help | - | 1 | - | Nothing asked. |"],
    ["an unknown kind", "| t-001 | weak | help | - | 1 | - | Nothing asked. |"],
    ["a level of its own invention", "| t-001 | vague | help | - | 6 | - | Nothing asked. |"],
    ["a band", "| t-001 | vague | help | - | 0-20 | - | Nothing asked. |"],
    ["off-topic in another kind", "| t-001 | vague | help | A | off-topic | - | Other topic. |"],
    ["English that is not scored", "| t-001 | vague | help | - | not scored | - | Nothing. |"],
    ["no reason", "| t-001 | vague | help | - | 1 | - | - |"],
    ["off-topic without exercise", "| t-001 | off-topic | help | - | 1 | - | Other topic. |"],
    ["private data unnamed", "| t-001 | personal-data | help | - | 1 | - | Private. |"],
    ["a mask not typed", "| t-001 | personal-data | hi | - | 1 | email a@b.c | Private. |"],
    ["an unknown mask", "| t-001 | personal-data | hi | - | 1 | name hi | Private. |"],
  ])("%s is refused with its line", (_, row) => {
    expect(() => readPrompts(table(row))).toThrow(/^line 3: /);
  });

  test("a table needs its header and dashes", () => {
    const row = "| t-001 | vague | help | - | 1 | - | Nothing asked. |";
    expect(() => readPrompts(row)).toThrow(/^line 1: the columns/);
    expect(() => readPrompts(head + row)).toThrow(/^line 2: the header/);
    expect(() => readPrompts(`${head}\n`)).toThrow(/^line 2: the header/);
  });
});
