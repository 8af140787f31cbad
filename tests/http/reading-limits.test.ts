import { expect, test } from "vitest";

import { readingLimits, refuseReading } from "~/http/limits.server";
import { createUseCounter } from "~/http/use-counter";
import { get, startApp } from "../support/app";

const window = { limit: 2, windowMs: 60_000 };

test("uses are counted by caller until their window has passed", () => {
  const uses = createUseCounter();
  expect(uses.take("one", window, 1000)).toBeNull();
  expect(uses.take("one", window, 2000)).toBeNull();
  expect(uses.take("one", window, 3000)).toBe(58_000);
  expect(uses.take("other", window, 3000)).toBeNull();
  expect(uses.take("one", window, 61_000)).toBeNull();
});

test("so many callers are remembered, the latest", () => {
  const uses = createUseCounter(2);
  for (const key of ["one", "one", "one", "two", "three"]) uses.take(key, window, 0);
  expect(uses.take("one", window, 1)).toBeNull();
  expect(uses.take("three", window, 1)).toBeNull();
  expect(uses.take("three", window, 1)).toBe(59_999);
});

test("where Cloudflare counts, its answer is the limit, by name and address", async () => {
  const keys: string[] = [];
  let success = true;
  const edge = {
    async limit({ key }: RateLimitOptions) {
      keys.push(key);
      return { success };
    },
  };
  await using app = await startApp({ SEARCH_LIMIT: edge });
  const read = (address: string) => {
    const request = get("/search?q=poem", { "CF-Connecting-IP": address });
    return refuseReading(request, app.context(request), "search");
  };
  for (let time = 0; time <= readingLimits.search.limit; time++) {
    expect(await read("192.0.2.1")).toBeNull();
  }
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^search:[0-9a-f]{32}$/);
  success = false;
  expect(await read("192.0.2.2")).toMatchObject({ why: "too-many", retryAfter: 60 });
  expect(new Set(keys).size).toBe(2);
});

test("a site that widens the limits counts by itself, as Cloudflare's are fixed", async () => {
  const edge = { limit: async () => ({ success: false }) };
  await using app = await startApp({ SEARCH_LIMIT: edge, RATE_LIMIT_SCALE: "100" });
  const request = get("/search?q=poem");
  expect(await refuseReading(request, app.context(request), "search")).toBeNull();
});
