import { type Findings, highestLevel } from "./caps";
import { inOrder } from "./level-scale";
import type { Level } from "./prompt-reading";

/** The chance of each of the five levels. `chances`: of being above level 1, 2, 3 and 4. */
function chancePerLevel(chances: ArrayLike<number>) {
  const above = [1, ...inOrder(chances)];
  return above.map((chance, at) => chance - (above[at + 1] ?? 0));
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** How likely the right level is at most one away from this one. */
export function chanceOfNear(chances: ArrayLike<number>, level: Level) {
  return sum(chancePerLevel(chances).slice(Math.max(0, level - 2), level + 1));
}

/** The likeliest of the levels two or more away, on the likelier side. */
function likeliestFar(chances: ArrayLike<number>, level: Level) {
  const perLevel = chancePerLevel(chances);
  const lower = perLevel.slice(0, Math.max(0, level - 2));
  const higher = perLevel.slice(level + 1);
  const isLower = higher.length === 0 || (lower.length > 0 && sum(lower) >= sum(higher));
  const side = isLower ? lower : higher;
  const at = side.indexOf(Math.max(...side));
  return (isLower ? at + 1 : level + 2 + at) as Level;
}

/**
 * Where the chances leave the level in doubt: another, two or more away, that it may as well be.
 * What is certain leaves none. `sureFrom`: the chance of being near from which a level is sure.
 */
export function findDoubt(
  chances: ArrayLike<number>,
  level: Level,
  findings: Findings,
  sureFrom: number,
): Level | null {
  const isCertain = findings.isComplete || highestLevel(findings) === 1;
  return isCertain || chanceOfNear(chances, level) >= sureFrom
    ? null
    : likeliestFar(chances, level);
}
