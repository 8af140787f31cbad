import type { Field } from "../../../content/fit/field";
import { isEnglish } from "./is-english";
import { closestOf, type Matched } from "./matched";
import { createSpeller, readWords, type Word } from "./words";

interface Entry {
  field: Field;
  words: readonly string[];
  isTopic: boolean;
}

/** Enough for an answer, and so much more than the next one. */
const enough = 0.6;
const clearly = 1.4;

const ofTopic = 1;
const ofOccupation = 1.3;
const perFurtherWord = 0.5;
const asHead = 1.5;
const behind = 0.6;
const laterStretch = 0.5;
const besideUnknown = 0.8;
const asDoubtful = 0.3;

/** They say how somebody works and hardly in what: beside another word they count little. */
const general = new Set(
  `manager assistant worker owner director specialist technician engineer operator officer consultant
  trainer coach instructor designer analyst inspector supervisor business company clerk home family
  management administration freelancer freelance freelancing advice
  project office agent representative founder server model member helper training`.split(/\s+/),
);
const asGeneral = 0.35;

/** "I sell cars": what somebody does counts before what they do it with. */
const verbs = new Set(
  "teach sell drive clean paint build repair fix write translate grow bake cook study breed".split(
    " ",
  ),
);

/** What most people say who say something that no list holds. */
const usual = [
  "law-and-office",
  "home-and-family",
  "hobbies",
  "own-business",
  "trades",
  "public-and-nonprofit",
];

export type FieldMatcher = (industry: string, ageGroup: string) => Matched<Field>;

/**
 * Understands what somebody says of their field. The longest names count, the word that the others
 * describe ("fitter" in "kitchen fitter") more than those before it, and what is named first more
 * than what follows. Where two fields are close, or none is, it says so.
 */
export function createFieldMatcher(
  fields: readonly Field[],
  spelled: () => ReadonlySet<string>,
): FieldMatcher {
  const entries = new Map<string, Entry[]>();
  const vocabulary = new Set<string>();
  for (const field of fields) {
    const add = (names: readonly string[], isTopic: boolean) => {
      for (const name of names) {
        const words = readWords(name.replace(/[,;:/()]/g, " ")).map(({ word }) => word);
        const [first] = words;
        if (first === undefined) continue;
        const known = entries.get(first) ?? [];
        const key = words.join(" ");
        if (known.some((each) => each.field === field && each.words.join(" ") === key)) continue;
        entries.set(first, [...known, { field, words, isTopic }]);
        for (const word of words) vocabulary.add(word);
      }
    };
    add(field.occupations, false);
    add(field.topics, true);
  }
  const spell = createSpeller(vocabulary, (word) => spelled().has(word));
  const usualFields = usual.flatMap((id) => fields.filter((field) => field.id === id));
  const pupils = fields.find(({ id }) => id === "pupils");

  return (industry, ageGroup) => {
    const words = readWords(industry);
    const { scores, isKnown } = score(words, entries, spell);
    if (ageGroup === "under18" && pupils) asPupil(scores, pupils);

    const [[best, most] = [], [, next] = []] = [...scores].sort(
      ([, one], [, other]) => other - one,
    );
    const isClear = most !== undefined && most >= enough && most >= clearly * (next ?? 0);
    const read = {
      closest: closestOf(scores, usualFields),
      isOtherLanguage: !isEnglish(industry),
    };
    if (best && isClear && isKnown) return { ...read, isSure: true, found: best };
    return { ...read, isSure: false };
  };
}

/**
 * Whoever is under 18 and says "school" goes there and does not teach there, also where they name
 * something else first: then both are close.
 */
function asPupil(scores: Map<Field, number>, pupils: Field) {
  const most = Math.max(...scores.values());
  const said = [...scores.keys()].filter(({ id }) => ofSchool.has(id));
  for (const field of said) scores.delete(field);
  if (said.length > 0) scores.set(pupils, most);
}

const ofSchool = new Set(["pupils", "education", "student-life"]);

type Speller = ReturnType<typeof createSpeller>;

function score(words: readonly Word[], entries: ReadonlyMap<string, Entry[]>, spell: Speller) {
  const meant = words.map(({ word }) => spell(word));
  const scores = new Map<Field, number>();
  let known = 0;
  for (let at = 0; at < words.length; ) {
    const found = longestAt(at, words, meant, entries);
    const here = words[at];
    if (!here || found.length === 0) {
      at++;
      continue;
    }
    const length = found[0]?.words.length ?? 1;
    known += length;
    const isLoneIt = here.word === "it" && length === 1;
    const sureness = Math.min(
      ...meant.slice(at, at + length).map((each) => each?.sureness ?? 1),
      isLoneIt ? asDoubtful : 1,
    );
    const place =
      laterStretch ** Math.min(here.stretch, 2) *
      (here.isBehind || isObject(words, at) ? behind : 1) *
      (isHead(words, at + length - 1) ? asHead : 1);
    for (const { field, words: name, isTopic } of found) {
      const kind = isGeneral(name) ? asGeneral : isTopic ? ofTopic : ofOccupation;
      const points = kind * (1 + perFurtherWord * (length - 1)) * place * sureness;
      scores.set(field, (scores.get(field) ?? 0) + points);
    }
    at += length;
  }
  const first = words.filter(({ stretch }) => stretch === 0).length;
  const isHeadKnown = words.every((_, at) => !isFirstHead(words, at) || meant[at] != null);
  if (!isHeadKnown) for (const [field, points] of scores) scores.set(field, points * besideUnknown);
  return { scores, isKnown: known >= Math.min(words.length, Math.max(first, 1)) * 0.4 };
}

function isGeneral(words: readonly string[]) {
  return words.length === 1 && general.has(words[0] ?? "");
}

/** All names of the greatest length that begin at a word. */
function longestAt(
  at: number,
  words: readonly Word[],
  meant: readonly ({ word: string } | null)[],
  entries: ReadonlyMap<string, Entry[]>,
): Entry[] {
  const wordAt = (place: number) => (words[place]?.word === "it" ? "IT" : meant[place]?.word);
  const fitting = (entries.get(wordAt(at) ?? "") ?? []).filter(({ words: name }) =>
    name.every((each, offset) => wordAt(at + offset) === each),
  );
  const longest = Math.max(...fitting.map((each) => each.words.length));
  return fitting.filter((each) => each.words.length === longest);
}

/** The last word of its stretch that is not behind "in" or "for": what the others describe. */
function isHead(words: readonly Word[], at: number) {
  const [here, next] = [words[at], words[at + 1]];
  if (here && verbs.has(here.word) && words[at - 1]?.stretch !== here.stretch) return true;
  if (isObject(words, at)) return false;
  return Boolean(
    here && !here.isBehind && (!next || next.isBehind || next.stretch !== here.stretch),
  );
}

function isObject(words: readonly Word[], at: number) {
  const here = words[at];
  const first = words.findIndex((each) => each.stretch === here?.stretch);
  return first < at && verbs.has(words[first]?.word ?? "");
}

function isFirstHead(words: readonly Word[], at: number) {
  return words[at]?.stretch === 0 && isHead(words, at);
}
