import { type CaseWords, caseNumber, weights } from "../../app/content/course-library/case-words";
import type { FieldPack } from "../../app/content/course-library/field-pack";
import { readTerms } from "../../app/search/terms";

type Packs = readonly Pick<FieldPack, "id" | "cases">[];
type OwnCases = Readonly<Record<string, FieldPack["ownCases"]>>;

/**
 * By word in which cases it stands and how much it says there, and for words that stand for one
 * another in which cases another of them does.
 */
export function caseWordsOf(
  packs: Packs,
  ownCases: OwnCases,
  near: readonly (readonly string[])[],
) {
  const lines = near.map((words) => words.map(termsOf));
  const found = new Map<string, number[]>();
  for (const [at, pack] of packs.entries()) {
    for (const isOwn of [false, true]) {
      const cases = isOwn ? (ownCases[pack.id] ?? {}) : pack.cases;
      for (const [skillId, text] of Object.entries(cases)) {
        const number = caseNumber({ skillId, pack: at, isOwn });
        for (const [term, weight] of weigh(text, lines)) {
          const numbers = found.get(term);
          if (numbers) numbers.push(number + weight);
          else found.set(term, [number + weight]);
        }
      }
    }
  }
  const words: CaseWords = {};
  for (const [term, numbers] of [...found].sort(([one], [other]) => (one < other ? -1 : 1))) {
    words[term] = numbers;
  }
  return words;
}

function termsOf(text: string) {
  return readTerms(text).map(({ term }) => term);
}

function weigh(text: string, lines: readonly (readonly (readonly string[])[])[]) {
  const said = new Map<string, number>();
  for (const term of termsOf(text)) said.set(term, said.has(term) ? weights.often : weights.once);
  const terms = new Set(said.keys());
  for (const line of lines) {
    if (!line.some((words) => words.length > 0 && words.every((word) => terms.has(word)))) continue;
    for (const [word, ...others] of line) {
      if (word && others.length === 0 && !said.has(word)) said.set(word, weights.near);
    }
  }
  return said;
}
