import { inertLine } from "../inert";
import {
  add,
  compare,
  divide,
  type Fraction,
  fraction,
  multiply,
  subtract,
  write,
  zero,
} from "./fraction";
import type { Quantity } from "./quantities";
import { findRule, type Reading, rule } from "./reading";
import { around, pick, placesWhere, rounded, show, type Worked, type Worker } from "./working";

const sumWords =
  /\b(?:add|adds|adding|sum|sums|total|totals|altogether|in all|together|how much (?:is|are|does|do|did|will) (?:it|that|this|they|these|those|all|everything|we|i)|comes? to)\b/;
const averageWords = /\b(?:average|mean)\b/;

const each = rule(
  "{n} (?:[a-z'-]+ ){0,4}?(?:at|for|of|cost(?:ing|s)?|\u00e0|x|times|,)? ?{m} ?(?:each|a piece|apiece|per [a-z]+|a [a-z]+|every)",
);

/** "3 tickets at $12.50 each and 2 at $8 each". */
export const products: Worker = (reading) => {
  const hits = findRule(reading, each);
  if (hits.length === 0) return null;
  const used = hits.flatMap(({ places }) => places);
  const rest = placesWhere(
    reading,
    ({ currency }, place) => currency !== "" && !used.includes(place),
  );
  const loose =
    sumWords.test(reading.marked) && /\b(?:plus|and)\b/.test(reading.marked)
      ? rest.slice(0, 6)
      : [];
  const first = pick(reading, hits[0]?.places[1]);
  if (!first) return null;
  const steps: string[] = [];
  const values: Fraction[] = [];
  for (const { places } of hits) {
    const [count, price] = places.map((place) => pick(reading, place));
    if (!count || !price) continue;
    const value = multiply(count.value, price.value);
    values.push(value);
    steps.push(
      `${write(count.value)} \u00d7 ${show(price.value, price)} = **${show(value, price)}**`,
    );
  }
  for (const place of loose) {
    const quantity = pick(reading, place);
    if (quantity) values.push(quantity.value);
  }
  const total = values.reduce(add, zero);
  if (values.length > 1) {
    steps.push(
      `Together: ${values.map((value) => show(value, first)).join(" + ")} = **${show(total, first)}**`,
    );
  }
  return {
    title: "Number times price",
    steps,
    result: withRounding(reading, total, first),
    notes: [],
    used: [...used, ...loose],
  };
};

/** A list of numbers to be added up or averaged. */
export const listTotal: Worker = (reading) => {
  const isAverage = averageWords.test(reading.marked);
  if (!isAverage && !sumWords.test(reading.marked)) return null;
  const places = listed(reading);
  const [like] = places.map((place) => pick(reading, place));
  if (places.length < 2 || !like) return null;
  const values = places.flatMap((place) => pick(reading, place)?.value ?? []);
  const total = values.reduce(add, zero);
  const unit = like.unit ? ` ${like.unit.short}` : "";
  const steps = runningTotals(values, like);
  if (!isAverage) {
    return {
      title: "A sum",
      steps,
      result: withRounding(reading, total, like, unit),
      check: backwards(values, total, like),
      notes: [],
      used: places,
    };
  }
  const average = divide(total, fraction(values.length));
  return {
    title: "An average",
    steps: [
      ...steps,
      `Divided by how many there are: ${show(total, like)} \u00f7 ${values.length} = **${show(average, like)}**`,
    ],
    result: withRounding(reading, average, like, unit),
    check: `${values.length} \u00d7 ${write(average, 4)} = ${show(total, like)}${exactly(average)}.`,
    notes: [],
    used: places,
  };
};

function exactly(value: Fraction) {
  return write(value).startsWith("about") ? ", but for the digits cut off" : "";
}

/** Numbers of one kind that stand in a row, the longest row of them. */
function listed(reading: Reading) {
  const rows: number[][] = [];
  let last: { place: number; kind: string } | undefined;
  for (const [place, quantity] of reading.quantities.entries()) {
    const kind = kindOf(quantity);
    const isInRow = last?.kind === kind && isList(reading, last.place, place);
    if (quantity.isPercent || isForm(reading, place) || isSpoken(quantity)) last = undefined;
    else {
      if (isInRow) rows.at(-1)?.push(place);
      else rows.push([place]);
      last = { place, kind };
    }
  }
  return rows.sort((one, other) => other.length - one.length)[0] ?? [];
}

function kindOf({ currency, unit }: Quantity) {
  return currency || unit?.id || "plain";
}

/** "one" and "a dozen" mostly count something else. */
function isSpoken({ text, currency }: Quantity) {
  return /^[a-z -]+$/i.test(text) && currency === "";
}

/** What stands between two numbers of a list, such as "for bread, " or " and ". */
function isList({ text, quantities }: Reading, from: number, to: number) {
  const between = text.slice(quantities[from]?.end ?? 0, quantities[to]?.start ?? 0);
  return (
    between.length <= 40 && /^[^.;?!]*(?:[,;\n+&]|\b(?:and|plus|then)\b)[^.?!]*$/.test(between)
  );
}

const formNouns =
  /^ ?(?:[a-z]+ )?(?:sentences?|words?|lines?|steps?|decimals?|columns?|rows?|people|persons?|friends?|digits?|paragraphs?|months?|years?|weeks?|days?)\b/;

function isForm(reading: Reading, place: number) {
  return formNouns.test(around(reading, place).after);
}

const mostShown = 12;

