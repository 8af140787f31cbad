/** How much a reading within one level counts beside an exact one. */
const worthOfNear = 12;
const grid = 100;
const sweeps = 4;
/** No level is so narrow that a small change steps over it. */
const narrowest = 13;

/** The four cuts, on a scale from 0 to 1, that read most of these levels rightly, or nearly. */
export function chooseCuts(readings) {
  let cuts = [20, 40, 60, 80];
  for (let sweep = 0; sweep < sweeps; sweep++) {
    for (let at = 0; at < cuts.length; at++) {
      const [from, to] = [(cuts[at - 1] ?? 0) + narrowest, (cuts[at + 1] ?? grid) - narrowest];
      let most = -1;
      let best = cuts[at];
      for (let cut = from; cut <= to; cut++) {
        const worth = smoothWorth(readings, cuts, at, cut);
        if (worth > most) [most, best] = [worth, cut];
      }
      cuts = cuts.with(at, best);
    }
  }
  return cuts.map((cut) => cut / grid);
}

/** With its neighbours, so that no cut hangs on a handful of prompts. */
function smoothWorth(readings, cuts, at, cut) {
  let worth = 0;
  for (const near of [cut - 2, cut - 1, cut, cut + 1, cut + 2]) {
    worth += worthOf(readings, cuts.with(at, near));
  }
  return worth;
}

function worthOf(readings, cuts) {
  let worth = 0;
  for (const { level, score } of readings) {
    const read = 1 + cuts.filter((cut) => score * grid >= cut).length;
    const miss = Math.abs(read - level);
    if (miss < 1) worth += 1;
    if (miss <= 1) worth += worthOfNear;
  }
  return worth;
}
