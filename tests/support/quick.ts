import { expect } from "vitest";

import { prose } from "./hard-texts";

/** Work that grows with its text and no faster, measured beside what is held against it. */
const words = prose(100_000);
const passes = 4;
function yardstick() {
  let letters = 0;
  for (let pass = 0; pass < passes; pass++) {
    for (const word of words.split(/\s+/)) letters += word.normalize("NFC").toLowerCase().length;
  }
  return letters;
}

const tries = 6;
const known = Math.max(...Array.from({ length: tries }, () => timeOf(yardstick)));

/**
 * A hard text takes no longer than five times prose of its length and the yardstick together. A
 * machine that has other things to do makes one run slow, and the yardstick beside it as well, so
 * one try of several is enough.
 */
export function expectQuick(
  work: (text: string) => unknown,
  { hard, usual }: { hard: string; usual: string },
  name: string,
) {
  let taken = timeOf(() => work(hard));
  if (taken < known) return;

  const ratios: number[] = [];
  while (ratios.length < tries) {
    if (ratios.length > 0) taken = timeOf(() => work(hard));
    const ratio = taken / (timeOf(yardstick) + 5 * timeOf(() => work(usual)));
    if (ratio < 1) return;
    ratios.push(ratio);
  }
  expect.fail(`${name} takes ${Math.min(...ratios).toFixed(1)} times as long as it may`);
}

function timeOf(work: () => unknown) {
  const start = performance.now();
  work();
  return performance.now() - start;
}
