import { compare, divide, fraction, hundred, multiply, write } from "./fraction";
import type { Quantity } from "./quantities";
import type { Reading } from "./reading";
import {
  given,
  minus,
  over,
  percentFactor,
  plainTerm,
  type Term,
  times,
  workedFrom,
  writeTerm,
} from "./term";
import { around, pick, placesWhere, type Worked, type Worker } from "./working";

type Change = "more" | "less" | "part";

const lessAfter = /^ ?(?:[a-z]+ ){0,2}?(?:off|discount|reduction|rabat|cheaper|less|rebate)\b/;
const lessBefore =
  /\b(?:discount|rabat|reduced by|takes?|take off|minus|less|gives|was)(?: (?:of|by|another|a|further|is)){0,3} $/;
const moreAfter =
  /^ ?(?:[a-z]+ ){0,2}?(?:vat|tax|gst|tip|service|on top|surcharge|mark-?up)\b|^,? (?:on top|added|on it|more)\b/;
const moreBefore =
  /\b(?:vat|tax|gst|plus|add|adds|up|goes up|tip|service|put)(?: (?:of|by|at|is|comes|then|a)){0,3} $/;
const partAfter =
  /^ ?(?:of|from|on) (?!top|january|february|march|april|may|june|july|august|september|october|november|december|the (?:first|new))/;

function changeOf(reading: Reading, place: number): Change | null {
  const { before, after } = around(reading, place, 30);
  const [left, right] = [before.split(/[.;?!\n}]/).at(-1) ?? "", after.split(/[.;?!\n{]/)[0] ?? ""];
  if (lessAfter.test(right)) return "less";
  if (moreAfter.test(right)) return "more";
  if (moreBefore.test(left)) return "more";
  if (lessBefore.test(left)) return "less";
  return partAfter.test(right) ? "part" : null;
}

const asksPercent =
  /\b(?:what|which|how many|how much|as a?|in) (?:a )?(?:percent\w*|per cent|%)|\bpercent(?:age)? (?:is|up|down|off|change)|\bpercent increase|\bhow much percent/;
/** The amount named is the one after the percentage. */
const isAfter =
  /\b(?:paid|pay|order came to|came to|was|total|on receipt|took)\b[^?]*\b(?:off|vat|tax|discount)\b|\b(?:includ\w+|inside|has in it|with the vat)\b/;
const asksBefore =
  /\b(?:(?:what|how much) (?:was|is|were) (?:it|that|the price|the full price|they|the original|this)?[^?]*\b(?:before|without|originally|net)\b|\bwithout (?:the )?(?:vat|tax)\b|\bbefore (?:the )?(?:tax|vat|discount|sale)?\?|\boriginal price\b|\bfull price\b)/;
const asksPart =
  /\b(?:what part|how much of (?:it|that|this)|how much is the (?:tax|vat)|(?:tax|vat) only|the (?:tax|vat) is)\b/;

/** Percentages on one amount: of it, on top, off, one after another, or back to what it was before. */
export const percents: Worker = (reading) => {
  const { marked, quantities } = reading;
  const places = placesWhere(reading, ({ isPercent }) => isPercent);
  const bases = placesWhere(reading, ({ isPercent }) => !isPercent);
  const base = pick(reading, bases[0]);
  if (places.length === 0 || bases.length !== 1 || !base || asksPercent.test(marked)) return null;
  if (base.unit && base.unit.dimension === "duration") return null;
  if (places.length + 1 !== quantities.length) return null;
  const changes = places.map((place) => changeOf(reading, place));
  const rates = places.flatMap((place) => pick(reading, place) ?? []);
  if (changes.includes(null) || rates.some(({ value }) => compare(value, hundred) > 0)) return null;
  const start = given(base);
  if (places.length === 1 && rates[0] && changes[0]) {
    if (asksBefore.test(marked) || asksPart.test(marked))
      return backwards(reading, start, rates[0], changes[0]);
    // "Paid 48 and it was 40% off": before or after is not asked.
    if (isAfter.test(marked) && /\b(?:includ\w+|inside)\b/.test(marked)) return null;
    return forward(reading, start, [{ rate: rates[0], change: changes[0] }]);
  }
  if (changes.includes("part")) return null;
  // Two on top of one amount can both be taken from it, or one from the other.
  const ups = changes.filter((change) => change === "more").length;
  if (ups > 1) return null;
  const isInTurn =
    /\b(?:then|another|further|after|from what is left|new price|lowered|reduced|still|comes off|on the)\b/.test(
      marked,
    );
  if (!isInTurn) return null;
  return forward(
    reading,
    start,
    places.map((_, at) => ({ rate: rates[at] ?? base, change: changes[at] ?? "part" })),
  );
};

