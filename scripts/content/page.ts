import { Marked, type Token, type Tokens } from "marked";
import { LineCounter, parseDocument } from "yaml";
import type { ZodType, z } from "zod";

/** Something in a file that its writer can mend. */
export interface Mistake {
  file: string;
  line: number;
  /** One whole sentence. */
  sentence: string;
}

export interface ContentFile {
  /** From the project's folder, with slashes. */
  path: string;
  text: string;
}

/** A run of Markdown. */
export interface Block {
  /** 0 for what is not there at all: of that, one sentence is enough. */
  line: number;
  tokens: readonly Placed[];
}

/** A block under a heading. */
export interface Part extends Block {
  heading: string;
}

interface Placed {
  token: Token;
  line: number;
}

const fence = "---";
/** One of its own: what the site teaches its renderer holds for the site. */
const markdown = new Marked();

/** One file while it is read. Mistakes are collected, so that a writer sees all of them at once. */
export class Page {
  readonly path: string;
  /** The file's name without its folder and ending. */
  readonly name: string;
  /** The folder in which it lies. */
  readonly folder: string;
  readonly body: Block;
  readonly mistakes: Mistake[] = [];
  readonly #front: string | null;
  readonly #lines = new Map<string, number>();

  constructor(file: ContentFile) {
    const folders = file.path.split("/");
    this.path = file.path;
    this.name = (folders.pop() ?? "").replace(/\.md$/, "");
    this.folder = folders.pop() ?? "";
    const { front, body } = dividedOnce(file);
    this.#front = front;
    this.body = body;
    if (front === null) {
      this.mistake(1, `The file must begin with its fields between two lines of "${fence}".`);
    }
  }

  mistake(line: number, sentence: string) {
    if (line > 0) this.mistakes.push({ file: this.path, line, sentence });
  }

  /** The line of a field of the front matter. */
  lineOf(field: string) {
    return this.#lines.get(field) ?? 1;
  }

  /** The front matter, or null where it has a mistake. */
  fields<T>(schema: ZodType<T>): T | null {
    if (this.#front === null) return null;
    const counter = new LineCounter();
    const document = parseDocument(this.#front, { lineCounter: counter });
    const lineAt = (offset: number) => counter.linePos(offset).line + 1;
    for (const { code, message, pos } of document.errors) {
      this.mistake(lineAt(pos[0]), yamlSentence(code, message));
    }
    if (document.errors.length > 0) return null;

    const lineOf = (at: readonly PropertyKey[]) => {
      for (let length = at.length; length > 0; length--) {
        const node = document.getIn(at.slice(0, length), true) as { range?: [number] } | undefined;
        if (node?.range) return lineAt(node.range[0]);
      }
      return 1;
    };
    const values: unknown = document.toJS() ?? {};
    for (const field of Object.keys(Object(values))) this.#lines.set(field, lineOf([field]));
    const parsed = schema.safeParse(values);
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) {
      const [key] = issue.code === "unrecognized_keys" ? issue.keys : [];
      const place = key === undefined ? issue.path : [...issue.path, key];
      this.mistake(lineOf(place), fieldSentence(issue, values));
    }
    return null;
  }

  /** What a block says: Markdown without headings. */
  text(block: Block, what: string): string {
    const heading = block.tokens.find(({ token }) => token.type === "heading");
    if (heading) {
      this.mistake(
        heading.line,
        `The heading "${heading.token.raw.trim()}" has no place here (${what}).`,
      );
    }
    return this.anyText(block, what);
  }

  /** What a block says: Markdown with headings of its own. */
  anyText(block: Block, what: string): string {
    const text = rawOf(block);
    if (text === "") this.mistake(block.line, `The text is missing: ${what}.`);
    return text;
  }

  /** Divides a block at its headings, which must be exactly these. */
  parts<Name extends string>(
    block: Block,
    depth: number,
    names: readonly Name[],
  ): { before: Block } & Record<Name, Part> {
    const { before, parts } = divide(block, depth);
    const mark = "#".repeat(depth);
    const found = new Map<string, Part>();
    let isOneUnknown = false;
    for (const part of parts) {
      const heading = `"${mark} ${part.heading}"`;
      if (!(names as readonly string[]).includes(part.heading)) {
        isOneUnknown = true;
        this.mistake(
          part.line,
          `The heading ${heading} is not known here: use ${listed(names.map((name) => `"${mark} ${name}"`))}.`,
        );
      } else if (found.has(part.heading)) {
        this.mistake(part.line, `The heading ${heading} stands here for the second time.`);
      } else found.set(part.heading, part);
    }
    const result: Record<string, Block> = { before };
    for (const name of names) {
      const part = found.get(name);
      // It may be the one that is not known.
      if (!part && !isOneUnknown) {
        this.mistake(block.line, `The heading "${mark} ${name}" is missing.`);
      }
      result[name] = part ?? { line: 0, heading: name, tokens: [] };
    }
    return result as { before: Block } & Record<Name, Part>;
  }

  /** Parts that are numbered under one word: `### Question 1`, `### Question 2`. */
  numbered(
    block: Block,
    word: string,
    { count, isIntroduced = false }: { count?: number; isIntroduced?: boolean } = {},
  ): Part[] {
    const { before, parts } = divide(block, 3);
    if (!isIntroduced) this.nothing(before);
    for (const [index, part] of parts.entries()) {
      const expected = `${word} ${index + 1}`;
      if (part.heading === expected) continue;
      this.mistake(
        part.line,
        `The heading "${part.heading}" must be "${expected}": they are numbered in their order.`,
      );
    }
    if (count !== undefined) {
      this.count(block, parts.length, count, `headings such as "### ${word} 1"`);
    }
    return parts;
  }

  count(block: Block, found: number, expected: number, what: string) {
    if (found === expected) return;
    this.mistake(block.line, `There must be ${expected} ${what}; there are ${found}.`);
  }

  /** A block in which nothing may stand. */
  nothing(block: Block) {
    const text = rawOf(block);
    if (text === "") return;
    this.mistake(firstLine(block), `This text has no place here: "${shortened(text)}".`);
  }

  /** The points of a list, each on one line. */
  list(block: Block, what: string, count?: number): string[] {
    const solid = solidTokens(block);
    const [only] = solid;
    if (solid.length !== 1 || only?.token.type !== "list") {
      this.mistake(firstLine(block), `A list is expected here, and nothing else: ${what}.`);
      return [];
    }
    const points = (only.token as Tokens.List).items.map(({ raw }) =>
      raw
        .replace(/^\s*(?:[-*+]|\d+[.)])\s+/, "")
        .replace(/\s*\n\s*/g, " ")
        .trim(),
    );
    if (count !== undefined) this.count(block, points.length, count, what);
    return points;
  }

