import {
  addMonths,
  type CalendarDay,
  dayCount,
  dayFromCount,
  type FullDay,
  weekdayOf,
  writeDay,
} from "./dates";
import { isWhole } from "./fraction";
import { findRule, type Reading, rule } from "./reading";
import { type Lacking, pick, type Worked, type Worker } from "./working";

const spanWords =
  /\b(?:days?|weeks?|months?|nights?|long|until|till|between|from|since|before|after|weekdays?|how many)\b|\{u\d+\}/;

/** Days, weeks and months between two dates. */
export const dateSpan: Worker = (reading) => {
  const { dates, marked } = reading;
  if (dates.length === 0 || !spanWords.test(marked)) return null;
  const broken = dates.find(({ problem }) => problem !== undefined);
  if (broken)
    return { lacking: `I cannot use the date "${broken.text}". ${broken.problem}`, used: [] };
  const days = dates.flatMap(({ date }, place) => (date ? [{ date, place }] : []));
  const [first, second] = days;
  if (!first || !second) return null;
  const years = inferYears(first.date, second.date);
  if (typeof years === "string") return { lacking: years, used: [] };
  return workSpan(reading, years, [first.place, second.place]);
};

/** Without a year, a span has to be the same in any year, or a year is missing. */
function inferYears(one: CalendarDay, other: CalendarDay): [FullDay, FullDay, boolean] | string {
  const { year: first } = one;
  const { year: second } = other;
  if (first !== null && second !== null)
    return [{ ...one, year: first }, { ...other, year: second }, false];
  const isInOrder = one.month < other.month || (one.month === other.month && one.day <= other.day);
  if (first === null && second === null) {
    const crossesLeapDay = one.month <= 2 && other.month > 2;
    const touchesLeapDay =
      (one.month === 2 && one.day === 29) || (other.month === 2 && other.day === 29);
    if (!isInOrder || crossesLeapDay || touchesLeapDay) {
      return `From ${writeDay(one)} to ${writeDay(other)} the result depends on the year, because of leap years or the turn of the year. Write the years too.`;
    }
    return [{ ...one, year: 2027 }, { ...other, year: 2027 }, true];
  }
  return `Only one of the two dates has a year. Write the year of ${writeDay(first === null ? one : other)} too.`;
}

function workSpan(
  reading: Reading,
  [start, end, isAnyYear]: [FullDay, FullDay, boolean],
  usedDates: number[],
): Worked {
  const isBackward = dayCount(end) < dayCount(start);
  const [from, to] = isBackward ? [end, start] : [start, end];
  const days = dayCount(to) - dayCount(from);
  const weeks = Math.floor(days / 7);
  const show = (day: FullDay) => (isAnyYear ? writeDay({ ...day, year: null }) : writeDay(day));
  const notes = [
    "The first day is not counted and the last one is. If both count, it is one day more.",
  ];
  if (isBackward)
    notes.push(
      "Your second date lies before the first one, so I counted from the earlier to the later.",
    );
  if (isAnyYear)
    notes.push("Your dates have no year. Within one year this result is the same in all of them.");
  const results = [`**${count(days, "day")}**`];
  if (/\bweeks?\b/.test(reading.marked) || weeks >= 2) {
    results.push(
      `that is ${count(weeks, "week")}${days % 7 > 0 ? ` and ${count(days % 7, "day")}` : ""}`,
    );
  }
  if (/\bmonths?\b/.test(reading.marked)) results.push(`that is ${monthsBetween(from, to)}`);
  if (
    /\b(?:work(?:ing)? ?days?|business days?|weekdays)\b/.test(reading.marked) &&
    !isAnyYear &&
    days <= 40_000
  ) {
    results.push(`${workdays(from, to).toLocaleString("en-US")} of them from Monday to Friday`);
    notes.push("Public holidays are not taken out, because they differ from place to place.");
  }
  return {
    title: `From ${show(from)} to ${show(to)}`,
    steps: spanSteps(from, to, show),
    result: results.join(", "),
    check: isAnyYear
      ? undefined
      : `${show(from)} is a ${weekdayOf(from)} and ${show(to)} a ${weekdayOf(to)}, and ${days} \u00f7 7 leaves ${days % 7}, which fits the days of the week.`,
    notes,
    used: [],
    usedDates,
  };
}

