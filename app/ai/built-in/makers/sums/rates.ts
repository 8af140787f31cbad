import { compare, fraction, isWhole, roundTo, write } from "./fraction";
import type { Quantity } from "./quantities";
import { findRule, type Reading, rule } from "./reading";
import {
  given,
  minus,
  over,
  plainTerm,
  plus,
  type Term,
  times,
  workedFrom,
  writeTerm,
} from "./term";
import { all, pick, placesWhere, type Worked, type Worker } from "./working";

type Kind = "money" | "percent" | "unit" | "plain";

function kindOf({ isPercent, currency, unit }: Quantity): Kind {
  if (isPercent) return "percent";
  if (currency !== "") return "money";
  return unit ? "unit" : "plain";
}

/** A bare number is money where it stands for a price and some money sign is near. */
function asMoney(reading: Reading, quantity: Quantity): Quantity {
  const currency = reading.quantities.find((each) => each.currency !== "")?.currency ?? "";
  return quantity.currency === "" && !quantity.unit ? { ...quantity, currency } : quantity;
}

const everyRules = [
  rule(
    "{x} (?:an?|per|each|every|/|the) ?(hour|day|week|month|night|kid|child|person|head|piece|ticket|gallon|lit(?:er|re)|mile|kilo|km|box|bag|roll|pack|client|hr)s?\\b",
  ),
  rule("(hour|day|week|month|night|gallon|lit(?:er|re)|mile|kilo)s? (?:is|costs?|at) {x}"),
];

/** "12.21 an hour, 31.5 hours": a price and how often it is paid. */
export const priceTimes: Worker = (reading) => {
  const { marked, quantities } = reading;
  if (quantities.length !== 2) return null;
  if (!/\b(?:how much|what|total|cost\w*|come to|how many (?:dollars|pounds|euros))\b/.test(marked))
    return null;
  for (const pattern of everyRules) {
    for (const match of marked.matchAll(pattern)) {
      const [place = "", unit = ""] = /^\d+$/.test(match[1] ?? "")
        ? [match[1], match[2]]
        : [match[2], match[1]];
      const price = pick(reading, Number(place));
      const other = quantities[1 - Number(place)];
      if (
        !price ||
        !other ||
        other.text.toLowerCase() === "one" ||
        kindOf(price) === "unit" ||
        other.isPercent ||
        other.currency !== ""
      )
        continue;
      const name =
        unit === "hr" ? "hour" : unit === "litre" ? "liter" : unit === "kilo" ? "kg" : unit;
      const counted = new RegExp(`\\{[nu]${1 - Number(place)}\\} (?:[a-z]+ ){0,1}${unit}`);
      const period = /\b(?:an?|per|each|every|in a|whole) (day|week|month|year)\b/g;
      const isOther = Array.from(marked.matchAll(period)).some(([, word]) => word !== unit);
      const isSame =
        !isOther &&
        (other.unit
          ? other.unit.id === name || other.unit.id === name.replace("liter", "l")
          : counted.test(marked));
      if (!isSame) continue;
      const money = asMoney(reading, price);
      const count = other.unit ? `${write(other.value)} ${other.unit.short}` : write(other.value);
      return workedFrom(
        reading,
        `${count} at ${writeTerm(money)} for each ${unit}`,
        [{ term: times(given(money), plainTerm(other.value)) }],
        [0, 1],
      );
    }
  }
  return null;
};

/** "3.85, 4 days a week for 46 weeks": what is paid each time, how often, and how long. */
export const timesAWeek: Worker = (reading) => {
  const { marked, quantities } = reading;
  const often = /\{[nu](\d+)\}(?: (?:days|times))? (?:a|per|each|every) week\b/.exec(marked);
  const often0 = Number(often?.[1] ?? -1);
  const [price] = placesWhere(reading, ({ currency }) => currency !== "");
  const [weeks] = placesWhere(reading, ({ unit }) => unit?.id === "week");
  const [cost, count, length] = [price, often0, weeks].map((place) => pick(reading, place));
  if (quantities.length !== 3 || !cost || !count || !length || count.currency !== "") return null;
  if (count.unit && count.unit.id !== "day") return null;
  return workedFrom(
    reading,
    `${writeTerm(cost)}, ${write(count.value)} times a week for ${write(length.value)} weeks`,
    [{ term: times(times(given(cost), plainTerm(count.value)), plainTerm(length.value)) }],
    [0, 1, 2],
  );
};

