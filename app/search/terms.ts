import { withoutPiles } from "../schemas/text";

/** What is searched: each field weighs as much as `fieldWeights` says. */
export interface Fields {
  title: string;
  tags: readonly string[];
  body: string;
}

export interface ReadTerm {
  /** As it stands in the index. */
  term: string;
  /** As it stands in the text, in lower case and without accents. */
  word: string;
}

const fieldWeights = { title: 4, tags: 2, body: 1 };

/** Of a long body only the beginning counts, so that length alone finds nothing. */
const bodyTerms = 200;

/** Words that stand in any sentence, and verbs that carry no subject of their own. */
const stopWords = new Set(
  `a about after again all also always am an and any anybody anyone anything are as ask asked
  asking asks at be because been being best but by can could did do does doing done each eight
  either else even ever every everybody everyone everything find finds five for found four from
  get gets getting give given gives giving go goes going good got had has have having he help
  helps her here herself him himself his how i if in into is it its itself just keep keeps kept
  kind know knows let like look looking looks made make makes making many may me might more most
  much must my myself need needs never next nine no nobody not nothing now nowhere of off often
  on once one only or other our ourselves out over own please put rather really said same say
  saying says see seen seven she should show showed showing shown shows six so some somebody
  someone something somewhere such take takes tell telling tells ten than that the their
  them themselves then there these they thing things this those three time to today too true two
  until up us use used uses using very want wanted wants was way ways we well were what when
  where whether which while who whom whose why will with without would year years yes yet you
  your yourself`.split(/\s+/),
);

/** Words for the same thing meet under the first one of their line. */
const sameThings = `
  picture image photo photograph illustration
  private privacy confidential personal
  cost price fee
  fake deepfake forgery
  company maker firm
  child kid minor daughter son grandchild grandson granddaughter
  hand finger
  rule law regulation
  mistake error
  source link citation reference
  wrong incorrect false
  invented invent fabricated hallucination hallucinate
  search lookup
  summary summarize
  store save
  type paste`;

const sameThing = new Map<string, string>();
/** The words that stand in no index as themselves. */
export const synonyms: { word: string; stem: string }[] = [];
for (const line of sameThings.trim().split("\n")) {
  const [first = "", ...others] = line.trim().split(" ");
  for (const word of others) {
    sameThing.set(stem(word), stem(first));
    synonyms.push({ word, stem: stem(word) });
  }
}

export function stem(word: string) {
  if (word.length < 4 || /\d/.test(word)) return word;
  const base = word.endsWith("ss")
    ? word
    : word.replace(/(?:(?<=i)es|(?<=i)ed|ing|ed|es|s|ly)$/, "");
  // "stopped" and "stop", "note" and "notes", "copies" and "copy" meet without their last letter.
  const bare = base.replace(/([b-df-hjkmnp-rtv-z])\1$/, "$1").replace(/[eiy]$/, "");
  return [bare, base].find(({ length }) => length >= 3) ?? word;
}

/** Words return often, and this is where the time of building an index goes. */
const knownTerms = new Map<string, string>();
const mostKnown = 20_000;
const longestKnown = 40;

/** The term of a word, or nothing where it carries no meaning of its own. */
function termOf(word: string) {
  const known = knownTerms.get(word);
  if (known !== undefined) return known;
  const term = termFor(word);
  if (knownTerms.size < mostKnown && word.length <= longestKnown) knownTerms.set(word, term);
  return term;
}

/** The same for words that hardly return. */
export function termFor(word: string) {
  const bare = word.length < 2 || stopWords.has(word) ? "" : stem(word);
  return sameThing.get(bare) ?? bare;
}

/** The words of a text that can be looked for, in order. */
export function readTerms(text: string): ReadTerm[] {
  const terms: ReadTerm[] = [];
  const add = (word: string) => {
    const term = termOf(word);
    if (term !== "") terms.push({ term, word });
  };
  for (const token of tokensOf(text)) {
    if (/^[a-z]+$/.test(token)) add(token);
    // A model's name such as "gpt-4" stays whole; other hyphens part two words.
    else if (/\d/.test(token)) add(token);
    else for (const part of token.split(/[.-]/)) add(part.replace(/'.*$/, ""));
  }
  return terms;
}

function tokensOf(text: string) {
  const isPlain = /^[\s -~]*$/.test(text);
  const plain = (isPlain ? text : withoutPiles(text).normalize("NFD").replace(/\p{M}/gu, ""))
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\bchat[\s-]gpt\b/g, "chatgpt")
    .replace(/\bdall[\u00b7.\s-]?e\b/g, "dalle");
  return (
    plain.match(
      isPlain ? /[a-z0-9]+(?:['.-][a-z0-9]+)*/g : /[\p{L}\p{N}]+(?:['.-][\p{L}\p{N}]+)*/gu,
    ) ?? []
  );
}

/** How much each term of a document weighs: what a posting holds. */
export function weighTerms({ title, tags, body }: Fields): Map<string, number> {
  const weights = new Map<string, number>();
  const add = (terms: readonly ReadTerm[], weight: number) => {
    for (const { term } of terms) weights.set(term, (weights.get(term) ?? 0) + weight);
  };
  add(readTerms(title), fieldWeights.title);
  for (const tag of tags) add(readTerms(tag), fieldWeights.tags);
  add(readTerms(body).slice(0, bodyTerms), fieldWeights.body);
  return weights;
}
