import type { users } from "../db/schema/people";

/** The part of a user row that holds the streak. */
export type StreakState = Pick<
  typeof users.$inferSelect,
  "streak" | "longestStreak" | "freezes" | "lastDay" | "lastDayZone" | "lastActive"
>;

export interface ShownStreak {
  /** Days in a row, 0 once it has ended. */
  days: number;
  best: number;
  freezes: number;
  status: "new" | "done-today" | "due-today" | "protected" | "ended";
}

const hour = 60 * 60 * 1000;
/** Learning until 03:00 still counts for the evening before. */
const rollover = 3 * hour;
const maxFreezes = 2;
const freezeEvery = 7;

/**
 * The calendar day of a moment for a learner, `YYYY-MM-DD`.
 *
 * @param now UTC milliseconds.
 * @param zone IANA name; an unknown one counts as UTC.
 */
export function dayKey(now: number, zone: string) {
  const shifted = new Date(now - rollover);
  try {
    return new Intl.DateTimeFormat("en-CA", { timeZone: zone, dateStyle: "short" }).format(shifted);
  } catch {
    return shifted.toISOString().slice(0, 10);
  }
}

/** Whole days from one key to another. Keys have no hours, so daylight saving cannot bend them. */
export function daysBetween(from: string, to: string) {
  return Math.round((Date.parse(to) - Date.parse(from)) / (24 * hour));
}

/** The day `count` days after a key. */
export function addDays(day: string, count: number) {
  return new Date(Date.parse(day) + count * 24 * hour).toISOString().slice(0, 10);
}

/** The moment at which a day begins for a learner. */
export function startOfDay(day: string, zone: string) {
  // Zones are off by quarters of an hour, so that is as near as it has to be.
  const quarter = hour / 4;
  let before = Date.parse(day) - 24 * hour;
  let start = Date.parse(day) + 24 * hour;
  while (start - before > quarter) {
    const middle = before + quarter * Math.floor((start - before) / quarter / 2);
    if (dayKey(middle, zone) < day) before = middle;
    else start = middle;
  }
  return start;
}

const weeksAtFirst = 4;

/** So many weeks of the calendar stand there: four until there is a day before them, so that a beginning does not look empty. */
export function weeksToShow(litDays: readonly string[], today: string, most: number) {
  const first = firstDay(today, weeksAtFirst);
  return litDays.some((day) => day < first) ? most : weeksAtFirst;
}

/** The Monday with which so many weeks begin, the last of them today's. */
function firstDay(today: string, weeks: number) {
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  return addDays(today, -sinceMonday - 7 * (weeks - 1));
}

/**
 * The days of the weeks up to today's, from a Monday on. A day is lit when
 * something was finished on it, and ahead when it is yet to come.
 */
export function showCalendar(litDays: readonly string[], today: string, weeks: number) {
  const lit = new Set(litDays);
  const first = firstDay(today, weeks);
  const windows = Array.from({ length: 7 * weeks }, (_, index) => {
    const day = addDays(first, index);
    const state = lit.has(day) ? "lit" : day > today ? "ahead" : "dark";
    return { day, state } as const;
  });
  return { today, windows };
}

/** The streak after something was finished now. */
export function advanceStreak(state: StreakState, now: number, zone: string): StreakState {
  const today = dayKey(now, zone);
  const touched = { ...state, lastActive: now };
  if (!state.lastDay) return start(touched, today, zone);

  const gap = gapOf(state, now, today, zone);
  if (gap <= 0) return touched; // also when flying west makes the date go back

  const missed = gap - 1;
  if (missed > state.freezes) return start(touched, today, zone);

  const streak = state.streak + 1;
  const earned = streak % freezeEvery === 0 ? 1 : 0;
  return {
    ...touched,
    streak,
    longestStreak: Math.max(state.longestStreak, streak),
    freezes: Math.min(maxFreezes, state.freezes - missed + earned),
    lastDay: today,
    lastDayZone: zone,
  };
}

/** The streak as it reads now, when nothing more was finished. */
export function showStreak(state: StreakState, now: number, zone: string): ShownStreak {
  const { streak, longestStreak: best, freezes } = state;
  if (!state.lastDay) return { days: 0, best, freezes, status: "new" };

  const gap = gapOf(state, now, dayKey(now, zone), zone);
  if (gap <= 0) return { days: streak, best, freezes, status: "done-today" };
  if (gap === 1) return { days: streak, best, freezes, status: "due-today" };
  if (gap - 1 <= freezes) return { days: streak, best, freezes, status: "protected" };
  return { days: 0, best, freezes, status: "ended" };
}

function gapOf(state: StreakState, now: number, today: string, zone: string) {
  const gap = state.lastDay ? daysBetween(state.lastDay, today) : 0;
  const flewEast =
    gap === 2 && state.lastDayZone !== zone && now - (state.lastActive ?? 0) < 48 * hour;
  return flewEast ? 1 : gap; // crossing the date line skips a day that never was
}

function start(state: StreakState, today: string, zone: string): StreakState {
  return {
    ...state,
    streak: 1,
    longestStreak: Math.max(state.longestStreak, 1),
    lastDay: today,
    lastDayZone: zone,
  };
}
