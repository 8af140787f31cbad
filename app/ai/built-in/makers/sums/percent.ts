import {
  absolute,
  add,
  compare,
  divide,
  fraction,
  hundred,
  multiply,
  subtract,
  write,
  zero,
} from "./fraction";
import { asksBefore, asksChange, isPaid } from "./percents";
import type { Quantity } from "./quantities";
import { findRule, type Reading, rule } from "./reading";
import { pick, placesWhere, rounded, show, type Worked, type Worker } from "./working";

const gap = "[^{.;?!\\n]";
const changeWords =
  /percent|%|\{p\d|\b(?:rise|rises|rose|risen|raise[ds]?|increas\w+|grow\w*|grew|change[ds]?|difference|drop\w*|fall|falls|fell|fallen|decreas\w+|cheaper|dearer|more expensive|go(?:es)? (?:up|down)|went (?:up|down)|higher|lower|reduc\w+)\b/;

const changeRules = [
  `from {x}${gap}{0,40}\\bto {x}`,
  `\\b(?:was|were|used to (?:be|cost|pay)|before|old(?: \\w+){0,3}(?: is| was|:)?|last (?:year|month|week))${gap}{0,40}{x}.{0,60}?\\b(?:now|is|are|new|today|this (?:year|month|week)|costs?)\\b${gap}{0,30}{x}`,
  `{x}${gap}{0,20}\\b(?:before|last (?:year|month|week))\\b.{0,30}?{x}${gap}{0,20}\\b(?:now|after|today|this (?:year|month|week))`,
  `{x}${gap}{0,16}\\breduced to {x}`,
  `{x}${gap}{0,24}\\b(?:goes|went|rose|rises|fell|falls|is up|is down)${gap}{0,12}\\bto {x}`,
  `\\b(?:raised?|rose|risen|increased|went up|lowered|dropped|fell|reduced)\\b${gap}{0,40}{x}${gap}{0,10}\\bto {x}`,
  `{x} ?(?:-+>|=>|\u2192) ?{x}`,
  `\\b(?:was|were|is|are|pay|paid)${gap}{0,40}{x}.{0,80}?\\b(?:goes? up|going up|rises?|rose|raised?|increases?|increased|goes? down|falls?|fell|drops?|dropped|lowered)\\b.{0,40}?\\bto {x}`,
].map(rule);
const newFirst = [
  rule(`\\bto {x}${gap}{0,12}\\bfrom {x}`),
  rule("\\bis {x} (?:really )?\\{p\\d+\\} (?:more|less|higher|lower) than {x}"),
];

/** From an old value to a new one, in percent of the old one. */
export const percentChange: Worker = (reading) => {
  if (!changeWords.test(reading.marked)) return null;
  // "From 20 to 25, and then 10% less" is more than one change.
  if (/\bthen\b.{0,30}\{p\d/.test(reading.marked)) return null;
  for (const pattern of [...newFirst, ...changeRules]) {
    for (const hit of findRule(reading, pattern)) {
      const places = newFirst.includes(pattern) ? hit.places.toReversed() : hit.places;
      const [from, to] = places.map((place) => pick(reading, place));
      if (!from || !to) continue;
      if (compare(from.value, zero) <= 0) {
        return {
          lacking: "The old value is zero, and nothing can be a percentage of zero.",
          used: places,
        };
      }
      return workChange(reading, places, from, to);
    }
  }
  return null;
};

function workChange(reading: Reading, places: number[], from: Quantity, to: Quantity): Worked {
  const money = from.currency === "" ? to : from;
  const difference = subtract(to.value, from.value);
  const share = divide(difference, from.value);
  const percent = multiply(share, hundred);
  const kind = compare(difference, zero) < 0 ? "fall" : "rise";
  const size = absolute(percent);
  const isSame = difference.n === 0n;
  const claimed = claimedPercent(reading);
  const steps = [
    `Difference: ${show(to.value, money)} \u2212 ${show(from.value, money)} = **${show(difference, money)}**`,
    `Part of the old value: ${show(difference, money)} \u00f7 ${show(from.value, money)} = ${write(share, 4)}`,
    `In percent: ${write(share, 4)} \u00d7 100 = **${write(percent)}%**`,
  ];
  const inYear = yearly(reading);
  if (inYear) {
    const sum = multiply(difference, fraction(12));
    steps.push(`In a year: 12 \u00d7 ${show(difference, money)} = **${show(sum, money)}**`);
  }
  const short = rounded(size, reading);
  const roundNote = short ? `, rounded as you asked ${write(short)}%` : "";
  return {
    title: "Change in percent",
    steps,
    result: isSame
      ? "The value has not changed."
      : `${kind === "rise" ? "A rise" : "A fall"} of **${write(size)}%**${roundNote}, which is ${show(absolute(difference), money)}.${claimText(claimed, from, to, money, percent)}`,
    check: `${write(size)}% of ${show(from.value, money)} is ${show(absolute(difference), money)}, and ${show(from.value, money)} ${kind === "rise" ? "+" : "\u2212"} ${show(absolute(difference), money)} = ${show(to.value, money)}.`,
    notes: [
      "The percentage is taken from the old value. Taken from the new one, it would be another number.",
    ],
    used: [...places, ...(claimed?.places ?? []), ...(inYear ? yearPlaces(reading) : [])],
  };
}

function yearly(reading: Reading) {
  const { marked } = reading;
  return (
    /\b(?:per|a|each|every|in a|for a|over a|whole|full) year\b|\byearly\b|\bannual\w*\b|\b(?:twelve|12) months\b|\{u\d+\}/.test(
      marked,
    ) &&
    /\bper month\b|\ba month\b|\bmonthly\b|\beach month\b|\bevery month\b|\brent\b/.test(marked) &&
    (/\byear|\bannual|twelve months/.test(marked) || yearPlaces(reading).length > 0)
  );
}

/** "Over 12 months", "for 1 year". */
function yearPlaces(reading: Reading) {
  return placesWhere(
    reading,
    ({ unit, value }) =>
      value.d === 1n &&
      ((unit?.id === "month" && value.n === 12n) || (unit?.id === "year" && value.n === 1n)),
  );
}

/** Somebody says "7 percent": worth comparing. */
function claimedPercent(reading: Reading) {
  const places = placesWhere(reading, ({ isPercent }) => isPercent);
  const quantity = pick(reading, places[0]);
  const isOne = places.every((place) => {
    const other = pick(reading, place);
    return quantity && other && compare(other.value, quantity.value) === 0;
  });
  return quantity && isOne ? { places, quantity } : null;
}

function claimText(
  claimed: ReturnType<typeof claimedPercent>,
  from: Quantity,
  to: Quantity,
  money: Quantity,
  percent: Quantity["value"],
) {
  if (!claimed) return "";
  const { value } = claimed.quantity;
  if (compare(value, absolute(percent)) === 0)
    return ` That is the ${write(value)}% your prompt names.`;
  const rise = compare(to.value, from.value) >= 0;
  const part = divide(multiply(from.value, value), hundred);
  const reached = rise ? add(from.value, part) : subtract(from.value, part);
  return ` Your prompt names ${write(value)}%, but that would lead to ${show(reached, money)}, which is ${show(absolute(subtract(to.value, reached)), money)} ${compare(to.value, reached) > 0 ? "less" : "more"} than ${show(to.value, money)}.`;
}

interface PartRule {
  pattern: RegExp;
  /** In which order percentage and value stand in the rule. */
  order: "percent-first" | "value-first";
  kind: "of" | "more" | "less";
}

const less = "(?:off|discount|reduction|reduced|cheaper|less|rebate|price cut)";
const partRules: readonly PartRule[] = [
  {
    pattern: rule(
      `\\b(?:increase|raise|increased|raised|grow)\\b${gap}{0,20}{x}${gap}{0,20}\\bby ${gap}{0,10}{p}`,
    ),
    order: "value-first",
    kind: "more",
  },
  {
    pattern: rule(
      `\\b(?:reduce|lower|decrease|cut|reduced|lowered|decreased)\\b${gap}{0,20}{x}${gap}{0,20}\\bby ${gap}{0,10}{p}`,
    ),
    order: "value-first",
    kind: "less",
  },
  { pattern: rule(`{p} ${less}\\b${gap}{0,30}{x}`), order: "percent-first", kind: "less" },
  {
    pattern: rule(`{p} (?:of|from|on)(?! top)${gap}{0,16} ?{x}`),
    order: "percent-first",
    kind: "of",
  },
];

/** "15% of 80", "20% off 59.90", "80 plus 15%". */
export const percentOf: Worker = (reading) => {
  const { marked } = reading;
  if ([asksBefore, asksChange, isPaid].some((each) => each.test(marked))) return null;
  for (const { pattern, order, kind } of partRules) {
    const hit = findRule(reading, pattern)[0];
    if (!hit) continue;
    const [first, second] = hit.places.map((place) => pick(reading, place));
    const [percent, value] = order === "percent-first" ? [first, second] : [second, first];
    if (percent && value) return workPart(reading, hit.places, percent, value, kind);
  }
  return null;
};

function workPart(
  reading: Reading,
  places: number[],
  percent: Quantity,
  value: Quantity,
  kind: PartRule["kind"],
): Worked {
  const part = divide(multiply(value.value, percent.value), hundred);
  const rate = write(percent.value);
  const onePercent = `${value.currency}${write(divide(value.value, hundred), 4)}`;
  const total =
    kind === "of" ? part : kind === "more" ? add(value.value, part) : subtract(value.value, part);
  const sign = kind === "more" ? "+" : "\u2212";
  const steps = [
    `One percent: ${show(value.value, value)} \u00f7 100 = ${onePercent}`,
    `${rate} percent: ${onePercent} \u00d7 ${rate} = **${show(part, value)}**`,
  ];
  if (kind !== "of")
    steps.push(
      `${show(value.value, value)} ${sign} ${show(part, value)} = **${show(total, value)}**`,
    );
  const short = rounded(total, reading);
  return {
    title:
      kind === "of"
        ? "Part of a value"
        : kind === "more"
          ? "A value with a percentage added"
          : "A value with a percentage taken off",
    steps,
    result: `**${show(total, value)}**${short ? `, rounded as you asked ${show(short, value)}` : ""}`,
    check: checkPart(value, percent, total, kind),
    notes: [],
    used: places,
  };
}

function checkPart(
  { value, currency }: Quantity,
  percent: Quantity,
  total: Quantity["value"],
  kind: PartRule["kind"],
) {
  const rest =
    kind === "more"
      ? add(hundred, percent.value)
      : kind === "less"
        ? subtract(hundred, percent.value)
        : percent.value;
  const factor = divide(rest, hundred);
  return `${show(value, { currency })} \u00d7 ${write(factor, 4)} = ${show(total, { currency })}.`;
}

const shareRules = [
  {
    pattern: rule(
      `\\b(?:how much|what) (?:is|are) {x}${gap}{0,12}\\bof\\b${gap}{0,16}{x}${gap}{0,20}\\b(?:in|as)(?: a)? (?:percent|per cent|percentage)`,
    ),
    partFirst: true,
  },
  {
    pattern: rule(
      `{x}${gap}{0,20}\\b(?:is|are|was|makes?)\\b (?:what|how many|which) (?:percent|percentage|per cent|%)${gap}{0,6}\\bof${gap}{0,12} {x}`,
    ),
    partFirst: true,
  },
  {
    pattern: rule(
      `\\b(?:what|how many|which) (?:percent|percentage|per cent|%)\\b${gap}{0,12}\\bof${gap}{0,16} {x}${gap}{0,12}\\b(?:is|are|was|were)\\b${gap}{0,8}{x}`,
    ),
    partFirst: false,
  },
  {
    pattern: rule(
      `\\b(?:what|how many|which) (?:percent|percentage|per cent|%) (?:is|are|was|were)${gap}{0,12} {x}${gap}{0,16}\\b(?:of|out of)\\b${gap}{0,12}{x}`,
    ),
    partFirst: true,
  },
  {
    pattern: rule(`{x} (?:from|of) {x}(?:,? (?:in|as)(?: a)? (?:percent|per cent|percentage))`),
    partFirst: true,
  },
  {
    pattern: rule(
      "{a}(?: [a-z]+){1,5} (?:and|but) {a} (?:was|were|is|are) (?:bad|broken|wrong|late|empty|sold|missing)\\b(?=.{0,40}percent)",
    ),
    partFirst: false,
  },
  {
    pattern: rule(`{x}${gap}{0,20}\\bout of\\b${gap}{0,12}{x}(?=.{0,60}(?:percent|per cent|%))`),
    partFirst: true,
  },
  {
    pattern: rule(
      `(?:percent|per cent|percentage|%).{0,40}?{x}${gap}{0,20}\\bout of\\b${gap}{0,12}{x}`,
    ),
    partFirst: true,
  },
];

/** "12 out of 80 in percent". */
export const percentShare: Worker = (reading) => {
  for (const { pattern, partFirst } of shareRules) {
    const hit = findRule(reading, pattern)[0];
    if (!hit) continue;
    const [first, second] = hit.places.map((place) => pick(reading, place));
    const [part, whole] = partFirst ? [first, second] : [second, first];
    if (!part || !whole) continue;
    if (whole.value.n === 0n)
      return { lacking: "Nothing can be a percentage of zero.", used: hit.places };
    const share = divide(part.value, whole.value);
    const percent = multiply(share, hundred);
    const short = rounded(percent, reading);
    return {
      title: "A part in percent",
      steps: [
        `${show(part.value, part)} \u00f7 ${show(whole.value, whole)} = ${write(share, 4)}`,
        `${write(share, 4)} \u00d7 100 = **${write(percent)}%**`,
      ],
      result: `**${write(percent)}%**${short ? `, rounded as you asked ${write(short)}%` : ""}`,
      check: `${write(percent)}% of ${show(whole.value, whole)} is ${show(part.value, part)}.`,
      notes: [],
      used: hit.places,
    };
  }
  return null;
};
