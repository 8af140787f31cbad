import { expect, test } from "vitest";

import { isOldFact, oldestDay } from "~/models/fact-age";

test("a page is as old as the source that was not read for longest", () => {
  const checkedOn = "2026-11-20";
  const url = "https://example.org";
  expect(oldestDay({ checkedOn, sources: [{ title: "One", url }] })).toBe("2026-11-20");
  expect(
    oldestDay({
      checkedOn,
      sources: [
        { title: "One", url, readOn: "2026-11-23" },
        { title: "Two", url, readOn: "2026-08-01" },
      ],
    }),
  ).toBe("2026-08-01");
  expect(oldestDay({ checkedOn, sources: [{ title: "One", url, readOn: "2026-11-23" }] })).toBe(
    "2026-11-23",
  );
});

test.each([
  ["2026-02-18T23:59:00Z", false],
  ["2026-02-19T00:00:00Z", true],
  ["2027-01-01T00:00:00Z", true],
])("what was read on 2025-11-20 is old at %s: %s", (now, isOld) => {
  expect(isOldFact("2025-11-20", Date.parse(now))).toBe(isOld);
});
