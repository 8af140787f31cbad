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
import { around, pick, placesWhere, show, type Worked, type Worker } from "./working";

const wanted =
  /\b(?:split|splits|splitting|share[ds]?|sharing|divid\w+|each (?:person|one|of us|friend|pays?)|per (?:person|head)|evenly|equally|chip in|owes?|(?:does|should|must|do|has to) (?:each|everyone|everybody|we each|each one)|everyone pays?|everybody pays?)\b/;

const who =
  "(?:people|persons?|friends?|of us|of them|guests?|ways|roommates?|flatmates?|housemates?|families|family members|colleagues|coworkers|adults|diners|students|players|members|kids|children|neighbou?rs?|siblings|sisters|brothers|cousins|couples?|volunteers|heads?)";

const peopleRules = [
  rule(`{n} (?:[a-z-]+ ){0,2}${who}\\b`),
  rule(`\\b(?:between|among|amongst) (?:the |all |us )*{n}(?! [a-z]+ (?:days|weeks|months))`),
  rule(`\\b(?:bill|dinner|lunch|meal|table|check) for {n}`),
  rule("\\bwe (?:are|were) {n}"),
  rule("\\b(?:split|shared?) (?:it |this |that |{m} )?by {n}"),
];
/** Without a sign of money, "divided by 4" is a plain sum. */
const moneyRules = [rule("\\bdivid\\w+ (?:it |this |that |{m} )?by {n}")];

const billBefore =
  /\b(?:bill|total|check|costs?|amount|sum|invoice|receipt|price|rent|paid|pay)\b[^{.;?!\n]{0,30}$/;
const billAfter = /^ ?(?:bill|check|invoice|dinner|meal|rent)\b/;
const tipNear = /\b(?:tip|gratuity|service)\b/;

/** A bill with a tip, shared so that no cent is lost. */
export const splitBill: Worker = (reading) => {
  if (!wanted.test(reading.marked)) return null;
  const people = findPeople(reading);
  if (!people) return null;
  const tip = findTip(reading, people.place);
  const bill = findBill(reading, [people.place, tip?.place]);
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
  return work(reading, bill, people, tip);
};

interface Placed {
  quantity: Quantity;
  place: number;
}

function findPeople(reading: Reading): Placed | null {
  const hasMoney = reading.quantities.some(({ currency }) => currency !== "");
  for (const pattern of [...peopleRules, ...(hasMoney ? moneyRules : [])]) {
    for (const { places } of findRule(reading, pattern)) {
      const place = places.at(-1);
      const quantity = pick(reading, place);
      if (quantity && place !== undefined) return { quantity, place };
    }
  }
  return null;
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
    placesWhere(reading, ({ currency }, at) => currency !== "" && at !== taken).find(
      (at) =>
        /^ ?(?:tip|gratuity)\b/.test(around(reading, at).after) ||
        /\btip (?:of|is|was) $/.test(around(reading, at).before),
    );
  const quantity = pick(reading, place);
  return quantity && place !== undefined ? { quantity, place } : null;
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
      !isPercent && !unit && (currency !== "" || /\d/.test(text)) && !taken.includes(place),
  );
  const named = money.filter((place) => {
    const { before, after } = around(reading, place);
    return billBefore.test(before) || billAfter.test(after);
  });
  const marked = money.filter((place) => (pick(reading, place)?.currency ?? "") !== "");
  const only = money.length === 1 ? money : [];
  const candidates =
    [marked.length === 1 ? marked : [], named, marked, only].find(({ length }) => length > 0) ?? [];
  if (candidates.length > 1) {
    const list = candidates
      .map((place) => pick(reading, place))
      .flatMap((each) => (each ? [show(each.value, each)] : []));
    return `There are several amounts (${list.join(", ")}), and I cannot tell which one is to be shared. Write "the bill is ..." or add them up first.`;
  }
  const place = candidates[0];
  const quantity = pick(reading, place);
  return quantity && place !== undefined ? { quantity, place } : null;
}

const cent = fraction(1, 100);

function work(reading: Reading, bill: Placed, people: Placed, tip: Placed | null): Worked {
  const { currency } = bill.quantity;
  const money = { currency };
  const count = people.quantity.value;
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
  const share = divide(total, count);
  steps.push(
    `Shared by ${write(count)}: ${show(total, money)} \u00f7 ${write(count)} = ${write(share, 4)}`,
  );
  const notes = tip ? [] : ["Your prompt names no tip, so none is in it."];
  const base = {
    title: `A bill for ${write(count)}`,
    notes,
    used: [bill.place, people.place, ...(tip ? [tip.place] : [])],
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
  return { ...base, steps, ...inCents(total, count, money, steps) };
}

/** Whole cents: some pay one more, so that the shares add up to the bill. */
function inCents(total: Fraction, count: Fraction, money: { currency: string }, steps: string[]) {
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
  return {
    result: `${persons(left)} **${show(high, money)}** and ${persons(others).toLowerCase()} **${show(low, money)}**.`,
    check: `${write(left)} \u00d7 ${show(high, money)} + ${write(others)} \u00d7 ${show(low, money)} = ${show(total, money)}.`,
  };
}

function persons(count: Fraction) {
  return count.n === 1n ? "One person pays" : `${write(count)} people pay`;
}
