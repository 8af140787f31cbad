import type { Span } from "../learner-words";

/** A day of the calendar; the year is null where none was written. */
export interface CalendarDay {
  year: number | null;
  month: number;
  day: number;
}

export interface FoundDate extends Span {
  text: string;
  /** Null where the date cannot be read in one way only, or does not exist. */
  date: CalendarDay | null;
  /** Only a month and a year were written. */
  month: { year: number; month: number } | null;
  problem?: string;
}

type Read = CalendarDay | { year: number; month: number } | string;

/** Before, the calendar of today was not in use everywhere. */
const firstYear = 1700;

const monthNames = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

const dayNames = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;

const month =
  "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?";
const dayNumber = "(\\d{1,2})(?:st|nd|rd|th)?";
const year = "(\\d{4})";
const notInNumber = "(?<![\\d.,/-])";

const patterns: readonly [RegExp, (parts: (string | undefined)[]) => Read][] = [
  [
    new RegExp(`${notInNumber}${year}-(\\d{1,2})-(\\d{1,2})(?![\\d-])`, "g"),
    ([y, m, d]) => ({ year: Number(y), month: Number(m), day: Number(d) }),
  ],
  [
    new RegExp(`${notInNumber}\\b${dayNumber} (?:of )?${month}(?:,? ${year})?\\b`, "gi"),
    ([d, m, y]) => ({ year: y ? Number(y) : null, month: monthOf(m), day: Number(d) }),
  ],
  [
    new RegExp(`\\b${month} ${dayNumber}(?:,? ${year})?(?![\\d:%]|[.,]\\d)`, "gi"),
    ([m, d, y]) => ({ year: y ? Number(y) : null, month: monthOf(m), day: Number(d) }),
  ],
  [
    new RegExp(`\\b${month} ${year}(?!\\d)`, "gi"),
    ([m, y]) => ({ year: Number(y), month: monthOf(m) }),
  ],
  [
    new RegExp(`${notInNumber}(\\d{1,2})[./-](\\d{1,2})[./-]${year}(?!\\d)`, "g"),
    ([a, b, y]) => inOneWay(Number(a), Number(b), Number(y)),
  ],
];

function monthOf(name = "") {
  return (
    monthNames.findIndex((each) => each.toLowerCase().startsWith(name.toLowerCase().slice(0, 3))) +
    1
  );
}

function nameOf(number: number) {
  return monthNames[number - 1] ?? "";
}

/** 13.4.2027 can only be a day in April; 3.4.2027 is read one way here and another way there. */
function inOneWay(first: number, second: number, inYear: number): Read {
  if (first > 12 || first === second) return { year: inYear, month: second, day: first };
  if (second > 12) return { year: inYear, month: first, day: second };
  return `It can be ${first} ${nameOf(second)} or ${second} ${nameOf(first)}. Write the month as a word.`;
}

function isLeap(inYear: number) {
  return (inYear % 4 === 0 && inYear % 100 !== 0) || inYear % 400 === 0;
}

function monthLength(number: number, inYear: number | null) {
  if (number === 2) return inYear === null || isLeap(inYear) ? 29 : 28;
  return [4, 6, 9, 11].includes(number) ? 30 : 31;
}

function exists({ year: inYear, month: number, day }: CalendarDay) {
  return number >= 1 && number <= 12 && day >= 1 && day <= monthLength(number, inYear);
}

/** "You may 3 times" and "march 5 miles" are no dates. */
const isWord = /^(?:may|mar(?:ch)?)\b(?!.*\d{4})/;

export function findDates(text: string): FoundDate[] {
  const found: FoundDate[] = [];
  for (const [pattern, read] of patterns) {
    for (const match of text.matchAll(pattern)) {
      const span = { start: match.index, end: match.index + match[0].length };
      if (found.some(({ start, end }) => start < span.end && span.start < end)) continue;
      if (isWord.test(match[0])) continue;
      found.push({ ...span, text: match[0], ...judge(read(match.slice(1))) });
    }
  }
  return found.sort((one, other) => one.start - other.start);
}

function judge(reading: Read): Pick<FoundDate, "date" | "month" | "problem"> {
  const none = { date: null, month: null };
  if (typeof reading === "string") return { ...none, problem: reading };
  if (reading.year !== null && reading.year < firstYear) {
    return { ...none, problem: `I count days from the year ${firstYear} on.` };
  }
  if (!("day" in reading)) return { ...none, month: reading };
  return exists(reading)
    ? { ...none, date: reading }
    : { ...none, problem: "There is no such day." };
}

export type FullDay = CalendarDay & { year: number };

/** Days since the start of the calendar that computers use. */
export function dayCount({ year: inYear, month: number, day }: FullDay) {
  return Math.round(Date.UTC(inYear, number - 1, day) / 86_400_000);
}

export function dayFromCount(count: number): FullDay {
  const date = new Date(count * 86_400_000);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

export function weekdayOf(day: FullDay) {
  return dayNames[(((dayCount(day) + 4) % 7) + 7) % 7] ?? "";
}

export function writeDay({ year: inYear, month: number, day }: CalendarDay) {
  return `${day} ${nameOf(number)}${inYear === null ? "" : ` ${inYear}`}`;
}

/** Moves by whole months; a day that the month does not have becomes its last one. */
export function addMonths({ year: inYear, month: number, day }: FullDay, months: number): FullDay {
  const total = inYear * 12 + number - 1 + months;
  const moved = { year: Math.floor(total / 12), month: (total % 12) + 1 };
  return { ...moved, day: Math.min(day, monthLength(moved.month, moved.year)) };
}
