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
import { pick, placesWhere, rounded, show, type Worked, type Worker } from "./working";

const sumWords =
  /\b(?:add|adds|adding|sum|sums|total|totals|altogether|in all|together|how much (?:is|are|does|do|did|will) (?:it|that|this|they|these|those|all|everything|we|i)|comes? to)\b/;

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
