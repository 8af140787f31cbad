import { findNgrams } from "../reader/ngrams";
import type { Word } from "../words";

/** "Marks" and "mark", "grading" and "grad". The search takes off more, and orders are heard less by its words. */
function stemOf(word: string) {
  if (word.length > 5) return word.replace(/(?:ing|ed|es|s|ers?)$/, "");
  return word.length > 3 ? word.replace(/s$/, "") : word;
}

/** Fewer bits than the reader keeps: the hashes lie closer together, and so take fewer bytes. */
const droppedBits = 2;

/** Hashes of words and pairs, without their endings; a pair may have a comma inside. */
export function findForms(words: readonly Word[]): number[] {
  const hashes = findNgrams(
    words.map(({ text, before, isNumber }) => {
      const isOpening = before === "sentence" || before === "line";
      return { word: isNumber ? "#" : stemOf(text), isJoined: !isOpening, isOpening };
    }),
  );
  return [...new Set(hashes.map((hash) => hash >>> droppedBits))];
}

const fewest = 30;

/** A short text has to say something plain; a long one does not outvote itself. */
export function formScale(count: number) {
  return 1 / (6 * Math.sqrt(Math.max(fewest, count)));
}