  /** Takes paragraphs such as "Hint: Look at the date." off a block. */
  labels<Name extends string>(block: Block, names: readonly Name[]) {
    const values = new Map<Name, string>();
    const rest: Placed[] = [];
    for (const placed of block.tokens) {
      const text = placed.token.raw.trim();
      const name =
        placed.token.type === "paragraph"
          ? names.find((each) => text.startsWith(`${each}: `))
          : undefined;
      if (name === undefined) rest.push(placed);
      else values.set(name, text.slice(name.length + 2).trim());
    }
    for (const name of names) {
      if (values.has(name)) continue;
      this.mistake(block.line, `The line that begins with "${name}: " is missing.`);
    }
    const label = (name: Name) => values.get(name) ?? "";
    return { label, rest: { ...block, tokens: rest } };
  }
}

/** Divides a block at its headings of one depth. */
export function divide(block: Block, depth: number): { before: Block; parts: Part[] } {
  const before: Placed[] = [];
  const parts: (Part & { tokens: Placed[] })[] = [];
  for (const placed of block.tokens) {
    const { token, line } = placed;
    if (token.type === "heading" && token.depth === depth) {
      parts.push({ heading: token.text, line, tokens: [] });
    } else (parts.at(-1)?.tokens ?? before).push(placed);
  }
  return { before: { line: block.line, tokens: before }, parts };
}

export function rawOf({ tokens }: Block) {
  return tokens
    .map(({ token }) => token.raw)
    .join("")
    .trim();
}

function solidTokens({ tokens }: Block) {
  return tokens.filter(({ token }) => token.type !== "space");
}

export function firstLine(block: Block) {
  return solidTokens(block)[0]?.line ?? block.line;
}

/** "one", "one and two", "one, two and three". */
export function listed(words: readonly string[]) {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

function shortened(text: string) {
  const line = text.split("\n", 1)[0] ?? "";
  return line.length > 40 ? `${line.slice(0, 40).trimEnd()} ...` : line;
}

const divided = new WeakMap<ContentFile, { front: string | null; body: Block }>();

/** A file that is read again beside a changed neighbor is not taken apart again. */
function dividedOnce(file: ContentFile) {
  const known = divided.get(file);
  if (known) return known;
  const { front, body, line } = divideFile(file.text.replaceAll("\r\n", "\n"));
  const parts = { front, body: { line, tokens: place(body, line) } };
  divided.set(file, parts);
  return parts;
}

function divideFile(text: string) {
  const lines = text.split("\n");
  const end = lines.indexOf(fence, 1);
  if (lines[0] !== fence || end < 0) return { front: null, body: "", line: 0 };
  return {
    front: `${lines.slice(1, end).join("\n")}\n`,
    body: lines.slice(end + 1).join("\n"),
    line: end + 2,
  };
}

function place(text: string, line: number): Placed[] {
  let at = line;
  return markdown.lexer(text).map((token) => {
    const placed = { token, line: at };
    at += token.raw.split("\n").length - 1;
    return placed;
  });
}

function yamlSentence(code: string, message: string) {
  if (code === "DUPLICATE_KEY") return "This field stands here for the second time.";
  if (code === "BLOCK_AS_IMPLICIT_KEY") {
    return 'A value with ": " in it must stand between quotation marks.';
  }
  const reason = message.split(/ at line | ?\n/, 1)[0]?.replace(/[.:]$/, "");
  return `The fields cannot be read (${reason}).`;
}

/** More than these nobody reads in a sentence. */
const mostValues = 14;

function fieldSentence(issue: z.core.$ZodIssue, values: unknown) {
  const path = issue.path.filter((each) => typeof each === "string");
  if (issue.code === "unrecognized_keys") {
    const keys = issue.keys.map((key) => `"${[...path, key].join(".")}"`);
    return `There is no field ${listed(keys)} in such a file: mind the spelling.`;
  }
  const field = `The field "${path.join(".")}"`;
  const value = issue.path.reduce<unknown>((inside, key) => Object(inside)[key], values);
  if (value === undefined) return `${field} is missing.`;
  if (issue.code === "invalid_value") {
    const known = issue.values.map((each) => JSON.stringify(each));
    const hint =
      known.length > mostValues ? "there is none of that name" : `use one of ${listed(known)}`;
    return `${field} is ${JSON.stringify(value)}: ${hint}.`;
  }
  return `${field} is not right: ${issue.message.replace(/\.$/, "")}.`;
}
