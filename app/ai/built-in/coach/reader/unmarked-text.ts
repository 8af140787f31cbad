import { isCodeLine } from "../code-lines";
import { isMet, spansOf } from "./matches";
import type { OwnWords } from "./own-words";
import { findPassages } from "./passages";
import { findPointers } from "./pointers";
import type { Span } from "./prompt-reading";

const codeMark =
  /^[^\S\r\n]*(?:(?:private |public )?(?:sub|function) \w+ ?\(|dim \w+ as\b|end (?:sub|if|function)\b|\\(?:documentclass|begin|usepackage)\b)|<\/?[a-z][a-z\d]*(?: [^<>\n]{0,200})?>|(?:^|\s)=\s?\(?\$?[A-Z]{1,3}\$?\d+\b/im;

/** Whether code stands in it, wherever. */
export function holdsCode({ text, material }: OwnWords) {
  return (
    material.some(({ what }) => what === "code") ||
    codeMark.test(text) ||
    text.split("\n").some((line) => line.trim() !== "" && isCodeLine(line.trim()))
  );
}

/** "Translate 'good morning'", "the phrase “all ears”" */
const quotedWord =
  /\b(?:translate|rephrase|correct|rewrite|shorten|paraphrase|word|phrase|sentence|line|expression|title|slogan)s?:?\s+["“'‘«]([^"”'’»\n]{1,200})["”'’»](?!\p{L})/iu;
/** "Translate into Welsh: good morning" */
const behindColon =
  /^[^:\n]{0,120}\b(?:this|these|translate|shorten|rewrite|correct|proofread|summari[sz]e|sort|rephrase|simplify|paraphrase)\b[^:\n]{0,80}:[ \t]+\p{L}/iu;

/** "The mail is pasted under this": what stands before it is no text. */
const promise =
  /\b(?:attached|attach|attachment|enclosed|pasted?|forwarded|i sent|i(?:['’]?ll| will) send|is below|is underneath|down here|copied)\b/i;
/** Said to the assistant, or about what is wanted and why. */
const addressed =
  /\b(?:please|pls|plz|kindly|you|your|u|i (?:want|need|hope|wonder|prefer|dont want|don['’]t want)|i(?:['’]?d| would) like)\b|^\W*(?:(?:it|this|that|they) (?:should|must|has to|needs?|is|was|came|shd|sounds?|worked)|it['’]?s|keep|not|no names|max|maximum|under|only|at most|just|also|make|half|then|background|last time|my (?:boss|manager|teacher|supervisor|landlord|friend|client))\b/i;
const opensLetter =
  /^\s*(?:dear|hi|hey|hello|good (?:morning|afternoon|evening))\b[^\n]{0,40}[,!\n]?/i;
const firstPerson = /\b(?:i|i['’]?m|i['’]ve|my|me)\b/i;

const fewestSentences = 2;
/** So many where all of them speak of the person, who may be telling why. */
const fewestOwnSentences = 4;
const fewestItems = 4;
const longestItem = 6;
const fewestWordsApart = 12;
/** A sentence of so many words that asks nothing is enough alone. */
const longSentence = 30;

/** Lines with no empty line between them. */
const block = /(?:[^\n]|\n(?![ \t]*\n))+/g;

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** "return label bug, dark mode, driver resend, slow screen" */
export function isRow(sentence: string) {
  const items = sentence.split(/[,/](?!\d)/);
  return (
    items.length >= fewestItems &&
    items.every((item) => wordsOf(item).length > 0 && wordsOf(item).length <= longestItem)
  );
}

function isText(text: string, asks: readonly Span[], { start, end }: Span) {
  const sentence = text.slice(start, end);
  if (wordsOf(sentence).length < 2 || promise.test(sentence) || /\?\s*$/.test(sentence))
    return false;
  if (isRow(sentence)) return !asks.some((ask) => ask.start >= start && ask.start < end);
  return (
    !addressed.test(sentence) &&
    findPointers(sentence).length === 0 &&
    !asks.some((ask) => ask.start >= start && ask.start < end)
  );
}

/** A paragraph of its own that asks nothing, beside one that does. */
function hasParagraph(text: string, asks: readonly Span[]) {
  const paragraphs = spansOf(text, block).filter(
    ({ start, end }) => wordsOf(text.slice(start, end)).length > 1,
  );
  if (paragraphs.length < 2) return false;
  return paragraphs.some((paragraph) => {
    const words = text.slice(paragraph.start, paragraph.end);
    if (wordsOf(words).length < fewestWordsApart || promise.test(words)) return false;
    if (opensLetter.test(words)) return true;
    return (
      !/\b(?:you|your|please|pls)\b/i.test(words) &&
      !asks.some((ask) => ask.start >= paragraph.start && ask.start < paragraph.end)
    );
  });
}

/** Sentences behind the one that asks that are neither said to the assistant nor about what is wanted. */
function hasSentences(text: string, asks: readonly Span[]) {
  const passages = sentencesOf(text);
  const promised = passages.findLastIndex(({ start, end }) => promise.test(text.slice(start, end)));
  const behind = passages.slice(Math.max(1, promised + 1));
  const texts = behind.filter((span) => isText(text, asks, span));
  if (texts.some(({ start, end }) => isRow(text.slice(start, end)))) return true;
  const isOwn = ({ start, end }: Span) => firstPerson.test(text.slice(start, end));
  const others = texts.filter((span) => !isOwn(span)).length;
  if (texts.some(({ start, end }) => wordsOf(text.slice(start, end)).length >= longSentence))
    return true;
  return others >= fewestSentences || texts.length >= fewestOwnSentences;
}

/** Whole sentences: the passages of one line that no stop parts are one. */
function sentencesOf(text: string): Span[] {
  const sentences: Span[] = [];
  for (const span of findPassages(text)) {
    const last = sentences.at(-1);
    const between = last ? text.slice(last.end - 3, span.start) : "";
    if (last && !/[.!?…]\s*$|\n/.test(between)) last.end = span.end;
    else sentences.push({ ...span });
  }
  return sentences;
}

/** Whether the text to work on stands in the prompt, though nothing marks it. */
export function holdsUnmarkedText({ text, asks }: OwnWords) {
  if (isMet(text, quotedWord) || isMet(text, behindColon)) return true;
  return hasParagraph(text, asks) || hasSentences(text, asks);
}
