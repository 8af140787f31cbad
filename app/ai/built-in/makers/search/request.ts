import { guides } from "../../../../content/guides/guides";
import type { Passage } from "../../../../search/site-passages";
import { readTerms } from "../../../../search/terms";
import { type Aspect, aspects } from "./aspects";

export interface SearchRequest {
  /**
   * What is looked for: the prompt without what it says about the answer's form, and each of its
   * sentences alone, because the answer to one of them is an answer.
   */
  query: string;
  sentenceQueries: readonly string[];
  /** Its questions, if it asks several, and what they are all about. */
  questions: readonly string[];
  topic: string;
  /** How many passages, and how many sentences of each. */
  passages: number;
  passagesAsked: number | undefined;
  sentences: number;
  kinds: readonly Passage["kind"][];
  /** Tools with a guide that the prompt names, in its order. */
  toolIds: readonly number[];
  aspects: readonly Aspect[];
}

/** Longer prompts are read up to here, so that none can keep the search busy. */
const readLimit = 3000;

const quotation = /"[^"\n]{3,300}"|(?<![\p{L}\p{N}])'[^\n]{3,300}?'(?![\p{L}\p{N}])/gu;

/** Whoever says or wants something is not what is looked for, nor that they say it. */
const people =
  /\b(?:thinks?|believes?|tells?|told)(?: (?:me|us|that))?\b|\bat the market\b|\b(?:my |our |a |the |his |her )?(?:m[ae]n|wom[ae]n|guy|lady|neighbou?rs?|friends?|colleagues?|mothers?|fathers?|mom|mum|dad|husband|wife|sisters?|brothers?|aunt|uncle|cousins?|boss|grand(?:mother|father|ma|pa)|club|somebody|someone)\b/gi;

const usualPassages = 3;

const smallNumbers = ["one", "two", "three", "four", "five"];
const number = `(\\d{1,2}|${smallNumbers.join("|")})`;

const enough = `${number} (?:(?:are|is|would be|will be) (?:enough|plenty|fine)|will do)\\b`;

const otherNames: Record<number, string> = {
  1: "gpt[- ]?4o|chatgpt|chat gpt",
  2: "dall[-\u00b7. ]?e(?: ?3)?",
};

/** What a prompt says about the answer and not about its subject. */
const formWords = [
  String.raw`\b(?:if|when|where|in case)\b[^.?!\n]{0,30}\b(?:not find|find nothing|finds? no|found|no (?:answer|source|passage|page)|nothing)\b[^.?!\n]*`,
  String.raw`\b(?:search|look|use|read|find|from|in) (?:only |just )?(?:in |through |on |at |within )?(?:the|these|this|your|our) (?:site|guides?|lessons?|skills?|pages?|website)(?:'s)?(?: and (?:the )?(?:guides?|lessons?|skills?|tools?|pages?))?(?: (?:of|on|in) this (?:site|page|website))?(?: only)?`,
  String.raw`\b(?:give|show|list|quote|cite|name|add|put|include|bring|return|link(?: to)?)(?: me| us)?(?: (?:the|a|an|your|its|each|every|all|at least|up to|exact|${number})){0,3} (?:exact )?(?:sources?|links?|passages?|quotes?|quotations?|wording|words?|sentences?|results?|guides?|page titles?|addresses)\b`,
  String.raw`\b${number}(?: [a-z-]+){0,2} (?:passages?|sentences?|words?|bullets?|bullet points?|lines?|results?|quotes?|columns?|rows?|paragraphs?)\b`,
  String.raw`\b${enough}[^.?!\n]*`,
  String.raw`\b(?:as|in|into|make|use|with) (?:a |an )?(?:short |small |clear )?(?:table|list|bullet points?|bullets?)\b`,
  String.raw`\b(?:with|and) (?:the |a |its |their )?(?:sources?|links?|citations?|quotes?)(?: (?:for|to|beside|behind|after) (?:each|every|all)[^.?!,\n]*|(?=\s*(?:[.?!,;]|$)))`,
  String.raw`\b(?:beside|behind|for|after|under) (?:each|every) (?:\w+ )?(?:point|claim|cell|sentence|answer|passage|line|row|quote)\b`,
  String.raw`\b(?:answer|write|explain|reply|keep it|say it)\b[^.?!\n]{0,20}\b(?:short|briefly|plain|simple|simply|words?|sentences?|lines?)\b(?: words| language| english)?`,
].map((source) => new RegExp(source, "gi"));

