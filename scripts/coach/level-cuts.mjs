import { importReader } from "./reader-code.mjs";

const { levelOf, positionOf } = await importReader("level-scale");

/** How much a reading within one level counts beside an exact one. */
const worthOfNear = 8;
/** Nothing is said on a chance below two in five. */
const steps = Array.from({ length: 19 }, (_, at) => 0.4 + at * 0.025);
const sweeps = 4;
/** So many steps to either side. */
const reach = 2;

/** For each of the four chances the cut from which it counts: those that read most levels rightly, or nearly. */
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
      cuts = cuts.with(at, steps[smooth.indexOf(Math.max(...smooth))]);
    }
  }
  return cuts.map((cut) => Number(cut.toFixed(3)));
}

function worthOf(readings, cuts) {
  let worth = 0;
  for (const { level, chances } of readings) {
    const miss = Math.abs(levelOf(positionOf(chances, cuts)) - level);
    if (miss < 1) worth += 1;
    if (miss <= 1) worth += worthOfNear;
  }
  return worth;
}
