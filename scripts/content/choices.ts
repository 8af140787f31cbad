import type { Tokens } from "marked";

import { type Block, firstLine, type Page, rawOf } from "./page";

interface Choice {
  text: string;
  explanation: string;
}

interface Choices {
  /** What stands above the options. */
  prompt: string;
  options: Choice[];
  /** Index of the one right option. */
  answer: number;
}

interface Rules {
  /** The question as a sentence names it: `The question "q1" ...`. */
  name: string;
  /** How many options there may be. */
  options: readonly [least: number, most: number];
  /** Whether the line below each option says why it is right or wrong. */
  explained: boolean;
}

/** A question with its options: a task list in which the right one is ticked. */
export function readChoices(
  page: Page,
  block: Block,
  { name, options: [least, most], explained }: Rules,
): Choices {
  const question = `The question "${name}"`;
  const at = block.tokens.findIndex(({ token }) => token.type === "list");
  const list = block.tokens[at];
  if (!list) {
    page.mistake(block.line, `${question} has no options: write each as "- [ ] text".`);
    return { prompt: "", options: [], answer: 0 };
  }
  page.nothing({ line: list.line, tokens: block.tokens.slice(at + 1) });
  const prompt = page.text(
    { line: block.line, tokens: block.tokens.slice(0, at) },
    "a question stands above its options",
  );

  let line = list.line;
  const read = (list.token as Tokens.List).items.map(({ raw }) => {
    const option = readOption(page, raw, line, explained);
    line += raw.split("\n").length - 1;
    return option;
  });
  if (read.length < least || read.length > most) {
    const bounds = least === most ? `${least}` : `${least} to ${most}`;
    page.mistake(list.line, `${question} has ${read.length} options: there must be ${bounds}.`);
  }
  const right = read.flatMap(({ isRight }, place) => (isRight ? [place] : []));
  if (right.length === 0) {
    page.mistake(list.line, `${question} has no right option: mark one with "- [x]".`);
  } else if (right.length > 1) {
    page.mistake(list.line, `${question} has ${right.length} right options: leave "- [x]" at one.`);
  }
  const options = read.map(({ text, explanation }) => ({ text, explanation }));
  if (new Set(options.map(({ text }) => text)).size < options.length) {
    page.mistake(list.line, `${question} has the same option twice.`);
  }
  return { prompt, options, answer: right[0] ?? 0 };
}

function readOption(page: Page, raw: string, line: number, explained: boolean) {
  const [first = "", ...below] = raw.trimEnd().split("\n");
  const [, tick, text = ""] = /^[-*+] \[([ xX])\]\s+(.*)$/.exec(first.trimStart()) ?? [];
  if (tick === undefined) {
    page.mistake(line, `An option begins with "- [ ]" or, if it is the right one, "- [x]".`);
  }
  const explanation = below
    .map((each) => each.trim())
    .join(" ")
    .trim();
  if (explained && explanation === "") {
    page.mistake(
      line,
      `The option "${text}" needs a line below it, indented, that says why it is right or wrong.`,
    );
  }
  if (!explained && explanation !== "") {
    page.mistake(line + 1, `The option "${text}" must stand on one line.`);
  }
  return { isRight: tick?.toLowerCase() === "x", text: text.trim(), explanation };
}

/** A quotation, and what follows it. */
export function readQuoted(page: Page, block: Block, what: string) {
  const at = block.tokens.findIndex(({ token }) => token.type !== "space");
  const quote = block.tokens[at]?.token;
  if (quote?.type !== "blockquote") {
    page.mistake(firstLine(block), `It must begin with a line that starts with ">": ${what}.`);
    return { quote: "", rest: block };
  }
  return {
    quote: (quote as Tokens.Blockquote).text.trim(),
    rest: { line: block.line, tokens: block.tokens.slice(at + 1) },
  };
}

/** The inside of a block that is one piece of code and nothing else. */
export function codeOf(block: Block) {
  const solid = block.tokens.filter(({ token }) => token.type !== "space");
  const [only] = solid;
  if (solid.length !== 1 || only?.token.type !== "code") return null;
  return rawOf(block).startsWith("```") ? (only.token as Tokens.Code).text : null;
}
