import type { Level } from "./prompt-reading";

const band = 20;

/** From the chances of being above each level: 0 where all say no, 1 where all say yes. */
export function levelScore(chances: ArrayLike<number>) {
  let sum = 0;
  let least = 1;
  for (let at = 0; at < chances.length; at++) {
    least = Math.min(least, chances[at] ?? 0);
    sum += least;
  }
  return sum / chances.length;
}

/** 0 to 100: the cuts between the levels lie at 20, 40, 60 and 80. */
export function positionOf(score: number, cuts: readonly number[]) {
  const ends = [0, ...cuts, 1];
  const at = cuts.filter((cut) => score >= cut).length;
  const [from, to] = [ends[at] ?? 0, ends[at + 1] ?? 1];
  return Math.min(99.9, band * (at + (score - from) / (to - from)));
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
