import {
  add,
  compare,
  divide,
  type Fraction,
  fraction,
  hundred,
  isWhole,
  multiply,
  roundTo,
  subtract,
  write,
  zero,
} from "./fraction";
import type { Quantity } from "./quantities";
import { findRule, type Reading, rule } from "./reading";
import {
  around,
  isIdle,
  isOfPeople,
  type Lacking,
  pick,
  placesWhere,
  show,
  type Worked,
  type Worker,
} from "./working";

const wanted =
  /\b(?:split|splits|splitting|share[ds]?|sharing|divid\w+|each(?! (?:week|month|year|day))|per (?:person|head)|evenly|equally|chip(?:ping)? in|owes?|(?:how much|what) (?:do|should|must) i (?:pay|owe)|my share|(?:everyone|everybody|we) pays?)\b/;

const who =
  "(?:people|persons?|ppl|friends?|mates?|of us|of them|guests?|ways|roommates?|flatmates?|housemates?|families|family members|colleagues|coworkers|adults|diners|students|players|members|kids|children|neighbou?rs?|siblings|sisters|brothers|cousins|couples?|volunteers|heads?)";

/** How many share, and whether the person who asks is counted. */
const peopleRules: readonly (readonly [RegExp, 0 | 1])[] = [
  [rule("\\b(?:me|i|myself) (?:and|&|plus|with) (?:my )?{n}"), 1],
  [rule(`\\bwith {n} (?:other )?${who}\\b`), 1],
  [rule(`\\b{n} (?:[a-z-]+ ){0,2}${who} (?:and|&|plus) (?:me|myself|i)\\b`), 1],
  [rule(`{n} (?:[a-z-]+ ){0,2}${who}\\b`), 0],
  [rule("\\b(?:between|among|amongst) (?:the |all |us )*{n}(?! [a-z]+ (?:days|weeks|months))"), 0],
  [rule("\\b(?:bill|dinner|lunch|meal|table|check)(?: \\w+ {m})? for {n}"), 0],
  [rule("{m}(?: [a-z]+)? for {n}(?! (?:days|weeks|months|years|hours))"), 0],
  [rule("\\bwe (?:are|were|was) {n}"), 0],
  [rule("\\bus {n}\\b"), 0],
  [rule("\\b(?:split|shared?) (?:it |this |that |{m} )?by {n}"), 0],
];
/** Without a sign of money, "divided by 4" is a plain sum. */
const moneyRules = [[rule("\\bdivid\\w+ (?:it |this |that |{m} )?by {n}"), 0]] as const;

