import { expect, test } from "vitest";
import { ownCurve, type ReviewCount, retentionOf, spanOf, spans } from "~/models/review-figures";

function counts(...rows: [strand: string, daysSince: number, asked: number, known: number][]) {
  return rows.map(([strand, daysSince, asked, known]): ReviewCount => {
    return { strand, daysSince, asked, known };
  });
}

test("days fall into spans, and the same day into none", () => {
  expect([0, 1, 2, 3, 4, 7, 8, 30, 31, 60, 61, 365].map(spanOf)).toEqual([
    ...[null, 1, 2, 2, 4, 4, 8, 16, 31, 31, 61, 61],
  ]);
});

test("a strand's retention is told from ten reviews on", () => {
  expect(retentionOf([], "ask")).toBeNull();
  expect(retentionOf(counts(["ask", 1, 9, 9], ["check", 1, 50, 40]), "ask")).toBeNull();
  expect(retentionOf(counts(["ask", 1, 9, 9], ["ask", 8, 1, 0]), "ask")).toEqual({
    asked: 10,
    known: 9,
  });
});

test("a curve needs thirty reviews and two spans with five of them", () => {
  expect(ownCurve([])).toBeNull();
  expect(ownCurve(counts(["ask", 1, 14, 14], ["ask", 8, 15, 12]))).toBeNull();
  expect(ownCurve(counts(["ask", 1, 40, 40], ["ask", 8, 4, 0]))).toBeNull();
  const rows = counts(
    ["ask", 1, 10, 10],
    ["check", 1, 10, 9],
    ["check", 8, 10, 8],
    ["ask", 61, 2, 0],
  );
  expect(ownCurve(rows)).toEqual([
    { days: "1", asked: 20, share: 0.95 },
    { days: "8–15", asked: 10, share: 0.8 },
  ]);
  const all = spans.map((days) => ["ask", days, 9, 9] as [string, number, number, number]);
  expect(ownCurve(counts(...all))?.map((point) => point.days)).toEqual([
    ...["1", "2–3", "4–7", "8–15", "16–30", "31–60", "61+"],
  ]);
});
