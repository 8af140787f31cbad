import { isLong, mistakesBetween } from "./far-spellings";
import type { SearchQuery } from "./read-query";
import { readTerms, stem, synonyms, termFor } from "./terms";

const letters = "abcdefghijklmnopqrstuvwxyz";
/** In a shorter word one letter makes another word. */
const shortest = 4;
const longest = 16;

/** A word that may be meant, and how unlikely its mistake is. */
interface Spelling {
  word: string;
  cost: number;
}

/**
 * The terms of all words that are one mistake away, each with such a word. Few of them are words:
 * the index knows which. A letter left out is likelier than one too many: what is longer than what
 * was typed also fits it better.
 */
function spellingsOf(word: string): Map<string, Spelling> {
  const terms = new Map<string, Spelling>();
  if (word.length < shortest || word.length > longest || !/^[a-z]+$/.test(word)) return terms;
  for (const [cost, spell] of [leftOut, mistyped, tooMany].entries()) {
    for (const spelling of spell(word)) {
      const term = termFor(spelling);
      const known = terms.get(term);
      // Endings fall off, so a term has several words: the shortest one is shown.
      if (term === "" || (known && known.word.length <= spelling.length)) continue;
      terms.set(term, { word: spelling, cost: known?.cost ?? cost });
    }
  }
  if (isLong(word)) addFarSynonyms(terms, word);
  terms.delete(termFor(word));
  return terms;
}

/** Two mistakes away from words that stand in the index under another one. */
function addFarSynonyms(terms: Map<string, Spelling>, word: string) {
  for (const synonym of synonyms) {
    const term = termFor(synonym.word);
    if (terms.has(term) || mistakesBetween(stem(word), synonym.stem) > 2) continue;
    terms.set(term, { word: synonym.word, cost: 3 });
  }
}

function placesIn(word: string) {
  return Array.from(word, (_, at) => at);
}

/** With a letter more, or with two neighbours changed over. */
function leftOut(word: string) {
  return [...placesIn(word), word.length].flatMap((at) => {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    const swapped = before + after.charAt(1) + after.charAt(0) + after.slice(2);
    return [...letters].map((letter) => before + letter + after).concat(swapped);
  });
}

function mistyped(word: string) {
  return placesIn(word).flatMap((at) =>
    [...letters].map((letter) => word.slice(0, at) + letter + word.slice(at + 1)),
  );
}

function tooMany(word: string) {
  return placesIn(word).map((at) => word.slice(0, at) + word.slice(at + 1));
}

/** How a question was typed: for each of its terms the word, and the terms that may be meant. */
export function readSpellings(q: string, terms: readonly string[]) {
  const typed = new Map(readTerms(q).map(({ term, word }) => [term, word]));
  const spellings: NonNullable<SearchQuery["spellings"]> = {};
  for (const term of terms) {
    const near = spellingsOf(typed.get(term) ?? "");
    spellings[term] = [...near].map(([each, { cost }]) => [each, cost]);
  }
  return { typed, spellings };
}

/**
 * The question with its mistyped words put right, and three dots behind the begun ones.
 *
 * @param texts what was found: a word that is two mistakes away is shown as it stands there.
 */
export function respell(
  q: string,
  typed: ReadonlyMap<string, string>,
  { spelled, texts }: { spelled: Readonly<Record<string, string>>; texts: readonly string[] },
) {
  const wordIn = (term: string) =>
    texts.flatMap(readTerms).find((each) => each.term === term)?.word ?? term;
  return replaceWords(q, typed, spelled, (word, { asked, term }) =>
    term.startsWith(asked) ? `${word}…` : (spellingsOf(word).get(term)?.word ?? wordIn(term)),
  );
}

/** The question as it is asked again, with the words that its mistyped ones stand for. */
export function askAgain(
  q: string,
  typed: ReadonlyMap<string, string>,
  spelled: Readonly<Record<string, string>>,
) {
  return replaceWords(q, typed, spelled, (word, { term }) => {
    return spellingsOf(word).get(term)?.word ?? term;
  });
}

function replaceWords(
  q: string,
  typed: ReadonlyMap<string, string>,
  spelled: Readonly<Record<string, string>>,
  rightFor: (word: string, meant: { asked: string; term: string }) => string,
) {
  let text = q;
  for (const [asked, term] of Object.entries(spelled)) {
    const word = typed.get(asked) ?? asked;
    const right = rightFor(word, { asked, term });
    text = text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, "iu"), right);
  }
  return text;
}