const perTime = rule(
  "{x} (?:a|per|each|every|by) (week|month|day)\\b|\\b(?:every|each|per|a) (week|month|day)\\b[^{.;?!]{0,30}{x}",
);

/** Weeks or months until a sum is there, or how much each of them has to bring. */
export const untilGoal: Worker = (reading) => {
  const { marked, quantities } = reading;
  const asksCount = /\b(?:how many (weeks|months|days)|how long)\b/.exec(marked);
  const asksAmount =
    /\b(?:how much|what)\b[^?]*\b(?:each|every|per|a) (week|month)\b|\bper (month|week)\?/.exec(
      marked,
    );
  if (!asksCount && !asksAmount) return null;
  if (
    !/\b(?:sav\w+|put (?:by|away|aside|each)|until|til+|before i|enough|got till|left|i put)\b/.test(
      marked,
    )
  )
    return null;
  const start = findRule(
    reading,
    rule(
      "(?<!(?:until|til|till|before|when|enough) (?:i |ive |we )?)\\b(?:have|got|already|i have already|start with|with)\\b (?:already )?{x}(?! (?:a|per|each|every))|{x} (?:already|in it|saved|so far)",
    ),
  ).map(({ places }) => places[0] ?? -1);
  if (asksCount) {
    const hit = Array.from(marked.matchAll(perTime)).map((match) => ({
      place: Number(match[1] ?? match[4]),
      unit: match[2] ?? match[3] ?? "",
    }));
    const rate = hit[0] && pick(reading, hit[0].place);
    if (
      hit.length !== 1 ||
      !rate ||
      rate.value.n <= 0n ||
      (asksCount[1] && !asksCount[1].startsWith(hit[0]?.unit ?? ""))
    )
      return null;
    const others = all(reading).filter(
      (place) => place !== hit[0]?.place && (pick(reading, place)?.value.n ?? 0n) > 0n,
    );
    return weeksFor(reading, rate, others, start, hit[0]?.unit ?? "week");
  }
  const term = placesWhere(reading, ({ unit }) => unit?.id === "week" || unit?.id === "month");
  const unit = asksAmount?.[1] ?? asksAmount?.[2] ?? "";
  const length = pick(reading, term[0]);
  if (term.length !== 1 || !length || length.unit?.id !== unit || length.value.n <= 0n) return null;
  const money = all(reading).filter((place) => place !== term[0]);
  const goal = goalTerm(reading, money, start);
  if (!goal || quantities.some(({ isPercent }) => isPercent)) return null;
  return workedFrom(
    reading,
    `${goal.said} in ${write(length.value)} ${unit}s`,
    [{ term: over(goal.term, plainTerm(length.value)), unit: `a ${unit}` }],
    all(reading),
  );
};

/** What is still missing: the larger amount less the one that is there. */
function goalTerm(reading: Reading, money: readonly number[], start: readonly number[]) {
  const values = money.flatMap((place) => {
    const quantity = pick(reading, place);
    return quantity && !quantity.unit && !quantity.isPercent
      ? [{ place, quantity: asMoney(reading, quantity) }]
      : [];
  });
  const first = values[0];
  if (
    first &&
    values.length > 1 &&
    values.slice(1).some(({ quantity }) => compare(quantity.value, first.quantity.value) === 0)
  ) {
    return goalTerm(
      reading,
      money.filter(
        (place) =>
          place === first.place ||
          compare(pick(reading, place)?.value ?? first.quantity.value, first.quantity.value) !== 0,
      ),
      start,
    );
  }
  if (values.length !== money.length || values.length < 1 || values.length > 2) return null;
  const [goal, rest] = [
    values.find(({ place }) => !start.includes(place)),
    values.find(({ place }) => start.includes(place)),
  ];
  if (
    !goal ||
    (values.length === 2 && (!rest || compare(rest.quantity.value, goal.quantity.value) >= 0))
  )
    return null;
  return rest
    ? {
        term: minus(given(goal.quantity), given(rest.quantity)),
        said: `${writeTerm(goal.quantity)}, of which ${writeTerm(rest.quantity)} is there,`,
      }
    : { term: given(goal.quantity), said: writeTerm(goal.quantity) };
}

