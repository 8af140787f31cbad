import { expect, test, vi } from "vitest";

import * as securityText from "~/routes/[.]well-known.security[.]txt";
import * as health from "~/routes/health";
import { get, startApp } from "../support/app";

test("a monitor learns whether the database answers, in one round trip", async () => {
  await using app = await startApp();
  const request = get("/health");
  const context = app.context(request);
  const fine = await health.loader({ request, context, params: {} });
  expect([fine.status, await fine.text()]).toEqual([200, "ok\n"]);
  expect(context.meter.d1RoundTrips).toBe(1);

  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const away = app.context(request);
  away.db.batch = (() => Promise.reject(new Error("D1 is away"))) as never;
  const broken = await health.loader({ request, context: away, params: {} });
  expect(broken.status).toBe(503);
  expect(broken.headers.get("Retry-After")).toBe("30");
  log.mockRestore();
});

test("security.txt says whom to tell, and does not go out of date", async () => {
  await using app = await startApp({ SITE_ORIGIN: "https://learn.example" });
  const answer = await app.send(securityText.loader, get("/.well-known/security.txt"));
  const text = await answer.text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toContain("Canonical: https://learn.example/.well-known/security.txt");
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "");
  expect(expires).toBeGreaterThan(Date.now() + 30 * 86_400_000);
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
});
