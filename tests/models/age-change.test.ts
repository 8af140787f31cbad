import fc from "fast-check";
import { expect, test } from "vitest";

import { ageGroups } from "~/content/profile-options";
import { adultFrom, mayChangeAge } from "~/models/age-change";

const told = Date.parse("2026-03-02T12:00:00Z");
const year = 365.25 * 24 * 60 * 60 * 1000;
const minor = { ageGroup: "under18", ageGroupAt: told, createdAt: told - year };
const values = ageGroups.map(({ value }) => value);

test("an under-18 may be 18 a year after they told their age, and 25 seven years later [ON-21]", () => {
  expect(mayChangeAge(minor, "18-24", told)).toBe(false);
  expect(mayChangeAge(minor, "18-24", told + year - 1)).toBe(false);
  expect(mayChangeAge(minor, "18-24", told + year)).toBe(true);
  expect(mayChangeAge(minor, "25-34", told + year)).toBe(false);
  expect(mayChangeAge(minor, "25-34", told + 8 * year)).toBe(true);
  expect(adultFrom(minor)).toBe(told + year);
});

test("a group that nobody knows is no way around it", () => {
  for (const other of ["Under 18", "adult", "toString", "__proto__", "18", ""]) {
    expect(mayChangeAge(minor, other, told + 90 * year), other).toBe(false);
  }
});

test("adults may correct themselves as they like, and everybody may stay", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...values, null, "adult"),
      fc.constantFrom(...values),
      fc.nat(3 * year),
      (from, to, later) => {
        const may = mayChangeAge({ ...minor, ageGroup: from }, to, told + later);
        if (from !== "under18" || to === from) expect(may).toBe(true);
      },
    ),
  );
});

test("without a moment it counts from the first day of the account", () => {
  const old = { ...minor, ageGroupAt: null };
  expect(adultFrom(old)).toBe(told);
  expect(adultFrom({ ...old, ageGroup: "25-34" })).toBeNull();
});
