/** Days and moments as people read them. All are UTC, so that everybody reads the same. */

type Moment = number | string;

function inUtc(form: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat("en-US", { ...form, timeZone: "UTC" });
  return (at: Moment) => format.format(new Date(at));
}

/** "Nov 5, 2026" */
export const shownDay = inUtc({ dateStyle: "medium" });

/** "November 5, 2026", inside a sentence. */
export const longDay = inUtc({ dateStyle: "long" });

/** "Nov 05, 2026", as the news writes it. */
export const newsDay = inUtc({ year: "numeric", month: "short", day: "2-digit" });

/** "Nov 5", where the year is plain. */
export const shortDay = inUtc({ month: "short", day: "numeric" });

/** "Friday, Nov 27": a day to keep. */
export const dueDay = inUtc({ weekday: "long", month: "short", day: "numeric" });

/** "November 2026" */
export const shownMonth = inUtc({ month: "long", year: "numeric" });

/** "Nov 5, 2026, 09:14 UTC" */
export function shownMoment(at: Moment) {
  return `${shownDay(at)}, ${machineMoment(at).slice(11, 16)} UTC`;
}

/** What a `time` element tells a program. */
export function machineMoment(at: Moment) {
  return new Date(at).toISOString();
}
