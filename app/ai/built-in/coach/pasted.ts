import { isCodeLine, saidBesideCode } from "./code-lines";
import { lineSpans } from "./reader/material";
import { type Span, spansOf } from "./words";

export interface Pasted extends Span {
  what: "quote" | "code" | "block" | "link";
}

const fencePattern =
  /```[\s\S]{0,6000}?(?:```|$)|"""[\s\S]{0,6000}?(?:"""|$)|<(\w{2,20})>[\s\S]{1,6000}?<\/\1>/g;
const quotePattern = /"[^"\n]{1,1500}"|(?<![\p{L}\p{N}])'[^'\n]{2,300}'(?![\p{L}\p{N}])/gu;
/** A whole program on one line, with words before and behind it. */
const inlineProgram = /\b(?:function|def)\s+\w{1,40}\s?\([^\n]{0,1500}[};)]/g;
const inlineCode =
  /\b[A-Za-z0-9]{1,40}(?:[._]{1,4}[A-Za-z0-9]{1,40}){1,10}\s?=\s?['"]?[^\s,]{0,80}/g;
const rowPattern = /(?:^|\n)[^|\n]+(?:\|[^|\n]*)+(?:\n[^|\n]+(?:\|[^|\n]*)+)+/g;
/** "Translate this: ...", "my notes:"; to the end of the line, or of the paragraph below. */
const labelPattern =
  /(?:^|[.!?\n][ \t]{0,8})[^.!?:\n]{0,80}\b(?:(?:this|these|below|following|here|my|our|his|her|their)\b[^.!?:\n]{0,24}|(?:text|notes?|list|email|message|letter|draft|code)):(?=[ \n])(?:[ \t]*\n{1,2}(?:[^\n]*\S[^\n]*(?:\n|$))+|[^\n]*)/gi;

const linkPattern = /\b(?:https?:\/\/|www\.)\S+/gi;

/** Fewer words in quotes or behind a colon are a name or a part of the request. */
const fewestWords = 5;

function countWords(text: string) {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}

/** "why", "explain + fix" between lines of code or behind them. */
const shortQuestion =
  /\?|\b(?:why|what|how|explain|fix|help|debug|correct|improve|refactor|convert|comment|mistake|wrong)\b/i;
const codeSign = /[(){}[\];=<>]|^\s*(?:#|\/\/)/;

function isCode(line: string) {
  const { before, behind } = saidBesideCode(line);
  return isCodeLine(line) || (before > 0 && isCodeLine(line.slice(before, line.length - behind)));
}

/** Lines of code, and the few words between or behind two of them. */
function codeLines(text: string) {
  const lines = lineSpans(text);
  const isCodeAt = lines.map(({ start, end }) => isCode(text.slice(start, end)));
  const isOne = isCodeAt.filter(Boolean).length < 2;
  const isAmong = (at: number, line: string) =>
    !isOne &&
    Boolean(isCodeAt[at - 1] || isCodeAt[at + 1]) &&
    countWords(line) <= 3 &&
    (codeSign.test(line) || !shortQuestion.test(line));
  return lines.flatMap(({ start, end }, at): Span[] => {
    const line = text.slice(start, end);
    if (!isCodeAt[at]) return isAmong(at, line) ? [{ start, end }] : [];
    const { before, behind } = saidBesideCode(line);
    return [{ start: start + before, end: end - behind }];
  });
}

function findCode(text: string): Pasted[] {
  const spans = [
    ...spansOf(text, fencePattern),
    ...codeLines(text),
    ...spansOf(text, inlineProgram),
    ...spansOf(text, inlineCode),
  ];
  return spans.map((span) => ({ ...span, what: "code" }));
}

/** What follows a label such as "my notes:", without the label. */
function findBlocks(text: string): Pasted[] {
  return spansOf(text, labelPattern).flatMap(({ start, end }): Pasted[] => {
    const colon = text.indexOf(":", start) + 1;
    const isShort = countWords(text.slice(colon, end)) < fewestWords;
    return isShort ? [] : [{ start: colon, end, what: "block" }];
  });
}

/** Quotes of any length: nobody who quotes an order gives it. */
export function findQuoted(text: string): Span[] {
  return spansOf(text, quotePattern);
}

/** What stands in the prompt to be worked on, so that its words are nobody's request. */
export function findPasted(text: string): Pasted[] {
  const quotes = findQuoted(text).filter(
    ({ start, end }) => countWords(text.slice(start, end)) >= fewestWords,
  );
  return [
    ...findCode(text),
    ...quotes.map((span): Pasted => ({ ...span, what: "quote" })),
    ...findBlocks(text),
    ...spansOf(text, linkPattern).map((span): Pasted => ({ ...span, what: "link" })),
    ...spansOf(text, rowPattern).map((span): Pasted => ({ ...span, what: "block" })),
  ].sort((a, b) => a.start - b.start);
}
