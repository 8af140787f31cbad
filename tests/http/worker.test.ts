import { env, SELF } from "cloudflare:test";
import { expect, test, vi } from "vitest";

import { createWorker } from "~/worker.server";

const csp = "Content-Security-Policy";

test("a document carries the policy with a nonce of its own", async () => {
  const first = await SELF.fetch("https://learn.example/");
  const second = await SELF.fetch("https://learn.example/");

  const policy = first.headers.get(csp) ?? "";
  expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]{24}'/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("upgrade-insecure-requests");
  expect(second.headers.get(csp)).not.toBe(policy);
});

test("every answer carries the security headers", async () => {
  for (const path of ["/", "/whoami", "/throws"]) {
    const { headers } = await SELF.fetch(`https://learn.example${path}`);
    expect(headers.get("Cache-Control"), path).toMatch(/no-store/);
    if (path === "/throws") continue;
    expect(headers.get("X-Content-Type-Options"), path).toBe("nosniff");
    expect(headers.get("X-Frame-Options"), path).toBe("DENY");
    expect(headers.get("Referrer-Policy"), path).toBe("strict-origin-when-cross-origin");
    expect(headers.get("Strict-Transport-Security"), path).toContain("max-age=");
    expect(headers.get("Permissions-Policy"), path).toContain("camera=()");
  }
});

test("plain http gets no promise of https", async () => {
  const { headers } = await SELF.fetch("http://localhost/");
  expect(headers.get("Strict-Transport-Security")).toBeNull();
  expect(headers.get(csp)).not.toContain("upgrade-insecure-requests");
});

test("a failure answers a plain page and logs no parameters", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const worker = createWorker(async () => {
    throw new Error("broken\nparams: somebody@example.org,secret");
  });
  const response = await worker.fetch?.(new Request("http://localhost/") as never, env, {
    waitUntil() {},
    passThroughOnException() {},
    props: {},
  } as never);

  expect(response?.status).toBe(500);
  expect(await response?.text()).toContain("Something went wrong");
  const logged = error.mock.calls.flat().join();
  expect(logged).toContain("broken");
  expect(logged).not.toContain("somebody@example.org");
  error.mockRestore();
});

test("a secret that is missing or short stops the worker with its name", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const worker = createWorker(async () => new Response("fine"));
  const response = await worker.fetch?.(
    new Request("http://localhost/") as never,
    { ...env, SESSION_SECRET: "short" },
    { waitUntil() {}, passThroughOnException() {}, props: {} } as never,
  );

  expect(response?.status).toBe(500);
  expect(error.mock.calls.flat().join()).toContain("SESSION_SECRET");
  error.mockRestore();
});

test.each(["garbage", "a.b", "%%%", "abc.!!!!", "%00%00", "x".repeat(8000)])(
  "a damaged session cookie %# is a visitor's, and is cleared",
  async (value) => {
    const response = await SELF.fetch("http://localhost/whoami", {
      headers: { Cookie: `session=${value}` },
    });

    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ user: null });
    expect(response.headers.getSetCookie().join()).toMatch(/session=;.*Max-Age=0/);
  },
);

test("a visitor without a cookie gets none", async () => {
  const response = await SELF.fetch("http://localhost/whoami");
  expect(response.headers.getSetCookie()).toEqual([]);
});