export function count(number: number, thing: string) {
  return `${number.toLocaleString("en-US")} ${thing}${number === 1 ? "" : "s"}`;
}

const mostSteps = 14;

/** From one first of a month to the next, or over a long time from year to year. */
function spanSteps(
  from: FullDay,
  to: FullDay,
  show: (day: FullDay) => string = writeDay,
): string[] {
  const isLong = to.year - from.year > 1;
  const steps: string[] = [];
  let at = from;
  let total = 0;
  while (dayCount(at) < dayCount(to)) {
    const next = isLong ? addMonths(at, 12) : addMonths({ ...at, day: 1 }, 1);
    const stop = dayCount(next) > dayCount(to) ? to : next;
    const days = dayCount(stop) - dayCount(at);
    total += days;
    const sum = total === days ? "" : `, in all ${total.toLocaleString("en-US")}`;
    if (steps.length < mostSteps)
      steps.push(`${show(at)} to ${show(stop)}: ${count(days, "day")}${sum}`);
    at = stop;
  }
  if (steps.length === mostSteps)
    steps.push(`and so on, up to **${total.toLocaleString("en-US")}**`);
  return steps.length > 0 ? steps : ["Both dates are the same day."];
}

export function monthsApart(from: FullDay, to: FullDay) {
  let months = (to.year - from.year) * 12 + to.month - from.month;
  if (dayCount(addMonths(from, months)) > dayCount(to)) months--;
  return { months, days: dayCount(to) - dayCount(addMonths(from, months)) };
}

function monthsBetween(from: FullDay, to: FullDay) {
  const { months, days } = monthsApart(from, to);
  return `${count(months, "month")}${days > 0 ? ` and ${count(days, "day")}` : ""}`;
}

function workdays(from: FullDay, to: FullDay) {
  let found = 0;
  for (let day = dayCount(from) + 1; day <= dayCount(to); day++) {
    const weekday = (((day + 4) % 7) + 7) % 7;
    if (weekday !== 0 && weekday !== 6) found++;
  }
  return found;
}

const moves: readonly [RegExp, 1 | -1][] = [
  [rule("{u}(?: [a-z]+){0,3}? (?:after|from|later than|following|past) (?:the )?{d}"), 1],
  [rule("{u}(?: [a-z]+){0,3}? (?:before|earlier than|prior to|ahead of) (?:the )?{d}"), -1],
  [rule("{d}[^{.;?!\\n]{0,20}(?:plus|\\+|add|and) ?{u}"), 1],
  [rule("{d}[^{.;?!\\n]{0,20}(?:minus|less) ?{u}"), -1],
  [rule("\\badd {u} to {d}"), 1],
];

/** "90 days after 3 March 2027". */
export const dateMove: Worker = (reading) => {
  for (const [index, [pattern, direction]] of moves.entries()) {
    const hit = findRule(reading, pattern)[0];
    if (!hit) continue;
    const isDateFirst = index === 2 || index === 3;
    const [first, second] = hit.places;
    const [length, place] = isDateFirst ? [second, first] : [first, second];
    const found = move(reading, length, place, direction);
    if (found) return found;
  }
  return moveOnly(reading);
};

/** One date and one length in days or weeks, and the question for a date. */
function moveOnly(reading: Reading) {
  const { marked, dates, quantities } = reading;
  const isAsked =
    /\b(?:what|which)(?:'?s| is)? (?:the )?(?:date|day)\b|\bwhat date\b|\bdate (?:is it|ends it|please)\b/.test(
      marked,
    );
  const isLength =
    quantities.length === 1 && ["day", "week"].includes(quantities[0]?.unit?.id ?? "");
  const [first] = dates;
  const same = dates.every(({ date }) => date && first?.date && isSameDay(date, first.date));
  if (!isAsked || !isLength || dates.length === 0 || !same) return null;
  if (/\b(?:before|ago|earlier|back from|working|business|weekdays?)\b/.test(marked)) return null;
  if (!/\b(?:after|in|add|plus|from (?:that|then|now|it)|on from|come back|counted)\b/.test(marked))
    return null;
  return move(reading, 0, 0, 1);
}

