import { isCodeLine } from "./code-lines";
import type { LanguagePack } from "./pack";
import { type Span, spansOf } from "./words";

export interface Pasted extends Span {
  what: "quote" | "code" | "block" | "example";
}

const fencePattern =
  /```[\s\S]{0,6000}?(?:```|$)|"""[\s\S]{0,6000}?(?:"""|$)|<(\w{2,20})>[\s\S]{1,6000}?<\/\1>/g;
const quotePattern = /"[^"\n]{1,1500}"|(?<![\p{L}\p{N}])'[^'\n]{2,300}'(?![\p{L}\p{N}])/gu;
const opensQuote = /^\s*["']/;
/** A whole program on one line, with words before and behind it. */
const inlineProgram = /\b(?:function|def)\s+\w{1,40}\s?\([^\n]{0,1500}[};)]/g;
const inlineCode =
  /\b[A-Za-z0-9]{1,40}(?:[._]{1,4}[A-Za-z0-9]{1,40}){1,10}\s?=\s?['"]?[^\s,]{0,80}/g;

function lineSpans(text: string): Span[] {
  const lines: Span[] = [];
  let start = 0;
  while (start <= text.length) {
    const next = text.indexOf("\n", start);
    const end = next < 0 ? text.length : next;
    lines.push({ start, end });
    start = end + 1;
  }
  return lines;
}

/** Lines of code, and the few words between or behind two of them. */
function codeLines(text: string) {
  const lines = lineSpans(text);
  const isCode = lines.map(({ start, end }) => isCodeLine(text.slice(start, end)));
  if (isCode.filter(Boolean).length < 2) return lines.filter((_, at) => isCode[at]);
  return lines.filter(
    ({ start, end }, at) =>
      isCode[at] || ((isCode[at - 1] || isCode[at + 1]) && countWords(text.slice(start, end)) <= 3),
  );
}

export function findCode(text: string): Pasted[] {
  const fences = Array.from(text.matchAll(fencePattern), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    what: "code" as const,
  }));
  const isFenced = (line: Span) =>
    fences.some(({ start, end }) => start < line.end && line.start < end);
  const lines = codeLines(text).filter((line) => !isFenced(line));
  const inline = [inlineProgram, inlineCode].flatMap((pattern) => spansOf(text, pattern));
  return [...fences, ...[...lines, ...inline].map((span) => ({ ...span, what: "code" as const }))];
}

