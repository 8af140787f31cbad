import { inertLine } from "../inert";
import type { Span } from "../learner-words";
import { type Fraction, roundTo, write, writeMoney } from "./fraction";
import type { Quantity } from "./quantities";
import type { Reading } from "./reading";

/** What a piece of work came to, ready to be shown. */
export interface Worked {
  title: string;
  steps: readonly string[];
  /** A table instead of or below the steps, as markdown. */
  table?: string;
  result: string;
  /** The same by another way, so that a reader can trust it. */
  check?: string;
  /** What was taken for granted or left out. */
  notes: readonly string[];
  /** Places of the quantities and dates that went into it. */
  used: readonly number[];
  usedDates?: readonly number[];
  /** Parts of the text that it read in its own way, such as times of day. */
  spans?: readonly Span[];
}

/** Looks for one kind of task in a prompt and does it, or gives nothing, or says what it lacks. */
export type Worker = (reading: Reading) => Worked | Lacking | null;

/** The task is clear, but something is missing or can be read in two ways. */
export interface Lacking {
  lacking: string;
  used: readonly number[];
}

export function isWorked(result: Worked | Lacking): result is Worked {
  return "steps" in result;
}

/** A value in the way of the quantity it comes from. */
export function show(value: Fraction, like?: Pick<Quantity, "currency">) {
  return like && like.currency !== "" ? writeMoney(value, like.currency) : write(value);
}

/** As the prompt wants it rounded; `null` where it did not ask or nothing changes. */
export function rounded(value: Fraction, { rounding }: Reading): Fraction | null {
  if (!rounding) return null;
  const result = roundTo(value, rounding.step, rounding.direction);
  return result.n === value.n && result.d === value.d ? null : result;
}

export function pick(reading: Reading, place: number | undefined): Quantity | undefined {
  return place === undefined ? undefined : reading.quantities[place];
}

export function all(reading: Reading) {
  return reading.quantities.map((_, place) => place);
}

/** Places of the quantities for which the test holds, in the order of the text. */
export function placesWhere(
  reading: Reading,
  holds: (quantity: Quantity, place: number) => boolean,
) {
  return reading.quantities.flatMap((quantity, place) => (holds(quantity, place) ? [place] : []));
}

/** The marked text just before and just after a quantity. */
export function around({ marked, quantities }: Reading, place: number, length = 40) {
  const quantity = quantities[place];
  if (!quantity) return { before: "", after: "" };
  const kinds = ["m", "p", "u", "n"].map((kind) => marked.indexOf(`{${kind}${place}}`));
  const at = Math.max(...kinds);
  const end = marked.indexOf("}", at) + 1;
  return {
    before: marked.slice(Math.max(0, at - length), at),
    after: marked.slice(end, end + length),
  };
}

const packs = /^ ?(?:[a-z]+ )?(?:bag|pack|tin|can|carton|box|bottle|jar|tub|sack|tray)/;

/** "How many 1.5 kg bags": a size that a question names goes into no recipe. */
export function packsAsked(reading: Reading) {
  const places = placesWhere(reading, ({ unit }, place) => {
    const { before, after } = around(reading, place);
    const isAsked = /\bhow many\b|\bto buy\b/.test(reading.marked);
    return (
      unit !== null && (/\bhow many [^.;?!\n{]*$/.test(before) || (isAsked && packs.test(after)))
    );
  });
  const sizes = places.map((place) => inertLine(reading.quantities[place]?.text ?? "", 30));
  const note = `**Not done:** how many packs of ${sizes.join(", ")} that makes. Ask it as a sum of its own, with the amount from above.`;
  return { places, notes: sizes.length > 0 ? [note] : [] };
}

const peopleAfter =
  /^ ?(?:[a-z-]+ )?(?:people|persons?|ppl|friends?|guests?|of us|of them|ways|shares?|portions?|servings?|eaters|diners|mates?|adults|children|kids|colleagues|neighbou?rs?|members|heads?)\b/;
const sharersBefore = /\b(?:by|between|among|amongst|people:?|friends:?|guests:?) $/;
const peopleBefore = /\b(?:all|those|for|from|to|of the|the) $/;

/** A number of people or of their shares: "5 friends", "divided by 5", "the 5 shares". */
export function isOfPeople(reading: Reading, place: number) {
  const quantity = reading.quantities[place];
  if (!quantity || quantity.unit || quantity.currency !== "" || quantity.isPercent) return false;
  const { before, after } = around(reading, place);
  return peopleAfter.test(after) || sharersBefore.test(before);
}

/** The same where a number of people was read before: "for 6 as for 4", "who of the 5". */
export function mayBeOfPeople(reading: Reading, place: number) {
  return isOfPeople(reading, place) || peopleBefore.test(around(reading, place).before);
}

/** "One pays a cent more" names no amount, and "Step 2" counts the prompt's own lines. */
export function isOfForm(reading: Reading, place: number) {
  const { before, after } = around(reading, place, 24);
  const text = reading.quantities[place]?.text ?? "";
  if (/^(?:one|an?|1) cent$/i.test(text)) return /^ (?:more|extra|less|each way)\b/.test(after);
  if (/\b(?:step|part|task|point|question|rule|number) $/.test(before)) return true;
  return /^\d{1,2}$/.test(text) && /(?:^|\n) *$/.test(before) && /^[.)] /.test(after);
}

/** A number that tells something beside the sum: table 14, a nine-year-old, the year 1987. */
export function isIdle(reading: Reading, place: number) {
  const quantity = reading.quantities[place];
  const { before, after } = around(reading, place, 24);
  if (!quantity) return false;
  if (isOfForm(reading, place)) return true;
  if (quantity.currency !== "" || quantity.isPercent) return false;
  if (/^ ?-?(?:yr|yrs|year|years)?s? ?-?old\b/.test(after)) return true;
  if (quantity.unit?.id === "year" && /^ (?:i have|old|of age|with the)/.test(after)) return true;
  if (/^ ?(?:hr|hour|h)? ?clock\b/.test(after) || /^ dates\b/.test(after)) return true;
  if (/\bmy (?:wife|husband|son|daughter|mum|mom|dad|father|mother) is $/.test(before)) return true;
  if (/\b(?:table|room|gate|platform|flat|meet(?:ing)? at) $/.test(before)) return true;
  const { n, d } = quantity.value;
  return (
    d === 1n &&
    n >= 1900n &&
    n <= 2100n &&
    /\b(?:from|in|since|of|year) $/.test(before) &&
    !quantity.unit
  );
}
