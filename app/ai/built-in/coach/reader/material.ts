import { isCodeLine } from "../code-lines";
import { isCommon } from "./common-words";
import { spansOf } from "./matches";
import type { Span } from "./prompt-reading";

export interface Material extends Span {
  /** "inline": behind a colon, on the line that asks. */
  what: "quote" | "code" | "error" | "block" | "inline";
}

const fence = /```[\s\S]*?(?:```|$)|"""[\s\S]*?(?:"""|$)/g;
const quotes =
  /"[^"\n]{2,1500}"|“[^”\n]{2,1500}”|«[^»\n]{2,1500}»|(?<![\p{L}\p{N}])'[^'\n]{8,300}'(?![\p{L}\p{N}])/gu;
/** A formula of a spreadsheet, with brackets in brackets in brackets. */
const formula =
  /(?<![\w=])=\s?[A-Z]{2,12}\((?:[^()\n]|\((?:[^()\n]|\((?:[^()\n]|\([^()\n]{0,80}\)){0,80}\)){0,120}\)){0,200}\)?/g;
const program =
  /\b(?:def|function|for|while|if|class|import|from|SELECT|select|const|let|var|print|public|echo)\b[ (][^\n]{0,200}[(){};=:][^\n]{0,120}/g;
const codeSign = /[{};]\s*$|\w\(.{0,80}\)|==|=>|!=|\+=|\w\.\w+\(|<\/?[a-z]+>|\w\s?=\s?[\w"'[(]/;
const error =
  /\b(?:[A-Z]\w{0,30}(?:Error|Exception|Warning)|[Ee]rror|Traceback|Uncaught|Segmentation fault|Undefined variable)\b[^\n]{0,200}|#(?:REF|N\/A|VALUE|DIV\/0|NAME\?|SPILL|NUM|NULL)!?/g;

function spans(text: string, pattern: RegExp, what: Material["what"]): Material[] {
  return spansOf(text, pattern).map(({ start, end }) => ({ start, end, what }));
}

export function lineSpans(text: string): Span[] {
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

/** A name or a single word in quotation marks is part of the sentence. */
function isLong(quote: string) {
  return (quote.match(/\s+/g)?.length ?? 0) >= 4;
}

const programWords = new Set([
  "for",
  "in",
  "if",
  "not",
  "and",
  "or",
  "is",
  "from",
  "with",
  "while",
  "to",
  "as",
]);

/** A sentence around a formula is no line of code. */
function isCode(line: string) {
  if (!line.trim() || !isCodeLine(line)) return false;
  const words = line.match(/(?<![\w.(])[a-z]{2,12}(?![\w.(=])/g) ?? [];
  return words.filter((word) => isCommon(word) && !programWords.has(word)).length < 3;
}

function codeLines(text: string, lines: readonly Span[]): Material[] {
  return lines
    .filter(({ start, end }) => isCode(text.slice(start, Math.min(end, start + 400))))
    .map((line) => ({ ...line, what: "code" }));
}

const asksAgain =
  /^\s*(?:please|can you|could you|make|write|give|keep|shorten|translate|rewrite|fix|sort|check|correct|summari[sz]e|turn|put|what|why|how|which|is |i (?:want|need|get)|it |no more|max|under|in )/i;

/** To the end of the text, but for a last paragraph that asks for something. */
function pastedFrom(text: string, start: number): Span {
  const last = Array.from(text.slice(start).matchAll(/\n[ \t]*\n/g)).at(-1);
  if (!last || !text.slice(start, start + last.index).trim()) return { start, end: text.length };
  const end = start + last.index + last[0].length;
  return asksAgain.test(text.slice(end, end + 60)) ? { start, end } : { start, end: text.length };
}

/** "Shorten this: ...": the rest of the line, or of the text where the colon closes its line. */
function afterColons(text: string, lines: readonly Span[]): Material[] {
  const found: Material[] = [];
  for (const { start, end } of lines) {
    const line = text.slice(start, end);
    const colon = /:(?=\s|$|["“])/.exec(line);
    if (!colon) continue;
    const from = start + colon.index + 1;
    if (colon.index >= line.trimEnd().length - 1) {
      if (text.slice(end).trim().length > 12) {
        return [...found, { ...pastedFrom(text, end), what: "block" }];
      }
    } else if (end - from > 12) found.push({ start: from, end, what: "inline" });
  }
  return found;
}

const asksFirst =
  /^[^\n]{0,300}\b(?:this|these|below|following|text|notes?|list|table|email|message|minutes|sentences?|draft|reply|answer|translate|shorten|rewrite|summari[sz]e|sort|proofread|correct|fix)\b/i;

const lettered = /^[ \t]*\(?[A-Da-d][).:][ \t]+\S/;

/** A first line that asks, and texts behind "A)" and "B)". */
function behindLetters(text: string, lines: readonly Span[]): Material[] {
  const [first, ...rest] = lines;
  const named = rest.filter(({ start, end }) => lettered.test(text.slice(start, end)));
  if (!first || !named[1] || !asksFirst.test(text.slice(0, first.end))) return [];
  return [{ ...pastedFrom(text, first.end), what: "block" }];
}

const fewestLines = 3;
const shortLine = 90;

/** "Who works on Thursday afternoon?" */
const question =
  /^\W*(?:who|what|when|where|which|why|how|is|are|was|were|can|could|does|do|did|has|have|should|will|would)\b[^\n]{2,200}\?\s*$/i;

/** A first line that asks, and short lines below it: a list, a bill, a table. */
function linesBelow(text: string, lines: readonly Span[]): Material[] {
  const [first, ...rest] = lines;
  const filled = rest.filter(({ start, end }) => text.slice(start, end).trim());
  if (!first || filled.length < fewestLines) return [];
  const line = text.slice(0, first.end);
  if (!asksFirst.test(line) && !question.test(line)) return [];
  if (filled.some(({ start, end }) => end - start > shortLine)) return [];
  return [{ ...pastedFrom(text, first.end), what: "block" }];
}

/** A first line that asks, an empty line, and a text. */
function lowerParagraphs(text: string): Material[] {
  const gap = /\n[ \t]*\n/.exec(text);
  if (!gap || !asksFirst.test(text.slice(0, gap.index))) return [];
  const start = gap.index + gap[0].length;
  return text.length - start > 15 ? [{ ...pastedFrom(text, start), what: "block" }] : [];
}

/** What is worked on rather than said: quoted, pasted or code. Sorted, may overlap. */
export function findMaterial(text: string): Material[] {
  const lines = lineSpans(text);
  const code = [
    ...spans(text, fence, "code"),
    ...spans(text, formula, "code"),
    ...codeLines(text, lines),
  ];
  const inline = spans(text, program, "code").filter(({ start, end }) =>
    codeSign.test(text.slice(start, end)),
  );
  return [
    ...code,
    ...inline,
    ...spans(text, error, "error"),
    ...spans(text, quotes, "quote").filter(({ start, end }) => isLong(text.slice(start, end))),
    ...afterColons(text, lines),
    ...lowerParagraphs(text),
    ...linesBelow(text, lines),
    ...behindLetters(text, lines),
  ].sort((a, b) => a.start - b.start);
}
