import { expect, test } from "vitest";

import { waitBeforeLook } from "~/models/marketplace/order";

test("an open order page looks ever more rarely, and for about three minutes", () => {
  const waits = Array.from({ length: 20 }, (_, looks) => waitBeforeLook(looks, 1000));
  const seconds = waits.flatMap((wait) => (wait === null ? [] : wait / 1000));
  expect(seconds).toEqual([1, 2, 4, 8, 16, 30, 30, 30, 30, 30]);
  expect(waits.slice(seconds.length)).toEqual(Array(20 - seconds.length).fill(null));
});
