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
    add(field.occupations.flatMap(activityOf), true);
    add(field.topics, true);
  }
  const fieldsOf = new Map<string, Set<Field>>();
  for (const { field, words } of [...entries.values()].flat()) {
    for (const word of words) fieldsOf.set(word, (fieldsOf.get(word) ?? new Set()).add(field));
  }
  const spell = createSpeller(vocabulary, (word) => spelled().has(word));
  const usualFields = usual.flatMap((id) => fields.filter((field) => field.id === id));
  const afterWork = ["home-and-family", "job-seekers"].flatMap((id) =>
    fields.filter((field) => field.id === id),
  );
  const pupils = fields.find(({ id }) => id === "pupils");

  return (industry, ageGroup) => {
    const all = readWords(industry);
    const words = all.filter(({ isFormer }) => !isFormer);
    const isOver = words.length === 0 && all.length > 0;
    const { scores, isKnown } = score(isOver ? all : words, entries, spell);
    if (isOver) asOver(scores, ageGroup, afterWork);
    if (ageGroup === "under18" && pupils) asPupil(scores, pupils);

    const [[best, most] = [], [, next] = []] = [...scores].sort(
      ([, one], [, other]) => other - one,
    );
    const isClear = most !== undefined && most >= enough && most >= clearly * (next ?? 0);
    const read = {
      closest: closestOf(new Map([...nearest(all, fieldsOf), ...scores]), usualFields),
      isOtherLanguage: !isEnglish(industry),
    };
    if (best && isClear && (isKnown || isOver)) return { ...read, isSure: true, found: best };
    return { ...read, isSure: false };
  };
}

/** "Software engineering" for "software engineer": what somebody does, by what they are called. */
function activityOf(occupation: string) {
  const [, before, last] = /^(.+ )(\w{3,}(?:er|or))$/.exec(occupation) ?? [];
  if (!before || !last || general.has(last) !== last.endsWith("engineer")) return [];
  const bare = last.endsWith("eer") ? last : last.slice(0, -2);
  return [`${before}${bare}ing`, `${before}${bare}ment`];
}

/** Fields of which a name holds one of the words, or begins as it does: to be offered and never taken. */
function nearest(words: readonly Word[], fieldsOf: ReadonlyMap<string, ReadonlySet<Field>>) {
  const near = new Map<Field, number>();
  const add = (known: string, points: number) => {
    for (const field of fieldsOf.get(known) ?? []) {
      near.set(field, Math.max(near.get(field) ?? 0, points));
    }
  };
  for (const { word } of words) {
    if (word.length < 4 || general.has(word)) continue;
    add(word, 0.2);
    for (const known of fieldsOf.keys()) {
      const shared = sameLetters(word, known);
      if (shared >= 4 && shared >= 0.6 * Math.max(word.length, known.length)) add(known, 0.1);
    }
  }
  return near;
}

function sameLetters(one: string, other: string) {
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared++;
  return shared;
}

/** Who says what they were and not what they are has retired, or looks for something new: an older one the first. */
function asOver(scores: Map<Field, number>, ageGroup: string, [retired, seeking]: Field[]) {
  const most = Math.max(enough, ...scores.values());
  if (ageGroup === "55+") scores.clear();
  else if (seeking) scores.set(seeking, most);
  if (retired) scores.set(retired, most * 1.2);
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