export function isSameDay(one: CalendarDay, other: CalendarDay) {
  return one.day === other.day && one.month === other.month && one.year === other.year;
}

/** Full years from a birthday to another day. */
export const ageOn: Worker = ({ marked, dates }) => {
  if (
    !/\b(?:born|birthday)\b/.test(marked) ||
    !/\bhow (?:old|many (?:full )?years old)\b/.test(marked) ||
    /\b(?:days|weeks|months) old\b/.test(marked)
  )
    return null;
  const [birth, day] = dates;
  if (!birth || !day || dates.length > 2) return null;
  const broken = [birth, day].find(({ problem }) => problem !== undefined);
  if (broken)
    return { lacking: `I cannot use the date "${broken.text}". ${broken.problem}`, used: [] };
  const [from, to] = [birth.date, day.date];
  if (!from || !to || from.year === null || to.year === null) {
    return { lacking: "For an age I need both days with their year.", used: [] };
  }
  const [start, end]: [FullDay, FullDay] = [
    { ...from, year: from.year },
    { ...to, year: to.year },
  ];
  if (dayCount(end) < dayCount(start)) return null;
  const years = Math.floor(monthsApart(start, end).months / 12);
  return {
    title: `I read this as: full years from ${writeDay(start)} to ${writeDay(end)}`,
    steps: [
      `The last birthday by then: ${writeDay(addMonths(start, years * 12))}, and ${end.year} \u2212 ${start.year} = ${end.year - start.year}${end.year - start.year === years ? "" : ", less 1 because the birthday is still to come"}`,
    ],
    result: `**${count(years, "year")}**`,
    notes: [],
    used: [],
    usedDates: [0, 1],
  };
};

function move(
  reading: Reading,
  lengthAt: number | undefined,
  dateAt: number | undefined,
  direction: 1 | -1,
): Worked | Lacking | null {
  const length = pick(reading, lengthAt);
  const found = dateAt === undefined ? undefined : reading.dates[dateAt];
  const unit = length?.unit?.id ?? "";
  if (!length || !found || lengthAt === undefined || dateAt === undefined) return null;
  if (!["day", "week", "month", "year"].includes(unit)) return null;
  if (!found.date)
    return {
      lacking: `I cannot use the date "${found.text}". ${found.problem ?? "Which day is it?"}`,
      used: [lengthAt],
    };
  const { year } = found.date;
  if (year === null)
    return {
      lacking: `Write the year of ${writeDay(found.date)} too: in a leap year February has a day more.`,
      used: [lengthAt],
    };
  const amount = Number(length.value.n);
  if (!isWhole(length.value) || Math.abs(amount) > 40_000)
    return { lacking: "I move a date by a whole number, up to 40,000.", used: [lengthAt] };
  const start = { ...found.date, year };
  const isByMonth = unit === "month" || unit === "year";
  const days = amount * (unit === "week" ? 7 : 1) * direction;
  const months = amount * (unit === "year" ? 12 : 1) * direction;
  const end = isByMonth ? addMonths(start, months) : dayFromCount(dayCount(start) + days);
  if (end.year < 1700 || end.year > 9999) return null;
  const steps = isByMonth
    ? [
        `${writeDay(start)}, ${count(Math.abs(months), "month")} ${direction > 0 ? "on" : "back"} = **${writeDay(end)}**`,
      ]
    : [
        ...(unit === "week"
          ? [`${amount} weeks are ${amount} \u00d7 7 = ${Math.abs(days)} days`]
          : []),
        ...spanSteps(direction > 0 ? start : end, direction > 0 ? end : start),
      ];
  return {
    title: "A date some time on or back",
    steps,
    result: `**${weekdayOf(end)}, ${writeDay(end)}**`,
    check: isByMonth
      ? undefined
      : `Between the two dates there are ${Math.abs(dayCount(end) - dayCount(start))} days.`,
    notes:
      isByMonth && end.day !== start.day
        ? ["That month has no such day, so it is the last one it has."]
        : [],
    used: [lengthAt],
    usedDates: [dateAt],
  };
}