export function findQuoted(text: string): Span[] {
  return Array.from(text.matchAll(quotePattern), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function countWords(text: string) {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}

/** The words between the last stop and a colon, if they are few enough to be a label. */
function labelBefore(text: string, colon: number) {
  const before = text.slice(Math.max(0, colon - 60), colon);
  const start = Math.max(before.lastIndexOf("\n"), before.search(/[.!?] [^.!?]*$/)) + 1;
  if (start === 0 && colon > 60) return [];
  const words =
    before
      .slice(start)
      .toLowerCase()
      .match(/[\p{L}\p{N}'-]+/gu) ?? [];
  return words.length <= 7 ? words : [];
}

/** "Notes:", "my code:", "here is the text so far:"; not "list three things:". */
function isLabel(words: readonly string[], nouns: ReadonlySet<string>, pack: LanguagePack) {
  const [first = "", second] = words;
  if (nouns.has(words.at(-1) ?? "")) return words.length <= 3 || pack.words.labelOpeners.has(first);
  if (nouns.has(first)) return second !== undefined && pack.words.afterLabelNoun.has(second);
  return pack.words.labelOpeners.has(first) && words.some((word) => nouns.has(word));
}

/** From a label such as "My notes:" to the end of the prompt, or of the examples. */
function labelledBlocks(text: string, code: readonly Pasted[], pack: LanguagePack): Pasted[] {
  const blocks: Pasted[] = [];
  for (const { index } of text.matchAll(/:/g)) {
    const label = labelBefore(text, index);
    const isExample = isLabel(label, pack.words.exampleNouns, pack);
    if (!isExample && !isLabel(label, pack.words.pastedNouns, pack)) continue;
    const start = index + 1;
    const blankLine = isExample ? /\S[^\n]*\n[ \t]{0,40}\n/.exec(text.slice(start)) : null;
    const end = blankLine ? start + blankLine.index + blankLine[0].length : text.length;
    const isQuote = !isExample && opensQuote.test(text.slice(start, start + 4));
    const hasCode = code.some((span) => span.start >= start && span.end <= end);
    if (isQuote || (!hasCode && countWords(text.slice(start, end)) < 2)) continue;
    blocks.push({ start, end, what: isExample ? "example" : "block" });
  }
  return blocks;
}

/** To the end of the line; where the text begins on a line of its own, to the next empty line. */
function pastedLength(rest: string, pack: LanguagePack) {
  const start = /^\s*/.exec(rest)?.[0] ?? "";
  const isOwnLine = start.includes("\n");
  const stop = rest.slice(start.length).search(isOwnLine ? /\n[ \t]*\n/ : /\n/);
  const length = stop < 0 ? rest.length : start.length + stop;
  if (isOwnLine) return length;
  // "...: 2 eggs, 1 cup milk. Round to 5 grams": behind the amounts the request goes on.
  for (const { index } of rest.slice(0, length).matchAll(/(?<=[.?!])\s+(?=\p{Lu})/gu)) {
    if (isAmounts(rest.slice(0, index)) && startsWith(rest.slice(index), pack.words.requestStarts))
      return index;
  }
  return length;
}

/** A list of figures, such as a bill or a recipe: no sentence of somebody else's. */
function isAmounts(text: string) {
  return (text.match(/\d[\d.,]*/g)?.length ?? 0) * 6 > countWords(text);
}

/** "Translate this: ..." and the like: what follows the colon is not the learner's request. */
function afterColon(text: string, pack: LanguagePack): Pasted[] {
  const found: Pasted[] = [];
  for (const match of text.matchAll(/:(?=\s|"|')/g)) {
    const end = match.index;
    const sentence =
      text
        .slice(0, end)
        .split(/[.!?\n](?:\s|$)/)
        .at(-1) ?? "";
    const first = sentence.toLowerCase().match(/[\p{L}'-]+/gu) ?? [];
    const isAboutText =
      first.some((word) => pack.words.transformVerbs.has(word.replaceAll("'", ""))) ||
      (pack.words.demonstratives.has(first.at(-2) ?? "") &&
        pack.words.pastedThings.has(first.at(-1) ?? ""));
    if (!isAboutText || !first.some((word) => pack.words.colonPointers.has(word))) continue;
    const stop = end + 1 + pastedLength(text.slice(end + 1), pack);
    // A quotation ends where it ends; what follows it is the request again.
    if (opensQuote.test(text.slice(end + 1, end + 4))) continue;
    if (countWords(text.slice(end + 1, stop)) >= 3)
      found.push({ start: end + 1, end: stop, what: "block" });
  }
  return found;
}

function startsWith(text: string, words: ReadonlySet<string>) {
  const first = /[\p{L}']+/u.exec(text)?.[0].toLowerCase();
  return first !== undefined && words.has(first);
}

/** Lines with a dash in front, such as the lines of a CV: "I" opens a wish there as seldom as "was". */
function isBulleted(paragraph: string) {
  const lines = paragraph.trim().split("\n");
  return lines.length > 1 && lines.every((line) => /^\s*[-*\u2022]\s/.test(line));
}

/** A last paragraph without a request, in a prompt that points at "this list" or "my notes". */
function lastParagraph(text: string, code: readonly Pasted[], pack: LanguagePack): Pasted[] {
  const cut = text.trimEnd().lastIndexOf("\n\n");
  if (cut < 0) return [];
  const paragraph = text.slice(cut);
  if (opensQuote.test(paragraph) || code.some(({ end }) => end > cut)) return [];
  if (countWords(paragraph) < 6) return [];
  const words =
    text
      .slice(0, cut)
      .toLowerCase()
      .match(/[\p{L}'-]+/gu) ?? [];
  const saysBelow = words.some((word) => pack.words.below.has(word));
  const opensLikeRequest = isBulleted(paragraph)
    ? startsWith(paragraph, pack.words.allVerbs)
    : startsWith(paragraph, pack.words.requestStarts);
  if (!saysBelow && opensLikeRequest) return [];
  const isPasted = words.some(
    (word, at) =>
      pack.words.blockPointers.has(word) &&
      [words[at + 1], words[at + 2]].some((next) => next && pack.words.pastedThings.has(next)),
  );
  return isPasted ? [{ start: cut, end: text.length, what: "block" }] : [];
}

const rowPattern = /(?:^|\n)[^|\n]+(?:\|[^|\n]*)+(?:\n[^|\n]+(?:\|[^|\n]*)+)+/g;

/** Two or more lines of cells: a table. */
function pastedRows(text: string): Pasted[] {
  return Array.from(text.matchAll(rowPattern), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    what: "block" as const,
  }));
}

/** What stands in the prompt to be worked on or copied, so that its words are nobody's request. */
export function findPasted(text: string, code: readonly Pasted[], pack: LanguagePack): Pasted[] {
  const quotes = findQuoted(text)
    .filter(({ start, end }) => countWords(text.slice(start, end)) >= 5)
    .map((span): Pasted => ({ ...span, what: "quote" }));
  const blocks = [
    ...labelledBlocks(text, code, pack),
    ...afterColon(text, pack),
    ...lastParagraph(text, code, pack),
    ...pastedRows(text),
  ];
  return [...code, ...quotes, ...blocks];
}