const formSentence =
  /^\W*(?:then |and )?(?:call|rate|label) (?:it|the claim|the answer)\b|^\W*(?:please |and |also |then |now )*(?:(?:give|show|list|quote|cite|name|add|put|include|bring|link|use|keep|answer|write|say|mark|limit|present|order|sort|end|finish|close|tell me|do not|don't|make|no|at most)\b.*\b(?:sources?|links?|passages?|quotes?|quotations?|wording|words?|sentences?|results?|lines?|paragraphs?|bullets?|table|list|column|rows?|pages?|guides?|lessons?|guess\w*|nothing|short|brief\w*|plain)\b|(?:check|verify|test|examine|look into|find out) (?:this|that|the|whether|if|it)\b[^a-z]*(?:claim|statement|sentence|true|right|is|that|it|this)?\b.{0,12}$)/i;

/** Talk about what the search should return. */
const aboutPassages = /\b(?:passages?|quotations?|bullet points?|word for word)\b/i;

export function readRequest(prompt: string): SearchRequest {
  const text = prompt
    .slice(0, readLimit)
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d\u201e]/g, '"')
    .replace(/\[[a-z ]{3,14}\]/g, " "); // what stands in place of private data
  // A claim in quotation marks is what is asked about, whatever it says of links and sources.
  const quoted = text.match(quotation) ?? [];
  const around = text.replace(quotation, " ");
  const asks = sentencesOf(around)
    .filter((each) => formSentence.test(each))
    .join(" ");
  const passagesAsked =
    readCount(around, "passages?|results?|quotes?|quotations?|places") ??
    readCount(asks, "sources?|links?") ??
    readNumber(new RegExp(`\\b${enough}`, "i").exec(around)?.[1]);
  const subjects = [...quoted, ...subjectSentences(around)].filter(hasLetters);
  return {
    query: subjects.length > 0 ? subjects.join(" ") : text,
    sentenceQueries: subjects.filter((each) => termCount(each) >= 3).slice(0, 6),
    ...readQuestions(around),
    passages: passagesAsked ?? usualPassages,
    passagesAsked,
    sentences: readCount(around, "sentences?") === 1 ? 1 : 2,
    kinds: readKinds(around),
    toolIds: readTools(text),
    aspects: aspects.filter(({ asked }) => asked.test(text)),
  };
}

/** Fewer than three words stand together in too many places. */
function termCount(sentence: string) {
  return new Set(readTerms(sentence).map(({ term }) => term)).size;
}

/** One question is answered as it is; several are answered one by one. */
function readQuestions(text: string) {
  const sentences = sentencesOf(text).filter((each) => !formSentence.test(each));
  const isQuestion = (each: string) => each.endsWith("?") && termCount(each) >= 1;
  const questions = sentences.filter(isQuestion).slice(0, 5);
  if (questions.length < 2) return { questions: [], topic: "" };
  const others = sentences.filter((each) => !isQuestion(each) && !aboutPassages.test(each));
  // "I give a talk at our school about ...": what comes first is the occasion.
  const named = others.flatMap(
    (each) => /\b(?:about|regarding|concerning) (.+)/i.exec(each)?.[1] ?? [],
  );
  // Without one, the first question is what the others lean on.
  const topic = named.length > 0 ? named : [...others, ...questions.slice(0, 1)];
  return { questions, topic: topic.join(" ").replace(people, " ") };
}

/** A number in front of a question does not end a sentence. */
function sentencesOf(text: string) {
  return text
    .replace(/(^|\s)\d{1,2}[.)]\s+(?=\p{L})/gu, "$1\n")
    .split(/(?<=[.?!:])\s+|\n+/)
    .map((each) => each.trim())
    .filter((each) => each !== "");
}

/** The sentences without those that only say how to answer, and without such words in the others. */
function subjectSentences(text: string) {
  return sentencesOf(text)
    .filter((sentence) => !formSentence.test(sentence) && !aboutPassages.test(sentence))
    .map((sentence) => formWords.reduce((rest, pattern) => rest.replace(pattern, " "), sentence))
    .map((sentence) => sentence.replace(people, " "));
}

function hasLetters(text: string) {
  return (text.match(/\p{L}{3,}/gu)?.length ?? 0) >= 2;
}

function readCount(text: string, things: string) {
  return readNumber(
    new RegExp(`\\b${number}(?: [a-z-]+){0,2} (?:${things})\\b`, "i").exec(text)?.[1],
  );
}

function readNumber(found: string | undefined) {
  if (found === undefined) return undefined;
  const place = smallNumbers.indexOf(found.toLowerCase());
  const count = place >= 0 ? place + 1 : Number(found);
  return Math.min(5, Math.max(1, count));
}

function readKinds(text: string): Passage["kind"][] {
  const wanted =
    /\bonly\b[^.?!\n]{0,40}\b(guides?|lessons?|skills?)\b|\b(guides?|lessons?|skills?) only\b/i;
  const found = wanted.exec(text);
  const word = (found?.[1] ?? found?.[2] ?? "").toLowerCase();
  const namesBoth = /\bguides?\b/i.test(text) && /\b(?:lessons?|skills?)\b/i.test(text);
  if (word === "" || namesBoth) return ["guide", "skill", "tool"];
  return word.startsWith("guide") ? ["guide"] : ["skill"];
}

const toolNames = guides.map(({ id, name }) => ({
  id,
  pattern: new RegExp(`\\b(?:${otherNames[id] ?? name.split(" ")[0]})\\b`, "i"),
}));

function readTools(text: string) {
  return toolNames
    .map(({ id, pattern }) => ({ id, at: text.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .map(({ id }) => id);
}
