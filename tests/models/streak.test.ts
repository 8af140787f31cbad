import fc from "fast-check";
import { expect, test } from "vitest";

import {
  addDays,
  advanceStreak,
  dayKey,
  daysBetween,
  type StreakState,
  showCalendar,
  showStreak,
  weeksToShow,
} from "~/models/streak";

const fresh: StreakState = {
  streak: 0,
  longestStreak: 0,
  freezes: 0,
  lastDay: null,
  lastDayZone: null,
  lastActive: null,
};

/** The streak of somebody who finished something at these moments, each in its zone. */
function streakAfter(...moments: [when: string, zone: string][]) {
  return moments.reduce(
    (state, [when, zone]) => advanceStreak(state, Date.parse(when), zone),
    fresh,
  );
}

/** A state after so many days in a row, noon in UTC, the last one on `2026-01-{days}`. */
function inARow(days: number) {
  const moments = Array.from({ length: days }, (_, index) => onDay(index + 1));
  return streakAfter(...moments);
}

function onDay(day: number): [when: string, zone: string] {
  return [`2026-01-${String(day).padStart(2, "0")}T12:00:00Z`, "UTC"];
}

test.each<[name: string, streak: number, moments: [when: string, zone: string][]]>([
  [
    "ten to midnight and ten past in Kolkata",
    1,
    [
      ["2026-03-07T23:50:00+05:30", "Asia/Kolkata"],
      ["2026-03-08T00:10:00+05:30", "Asia/Kolkata"],
    ],
  ],
  [
    "a morning in Berlin and half past two, two nights later",
    2,
    [
      ["2026-03-07T10:00:00+01:00", "Europe/Berlin"],
      ["2026-03-09T02:30:00+01:00", "Europe/Berlin"],
    ],
  ],
  [
    "three days around the 23-hour day in New York",
    3,
    [
      ["2026-03-07T20:00:00-05:00", "America/New_York"],
      ["2026-03-08T20:00:00-04:00", "America/New_York"],
      ["2026-03-09T20:00:00-04:00", "America/New_York"],
    ],
  ],
  [
    "three days around the 25-hour day in New York",
    3,
    [
      ["2026-10-31T23:30:00-04:00", "America/New_York"],
      ["2026-11-01T23:30:00-05:00", "America/New_York"],
      ["2026-11-02T23:30:00-05:00", "America/New_York"],
    ],
  ],
  [
    "Los Angeles, then Auckland, where a date was skipped",
    2,
    [
      ["2026-06-10T20:00:00-07:00", "America/Los_Angeles"],
      ["2026-06-12T18:00:00+12:00", "Pacific/Auckland"],
    ],
  ],
  [
    "Auckland, then Honolulu, where it is the day before",
    1,
    [
      ["2026-06-12T09:00:00+12:00", "Pacific/Auckland"],
      ["2026-06-11T14:00:00-10:00", "Pacific/Honolulu"],
    ],
  ],
])("%s: %i [UD-13, UD-61]", (_, streak, moments) => {
  expect(streakAfter(...moments).streak).toBe(streak);
});

test("the seventh day in a row saves a rest day, and no more than two are kept [UD-13]", () => {
  expect(inARow(6)).toMatchObject({ streak: 6, freezes: 0 });
  expect(inARow(7)).toMatchObject({ streak: 7, freezes: 1 });
  expect(inARow(14)).toMatchObject({ streak: 14, freezes: 2 });
  expect(inARow(28)).toMatchObject({ streak: 28, freezes: 2 });
});

test("a saved rest day covers one missed day, and two missed days start anew [UD-13]", () => {
  const seven = inARow(7);

  const covered = advanceStreak(seven, Date.parse(onDay(9)[0]), "UTC");
  expect(covered).toMatchObject({ streak: 8, longestStreak: 8, freezes: 0 });

  const anew = advanceStreak(seven, Date.parse(onDay(10)[0]), "UTC");
  expect(anew).toMatchObject({ streak: 1, longestStreak: 7 });
});

