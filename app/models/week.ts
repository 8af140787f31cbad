import { addDays, daysBetween, startOfDay } from "./streak";

/** A week of a learner's days, from Monday to Sunday. */
export interface Week {
  /** ISO 8601: "2026-W47". */
  name: string;
  monday: string;
  sunday: string;
}

/** The week that a day, `YYYY-MM-DD`, lies in. */
export function weekOf(day: string): Week {
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  const monday = addDays(day, -sinceMonday);
  // A week belongs to the year that has its Thursday.
  const thursday = addDays(monday, 3);
  const year = thursday.slice(0, 4);
  const number = 1 + Math.floor(daysBetween(`${year}-01-01`, thursday) / 7);
  const name = `${year}-W${String(number).padStart(2, "0")}`;
  return { name, monday, sunday: addDays(monday, 6) };
}

/** The week of that name; undefined for one that no year has. */
export function readWeek(name: string): Week | undefined {
  const [, year, number] = /^(20\d\d)-W([0-5]\d)$/.exec(name) ?? [];
  if (!year || !number) return undefined;
  // January 4 is always in the first week.
  const week = weekOf(addDays(`${year}-01-04`, 7 * (Number(number) - 1)));
  return week.name === name ? week : undefined;
}

/** The week so many weeks later, or earlier. */
export function weeksAfter({ monday }: Week, count: number): Week {
  return weekOf(addDays(monday, 7 * count));
}

/** When a week begins and ends for a learner: days begin at three in the morning. */
export function spanOfWeek({ monday, sunday }: Week, zone: string) {
  return { from: startOfDay(monday, zone), until: startOfDay(addDays(sunday, 1), zone) };
}

/** What stands about a week; this one and the one before also say what to do next. */
export function weekHref({ name }: Pick<Week, "name">) {
  return `/notifications/week?week=${name}`;
}
