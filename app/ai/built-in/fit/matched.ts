/** What the words of a learner were understood as. */
export type Matched<T> = {
  /** Three to six, the closest first. */
  closest: readonly T[];
  /** Whether they are in a language that courses do not speak yet. */
  isOtherLanguage: boolean;
} & ({ isSure: true; found: T } | { isSure: false });

const mostChoices = 6;
const fewestChoices = 4;

/** The best ones, filled up so that there is something to choose from. */
export function closestOf<T>(scores: ReadonlyMap<T, number>, usual: readonly T[]): T[] {
  const found = [...scores].sort(([, one], [, other]) => other - one).map(([each]) => each);
  const close = found.slice(0, mostChoices);
  return [...new Set([...close, ...usual])].slice(0, Math.max(fewestChoices, close.length));
}
