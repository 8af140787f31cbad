import type { Tokens } from "marked";
import { z } from "zod";

import {
  type OtherKind,
  type OtherQuestion,
  otherKinds,
} from "../../app/content/skills/other-question";
import { readChoices } from "./choices";
import { divide, firstLine, listed, type Page, type Part } from "./page";

interface Thing {
  text: string;
  explanation: string;
}

const known: readonly string[] = otherKinds;

/** `content/other-questions/one-clear-task.md`: those of the skill that gives the file its name. */
export function readOtherQuestions(page: Page): [skillId: string, questions: OtherQuestion[]] {
  page.fields(z.strictObject({ about: z.string() }));
  const { before, parts } = divide(page.body, 2);
  page.nothing(before);
  if (parts.length === 0) page.mistake(page.body.line, "There is no question in it.");
  const ids = new Set<string>();
  const questions = parts.flatMap((part) => {
    const [, id = "", kind = ""] = /^(o\d+(?:-[a-z0-9]+)+) \((\w+)\)$/.exec(part.heading) ?? [];
    if (!known.includes(kind)) {
      page.mistake(
        part.line,
        `The heading "${part.heading}" must be the question's id and its kind, such as "o1-first-steps (order)": there are ${listed(known)}.`,
      );
      return [];
    }
    if (ids.has(id)) page.mistake(part.line, `The question "${id}" stands here a second time.`);
    ids.add(id);
    return { id, ...readers[kind as OtherKind](page, part, id) } as OtherQuestion;
  });
  return [page.name, questions];
}

type Told<Kind extends OtherKind> = Omit<Extract<OtherQuestion, { kind: Kind }>, "id">;

const readers: { [Kind in OtherKind]: (page: Page, part: Part, id: string) => Told<Kind> } = {
  order: readOrder,
  sort: readSort,
  mark: readMark,
  predict: readPredict,
  word: readWord,
};

function readOrder(page: Page, part: Part): Told<"order"> {
  const { tokens } = part;
  const at = tokens.findIndex(({ token }) => token.type === "list");
  const upTo = at < 0 ? tokens.length : at;
  return {
    kind: "order",
    prompt: page.text({ ...part, tokens: tokens.slice(0, upTo) }, "what is to be put in order"),
    things: readThings(page, { ...part, tokens: tokens.slice(upTo) }, [3, 5]),
  };
}

function readSort(page: Page, part: Part): Told<"sort"> {
  const { before, parts } = divide(part, 3);
  page.count(part, parts.length, 2, "headings of groups");
  const [one = part, other = part] = parts;
  const ofGroup = (block: Part, group: number) =>
    readThings(page, block, [1, 4]).map((thing) => ({ ...thing, group }));
  return {
    kind: "sort",
    prompt: page.text(before, "what is to be sorted"),
    groups: [one.heading, other.heading],
    things: [...ofGroup(one, 0), ...ofGroup(other, 1)],
  };
}

function readMark(page: Page, part: Part, id: string): Told<"mark"> {
  const rules = { name: id, options: [3, 6], explained: true } as const;
  return { kind: "mark", ...readChoices(page, part, rules) };
}

function readPredict(page: Page, part: Part, id: string): Told<"predict"> {
  const { label, rest } = page.labels(part, ["What came back"]);
  const rules = { name: id, options: [3, 4], explained: true } as const;
  return { kind: "predict", ...readChoices(page, rest, rules), reveal: label("What came back") };
}

function readWord(page: Page, part: Part): Told<"word"> {
  const { label, rest } = page.labels(part, ["Answer", "Why"]);
  const accepted = label("Answer")
    .split(",")
    .map((word) => word.trim())
    .filter(Boolean);
  if (accepted.some((word) => /\s\S+\s/.test(word))) {
    page.mistake(part.line, "An answer has more than two words: nobody would type just these.");
  }
  return {
    kind: "word",
    prompt: page.text(rest, "a question that one word answers"),
    accepted,
    explanation: label("Why"),
  };
}

/** A list of things; below each, indented, its explanation. */
function readThings(page: Page, block: Part, [least, most]: readonly [number, number]): Thing[] {
  const solid = block.tokens.filter(({ token }) => token.type !== "space");
  const [only] = solid;
  if (solid.length !== 1 || only?.token.type !== "list") {
    page.mistake(firstLine(block), "A list is expected here, and nothing else.");
    return [];
  }
  let { line } = only;
  const things = (only.token as Tokens.List).items.map(({ raw }) => {
    const [first = "", ...below] = raw.trimEnd().split("\n");
    const text = first.replace(/^\s*(?:[-*+]|\d+[.)])\s+/, "").trim();
    const explanation = below
      .map((each) => each.trim())
      .join(" ")
      .trim();
    if (explanation === "") {
      page.mistake(line, `"${text}" needs a line below it, indented, that says why.`);
    }
    line += raw.split("\n").length - 1;
    return { text, explanation };
  });
  if (things.length < least || things.length > most) {
    page.mistake(
      only.line,
      `There are ${things.length} things: there must be ${least} to ${most}.`,
    );
  }
  return things;
}
