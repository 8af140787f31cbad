import { expect, test } from "vitest";

import { longDay, newsDay, shortDay, shownDay, shownMoment, shownMonth } from "~/models/shown-day";

const at = Date.UTC(2026, 10, 5, 23, 59, 59);

test("a day is the same for everybody, whatever the browser's zone", () => {
  expect(shownDay(at)).toBe("Nov 5, 2026");
  expect(shownDay("2026-11-05")).toBe("Nov 5, 2026");
  expect(newsDay(at)).toBe("Nov 05, 2026");
  expect(longDay(at)).toBe("November 5, 2026");
  expect(shortDay(at)).toBe("Nov 5");
  expect(shownMonth(at)).toBe("November 2026");
});

test("a moment says its zone", () => {
  expect(shownMoment(at)).toBe("Nov 5, 2026, 23:59 UTC");
  expect(shownMoment(Date.UTC(2026, 10, 5, 0, 4))).toBe("Nov 5, 2026, 00:04 UTC");
});

const sources = import.meta.glob<string>(
  "../../app/{components,http,models,routes}/**/*.{ts,tsx}",
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
/** What is no day that people read, or the moment where the reader is. */
const others = [
  "models/shown-day.ts",
  "models/streak.ts",
  "components/time-zone.tsx",
  "components/editor/article-form.tsx",
];

test("days are put into words in one place", () => {
  const ofTheirOwn = Object.entries(sources)
    .filter(([file]) => !others.some((each) => file.endsWith(each)))
    .filter(([, source]) => /DateTimeFormat|toLocale(Date|Time)String|<time\b/.test(source))
    .map(([file]) => file.replace("../../app/", ""));
  expect(ofTheirOwn.sort()).toEqual([
    "components/ui/moment.tsx",
    "routes/news.$id/article-view.tsx",
    "routes/people.$id/profile-head.tsx",
  ]);
});