function runningTotals(values: readonly Fraction[], like: Quantity) {
  const steps: string[] = [];
  let total = zero;
  for (const [index, value] of values.entries()) {
    const next = add(total, value);
    if (index > 0 && index <= mostShown) {
      steps.push(`${show(total, like)} + ${show(value, like)} = **${show(next, like)}**`);
    }
    total = next;
  }
  if (values.length > mostShown + 1) {
    steps.push(
      `and so on for ${values.length - mostShown - 1} more, up to **${show(total, like)}**`,
    );
  }
  return steps;
}

function backwards(values: readonly Fraction[], total: Fraction, like: Quantity) {
  const first = values[0] ?? zero;
  const rest = values.slice(1).reduceRight(add, zero);
  return `From the other end: the numbers behind the first add up to ${show(rest, like)}, and ${show(rest, like)} + ${show(first, like)} = ${show(total, like)}.`;
}

function withRounding(reading: Reading, value: Fraction, like: Quantity, unit = "") {
  const short = rounded(value, reading);
  return `**${show(value, like)}${unit}**${short ? `, rounded as you asked ${show(short, like)}${unit}` : ""}`;
}

const offer = rule("{u}(?: [a-z]+){0,4}? (?:for|at|costs?|is|cost|to|=) ?{m}");
const offerBackwards = rule("{m} (?:for|buys?|gets?(?: you)?|per) ?{u}");
const compareWords =
  /\b(?:cheaper|cheapest|better (?:buy|value|deal|offer)|per (?:kilo|kg|gram|liter|litre|unit|100)|unit price|compare|which)\b/;

/** "500 g for $2.20 or 750 g for $3.15": the price of the same amount. */
export const unitPrices: Worker = (reading) => {
  if (!compareWords.test(reading.marked)) return null;
  const forward = findRule(reading, offer).map(({ places }) => places);
  const backward = findRule(reading, offerBackwards).map(({ places: [price = -1, size = -1] }) => [
    size,
    price,
  ]);
  const offers = (forward.length >= 2 ? forward : backward).flatMap((places) => {
    const [size, price] = places.map((place) => pick(reading, place));
    return size?.unit && price && compare(size.value, zero) > 0
      ? [{ places, size, unit: size.unit, price }]
      : [];
  });
  const first = offers[0];
  if (!first || offers.length < 2) return null;
  if (offers.some(({ unit }) => unit.dimension !== first.unit.dimension)) {
    return {
      lacking:
        "The packs are measured in units that cannot be compared, such as weight and volume.",
      used: [],
    };
  }
  return compareOffers(offers, first);
};

interface Offer {
  places: number[];
  size: Quantity;
  unit: NonNullable<Quantity["unit"]>;
  price: Quantity;
}

function compareOffers(offers: readonly Offer[], first: Offer): Worked {
  const base = fraction(1000);
  const name =
    first.unit.dimension === "mass"
      ? "1 kg"
      : first.unit.dimension === "volume"
        ? "1 l"
        : "1,000 of the smallest unit";
  const priced = offers.map(({ size, unit, price }) => {
    const amount = multiply(size.value, unit.factor);
    return { size, unit, price, perBase: divide(multiply(price.value, base), amount) };
  });
  const best = priced.reduce((low, next) => (compare(next.perBase, low.perBase) < 0 ? next : low));
  const dearest = priced.reduce((high, next) =>
    compare(next.perBase, high.perBase) > 0 ? next : high,
  );
  const steps = priced.map(
    ({ size, unit, price, perBase }) =>
      `${write(size.value)} ${unit.short} for ${show(price.value, price)}: ${name} costs **${show(perBase, price)}**`,
  );
  const isEqual = compare(best.perBase, dearest.perBase) === 0;
  return {
    title: "Price of the same amount",
    steps,
    result: isEqual
      ? "They cost the same."
      : `**${write(best.size.value)} ${best.unit.short} for ${show(best.price.value, best.price)}** is the better buy, by ${show(subtract(dearest.perBase, best.perBase), best.price)} for ${name}.`,
    notes: ["Only the price was compared. Whether you use up the larger pack is another question."],
    used: offers.flatMap(({ places }) => places),
  };
}

const spending = rule(
  "\\b(?:have|had|got|earn|start with|pay with|paid with|from|of)\\b[^{.;?!\\n]{0,20}{x}[^.;?!\\n]{0,40}?\\b(?:spend|spent|pay|paid|buy|bought|cost|costs|use|used|give|gave|lost|minus|take)\\b[^{.;?!\\n]{0,30}{x}",
);

/** "I have $20 and spend $5.25. What is left?" */
export const whatIsLeft: Worker = (reading) => {
  if (!/\b(?:left|remains?|remaining|change|get back|keep)\b/.test(reading.marked)) return null;
  const hit = findRule(reading, spending)[0];
  const [from, spent] = hit?.places.map((place) => pick(reading, place)) ?? [];
  if (!hit || !from || !spent) return null;
  const rest = subtract(from.value, spent.value);
  const like = from.currency === "" ? spent : from;
  return {
    title: "What is left",
    steps: [
      `${show(from.value, like)} \u2212 ${show(spent.value, like)} = **${show(rest, like)}**`,
    ],
    result: withRounding(reading, rest, like),
    check: `${show(rest, like)} + ${show(spent.value, like)} = ${show(from.value, like)}.`,
    notes: [],
    used: hit.places,
  };
};

/** "Round 3.14159 to two decimals", and nothing else. */
export const roundOne: Worker = (reading) => {
  const [only] = reading.quantities;
  if (!only || reading.quantities.length > 1 || !reading.rounding) return null;
  const short = rounded(only.value, reading);
  return {
    title: "A rounded number",
    steps: [`${inertLine(only.text, 30)} to the nearest ${write(reading.rounding.step, 4)}`],
    result: `**${show(short ?? only.value, only)}**`,
    notes: ["Exactly in the middle, I round up."],
    used: [0],
  };
};
