import {
  add,
  compare,
  divide,
  type Fraction,
  fraction,
  hundred,
  multiply,
  write,
  zero,
} from "./fraction";
import type { Quantity } from "./quantities";
import type { Reading } from "./reading";
import { given, over, plainTerm, plus, type Term, times, workedFrom } from "./term";
import { pick, placesWhere, type Worker } from "./working";

/** An average of numbers that all count the same. */
export const average: Worker = (reading) => {
  const { marked, quantities } = reading;
  if (
    !/\b(?:average|mean)\b/.test(marked) ||
    /\b(?:sixth|next|needs?|must|so (?:the )?average|speed)\b/.test(marked)
  )
    return null;
  const values = quantities.map((each, place) => ({ each, place }));
  const kinds = new Set(
    values.map(({ each }) => `${each.currency}${each.unit?.id ?? ""}${each.isPercent}`),
  );
  if (quantities.some(({ text }) => text.includes("/")) || values.length < 2 || kinds.size > 1)
    return null;
  const [like] = quantities;
  const term = over(plus(...quantities.map(given)), plainTerm(fraction(values.length)));
  return workedFrom(
    reading,
    `the average of ${values.length} numbers`,
    [{ term, unit: like?.unit?.short }],
    values.map(({ place }) => place),
  );
};

/** Marks that count for a percentage each, named in the same order. */
export const weightedMark: Worker = (reading) => {
  const { marked } = reading;
  const weights = placesWhere(reading, ({ isPercent }) => isPercent);
  const marks = placesWhere(reading, (each) => !each.isPercent);
  const rates = weights.flatMap((place) => pick(reading, place) ?? []);
  const values = marks.flatMap((place) => pick(reading, place) ?? []);
  if (rates.length < 2 || rates.length !== values.length) return null;
  if (
    compare(
      rates.reduce((sum, { value }) => add(sum, value), zero),
      hundred,
    ) !== 0
  )
    return null;
  if (values.some(({ unit, currency }) => unit || currency !== "")) return null;
  const isBlock =
    Math.min(...marks) > Math.max(...weights) &&
    /\bin that order\b|\bin this order\b|\brespectively\b/.test(marked);
  const isPaired =
    weights.every((place) => marks.includes(place + 1)) ||
    weights.every((place) => marks.includes(place - 1));
  if (!isBlock && !isPaired) return null;
  const pairs = rates.map((rate, at) =>
    times(plainTerm(values[at]?.value ?? zero), plainTerm(divide(rate.value, hundred))),
  );
  return workedFrom(
    reading,
    "each mark times what it counts",
    [{ term: plus(...pairs) }],
    [...weights, ...marks],
  );
};

const ratioForm = /(?<![\d:])(\d{1,3})((?: ?: ?\d{1,3}){1,4})(?![\d:])/;

/** A whole in a ratio such as 2:3:4, or by what everybody brings. */
export const ratio: Worker = (reading) => {
  const { text, quantities, marked } = reading;
  const hit = ratioForm.exec(text);
  if (
    !hit ||
    !/\b(?:divid\w*|split|shar\w*|all together|altogether|in total|total|mix)\b/.test(marked)
  )
    return null;
  const parts = hit[0].split(":").map((each) => fraction(BigInt(each.trim())));
  const wholes = quantities.flatMap((each, place) =>
    each.start >= hit.index && each.end <= hit.index + hit[0].length ? [] : [{ each, place }],
  );
  const [whole] = wholes.filter(({ each }) => each.currency !== "" || each.unit);
  const isOther = wholes
    .filter(({ place }) => place !== whole?.place)
    .some(
      ({ each }) =>
        compare(each.value, fraction(parts.length)) !== 0 &&
        !parts.some((part) => compare(part, each.value) === 0),
    );
  if (
    !whole ||
    isOther ||
    whole.each.isPercent ||
    !/\b(?:divid\w*|split|shar\w*|all together|altogether)\b/.test(marked)
  )
    return null;
  const sum = parts.reduce(add, zero);
  if (sum.n === 0n) return null;
  const worked = workedFrom(
    reading,
    `${given(whole.each).text} in the ratio ${hit[0].replace(/ /g, "")}`,
    sharesOf(
      whole.each,
      parts,
      parts.map((part) => write(part)),
    ),
    quantities.map((_, place) => place),
  );

  return { ...worked, spans: [{ start: hit.index, end: hit.index + hit[0].length }] };
};

function sharesOf(whole: Quantity, parts: readonly Fraction[], names: readonly string[]) {
  const sum = plus(...parts.map(plainTerm));
  return parts.map((part, at) => ({
    name: names[at] ?? "",
    term: over(times(given(whole), plainTerm(part)), sum),
    unit: whole.unit?.short,
  }));
}

