import { middleOfGood } from "./middle-of-good.mjs";
import { importReader } from "./reader-code.mjs";

const { chanceOfNear } = await importReader("doubt");
const { holdPosition } = await importReader("caps");
const { levelOf, positionOf } = await importReader("level-scale");

/** How much a reading within one level counts beside an exact one. */
const worthOfNear = 8;
/** Nothing is said on a chance below two in five. */
const steps = Array.from({ length: 19 }, (_, at) => 0.4 + at * 0.025);
const sweeps = 4;
/** So many steps to either side. */
const reach = 2;
/** Of a hundred levels that are said without a doubt, so many are to be right or one off. */
const aimOfNear = 0.95;

const levelRead = ({ chances, found }, cuts) =>
  levelOf(holdPosition(positionOf(chances, cuts), found));

/**
 * For each of the four chances the cut from which it counts: those that read most levels rightly, or nearly.
 * A reading: `{ level, chances, found }`, with what is certain of the text.
 */
export function chooseCuts(readings) {
  let cuts = [0.5, 0.5, 0.5, 0.5];
  for (let sweep = 0; sweep < sweeps; sweep++) {
    for (const at of cuts.keys()) {
      const worths = steps.map((cut) => worthOf(readings, cuts.with(at, cut)));
      // With its neighbours, so that no cut hangs on a handful of prompts.
      const smooth = worths.map((_, step) => {
        const near = worths.slice(Math.max(0, step - reach), step + reach + 1);
        return near.reduce((sum, worth) => sum + worth, 0) / near.length;
      });
      cuts = cuts.with(at, middleOfGood(steps, smooth));
    }
  }
  return cuts.map((cut) => Number(cut.toFixed(3)));
}

function worthOf(readings, cuts) {
  let worth = 0;
  for (const reading of readings) {
    const miss = Math.abs(levelRead(reading, cuts) - reading.level);
    if (miss < 1) worth += 1;
    if (miss <= 1) worth += worthOfNear;
  }
  return worth;
}

/**
 * From which chance of being near a level is said without a doubt, and how often each sort was near:
 * `{ from, near, nearInDoubt }`, shares from 0 to 1.
 */
export function chooseSureness(readings, cuts) {
  const judged = readings
    // What is complete for certain is never in doubt.
    .filter(({ found }) => !found.isComplete)
    .map((reading) => {
      const read = levelRead(reading, cuts);
      return {
        sure: chanceOfNear(reading.chances, read),
        isNear: Math.abs(read - reading.level) <= 1,
      };
    })
    .sort((a, b) => b.sure - a.sure);
  let near = 0;
  let count = 0;
  for (const [at, { isNear }] of judged.entries()) {
    if (isNear) near++;
    if (near >= aimOfNear * (at + 1)) count = at + 1;
  }
  const nearShare = (some) =>
    Number((some.filter(({ isNear }) => isNear).length / some.length).toFixed(3));
  return {
    from: Number((judged[count - 1]?.sure ?? 1).toFixed(3)),
    near: nearShare(judged.slice(0, count)),
    nearInDoubt: nearShare(judged.slice(count)),
  };
}
