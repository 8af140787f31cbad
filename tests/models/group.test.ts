import { expect, test } from "vitest";

import { skills } from "~/content/skills/skill-map";
import { codeLetters, dueDays, isDueDay, newCode, readCode, shownCode } from "~/models/group";
import { describeTarget, readTarget, targetChoices } from "~/models/group-target.server";
import { mayOwnGroups } from "~/models/person";
import { qrCode } from "~/models/qr-code.server";

test("a code is eight letters that nobody mistakes, read as people type it", () => {
  expect(codeLetters).not.toMatch(/[AEIOULY]/);
  const codes = new Set(Array.from({ length: 500 }, newCode));
  expect(codes.size).toBe(500);
  // Each letter comes up; the chance that one does not is nil.
  expect(new Set([...codes].join("")).size).toBe(codeLetters.length);
  for (const code of codes) {
    expect(readCode(code)).toBe(code);
    expect(readCode(` ${shownCode(code).toLowerCase()} `)).toBe(code);
  }
  for (const wrong of ["", "BCDF", "BCDFGHJKM", "BCDF-GHJ1", "AEIOUAEI", "ＢＣＤＦＧＨＪＫ"]) {
    expect(readCode(wrong), wrong).toBeNull();
  }
});

test("a day lies between today, wherever that is, and a year ahead", () => {
  const now = Date.UTC(2027, 1, 10, 9);
  expect(dueDays(now)).toEqual({ first: "2027-02-09", last: "2028-02-11" });
  for (const day of ["2027-02-09", "2027-02-10", "2028-02-11"]) {
    expect(isDueDay(day, now), day).toBe(true);
  }
  for (const day of ["2027-02-08", "2028-02-12", "2027-02-31", "2027-13-01", "soon"]) {
    expect(isDueDay(day, now), day).toBe(false);
  }
});

test("everything that can be chosen is there once and leads somewhere", () => {
  const values = targetChoices().flatMap(({ options }) => options.map(({ value }) => value));
  expect(new Set(values).size).toBe(values.length);
  expect(values.length).toBeGreaterThan(skills.length);
  for (const value of values) {
    const target = readTarget(value);
    expect(target && describeTarget(target), value).toMatchObject({
      title: expect.stringMatching(/\S/),
      to: expect.stringMatching(/^\//),
    });
  }
  for (const wrong of [
    "",
    "lesson",
    "lesson:nothing",
    "path:other",
    "exercise:11x",
    "constructor:x",
  ]) {
    expect(readTarget(wrong), wrong).toBeNull();
  }
});

test("only who told that they are an adult may lead a group", () => {
  const may = ["25-34", "55+", "under18", "", null].filter((ageGroup) =>
    mayOwnGroups({ ageGroup }),
  );
  expect(may).toEqual(["25-34", "55+"]);
});

test("a QR code has its three corners, and an edge of four that is empty", () => {
  const { size, path } = qrCode("https://lamplight.example/groups/join/BCDFGHJK");
  expect(size).toBe(33 + 2 * 4);
  const isDark = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let at = 0; at < Number(length); at++) (isDark[Number(y)] ?? [])[Number(x) + at] = true;
  }
  const corner = (x: number, y: number) =>
    [0, 1, 2, 3, 4, 5, 6].map((at) => (isDark[y]?.[x + at] ? "#" : ".")).join("");
  for (const [x, y] of [
    [4, 4],
    [size - 11, 4],
    [4, size - 11],
  ] as const) {
    expect(corner(x, y)).toBe("#######");
    expect(corner(x, y + 1)).toBe("#.....#");
    expect(corner(x, y + 3)).toBe("#.###.#");
  }
  for (const edge of [0, 1, 2, 3]) {
    expect(isDark[edge]).not.toContain(true);
    expect(isDark.map((row) => row[size - 1 - edge])).not.toContain(true);
  }
});