/** Money shared by hours, days, ages or shifts: every other number says how much somebody gets. */
export const proportion: Worker = (reading) => {
  const { marked, quantities } = reading;
  if (
    ratioForm.test(reading.text) ||
    !/\b(?:by (?:the )?(?:hours?|age|ages|shifts?|days|nights|what (?:everybody|everyone|each))|in proportion|proportional\w*|fair by)\b/.test(
      marked,
    )
  )
    return null;
  const money = placesWhere(reading, ({ currency }) => currency !== "");
  const whole = largest(reading, money);
  if (whole === null) return null;
  const ofPeople =
    /\b(?:the|between|us|we) (?:[a-z]+ )?\{n(\d+)\} (?:of us|kids|children|people|brothers|sisters|bought)|\bwe \{n(\d+)\}|\bus \{n(\d+)\}/.exec(
      marked,
    );
  const countAt = Number(ofPeople?.[1] ?? ofPeople?.[2] ?? ofPeople?.[3] ?? -1);
  const weights = quantities
    .map((_, place) => place)
    .filter(
      (place) =>
        place !== whole && place !== countAt && quantities[place]?.text.toLowerCase() !== "one",
    );
  const values = weights.flatMap((place) => pick(reading, place) ?? []);
  const counted = pick(reading, countAt);
  if (values.length < 2 || values.some(({ isPercent, value }) => isPercent || value.n <= 0n))
    return null;
  if (counted && compare(counted.value, fraction(values.length)) !== 0) return null;
  const kinds = new Set(values.map(({ unit }) => unit?.id).filter(Boolean));
  const total = pick(reading, whole);
  if (!total || kinds.size > 1) return null;
  return workedFrom(
    reading,
    `${given(total).text} shared like ${values.map(({ value }) => write(value)).join(" : ")}`,
    sharesOf(
      total,
      values.map(({ value }) => value),
      values.map(({ value }) => `For ${write(value)}`),
    ),
    quantities.map((_, place) => place),
  );
};

function largest(reading: Reading, places: readonly number[]) {
  const [first, ...rest] = places;
  if (first === undefined) return null;
  return rest.reduce((best, place) => {
    const [one, other] = [pick(reading, best), pick(reading, place)];
    return one && other && compare(other.value, one.value) > 0 ? place : best;
  }, first);
}

/** A length times a width, and what a square of it costs. */
export const area: Worker = (reading) => {
  const { marked, quantities } = reading;
  const dims = /\{[nu](\d+)\} (?:x|by|times|on|\u00d7) \{[nu](\d+)\}/.exec(
    marked.replaceAll("*", "x"),
  );
  if (
    !dims ||
    !/\b(?:square|sq|area|m2|lino|carpet|floor|sqm|paint|wall|ceiling)\b|m\u00b2/.test(marked)
  )
    return null;
  const [one, other] = [pick(reading, Number(dims[1])), pick(reading, Number(dims[2]))];
  const length = other?.unit ?? one?.unit;
  if (!one || !other || length?.dimension !== "length") return null;
  if (one.unit && other.unit && one.unit.id !== other.unit.id) return null;
  const rest = quantities
    .map((_, place) => place)
    .filter((place) => place !== Number(dims[1]) && place !== Number(dims[2]));
  const price = pick(reading, rest[0]);
  const square: Term = times(plainTerm(one.value), plainTerm(other.value));
  const unit = length.id === "m" ? "square meters" : length.id === "ft" ? "square feet" : "";
  if (unit === "" || rest.length > 1) return null;
  if (!price) {
    if (/\bsquare f(?:ee|oo)t\b/.test(marked) && length.id === "m") {
      const foot = { n: 9290304n, d: 100000000n };
      return workedFrom(
        reading,
        `${write(one.value)} by ${write(other.value)} meters, in square feet of 0.09290304 square meters`,
        [{ term: over(square, plainTerm(foot)), unit: "square feet" }],
        [0, 1],
      );
    }
    return /\b(?:how (?:big|many|much)|what)\b/.test(marked) &&
      /\barea\b|\bsquare (?:met|feet)/.test(marked)
      ? workedFrom(reading, "length times width", [{ term: square, unit }], [0, 1])
      : null;
  }
  const covers = new RegExp(`\\{u${rest[0]}\\} (?:a|per|for (?:a|one|each)) lit(?:er|re)\\b`);
  if (price.unit?.id === "sqm" && length.id === "m" && price.value.n > 0n && covers.test(marked)) {
    return workedFrom(
      reading,
      `${write(one.value)} by ${write(other.value)} meters once, ${write(price.value)} square meters with a liter`,
      [{ term: over(square, plainTerm(price.value)), unit: "liters" }],
      [0, 1, 2],
    );
  }
  const isPerSquare = new RegExp(
    `\\{[mn]${rest[0]}\\} (?:for |a |per |the )?(?:square|sq|m2|sqm)`,
  ).test(marked);
  if (!isPerSquare || price.unit || multiply(one.value, other.value).n <= 0n) return null;
  return workedFrom(
    reading,
    `${write(one.value)} by ${write(other.value)}, at ${given(price).text} for one of the ${unit}`,
    [{ term: times(square, given(price)) }],
    [0, 1, 2],
  );
};