test("the shown streak says what today asks for [DA-08, UD-13]", () => {
  const four = inARow(4);
  const seven = inARow(7);
  const shown = (state: StreakState, day: number) =>
    showStreak(state, Date.parse(onDay(day)[0]), "UTC");

  expect(shown(fresh, 1)).toMatchObject({ days: 0, status: "new" });
  expect(shown(four, 4)).toMatchObject({ days: 4, status: "done-today" });
  expect(shown(four, 5)).toMatchObject({ days: 4, status: "due-today" });
  expect(shown(four, 6)).toMatchObject({ days: 0, best: 4, status: "ended" });
  expect(shown(seven, 9)).toMatchObject({ days: 7, status: "protected" });
  expect(shown(seven, 10)).toMatchObject({ days: 0, best: 7, status: "ended" });
});

test("a day ends at three in the morning of the learner's zone [UD-61]", () => {
  const zone = "Europe/Berlin";
  expect(dayKey(Date.parse("2026-05-02T02:59:00+02:00"), zone)).toBe("2026-05-01");
  expect(dayKey(Date.parse("2026-05-02T03:00:00+02:00"), zone)).toBe("2026-05-02");
  expect(dayKey(Date.parse("2026-05-02T12:00:00Z"), "No/Such_Zone")).toBe("2026-05-02");
});

test("the calendar shows whole weeks up to today's [UD-61]", () => {
  const friday = "2026-11-20";
  const { today, windows } = showCalendar(["2026-11-18", "2026-11-20", "2026-01-01"], friday, 12);

  expect(today).toBe(friday);
  expect(windows).toHaveLength(84);
  expect(windows[0]).toEqual({ day: "2026-08-31", state: "dark" });
  expect(windows.slice(-7)).toEqual([
    { day: "2026-11-16", state: "dark" },
    { day: "2026-11-17", state: "dark" },
    { day: "2026-11-18", state: "lit" },
    { day: "2026-11-19", state: "dark" },
    { day: "2026-11-20", state: "lit" },
    { day: "2026-11-21", state: "ahead" },
    { day: "2026-11-22", state: "ahead" },
  ]);
});

test("any day's calendar begins on a Monday and holds today in its last week [UD-61]", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), (offset) => {
      const today = addDays("2000-01-01", offset);
      const { windows } = showCalendar([], today, 12);
      expect(new Date(windows[0]?.day ?? "").getUTCDay()).toBe(1);
      expect(windows.findIndex(({ day }) => day === today)).toBeGreaterThanOrEqual(77);
    }),
  );
});

test("whatever somebody does, the streak grows by one, stays or starts anew [UD-13]", () => {
  const zones = ["UTC", "Asia/Kolkata", "America/Los_Angeles", "Pacific/Auckland"];
  const step = fc.record({
    hours: fc.integer({ min: 0, max: 90 }),
    zone: fc.constantFrom(...zones),
  });

  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let now = Date.parse("2026-01-01T12:00:00Z");
      let state = fresh;
      for (const { hours, zone } of steps) {
        now += hours * 3_600_000;
        const next = advanceStreak(state, now, zone);
        expect([state.streak, state.streak + 1, 1]).toContain(next.streak);
        expect(next.longestStreak).toBeGreaterThanOrEqual(next.streak);
        expect(next.freezes).toBeGreaterThanOrEqual(0);
        expect(next.freezes).toBeLessThanOrEqual(2);
        if (state.lastDay && next.lastDay) {
          expect(daysBetween(state.lastDay, next.lastDay)).toBeGreaterThanOrEqual(0);
        }
        state = next;
      }
    }),
  );
});

test("the calendar begins with four weeks, and has all once there is something before them [DA-08]", () => {
  const today = "2026-11-22"; // A Sunday: the four weeks begin on Monday, October 26.
  expect(weeksToShow([], today, 12)).toBe(4);
  expect(weeksToShow(["2026-10-26", today], today, 12)).toBe(4);
  expect(weeksToShow(["2026-10-25"], today, 12)).toBe(12);
});
