/** In a shorter word two letters make another word. */
const shortest = 8;
const longest = 16;

/** Whether a word is long enough for two mistakes to be looked past. */
export function isLong(word: string) {
  return word.length >= shortest && word.length <= longest && /^[a-z]+$/.test(word);
}

/**
 * How many mistakes lie between two words, as far as two: a letter left out, put in, mistyped or
 * changed over with its neighbour. Three for more.
 */
export function mistakesBetween(one: string, other: string) {
  if (Math.abs(one.length - other.length) > 2) return 3;
  let [previous, before] = [
    [] as number[],
    Array.from({ length: other.length + 1 }, (_, at) => at),
  ];
  for (let row = 1; row <= one.length; row++) {
    const now = [row];
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      now[at] = Math.min(
        (before[at - 1] ?? 3) + (isSame ? 0 : 1),
        (before[at] ?? 3) + 1,
        (now[at - 1] ?? 3) + 1,
        isSwapped ? (previous[at - 2] ?? 3) + 1 : 3,
      );
    }
    [previous, before] = [before, now];
  }
  return Math.min(3, before[other.length] ?? 3);
}

/** The term that is fewest mistakes away, of equally near ones the commonest; null for none. */
export function nearestTerm(term: string, compared: readonly [term: string, documents: number][]) {
  const near = compared
    .map(([each, documents]) => ({ each, documents, mistakes: mistakesBetween(term, each) }))
    .filter(({ mistakes }) => mistakes <= 2)
    .sort((one, two) => one.mistakes - two.mistakes || two.documents - one.documents);
  return near[0]?.each ?? null;
}
