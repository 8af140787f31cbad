import type { Level } from "./prompt-reading";

const band = 20;
const tail = 4;

/** 0 to 100: the cuts between the levels lie at 20, 40, 60 and 80. */
export function positionOf(score: number, cuts: readonly number[]) {
  const first = cuts[0] ?? 0;
  const last = cuts.at(-1) ?? 0;
  if (score < first) return band / (1 + (first - score) / (tail / 2));
  if (score >= last) return 100 - band / (1 + (score - last) / (tail / 2));
  const at = cuts.findIndex((cut) => score < cut) - 1;
  const [from, to] = [cuts[at] ?? 0, cuts[at + 1] ?? 0];
  return band * (at + 1 + (score - from) / (to - from));
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
