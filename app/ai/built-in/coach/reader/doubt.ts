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

/**
 * Where the chances leave the level in doubt: the level two away from which on it may as well be. What is
 * certain leaves none: neither a text that is complete for sure, nor what holds a level down.
 *
 * @param sureFrom the chance of being near from which a level is sure.
 */
export function findDoubt(
  chances: ArrayLike<number>,
  level: Level,
  findings: Findings,
  sureFrom: number,
): Level | null {
  if (findings.isComplete || chanceOfNear(chances, level) >= sureFrom) return null;
  const perLevel = chancePerLevel(chances);
  const isLower = sum(perLevel.slice(0, Math.max(0, level - 2))) >= sum(perLevel.slice(level + 1));
  const other = isLower ? level - 2 : level + 2;
  const isThere = other >= 1 && other <= highestLevel(findings);
  return isThere ? (other as Level) : null;
}
