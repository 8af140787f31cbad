import { compare, zero } from "./fraction";
import type { Quantity } from "./quantities";
import type { Reading } from "./reading";
import { given, minus, plainTerm, plus, type Term, times, workedFrom } from "./term";
import { pick, placesWhere, type Worker } from "./working";

interface Item {
  term: Term;
  places: number[];
  at: number;
}

const counted = [
  /\{n(\d+)\} ?x (?:[a-z' -]{0,24} )?(?:at |for )?\{m(\d+)\}/g,
  /\{n(\d+)\} (?:[a-z'-]+ ){0,5}?(?:at|for|cost(?:ing|s)?|are|is) \{[mn](\d+)\}(?: (?:each|apiece|a piece|per \w+|the pair))?/g,
  /\{n(\d+)\} (?:[a-z'-]+ ){1,4}?\{[mn](\d+)\} (?:each|apiece|a piece|the pair)/g,
  /\{n(\d+)\} (?:[a-z'-]+ ){1,3}(?:gave|paid|give|pay)(?: me| in)? \{[mn](\d+)\} each/g,
];

/** What stands in a list: an amount, or a number of things with the price of one. */
function itemsIn(reading: Reading, without: readonly number[] = []): Item[] | null {
  const { marked, quantities } = reading;
  const currency = quantities.find((each) => each.currency !== "")?.currency ?? "";
  const money = (quantity: Quantity) => ({ ...quantity, currency: quantity.unit ? "" : currency });
  const items: Item[] = [];
  const taken = new Set<number>(without);
  for (const pattern of counted) {
    for (const match of marked.matchAll(pattern)) {
      const [count, price] = [Number(match[1]), Number(match[2])];
      const [number, cost] = [pick(reading, count), pick(reading, price)];
      if (!number || !cost || taken.has(count) || taken.has(price)) continue;
      // "Three tins at 18.99" is the price of one; "3 for 5" is the price of all.
      const isEach = / at | x |each|apiece|a piece|the pair/.test(match[0]);
      if (!isEach) continue;
      taken.add(count).add(price);
      items.push({
        term: times(plainTerm(number.value), given(money(cost))),
        places: [count, price],
        at: match.index,
      });
    }
  }
  for (const [place, quantity] of quantities.entries()) {
    if (taken.has(place)) continue;
    if (quantity.isPercent || quantity.unit || isSpoken(quantity)) {
      if (isSpoken(quantity)) continue;
      return null;
    }
    // "43 kids" is no amount.
    const follows = new RegExp(`\\{n${place}\\} (?!for|and|plus|then|on|to|minus|less|each)[a-z]`);
    if (follows.test(marked)) return null;
    items.push({
      term: given(money(quantity)),
      places: [place],
      at: marked.search(new RegExp(`\\{[mn]${place}\\}`)),
    });
  }
  return items.sort((one, other) => one.at - other.at);
}

/** "Two" without a price counts something that has none. */
function isSpoken({ text, currency }: Quantity) {
  return currency === "" && /^[a-z -]+$/i.test(text) && text.toLowerCase() !== "";
}

const asksTotal =
  /\b(?:total|altogether|in all|in sum|add (?:up|that|these|them)|sum|what did i spend|how much (?:is (?:it|that|this)|did i spend|do i pay|have i spent)|come to|what's the lot|together)\b/;

/** A list of prices, added up. */
export const listSum: Worker = (reading) => {
  const { marked, quantities } = reading;
  if (
    !asksTotal.test(marked) ||
    quantities.length < 2 ||
    quantities.some(({ isPercent }) => isPercent)
  )
    return null;
  if (
    /\b(?:budget|note|change|left|kitty|had|each of|per person|average|saved?|paid|gave|spent|owe|under|people|hours|budget|minus|less|of us)\b/.test(
      marked.replace(/is it under|under [a-z{}0-9]+/g, ""),
    )
  )
    return null;
  const items = itemsIn(reading, claimed(reading));
  if (!items || items.length < 2) return null;
  const spoken = placesWhere(reading, (each) => isSpoken(each)).filter(
    (place) => !items.some(({ places }) => places.includes(place)),
  );
  if (spoken.length > 0) return null;
  return workedFrom(
    reading,
    "a list of amounts, added up",
    [{ term: plus(...items.map(({ term }) => term)) }],
    quantities.map((_, place) => place),
  );
};

/** "She says it is under 25": a guess is not part of the list. */
function claimed({ marked }: Reading) {
  return Array.from(
    marked.matchAll(/\b(?:under|over|less than|more than) \{[mn](\d+)\}/g),
    ([, place]) => Number(place),
  );
}

const noteRules = [
  /\{[mn](\d+)\} (?:dollars? )?(?:note|bill)\b/,
  /\bchange (?:do i get |should i get )?(?:from|of|out of) (?:a )?\{[mn](\d+)\}/,
  /\b(?:gave|give|paid with|pay with|hand over|handed)\b[^{.?!]{0,25}\{[mn](\d+)\}/,
  /\b(?:have|had)\b(?! to)[^{.?!]{0,30}\{[mn](\d+)\}/,
];

/** What comes back from a note, or is left in a purse. */
export const changeBack: Worker = (reading) => {
  const { marked, quantities } = reading;
  if (
    !/\b(?:change|get back|what remains|how much (?:is|have i|do i have) left|what(?:'s| is) left|what do i have left)\b/.test(
      marked,
    )
  )
    return null;
  if (
    quantities.some(({ isPercent, unit }) => isPercent || unit) ||
    /\b(?:keep|owe|lent)\b/.test(marked)
  )
    return null;
  const notes = noteRules.map((pattern) => pattern.exec(marked)).find(Boolean);
  const note = pick(reading, Number(notes?.[1] ?? -1));
  const items = itemsIn(reading, [Number(notes?.[1] ?? -1)]);
  if (!note || !items || items.length === 0) return null;
  const spoken = placesWhere(reading, isSpoken).filter(
    (place) => place !== Number(notes?.[1]) && !items.some(({ places }) => places.includes(place)),
  );
  if (spoken.length > 0) return null;
  const currency = quantities.find((each) => each.currency !== "")?.currency ?? "";
  const term = minus(given({ ...note, currency }), ...items.map((item) => item.term));
  if (compare(term.value, zero) < 0) return null;
  return workedFrom(
    reading,
    "what is left after the amounts are taken off",
    [{ term }],
    quantities.map((_, place) => place),
  );
};

const comesIn =
  /\b(?:plus|gave (?:me|us|in)|got|added|add|put in|paid in|earned|received|took in|came in)\b/;
const goesOut =
  /\b(?:minus|paid|spent|took out|less|pay|bought|cost|gave (?!me|us|in)|for trophies)\b/;

/** A purse or kitty: what was in it, what came in and what went out, in turn. */
export const kitty: Worker = (reading) => {
  const { marked, quantities } = reading;
  if (
    !/\b(?:kitty|tin|pot|account|purse|balance|box|till)\b/.test(marked) ||
    !/\b(?:now|should be|left|is there|in the tin)\b/.test(marked)
  )
    return null;
  if (quantities.some(({ isPercent, unit }) => isPercent || unit)) return null;
  const items = itemsIn(reading);
  const [start, ...rest] = items ?? [];
  if (!start || rest.length === 0 || start.places.length > 1) return null;
  let sign: 1 | -1 | 0 = 0;
  let from = start.at;
  let term = start.term;
  for (const item of rest) {
    const words = marked
      .slice(from, item.at + 60)
      .slice(0, item.at - from + (item.places.length > 1 ? 60 : 0));
    const [ins, outs] = [comesIn.test(words), goesOut.test(words.replace(/\bpaid in\b/g, ""))];
    if (ins && outs) return null;
    sign = ins ? 1 : outs ? -1 : sign;
    if (sign === 0) return null;
    term = sign > 0 ? plus(term, item.term) : minus(term, item.term);
    from = item.at;
  }
  return workedFrom(
    reading,
    "what was there, with what came in and went out",
    [{ term }],
    quantities.map((_, place) => place),
  );
};
