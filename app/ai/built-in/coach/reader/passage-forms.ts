import { fold, hash } from "./hash";
import { findPassages } from "./passages";
import type { Span, Tool } from "./prompt-reading";
import { findTokens, type Token } from "./tokens";

/** A sentence, or a piece of a long one, and what tells whether it is said to the assistant. */
export interface Passage extends Span {
  /** As a token is spelt: lower case, "#" for a number. */
  words: readonly string[];
  /** Hashes, each once. */
  forms: readonly number[];
}

const item = /^\s*(?:[-*•[]|\(?\d+[.)]|[a-zA-Z][.)])\s/;
/** Hashes of their own, and not those of words. */
const opened = fold("?");
const speaker = /^\s*[A-Z][\w .()]{0,20}:\s/;

/**
 * The passages of a text with their words, their place in it, and their form: marks, capitals, items of
 * a list, what stands before and behind.
 */
export function readPassages(text: string, tool: Tool, tokens = findTokens(text)): Passage[] {
  const spans = findPassages(text);
  const words = wordsIn(tokens, spans);
  const texts = spans.map(({ start, end }) => text.slice(start, end));
  const trimmed = texts.map((each) => each.trim());
  const opensLine = spans.map(({ start }) => start === 0 || text[start - 1] === "\n");
  const items = texts.map((each, at) => opensLine[at] === true && item.test(each));
  const isList = items.filter(Boolean).length >= 2;
  const quoted = insideQuotes(text, spans);
  const hasLines = text.trim().includes("\n");
  return spans.map((span, at) => {
    const forms = new Set<number>();
    const add = (form: string) => void forms.add(hash(form, opened));
    const own = words[at] ?? [];
    const passage = trimmed[at] ?? "";
    const before = trimmed[at - 1] ?? "";
    const place = placeOf(at, spans.length);
    for (const [index, word] of own.entries()) {
      add(`w ${word}`);
      add(`b ${own[index - 1] ?? "^"} ${word}`);
    }
    const [first = "", second = ""] = own;
    add(`f0 ${first}`);
    add(`f1 ${second}`);
    add(`f2 ${first} ${second}`);
    add(`l ${own.at(-1) ?? ""}`);
    add(`p ${words[at - 1]?.at(-1) ?? ""}`);
    const question = passage.includes("?");
    add(`q${question}`);
    add(`q${question} ${place}`);
    add(`q${question} ${first}`);
    add(place);
    add(`${place} ${first}`);
    add(`${tool} ${place}`);
    const length = Math.min(6, Math.floor(own.length / 3));
    add(`of ${Math.min(8, spans.length)}`);
    add(`long ${length}`);
    add(`long ${length} of ${Math.min(4, spans.length)}`);
    const letter = /^\p{Lu}/u.test(passage) ? "cap" : /^\p{Ll}/u.test(passage) ? "low" : "none";
    add(letter);
    add(`${letter} ${place}`);
    if (items[at]) add("item");
    if (items[at]) add(`item ${place}`);
    if (isList) add(`list ${items[at]}`);
    if (passage.endsWith(":")) add("colon");
    if (passage.endsWith(":")) add(`colon ${place}`);
    if (/[-=]>$/.test(passage)) add("arrow");
    if (/^["“'«]|["”»]$/.test(passage)) add("marks");
    if (/^[[(<]|<-/.test(passage)) add("brackets");
    if (quoted[at]) add("quoted");
    if (before.endsWith(":")) add("behind colon");
    if (/\d/.test(passage)) add("figures");
    if (speaker.test(passage)) add("speaker");
    if (hasLines) add("lines");
    const closesLine = span.end >= text.length || text[span.end] === "\n";
    add(`line ${opensLine[at]} ${closesLine}`);
    const gapBefore = /\n[ \t]*\n\s*$/.test(text.slice(Math.max(0, span.start - 6), span.start));
    const gapBehind = /^\s{0,4}\n[ \t]{0,4}\n/.test(text.slice(span.end, span.end + 10));
    add(`gap ${gapBefore} ${gapBehind} ${place}`);
    return { ...span, words: own, forms: [...forms] };
  });
}

function wordsIn(tokens: readonly Token[], spans: readonly Span[]) {
  const words: string[][] = spans.map(() => []);
  let at = 0;
  for (const { start, word } of tokens) {
    while (at < spans.length - 1 && start >= (spans[at]?.end ?? 0)) at++;
    if (start >= (spans[at]?.start ?? 0)) words[at]?.push(word);
  }
  return words;
}

function placeOf(at: number, count: number) {
  if (count === 1) return "only";
  if (at === 0) return "first";
  if (at === count - 1) return "last";
  return at === 1 ? "second" : "middle";
}

/** Whether each passage begins behind a quotation mark that is still open. */
function insideQuotes(text: string, spans: readonly Span[]) {
  let straight = 0;
  let opened = 0;
  let from = 0;
  return spans.map(({ start }) => {
    for (; from < start; from++) {
      const mark = text[from];
      if (mark === '"') straight++;
      else if (mark === "“") opened++;
      else if (mark === "”") opened--;
    }
    return straight % 2 === 1 || opened > 0;
  });
}
