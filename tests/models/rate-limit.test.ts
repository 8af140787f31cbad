import { expect, test } from "vitest";

import { takeFromAddressLimit } from "~/http/limits.server";
import { pruneLimits, takeFromLimit } from "~/models/rate-limit.server";
import { startApp } from "../support/app";

const window = { limit: 5, windowMs: 60_000 };

test("fifty simultaneous uses of a limit of five allow exactly five", async () => {
  await using app = await startApp();
  const now = Date.now();

  const uses = await Promise.all(
    Array.from({ length: 50 }, () => takeFromLimit(app.db, "key", window, now)),
  );

  expect(uses.filter(({ isAllowed }) => isAllowed)).toHaveLength(5);
  expect(Math.max(...uses.map(({ count }) => count))).toBe(50);
});

test("a window that has passed starts again, and a passed one is forgotten", async () => {
  await using app = await startApp();
  for (let use = 0; use < 6; use++) await takeFromLimit(app.db, "key", window, 1_000);

  expect(await takeFromLimit(app.db, "key", window, 60_999)).toMatchObject({ isAllowed: false });
  expect(await takeFromLimit(app.db, "key", window, 61_000)).toMatchObject({
    isAllowed: true,
    count: 1,
  });

  await pruneLimits(app.db, 200_000);
  expect(await takeFromLimit(app.db, "key", window, 200_000)).toMatchObject({ count: 1 });
});

test("addresses are counted apart, and a scale widens the limit", async () => {
  await using app = await startApp();
  const from = (address: string) =>
    new Request("http://localhost/auth", { headers: { "CF-Connecting-IP": address } });

  const first = from("192.0.2.1");
  for (let use = 0; use < 30; use++) {
    expect(await takeFromAddressLimit(first, app.context(first), "sign-in")).toBeNull();
  }
  expect(await takeFromAddressLimit(first, app.context(first), "sign-in")).toBeGreaterThan(0);

  const second = from("192.0.2.2");
  expect(await takeFromAddressLimit(second, app.context(second), "sign-in")).toBeNull();

  await using wide = await startApp({ RATE_LIMIT_SCALE: "100" });
  expect(await takeFromAddressLimit(first, wide.context(first), "sign-in")).toBeNull();
});

test("the addresses of one IPv6 /64 are counted as one, those of the next are not", async () => {
  await using app = await startApp();
  const from = (address: string) =>
    new Request("http://localhost/auth", { headers: { "CF-Connecting-IP": address } });
  const take = (request: Request) => takeFromAddressLimit(request, app.context(request), "sign-in");

  for (let use = 0; use < 30; use++) {
    const host = use.toString(16);
    expect(await take(from(`2001:db8:abcd:12:${host}::${host}`))).toBeNull();
  }
  expect(await take(from("2001:0DB8:abcd:0012:ffff:ffff:ffff:ffff"))).toBeGreaterThan(0);
  expect(await take(from("2001:db8:abcd:13::1"))).toBeNull();
  expect(await take(from("2001:db8::1"))).toBeNull();
});

test("a forwarded address that anybody can write is not believed", async () => {
  await using app = await startApp();
  for (let use = 0; use < 30; use++) {
    const request = new Request("http://localhost/auth", {
      headers: { "CF-Connecting-IP": "192.0.2.1", "X-Forwarded-For": `198.51.100.${use}` },
    });
    await takeFromAddressLimit(request, app.context(request), "sign-in");
  }
  const request = new Request("http://localhost/auth", {
    headers: { "CF-Connecting-IP": "192.0.2.1", "X-Forwarded-For": "198.51.100.99" },
  });
  expect(await takeFromAddressLimit(request, app.context(request), "sign-in")).toBeGreaterThan(0);
});
