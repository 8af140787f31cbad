import type { Level } from "./prompt-reading";

const band = 20;

/** Each chance held at or below the one before: what is above level 3 is above level 2. */
export function inOrder(chances: ArrayLike<number>) {
  let least = 1;
  return Array.from(chances, (chance) => {
    least = Math.min(least, chance);
    return least;
  });
}

/**
 * 0 to 100, a band of 20 for each level. `chances`: of being above level 1, 2, 3 and 4; the level is above
 * each whose chance reaches its cut. The place in the band is the mean chance, so that neither falls when a
 * chance rises.
 */
export function positionOf(chances: ArrayLike<number>, cuts: readonly number[]) {
  const ordered = inOrder(chances);
  const missed = ordered.findIndex((chance, at) => chance < (cuts[at] ?? 1));
  const above = missed < 0 ? ordered.length : missed;
  const mean = ordered.reduce((sum, chance) => sum + chance, 0) / ordered.length;
  return Math.min(99.9, band * (above + Math.min(mean, 0.999)));
}

/** Above the cap the order stays, squeezed into the upper part of the highest level allowed. */
export function capPosition(position: number, highest: number) {
  const limit = highest * band;
  const knee = limit - band * 0.4;
  if (position <= knee) return position;
  return knee + ((position - knee) / (100 - knee)) * (limit - knee - 0.01);
}

/** Below the floor the order stays, squeezed into the lowest level allowed. */
export function raisePosition(position: number, lowest: number) {
  const floor = (lowest - 1) * band;
  return lowest === 1 ? position : floor + (position / 100) * (100 - floor);
}

export function levelOf(position: number): Level {
  return Math.min(5, Math.max(1, Math.floor(position / band) + 1)) as Level;
}

/** A whole number that lies in the band of its level. */
export function shownPosition(position: number) {
  const level = levelOf(position);
  const lowest = level === 1 ? 0 : (level - 1) * band + 1;
  return Math.min(level * band, Math.max(lowest, Math.round(position)));
}
