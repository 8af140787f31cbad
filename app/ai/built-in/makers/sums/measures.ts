import { inertLine } from "../inert";
import {
  add,
  compare,
  divide,
  type Fraction,
  fraction,
  isWhole,
  multiply,
  one,
  roundTo,
  subtract,
  write,
  writeRounded,
  zero,
} from "./fraction";
import type { Quantity } from "./quantities";
import { findRule, type Reading, rule } from "./reading";
import { type Dimension, isFixed, type Unit, unitById, wordNames } from "./units";
import {
  around,
  type Lacking,
  packsAsked,
  pick,
  placesWhere,
  type Worked,
  type Worker,
} from "./working";

const convertWords =
  /\b(?:convert\w*|conver(?:t|sion)|turn|change|into|in|to|how many|how much|equals?|what is|metric|imperial|give|need|want|show)\b/;

/** "7 inches plus 4 inches in mm": each of them turned into millimeters is no answer. */
const calculates =
  /\{\w\d+\}[^.;?!\n{]{0,20}(?: (?:plus|minus|times|less)|[+*\u00d7\u00f7]| -) ?(?:a |another )?\{|\{u\d+\} \{u|\b(?:half|quarter|third|double|twice|triple) (?:of |an? |the )*\{|\b(?:add|adds|added|sum|total|altogether|together|combined|in all|difference|average(?! speed)|subtract\w*|multipl\w+|divided?|left|remain\w*|rest|longer|shorter|taller|heavier|lighter|cut off|take off|taken off)\b/;

const oneAtATime =
  "You ask for a sum with measures and for another unit. I do one of the two at a time: which measures, each in which unit? Or give me the one measure that is to be turned into another.";

const diners =
  "(?:people|persons?|portions?|servings?|guests?|eaters|adults|children|kids|of us|diners|friends)";
const scaleRules = [
  rule(
    `\\bfor {n}(?: ${diners})?.{0,240}?\\b(?:for|to|need|needs|serve|serves|feed|feeds|cook|make it|we are|are|expect|expecting|have|coming) {n}(?: [a-z]+)? ?${diners}`,
  ),
  rule(`\\bfor {n}(?: ${diners})? to {n}(?! (?:hours|minutes|mins))`),
  rule(`\\bfrom {n}(?: ${diners})? to {n}(?: ${diners})?`),
  rule(
    `\\b(?:serves|feeds|makes) {n}(?: ${diners})?.{0,240}?\\b(?:for|to|need|serve|feed|cook|make it|we are|are|expect|have) {n}(?: [a-z]+)? ?${diners}`,
  ),
  rule(`\\bfor {n}(?: ${diners})?.{0,120}?\\binstead of (?:for )?{n}`),
];

interface Target {
  unit: Unit;
  size: Unit["factor"];
  label: string;
}

/** Turns measures into other units, and a recipe into one for more or fewer people. */
export const measures: Worker = (reading) => {
  const places = placesWhere(reading, ({ unit }) => unit !== null && isFixed(unit));
  const scale = findScale(reading);
  const wanted = convertWords.test(reading.marked) ? wantedUnits(reading, places) : [];
  const metricWanted =
    /\b(?:metric|international units)\b(?! (?:cups?|spoons?|tablespoons?|teaspoons?))/.test(
      reading.marked,
    );
  const rows = places.flatMap((place) => {
    const quantity = pick(reading, place);
    return quantity?.unit
      ? [convert(reading, place, quantity, quantity.unit, wanted, metricWanted)]
      : [];
  });
  const converted = rows.filter(({ results }) => results.length > 0);
  if (scale) return scaleText(reading, rows, scale);
  if (wanted.length === 0 && !metricWanted) return null;
  if (calculates.test(reading.marked)) return { lacking: oneAtATime, used: places };
  if (converted.length === 0) return lackingFor(reading, rows);
  return convertText(converted, rows);
};

const otherName: Partial<Record<Dimension, string>> = {
  temperature: "temperature",
  duration: "time",
};

interface Row {
  place: number;
  quantity: Quantity;
  unit: Unit;
  name: string;
  steps: string[];
  /** One, or several where the name of the unit means several sizes. */
  results: { label: string; value: Fraction; target: Unit; text: string }[];
  isOpen: boolean;
}

function convert(
  reading: Reading,
  place: number,
  quantity: Quantity,
  unit: Unit,
  wanted: readonly Unit[],
  metricWanted: boolean,
): Row {
  const name = otherName[unit.dimension] ?? nameOf(reading, place);
  const row = { place, quantity, unit, name, steps: [] as string[], isOpen: false };
  const target = targetFor(quantity, unit, wanted, metricWanted);
  if (!target) return { ...row, results: [], isOpen: wanted.length > 0 || metricWanted };
  if (unit.dimension === "temperature") {
    const { value, step } = degrees(quantity.value, unit);
    return { ...row, steps: [step], results: [result("", value, target, reading)] };
  }
  const from = sizesOf(unit, reading.text);
  const to = sizesOf(target, reading.text)[0] ?? { unit: target, size: target.factor, label: "" };
  const results = from.map(({ size, label }) => {
    const factor = divide(size, to.size);
    const value = multiply(quantity.value, factor);
    const named = label === "" ? "" : `${label} `;
    row.steps.push(
      `1 ${named}${singular(unit)} is ${write(factor, 4)} ${target.short}, and ${write(quantity.value)} times that is **${write(value)} ${target.short}**`,
    );
    return result(label, value, target, reading);
  });
  return { ...row, results };
}

function result(label: string, value: Fraction, target: Unit, { rounding }: Reading) {
  const step = rounding && compare(rounding.step, fraction(1, 100)) > 0 ? rounding : null;
  const shown = step
    ? write(roundTo(value, step.step, step.direction))
    : write(value).startsWith("about")
      ? `about ${writeRounded(value, 2)}`
      : write(value);
  return { label, value, target, text: `${shown} ${target.short}` };
}

function singular({ short }: Unit) {
  return short.endsWith("s") && short.length > 3 ? short.slice(0, -1) : short;
}

function sizesOf(unit: Unit, text: string): Target[] {
  if (!unit.sizes) return [{ unit, size: unit.factor, label: "" }];
  const chosen = unit.sizes.filter(({ chosen: words }) => words.test(text));
  return (chosen.length > 0 ? chosen : unit.sizes).map(({ factor, label }) => ({
    unit,
    size: factor,
    label,
  }));
}

function degrees(value: Fraction, unit: Unit) {
  const thirtyTwo = fraction(32);
  if (unit.id === "fahrenheit") {
    const celsius = divide(multiply(subtract(value, thirtyTwo), fraction(5)), fraction(9));
    return {
      value: celsius,
      step: `(${write(value)} \u2212 32) \u00d7 5 \u00f7 9 = **${write(celsius)} \u00b0C**`,
    };
  }
  const fahrenheit = add(divide(multiply(value, fraction(9)), fraction(5)), thirtyTwo);
  return {
    value: fahrenheit,
    step: `${write(value)} \u00d7 9 \u00f7 5 + 32 = **${write(fahrenheit)} \u00b0F**`,
  };
}

/** Units that stand in the prompt without a number: what things should be turned into. */
function wantedUnits({ marked }: Reading, places: readonly number[]) {
  const bare = marked.replace(/\{u\d+\}/g, " ");
  return wordNames.flatMap(({ id, pattern }) => {
    const unit = unitById(id);
    if (!unit || pattern === "" || !isFixed(unit)) return [];
    const asTarget = new RegExp(
      `\\b(?:in|into|to|as|output|use|using|show|give(?: me)?|want|need|how many|how much|how much in|and|or|,|with) ?(?:the |us |uk |american |british |imperial |whole |full |degrees? )*(?:${pattern})(?![\\p{L}\\d])`,
      "iu",
    );
    return places.length > 0 && asTarget.test(bare) ? [unit] : [];
  });
}

const metricUnit: Record<Dimension, (base: Fraction) => string> = {
  mass: (grams) => (compare(grams, fraction(2000)) >= 0 ? "kg" : "g"),
  volume: (milliliters) => (compare(milliliters, fraction(2000)) >= 0 ? "l" : "ml"),
  length: (meters) =>
    compare(meters, fraction(1000)) >= 0 ? "km" : compare(meters, fraction(2)) >= 0 ? "m" : "cm",
  temperature: () => "celsius",
  duration: () => "hour",
  area: () => "sqm",
  speed: () => "kmh",
};
const metricIds = new Set([
  "g",
  "kg",
  "ml",
  "cl",
  "dl",
  "l",
  "mm",
  "cm",
  "m",
  "km",
  "celsius",
  "sqm",
  "hectare",
  "kmh",
]);

function targetFor(quantity: Quantity, unit: Unit, wanted: readonly Unit[], metricWanted: boolean) {
  const fitting = wanted.filter(
    ({ dimension, id }) => dimension === unit.dimension && id !== unit.id,
  );
  if (fitting.length > 0) return fitting[0];
  if (!metricWanted || metricIds.has(unit.id) || unit.dimension === "duration") return undefined;
  return unitById(metricUnit[unit.dimension](multiply(quantity.value, unit.factor)));
}

/** What is measured: "flour" in "12 oz of flour". */
function nameOf(reading: Reading, place: number) {
  const { after } = around(reading, place, 40);
  const match =
    /^ (?:of )?(?!(?:in|into|to|for|and|or|at|is|are|as|of|with|from|the|how|please|which|that|it|on)\b)([a-z][a-z' -]{1,28}?)(?=$|[.,;:(){}\n]| (?:and|in|into|to|for|at|or|with|is|are)\b)/.exec(
      after,
    );
  return match?.[1] ? inertLine(match[1], 30) : "";
}

function convertText(converted: readonly Row[], rows: readonly Row[]): Worked {
  const list = converted.map(
    ({ quantity, unit, name, results }) =>
      `| ${name || "\u2013"} | ${write(quantity.value)} ${unit.short} | ${cell(results)} |`,
  );
  return {
    title: "Other units",
    steps: converted.flatMap(({ steps }) => steps),
    table:
      converted.length > 1
        ? ["| What | Given | Converted |", "|---|---|---|", ...list].join("\n")
        : undefined,
    result: converted
      .map(
        ({ quantity, unit, results }) =>
          `${write(quantity.value)} ${unit.short} = **${cell(results)}**`,
      )
      .join("; "),
    notes: notesFor(converted, rows),
    used: converted.map(({ place }) => place),
  };
}

function cell(results: Row["results"]) {
  return results
    .map(({ label, text }) => (label === "" ? text : `${text} (${label})`))
    .join(" or ");
}

function notesFor(converted: readonly Row[], rows: readonly Row[]) {
  const notes: string[] = [];
  const unsure = converted.find(({ results }) => results.length > 1);
  if (unsure) {
    notes.push(
      `Your prompt does not say which ${singular(unsure.unit)} is meant, so both are here. Look where the measure comes from.`,
    );
  }
  const open = rows.filter(({ isOpen }) => isOpen);
  if (open.length > 0) {
    const list = open.map(
      ({ quantity, unit, name }) =>
        `${write(quantity.value)} ${unit.short}${name ? ` ${name}` : ""}`,
    );
    notes.push(
      `I left these as they are, because the prompt names no unit of the same kind for them: ${list.join(", ")}. A volume such as a cup and a weight such as a gram cannot be exchanged without knowing what is in the cup.`,
    );
  }
  return notes;
}

function lackingFor(reading: Reading, rows: readonly Row[]): Lacking | null {
  const open = rows.filter(({ isOpen }) => isOpen);
  const [first] = open;
  if (!first || reading.quantities.length > 1 || !/\bconvert|\bin(?:to)?\b/.test(reading.marked))
    return null;
  return {
    lacking: `I cannot turn ${write(first.quantity.value)} ${first.unit.short} into the unit you name: they measure different things. Between a volume and a weight I would have to know what is measured.`,
    used: open.map(({ place }) => place),
  };
}

interface Scale {
  from: Fraction;
  to: Fraction;
  places: number[];
}

function findScale(reading: Reading): Scale | null {
  if (
    !/\b(?:recipe|ingredients?|cook|bake|portions?|servings?|serves|stew|soup|cake|dough|meal|pancakes?|bread|sauce|salad|flour|oven)\b/.test(
      reading.marked,
    )
  )
    return null;
  const said = saidScale(reading);
  if (said) return said;
  for (const [index, pattern] of scaleRules.entries()) {
    const hit = findRule(reading, pattern)[0];
    const [first, second] = hit?.places.map((place) => pick(reading, place)) ?? [];
    if (!hit || !first || !second) continue;
    const isReversed = index === scaleRules.length - 1;
    const [from, to] = isReversed ? [second.value, first.value] : [first.value, second.value];
    if (compare(from, zero) > 0 && compare(to, zero) > 0) return { from, to, places: hit.places };
  }
  return null;
}

/** Words that tell for how many a recipe is, and for how many somebody cooks, in any order. */
const givenFor = [
  rule(
    `\\b(?:recipe|ingredients|quantities|amounts|original(?:ly)?|meant|written|given)\\b[^.;?!\\n{]{0,16}\\b(?:for|serves|feeds) {n}(?! (?:hours|minutes))`,
  ),
  rule("\\b(?:it |that |this )?(?:was|serves|feeds) (?:for )?{n}"),
];
const neededFor = [
  rule(
    `\\b(?:(?:i|we) (?:need|want|cook|bake|expect|have|am cooking|are)|we're|there are)\\b[^.;?!\\n{]{0,16} {n}(?: [a-z]+)? ?${diners}?`,
  ),
  rule(
    "\\b(?:make|convert|scale|adapt|change|turn|cook|bake)\\b[^.;?!\\n{]{0,30}\\b(?:for|to) {n}",
  ),
];

function saidScale(reading: Reading): Scale | null {
  // Not everybody eats the same.
  if (/\b(?:half|halves|double|twice)\b/.test(reading.marked)) return null;
  const placeOf = (rules: readonly RegExp[], taken?: number) =>
    rules
      .flatMap((pattern) => findRule(reading, pattern))
      .map(({ places }) => places[0])
      .find((place) => place !== undefined && place !== taken);
  const base = placeOf(givenFor);
  const goal = base === undefined ? undefined : placeOf(neededFor, base);
  const [from, to] = [pick(reading, base), pick(reading, goal)];
  if (!from || !to || base === undefined || goal === undefined) return null;
  const isCount = [from, to].every(
    ({ value, unit, currency }) => !unit && currency === "" && compare(value, zero) > 0,
  );
  return isCount ? { from: from.value, to: to.value, places: [base, goal] } : null;
}

const unscaled = new Set<Dimension>(["temperature", "duration", "speed", "length", "area"]);

function scaleText(
  reading: Reading,
  all: readonly Row[],
  { from, to, places }: Scale,
): Worked | Lacking {
  const factor = divide(to, from);
  const asked = packsAsked(reading);
  const rows = all.filter(({ place }) => !asked.places.includes(place));
  const amounts = rows.filter(({ unit }) => !unscaled.has(unit.dimension));
  const fixed = rows.filter(({ unit }) => unscaled.has(unit.dimension));
  const pieces = countedThings(reading, [...places, ...all.map(({ place }) => place)]);
  if (amounts.length === 0 && pieces.length === 0) {
    return {
      lacking: "I see for how many people it is and for how many you cook, but no amounts.",
      used: places,
    };
  }
  const lines = [
    ...amounts.map(({ quantity, unit, name, results }) => {
      const now =
        results.length > 0
          ? results.map((each) => scaled(each.value, each.target, each.label, factor, reading))
          : [scaled(quantity.value, unit, "", factor, reading)];
      return `| ${name || "\u2013"} | ${write(quantity.value)} ${unit.short} | ${results.length > 0 ? cell(results) : "\u2013"} | **${now.join(" or ")}** |`;
    }),
    ...pieces.map(
      ({ quantity, name }) =>
        `| ${name} | ${write(quantity.value)} | \u2013 | **${write(multiply(quantity.value, factor))}** |`,
    ),
    ...fixed.map(
      ({ quantity, unit, name, results }) =>
        `| ${name || "\u2013"} | ${write(quantity.value)} ${unit.short} | ${results.length > 0 ? cell(results) : "\u2013"} | ${unit.dimension === "length" ? "not scaled" : "the same"} |`,
    ),
  ];
  const converted = rows.filter(({ results }) => results.length > 0);
  const first = amounts[0];
  return {
    title: `From ${write(from)} to ${write(to)} people`,
    steps: [
      `Factor: ${write(to)} \u00f7 ${write(from)} = **${write(factor, 4)}**`,
      ...converted.flatMap(({ steps }) => steps),
      "Every amount \u00d7 the factor; see the table.",
    ],
    table: [
      `| What | For ${write(from)} | Converted | For ${write(to)} |`,
      "|---|---|---|---|",
      ...lines,
    ].join("\n"),
    result: `Every amount times **${write(factor, 4)}**.`,
    check: first
      ? `${write(multiply(first.quantity.value, factor), 4)} ${first.unit.short} \u00f7 ${write(factor, 4)} = ${write(first.quantity.value)} ${first.unit.short}, the amount you started from.`
      : undefined,
    notes: [
      ...notesFor(converted, converted.length > 0 ? amounts : []),
      ...brokenPieces(pieces, factor),
      ...asked.notes,
      "Temperatures are not multiplied. Times in the oven or on the stove do not grow with the amount either; look before you trust a clock.",
    ],
    used: [...places, ...all.map(({ place }) => place), ...pieces.map(({ place }) => place)],
  };
}

/** Nobody cracks half an egg by rule. */
function brokenPieces(
  pieces: readonly { quantity: Quantity; name: string }[],
  factor: Fraction,
): string[] {
  return pieces.flatMap(({ quantity, name }) => {
    const value = multiply(quantity.value, factor);
    if (isWhole(value)) return [];
    const [less, more] = (["down", "up"] as const).map((way) => write(roundTo(value, one, way)));
    return [
      `For "${name}" it comes to ${write(value)}: take ${less} or ${more}, and adjust the rest a little.`,
    ];
  });
}

function scaled(value: Fraction, unit: Unit, label: string, factor: Fraction, reading: Reading) {
  const { text } = result(label, multiply(value, factor), unit, reading);
  return label === "" ? text : `${text} (${label})`;
}

/** "2 eggs": a number without a unit in front of a word, in a recipe. */
function countedThings(reading: Reading, taken: readonly number[]) {
  return placesWhere(
    reading,
    ({ isPercent, currency, unit }, place) =>
      !isPercent && currency === "" && !unit && !taken.includes(place),
  ).flatMap((place) => {
    const quantity = pick(reading, place);
    const match =
      /^ ((?:large |small |medium |ripe |whole )?(?:eggs?|onions?|carrots?|potato(?:es)?|tomato(?:es)?|apples?|bananas?|lemons?|cloves?(?: of garlic)?|peppers?|egg yolks?|egg whites?|cans?(?: of [a-z]+)?|packets?|slices?|sausages?|oranges?|leeks?|zucchinis?|courgettes?|pears?))\b/.exec(
        around(reading, place).after,
      );
    return quantity && match?.[1] ? [{ place, quantity, name: match[1] }] : [];
  });
}