const said = { more: "more", less: "off", part: "of it" };

function forward(
  reading: Reading,
  start: Term,
  steps: readonly { rate: Quantity; change: Change }[],
): Worked {
  const [only] = steps;
  const understood = `${start.text}, ${steps.map(({ rate, change }) => `${write(rate.value)}% ${said[change]}`).join(", then ")}`;
  const used = reading.quantities.map((_, place) => place);
  if (only?.change === "part") {
    return workedFrom(
      reading,
      understood,
      [{ term: over(times(start, plainTerm(only.rate.value)), plainTerm(hundred)) }],
      used,
    );
  }
  const term = steps.reduce(
    (total, { rate, change }) =>
      times(total, percentFactor(rate.value, change === "less" ? -1 : 1)),
    start,
  );
  return workedFrom(reading, understood, [{ term }], used);
}

function backwards(reading: Reading, end: Term, rate: Quantity, change: Change): Worked | null {
  if (change === "part") return null;
  const { marked } = reading;
  const isGiven =
    change === "less"
      ? /\b(?:paid|pay|cost me|after|in the sale|for)\b/.test(marked)
      : /\b(?:inside|includ\w+|came to|come to|with|took|total|on that|paid)\b/.test(marked);
  if (!isGiven) return null;
  const before = over(end, percentFactor(rate.value, change === "less" ? -1 : 1));
  const used = reading.quantities.map((_, place) => place);
  const understood = `${end.text} is what it is with ${write(rate.value)}% ${change === "less" ? "taken off" : "in it"}`;
  return asksPart.test(marked)
    ? workedFrom(
        reading,
        understood,
        [{ name: `The ${write(rate.value)}%`, term: minus(end, before) }],
        used,
      )
    : workedFrom(reading, understood, [{ name: "Before", term: before }], used);
}

const outOf = /\{[mnu](\d+)\}(?: [a-z]+){0,3} (?:out of|from|of) \{[mnu](\d+)\}/;

/** "20 out of 35 as a percent", "bought 25 kg, and 8 kg was bad: what percent?" */
export const percentOut: Worker = (reading) => {
  if (reading.quantities.length !== 2 || !asksPercent.test(reading.marked)) return null;
  const hit = outOf.exec(reading.marked);
  if (
    !hit ||
    !/\b(?:out of|from|of)\b/.test(hit[0]) ||
    /\b(?:went|reduced|goes|gone|now)\b/.test(reading.marked)
  )
    return null;
  const [part, whole] = [pick(reading, Number(hit[1])), pick(reading, Number(hit[2]))];
  if (!part || !whole || compare(whole.value, part.value) < 0) return null;
  const term = plainTerm(multiply(divide(part.value, whole.value), fraction(100)));
  const worked = workedFrom(
    reading,
    `${writeTerm(part)} out of ${writeTerm(whole)}`,
    [{ term }],
    [0, 1],
  );
  return {
    ...worked,
    steps: [`${writeTerm(part)} \u00f7 ${writeTerm(whole)} \u00d7 100 = **${write(term.value)}%**`],
    result: `**${write(term.value)}%**`,
  };
};