function weeksFor(
  reading: Reading,
  rate: Quantity,
  others: number[],
  start: number[],
  unit: string,
): Worked | null {
  const goal = goalTerm(reading, others, start);
  if (!goal) return null;
  const money = asMoney(reading, rate);
  const exact = over(goal.term, given(money));
  const whole = roundTo(exact.value, fraction(1), "up");
  const worked = workedFrom(
    reading,
    `${goal.said} at ${writeTerm(money)} a ${unit}`,
    [{ term: { ...exact, currency: "" } }],
    all(reading),
  );
  return {
    ...worked,
    result: `**${write(whole)}** ${unit}s${isWhole(exact.value) ? "" : ", the last one not in full"}.`,
  };
}

/** Interest on what was put in, and none on interest. */
export const simpleInterest: Worker = (reading) => {
  const { marked, quantities } = reading;
  if (!/\bsimple\b/.test(marked)) return null;
  const [percent] = placesWhere(reading, ({ isPercent }) => isPercent);
  const [time] = placesWhere(reading, ({ unit }) => unit?.id === "year" || unit?.id === "month");
  const money = all(reading).filter((place) => place !== percent && place !== time);
  const [rate, length, principal] = [percent, time, money[0]].map((place) => pick(reading, place));
  if (!rate || !length || !principal || quantities.length !== 3 || principal.unit) return null;
  const base = given(asMoney(reading, principal));
  const years =
    length.unit?.id === "month"
      ? over(plainTerm(length.value), plainTerm(fraction(12)))
      : plainTerm(length.value);
  const interest = over(times(times(base, plainTerm(rate.value)), years), plainTerm(fraction(100)));
  const wantsAll =
    /\b(?:in all|all in one|total|owe|pay(?:ing)? (?:it )?(?:all )?back|give me back|altogether in|end up with)\b/.test(
      marked,
    ) && !/\b(?:only|just|what(?:'s| is) the|how much) interest\b/.test(marked);
  return workedFrom(
    reading,
    `${base.text} at ${write(rate.value)}% simple interest a year for ${write(length.value)} ${length.unit?.short ?? ""}`,
    wantsAll
      ? [{ name: "Together with interest", term: plus(base, interest) }]
      : [{ name: "Interest", term: interest }],
    [0, 1, 2],
  );
};

const coin: readonly [string, RegExp][] = [
  ["\u00a3", /\b(?:pounds?|gbp)\b|\u00a3/],
  ["$", /\b(?:dollars?|usd|bucks)\b|\$/],
  ["\u20ac", /\b(?:euros?|eur)\b|\u20ac/],
  ["z\u0142", /\b(?:zloty|zl|pln)\b|z\u0142/],
  ["lira", /\blira\b/],
];

/** Money of one country in that of another, at the rate that is given. */
export const exchange: Worker = (reading) => {
  const { marked, quantities } = reading;
  const rateRule =
    /\{[mn](\d+)\}(?: (lira|euros?|dollars?|pounds?))? (?:to|for|per) (?:the|one|a) (pound|dollar|euro)\b|\b(?:for|a|the) (pound|dollar|euro) (?:is|=) \{[mn](\d+)\}|\{[mn](\d+)\}(?: (pound|dollar|euro))? (?:is|=|for) \{[mn](\d+)\}/.exec(
      marked,
    );
  if (!rateRule) return null;
  const oneAt = rateRule[6] === undefined ? undefined : Number(rateRule[6]);
  const rateAt = Number(rateRule[1] ?? rateRule[5] ?? rateRule[8]);
  const [left, right] = [pick(reading, oneAt), pick(reading, rateAt)];
  // "1.17 dollars for one euro" and "one euro is 1.17 dollars"
  const isTurned =
    left !== undefined && right !== undefined && compare(left.value, fraction(1)) !== 0;
  const [one, rate] = isTurned ? [right, left] : [left, right];
  if (!rate || (one && compare(one.value, fraction(1)) !== 0)) return null;
  const amountAt = all(reading).filter((place) => place !== oneAt && place !== rateAt);
  const amount = pick(reading, amountAt[0]);
  if (
    amountAt.length !== 1 ||
    !amount ||
    quantities.some(({ isPercent, unit }) => isPercent || unit)
  )
    return null;
  const whole = one?.currency || coinNamed(rateRule[3] ?? rateRule[4] ?? rateRule[7] ?? "");
  const part =
    rate.currency ||
    coinNamed(rateRule[2] ?? "") ||
    coinNamed(marked.slice(marked.indexOf(`${rateAt}}`)).slice(2, 14));
  const from =
    amount.currency || coinNamed(marked.slice(marked.indexOf(`${amountAt[0]}}`) + 2).slice(0, 18));
  if (whole === "" || part === "" || whole === part) return null;
  const isOver = from === part;
  if (!isOver && from !== whole) return null;
  const [base, result] = isOver ? [part, whole] : [whole, part];
  const term = isOver
    ? over(plainTerm(amount.value), plainTerm(rate.value))
    : times(plainTerm(amount.value), plainTerm(rate.value));
  return workedFrom(
    reading,
    `${base} ${write(amount.value)}, where 1 ${whole} is ${write(rate.value)} ${part}`,
    [{ term, unit: result }],
    all(reading),
  );
};

function coinNamed(text: string) {
  return coin.find(([, names]) => names.test(text))?.[0] ?? "";
}

const packRules = [
  rule("{u}(?: [a-z]+){0,4}? (?:for|at|costs?|is|=) ?{x}"),
  rule("{n}(?: (?:pack|rolls?|tabs?|pieces?|for|of))* ?{x}"),
  rule("{u} ?{x}"),
];

/** Packs and their prices: what one piece, kilo or liter of each costs. */
export const packPrices: Worker = (reading) => {
  if (
    !/\bper\b|\bcheap\w*\b|\bbetter (?:buy|value|deal)\b|\bwhich (?:one|pack)\b|\bby the\b/.test(
      reading.marked,
    )
  )
    return null;
  if (!/\b(?:cheap\w*|better (?:buy|value|deal)|price per|which)\b/.test(reading.marked))
    return null;
  if (reading.quantities.some(({ isPercent }) => isPercent)) return null;
  for (const pattern of packRules) {
    const hits = findRule(reading, pattern).map(({ places }) => places);
    if (hits.length < 2 || hits.flat().length !== reading.quantities.length) continue;
    const packs = hits.flatMap(([size, price]) => {
      const [amount, cost] = [pick(reading, size), pick(reading, price)];
      return amount && cost && amount.value.n > 0n && kindOf(cost) !== "unit"
        ? [{ amount, cost: asMoney(reading, cost) }]
        : [];
    });
    const [first] = packs;
    if (
      !first ||
      packs.length !== hits.length ||
      packs.some(({ amount }) => amount.unit?.id !== first.amount.unit?.id)
    )
      continue;
    const isPriced = packs.some(({ cost }) => cost.currency !== "" || /[.,]\d\d$/.test(cost.text));
    if (!isPriced) continue;
    const unit = first.amount.unit?.short ?? "piece";
    const outcomes = packs.map(({ amount, cost }) => ({
      name: `${write(amount.value)}${amount.unit ? ` ${unit}` : ""} for ${writeTerm(cost)}`,
      term: over(given(cost), plainTerm(amount.value)),
    }));
    const best = outcomes.reduce((low, next) =>
      compare(next.term.value, low.term.value) < 0 ? next : low,
    );
    const worked = workedFrom(
      reading,
      `what one ${unit} of each pack costs`,
      outcomes,
      hits.flat(),
    );
    const each = outcomes.map(({ name, term }) => `${name}: **${finePrice(term)}** for 1 ${unit}`);
    return {
      ...worked,
      steps: outcomes.map(({ name, term }) => `${name}: ${term.text} = ${finePrice(term)}`),
      result: `${each.join("; ")}. The cheapest for the same amount is **${best.name}**.`,
    };
  }
  return null;
};

/** A price for one piece may be less than a cent apart. */
function finePrice({ value, currency }: Term) {
  return `${currency}${write(roundTo(value, fraction(1, 10_000)))}`;
}
