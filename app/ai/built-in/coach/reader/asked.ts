import { sigmoid } from "./classifier";
import { hash } from "./hash";
import type { Passage } from "./passage-forms";

/** What the chances of the passages say together, in the order of `askedNumbers`. */
export const askedNames = [
  "askedScore",
  "askedBest",
  "askedSecond",
  "askedAtAll",
  "askedOften",
  "askedFirst",
  "askedLast",
  "askedShare",
] as const;

const surest = 5;
const likely = 0.5;
/** From here on the words of a passage count as words that ask. */
const counted = 0.3;

/** `scores`: for each passage the odds, as a logarithm, that it asks the assistant for something. */
export function askedNumbers(scores: readonly number[]): number[] {
  if (scores.length === 0) return askedNames.map(() => 0);
  const chances = scores.map(sigmoid);
  const [best = 0, second = 0] = [...chances].sort((a, b) => b - a);
  const bestAt = chances.indexOf(best);
  const top = Math.max(...scores);
  return [
    Math.max(-surest, Math.min(surest, top)) / 2,
    best,
    second,
    1 - chances.reduce((none, chance) => none * (1 - chance), 1),
    Math.min(1, chances.reduce((sum, chance) => sum + chance, 0) / 3),
    bestAt === 0 ? 1 : 0,
    bestAt === chances.length - 1 && chances.length > 1 ? 1 : 0,
    chances.filter((chance) => chance > likely).length / chances.length,
  ];
}

/** Words and pairs of the passages that ask, or of the likeliest, as hashes of their own. */
export function askedNgrams(passages: readonly Passage[], scores: readonly number[]): number[] {
  const best = Math.max(...scores);
  const found = new Set<number>();
  for (const [at, { words }] of passages.entries()) {
    const score = scores[at] ?? Number.NEGATIVE_INFINITY;
    if (score < best && sigmoid(score) < counted) continue;
    for (const [index, word] of words.entries()) {
      found.add(hash(`>${word}`));
      found.add(hash(`>${words[index - 1] ?? "^"} ${word}`));
    }
  }
  return [...found];
}
