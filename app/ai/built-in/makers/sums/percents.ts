import { compare, hundred, write } from "./fraction";
import type { Quantity } from "./quantities";
import type { Reading } from "./reading";
import { given, minus, over, percentFactor, plainTerm, type Term, times, workedFrom } from "./term";
import { around, isIdle, pick, placesWhere, type Worked, type Worker } from "./working";

type Change = "more" | "less" | "part";

const lessAfter =
  /^ ?(?:[a-z]+ ){0,2}?(?:off|discount|reduc(?:tion|ed)|rabat|cheaper|less|rebate)\b/;
const lessBefore =
  /\b(?:discount(?: (?!then|and)[a-z]+){0,3}|rabat|reduced by|takes?|take off|minus|less)(?: (?:of|by|a|is)){0,3} $/;
const moreAfter =
  /^ ?(?:[a-z]+ ){0,2}?(?:vat|tax|gst|tip|service|on top|surcharge|mark-?up|extra)\b|^,? (?:on top|added|on it|more)\b/;
const moreBefore =
  /\b(?:vat|tax|gst|plus|add|adds|up|goes up|tip|service|put)(?:'s)?(?: (?:of|that|by|at|is|comes|then|a|on|top)){0,3} $/;
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
export const asksBefore =
  /\b(?:(?:what|how much) (?:was|is|were) (?:it|that|the price|the full price|they|the original|this)?[^?]*\b(?:before|without|originally|net)\b|\bwithout (?:the )?(?:vat|tax)\b|\bbefore (?:the )?(?:tax|vat|discount|sale)?\?|\boriginal price\b|\bfull price\b)/;
/** What was paid has the percentage in it; "20% of what" has none to take it from. */
export const isPaid = /\bpaid\b|\bafter \{p|\bof what\b(?! (?:i\b|is left))/;
const change =
  "(?:tip|gratuity|service|(?:sales )?tax|vat|gst|discount|reduction|rebate|commission|fee|surcharge|mark-?up|interest|savings?)s?";
const between =
  "(?:(?:(?!with|plus|after|before|incl|price|total (?!tip)|bill|costs?|pay)[a-z]+|\\{p\\d+\\})[ -]){0,6}";
/** "How much is a 15% tip on 84": the tip is asked for, not what is paid with it. */
export const asksChange = new RegExp(
  `\\b(?:how (?:much|big|large|high)|what(?:'?s)?|calculate|compute|work out|find|give me|tell me|need|want|know|just|only) ${between}${change}\\b(?! (?:price|incl\\w+|rate))|\\b${change} (?:alone|only|itself|amount|by itself)\\b|\\b(?:how much|what) [^.;?!{]{0,20}\\b(?:save[ds]?|saving|come off|(?:is )?off(?= and\\b))\\b|\\b(?:what part|how much of (?:it|that|this))\\b`,
);
const isInside =
  /\b(?:incl\w*|inside|has in it|of which|total with)\b|\bin (?:it\b|(?:a |the |my )?\{)/;
const isUnclear = /\b(?:came to|come to|paid|already|gross|before|after)\b/;

/** What the one percentage is called elsewhere in the prompt. */
function changeNamed(marked: string): Change {
  if (/\b(?:discounts?|reduction|rebate|off|sav\w+)\b/.test(marked)) return "less";
  return /\b(?:tip|gratuity|service|tax|vat|gst|surcharge)\b/.test(marked) ? "more" : "part";
}

/** A number that is named again is the same one. */
function onlyNew(reading: Reading, places: readonly number[]) {
  return places.filter(
    (place, at) =>
      !places.slice(0, at).some((earlier) => {
        const [one, other] = [pick(reading, earlier), pick(reading, place)];
        // "10% up and then 10% down" are two; "10%, and the ten percent comes off last" is one.
        const isSaid = !one?.isPercent || /\d/.test(one.text) !== /\d/.test(other?.text ?? "");
        return one && other && isSaid && compare(one.value, other.value) === 0;
      }),
  );
}

/** Percentages on one amount: of it, on top, off, one after another, or back to what it was before. */
export const percents: Worker = (reading) => {
  const { marked } = reading;
  const places = onlyNew(
    reading,
    placesWhere(reading, ({ isPercent }) => isPercent),
  );
  const bases = onlyNew(
    reading,
    placesWhere(reading, (each, at) => !each.isPercent && !isIdle(reading, at)),
  );
  const base = pick(reading, bases[0]);
  if (places.length === 0 || bases.length !== 1 || !base || asksPercent.test(marked)) return null;
  if (base.unit && base.unit.dimension === "duration") return null;
  const isAsked = asksChange.test(marked);
  const changes = places.map((place) => {
    const change = changeOf(reading, place);
    return isAsked && (change === null || change === "part") ? changeNamed(marked) : change;
  });
  for (const [at, place] of places.entries()) {
    const isAgain = /\b(?:another|further) $/.test(around(reading, place).before);
    if (at > 0 && isAgain && changes[at] !== "more") changes[at] = changes[at - 1] ?? null;
  }
  const rates = places.flatMap((place) => pick(reading, place) ?? []);
  if (changes.includes(null) || rates.some(({ value }) => compare(value, hundred) > 0)) return null;
  const start = given(base);
  if (places.length === 1 && rates[0] && changes[0]) {
    if (asksBefore.test(marked) || (isAsked && isInside.test(marked)))
      return backwards(reading, start, rates[0], changes[0]);
    if (isAsked && isUnclear.test(marked)) return null;
    if (isPaid.test(marked) || (isAfter.test(marked) && /\b(?:includ\w+|inside)\b/.test(marked)))
      return null;
    return forward(reading, start, [{ rate: rates[0], change: changes[0] }], isAsked);
  }
  if (isAsked || changes.includes("part")) return null;
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

/** What is asked for alone may be a fee, which stands in the way of a total. */
export const percentPart: Worker = (reading) =>
  asksChange.test(reading.marked) ? percents(reading) : null;

const said = { more: "more", less: "off", part: "of it" };

function forward(
  reading: Reading,
  start: Term,
  steps: readonly { rate: Quantity; change: Change }[],
  isAsked = false,
): Worked {
  const [only] = steps;
  const understood = `${start.text}, ${steps.map(({ rate, change }) => `${write(rate.value)}% ${said[isAsked ? "part" : change]}`).join(", then ")}`;
  const used = reading.quantities.map((_, place) => place);
  const term = steps.reduce(
    (total, { rate, change }) =>
      times(total, percentFactor(rate.value, change === "less" ? -1 : 1)),
    start,
  );
  const isPart = only?.change === "part";
  if (!only || !(isAsked || isPart)) return workedFrom(reading, understood, [{ term }], used);
  const part = over(times(start, plainTerm(only.rate.value)), plainTerm(hundred));
  const whole = { name: only.change === "less" ? "Without it" : "Together", term };
  const outcomes = [{ name: `The ${write(only.rate.value)}%`, term: part }, whole];
  return workedFrom(reading, understood, isPart ? [{ term: part }] : outcomes, used);
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
  const part = change === "less" ? minus(before, end) : minus(end, before);
  const outcomes = [
    { name: `The ${write(rate.value)}%`, term: part },
    { name: "Before", term: before },
  ];
  return workedFrom(reading, understood, outcomes.slice(asksChange.test(marked) ? 0 : 1), used);
}