const billBefore =
  /\b(?:bill|total|check|costs?|amount|sum|invoice|receipt|price|rent|paid|pay|it was|come to|came to)\b[^{.;?!\n]{0,30}$/;
const billAfter = /^ ?(?:bill|check|invoice|dinner|meal|rent)\b/;
const tipNear = /\b(?:tip|gratuity|service)\b/;
/** "We want to leave 12% on top" names a tip without the word, unless a tax comes on top. */
const onTop = /^ (?:on top|extra)\b/;
const isTax = /\b(?:tax|vat|gst)\b/;
const cents =
  /\b(?:one|someone|somebody) (?:of us )?pays? (?:the |one |a )?(?:more|rest|cents?|odd|extra)\b/;

const onlyTip =
  /\bhow much tip\b|\btips? (?:for )?(?:each|per)\b|\b(?:much|what) (?:is|would) (?:an? |the )?\{p\d+\} tip\b/;

/** A bill with a tip, shared so that no cent is lost. */
export const splitBill: Worker = (reading) => {
  if (!wanted.test(reading.marked)) return null;
  if (onlyTip.test(reading.marked)) return null;
  const people = findPeople(reading);
  if (!people) {
    const isBill = /\b(?:bill|tip|chip(?:ping)? in|split|share)\b/.test(reading.marked);
    return isBill &&
      reading.quantities.some(({ currency }) => currency !== "") &&
      !/\b(?:by (?:the )?(?:hours?|age|shifts?|days)|proportion\w*|ratio|parts?)\b/.test(
        reading.marked,
      )
      ? { lacking: "How many people share it? I found no number of people.", used: [] }
      : null;
  }
  const tip = findTip(reading, people.place);
  const wantsTip =
    /\b(?:tips?|gratuity)\b/.test(reading.marked) &&
    !/\b(?:no|without(?: a)?|not) tip\b/.test(reading.marked);
  if (wantsTip && !tip)
    return {
      lacking: "How large is the tip: which percentage, or which amount?",
      used: [people.place],
    };
  const fixed = findFixed(reading);
  if (fixed === "unknown") {
    return {
      lacking: "How much does the one pay who pays another share? I found no amount.",
      used: [people.place],
    };
  }
  const voucher = findVoucher(reading);
  if (/\{[mn]\d+\} (?:each|a head|per (?:person|head)|apiece)\b/.test(reading.marked)) return null;
  if (
    voucher &&
    tip &&
    !/\b(?:full|whole|before (?:the )?(?:voucher|coupon))\b/.test(reading.marked)
  ) {
    return {
      lacking: "Is the tip on the whole bill, or on what is left after the voucher?",
      used: [people.place],
    };
  }
  const bill = findBill(reading, [
    people.place,
    tip?.place,
    fixed?.amount?.place,
    fixed?.others?.place,
    voucher?.place,
  ]);
  if (bill === null) return null;
  if (typeof bill === "string") return { lacking: bill, used: [people.place] };
  if (
    !isWhole(people.quantity.value) ||
    compare(people.quantity.value, fraction(1)) < 0 ||
    compare(people.quantity.value, fraction(1000)) > 0
  ) {
    return {
      lacking: "A bill can be shared by a whole number of people, from 1 to 1,000.",
      used: [people.place],
    };
  }
  return work(reading, bill, people, tip, fixed, voucher);
};

interface Placed {
  quantity: Quantity;
  place: number;
  /** The place of a number of people that does not count the one who asks. */
  plus?: 1;
}

/** One who pays an amount of their own, or nothing; the others share what is left. */
interface Fixed {
  amount: Placed | null;
  others: Placed | null;
}

function placed(reading: Reading, place: number | undefined): Placed | null {
  const quantity = pick(reading, place);
  return quantity && place !== undefined ? { quantity, place } : null;
}

const ownShare = [
  /\b(?:pay(?:s|ing)?|puts?|gives?|giving)\b(?: [a-z]+){0,4} \{[mn](\d+)\} (?:myself|herself|himself|because|as)\b/,
  /\b(?:just|only)\b(?: [a-z]+){0,3} (?:pay(?:s|ing)?) (?:[a-z]+ ){0,3}\{[mn](\d+)\}/,
  /\bpay(?:s|ing)? (?:just|only)(?: [a-z]+){0,3},? \{[mn](\d+)\}/,
  /\bi pay \{[mn](\d+)\}/,
];
const paysNothing =
  /\b(?:not paying|(?:does|did|do|will|is)(?: not|n't|nt) (?:have to )?pay|isn'?t paying|pays nothing|for free)\b/;
const paysOther =
  /\b(?:pays?|paying|pay) (?:a bit |a little |some )?(?:more|extra|less)\b|\bjust for (?:his|her)\b/;

function findFixed(reading: Reading): Fixed | "unknown" | null {
  const { marked } = reading;
  const hit = ownShare.map((pattern) => pattern.exec(marked)).find(Boolean);
  const isFree = paysNothing.test(marked);
  const others = placed(
    reading,
    Number(
      /\bothers? \{n(\d+)\}|\{n(\d+)\} others?\b|\bby \{n(\d+)\} others?/
        .exec(marked)
        ?.slice(1)
        .find(Boolean) ?? -1,
    ),
  );
  if (hit) return { amount: placed(reading, Number(hit[1])), others };
  if (isFree) return { amount: null, others };
  return paysOther.test(marked) && !cents.test(marked) && !/\{[a-z]\d+\} more/.test(marked)
    ? "unknown"
    : null;
}

function findVoucher({ marked, ...reading }: Reading) {
  const hit =
    /\{[mn](\d+)\} (?:voucher|coupon)|\b(?:voucher|coupon) (?:of|for|worth) \{[mn](\d+)\}/.exec(
      marked,
    );
  return hit ? placed({ marked, ...reading }, Number(hit[1] ?? hit[2])) : null;
}

function findPeople(reading: Reading): Placed | null {
  const hasMoney = reading.quantities.some(({ currency }) => currency !== "");
  for (const [pattern, plus] of [...peopleRules, ...(hasMoney ? moneyRules : [])]) {
    for (const { places } of findRule(reading, pattern)) {
      const place = places.at(-1);
      const quantity = pick(reading, place);
      if (!quantity || place === undefined || quantity.currency !== "") continue;
      if (/\b(?:rest|others?)\b[^.;?!]{0,20}$/.test(around(reading, place).before)) continue;
      if (plus === 0) return { quantity, place };
      return { quantity: { ...quantity, value: add(quantity.value, fraction(1)) }, place, plus };
    }
  }
  return namedPeople(reading);
}

/** "Between me, Rhi and Carys" are three. */
function namedPeople(reading: Reading): Placed | null {
  const names =
    /\b(?:between|among) ((?:[a-z']+, ?){0,8}[a-z']+ (?:and|&) [a-z']+)(?=[?.!,;]|$| each| equally)/.exec(
      reading.marked,
    )?.[1];
  if (!names || /\b(?:us|all|them|everyone)\b/.test(names)) return null;
  const count = names.split(/, ?| and | & /).length;
  return {
    quantity: {
      value: fraction(count),
      text: String(count),
      isPercent: false,
      currency: "",
      unit: null,
      start: 0,
      end: 0,
    },
    place: -1,
  };
}

function findTip(reading: Reading, taken: number): Placed | null {
  const percents = placesWhere(reading, ({ isPercent }) => isPercent);
  const near = (place: number) => {
    const { before, after } = around(reading, place, 30);
    return (
      tipNear.test(before.split(/[.;?!\n]/).at(-1) ?? "") ||
      tipNear.test(after.split(/[.;?!\n{]/)[0] ?? "")
    );
  };
  const place =
    percents.find(near) ??
    percents.find((at) => {
      const { before, after } = around(reading, at);
      return onTop.test(after) && !isTax.test(before);
    }) ??
    placesWhere(reading, ({ currency }, at) => currency !== "" && at !== taken).find(
      (at) =>
        /^ ?(?:tip|gratuity)\b/.test(around(reading, at).after) ||
        /\btip (?:of|is|was) $/.test(around(reading, at).before),
    );
  return placed(reading, place);
}

/** The amount to share; a sentence where several could be meant; null where there is none. */
function findBill(
  reading: Reading,
  taken: readonly (number | undefined)[],
): Placed | string | null {
  const money = placesWhere(
    reading,
    ({ isPercent, unit, text, currency }, place) =>
      // "One pays more" names nobody's bill.
      !isPercent &&
      !unit &&
      (currency !== "" || /\d/.test(text)) &&
      !taken.includes(place) &&
      !isIdle(reading, place) &&
      !(currency === "" && isOfPeople(reading, place)),
  );
  const named = money.filter((place) => {
    const { before, after } = around(reading, place);
    return billBefore.test(before) || billAfter.test(after);
  });
  const marked = money.filter((place) => (pick(reading, place)?.currency ?? "") !== "");
  // The same amount named twice is one.
  const one = (places: readonly number[]) => {
    const values = places.flatMap((place) => pick(reading, place)?.value ?? []);
    return values.every((value) => values[0] && compare(value, values[0]) === 0) ? places : [];
  };
  const candidates =
    [one(marked), named, marked, one(money)].find(({ length }) => length > 0) ?? [];
  const values = candidates.flatMap((place) => pick(reading, place) ?? []);
  const [first] = values;
  if (first && values.some(({ value }) => compare(value, first.value) !== 0)) {
    const list = values.map((each) => show(each.value, each));
    return `There are several amounts (${list.join(", ")}), and I cannot tell which one is to be shared. Write "the bill is ..." or add them up first.`;
  }
  return placed(reading, candidates[0]);
}

const cent = fraction(1, 100);

function work(
  reading: Reading,
  bill: Placed,
  people: Placed,
  tip: Placed | null,
  fixed: Fixed | null,
  voucher: Placed | null,
): Worked | Lacking {
  const { currency } =
    [bill, fixed?.amount, tip, voucher].find((each) => each?.quantity.currency)?.quantity ??
    bill.quantity;
  const money = { currency };
  const count = fixed ? subtract(people.quantity.value, fraction(1)) : people.quantity.value;
  const used = [bill, people, tip, fixed?.amount, fixed?.others, voucher].flatMap((each) =>
    each && each.place >= 0 ? [each.place] : [],
  );
  if (fixed?.others && compare(fixed.others.quantity.value, count) !== 0) {
    return {
      lacking:
        "The number of people and the number of those who share do not fit together. How many share what is left?",
      used,
    };
  }
  if ((fixed?.amount && tip) || count.n <= 0n) {
    return {
      lacking:
        "Does the one who pays an own amount share the tip? Say what each of them pays first.",
      used,
    };
  }
  const steps: string[] = [];
  let total = bill.quantity.value;
  if (tip) {
    const added = tip.quantity.isPercent
      ? roundTo(divide(multiply(total, tip.quantity.value), hundred), cent)
      : tip.quantity.value;
    if (tip.quantity.isPercent) {
      steps.push(
        `Tip: ${write(tip.quantity.value)}% of ${show(total, money)} = ${show(total, money)} \u00d7 ${write(tip.quantity.value)} \u00f7 100 = **${show(added, money)}**`,
      );
    }
    steps.push(
      `Bill with tip: ${show(total, money)} + ${show(added, money)} = **${show(add(total, added), money)}**`,
    );
    total = add(total, added);
  }
  for (const [name, part] of [
    ["own amount", fixed?.amount],
    ["voucher", voucher],
  ] as const) {
    if (!part) continue;
    const rest = subtract(total, part.quantity.value);
    steps.push(
      `Less the ${name}: ${show(total, money)} \u2212 ${show(part.quantity.value, money)} = **${show(rest, money)}**`,
    );
    total = rest;
  }
  if (total.n < 0n)
    return { lacking: "The parts are larger than the bill. Which amount is the whole bill?", used };
  const share = divide(total, count);
  if (people.plus || fixed) steps.push(`Who shares: ${write(count)} people`);
  steps.push(
    `Shared by ${write(count)}: ${show(total, money)} \u00f7 ${write(count)} = ${write(share, 4)}`,
  );
  const notes = tip ? [] : ["Your prompt names no tip, so none is in it."];
  const tipText = tip
    ? `, ${tip.quantity.isPercent ? `${write(tip.quantity.value)}%` : show(tip.quantity.value, money)} tip on top`
    : "";
  const lessText = [fixed?.amount, voucher]
    .flatMap((part) => (part ? [`, less ${show(part.quantity.value, money)}`] : []))
    .join("");
  const base = {
    title: `I read this as: ${show(bill.quantity.value, money)}${tipText}${lessText}, shared by ${write(count)}`,
    notes,
    used,
  };

  const { rounding } = reading;
  if (rounding && (rounding.direction === "up" || compare(rounding.step, cent) > 0)) {
    const each = roundTo(share, rounding.step, rounding.direction);
    const paid = multiply(each, count);
    const over = subtract(paid, total);
    steps.push(`Rounded as you asked: ${show(each, money)} each, together ${show(paid, money)}`);
    const rest = compare(over, zero);
    return {
      ...base,
      steps,
      result: `Each pays **${show(each, money)}**.${rest > 0 ? ` Together that is ${show(over, money)} more than the bill.` : rest < 0 ? ` Together that is ${show(subtract(total, paid), money)} too little, so somebody has to add it.` : ""}`,
      check: `${write(count)} \u00d7 ${show(each, money)} = ${show(paid, money)}.`,
    };
  }
  return {
    ...base,
    steps,
    ...inCents(total, count, money, { steps, payer: payerOfRest(reading) }),
  };
}

const restPaid =
  /\b(i|me|i'll|i will|i can|one(?: person| of us)?|someone|somebody) (?:covers?|pays?|takes?|adds?|gets?|puts?(?: in)?) (?:(?:the|any|all|whatever|what)(?: is|'s)? )?(?:left[- ]?overs?|left\b|remain\w*|odd|missing|spare|rest\b|(?:extra )?(?:cents|pennies))/;

/** "Round down and let me cover the leftover pennies": who pays all the cents that are left. */
function payerOfRest({ marked }: Reading) {
  const who = restPaid.exec(marked)?.[1];
  return who === undefined ? null : /^(?:i|me)\b/.test(who) ? "You pay" : "One person pays";
}

/** Whole cents: some pay one more, so that the shares add up to the bill. */
function inCents(
  total: Fraction,
  count: Fraction,
  money: { currency: string },
  { steps, payer }: { steps: string[]; payer: string | null },
) {
  const low = roundTo(divide(total, count), cent, "down");
  const left = divide(subtract(total, multiply(low, count)), cent);
  if (left.n === 0n) {
    return {
      result: `Each pays **${show(low, money)}**.`,
      check: `${write(count)} \u00d7 ${show(low, money)} = ${show(total, money)}.`,
    };
  }
  const high = add(low, cent);
  const others = subtract(count, left);
  steps.push(
    `In whole cents: ${write(count)} \u00d7 ${show(low, money)} = ${show(multiply(low, count), money)}, so ${write(left)} ${left.n === 1n ? "cent is" : "cents are"} left over`,
  );
  if (payer) {
    const rest = subtract(total, multiply(low, subtract(count, fraction(1))));
    const others = subtract(count, fraction(1));
    return {
      result: `${persons(others)} **${show(low, money)}**. ${payer} **${show(rest, money)}**, with what is left over.`,
      check: `${write(others)} \u00d7 ${show(low, money)} + ${show(rest, money)} = ${show(total, money)}.`,
    };
  }
  return {
    result: `${persons(left)} **${show(high, money)}** and ${persons(others).toLowerCase()} **${show(low, money)}**.`,
    check: `${write(left)} \u00d7 ${show(high, money)} + ${write(others)} \u00d7 ${show(low, money)} = ${show(total, money)}.`,
  };
}

function persons(count: Fraction) {
  return count.n === 1n ? "One person pays" : `${write(count)} people pay`;
}
