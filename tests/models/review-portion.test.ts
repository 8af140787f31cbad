import { expect, test } from "vitest";
import { countForToday, mostCards, nextOf, secondsADay, spentOn } from "~/models/review-portion";
import { dayKey, startOfDay } from "~/models/streak";

test("a day has two minutes: six questions, or fewer where something is to be written", () => {
  expect(secondsADay).toBe(120);
  expect(mostCards).toBe(6);
  expect(countForToday(Array(10).fill("question"), 0)).toBe(6);
  expect(countForToday(Array(10).fill("prompt"), 0)).toBe(3);
  expect(countForToday(["prompt", "question", "points", "question", "question"], 0)).toBe(4);
  expect(countForToday(["question", "question"], 0)).toBe(2);
  expect(countForToday([], 0)).toBe(0);
});

test("what was reviewed today is taken off, what was reviewed before is not", () => {
  const spent = { reviewDay: "2026-03-05", reviewSeconds: 80 };
  expect(spentOn("2026-03-05", spent)).toBe(80);
  expect(spentOn("2026-03-06", spent)).toBe(0);
  expect(countForToday(["question", "question", "question"], 80)).toBe(2);
  expect(countForToday(["prompt", "question"], 100)).toBe(0);
  expect(countForToday(["question"], 160)).toBe(0);
});

test("strands come mixed to the last card", () => {
  const cards = ["ask", "ask", "ask", "check", "check", "understand"].map((strand, id) => ({
    id,
    strand,
  }));
  const order: string[] = [];
  let left = cards;
  while (left.length > 0) {
    const next = nextOf(left, order.at(-1) ?? null);
    if (!next) break;
    order.push(next.strand);
    left = left.filter((card) => card !== next);
  }
  expect(order).toHaveLength(6);
  for (const [index, strand] of order.entries()) expect(strand).not.toBe(order[index - 1]);
  expect(nextOf([{ strand: "ask" }], "ask")).toEqual({ strand: "ask" });
  expect(nextOf([], null)).toBeUndefined();
});

test.each([
  ["UTC", "2026-03-05T03:00:00Z"],
  ["Asia/Kathmandu", "2026-03-04T21:15:00Z"],
  ["Pacific/Kiritimati", "2026-03-04T13:00:00Z"],
  ["Pacific/Pago_Pago", "2026-03-05T14:00:00Z"],
  ["no/such-zone", "2026-03-05T03:00:00Z"],
])("a day in %s begins at three in the morning there", (zone, moment) => {
  const start = startOfDay("2026-03-05", zone);
  expect(new Date(start).toISOString().slice(0, 19)).toBe(moment.slice(0, 19));
  expect(dayKey(start, zone)).toBe("2026-03-05");
  expect(dayKey(start - 1, zone)).toBe("2026-03-04");
});

test.each(["2026-03-29", "2026-10-25"])("also on %s, when the clocks change", (day) => {
  const start = startOfDay(day, "Europe/Berlin");
  expect(dayKey(start, "Europe/Berlin")).toBe(day);
  expect(dayKey(start - 1, "Europe/Berlin") < day).toBe(true);
});
