import { env, SELF } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";

import { openDatabase } from "~/db/client.server";
import { leaveWork } from "~/db/pending-work";
import { handleError } from "~/entry.server";
import { createWorker } from "~/worker/worker.server";
import worker from "../support/worker";

const csp = "Content-Security-Policy";
const origin = "https://learn.example";

/** The worker as it is deployed: it knows its own address. */
async function fetchPublic(url: string, settings: Partial<typeof env> = { SITE_ORIGIN: origin }) {
  const events = { waitUntil() {}, passThroughOnException() {}, props: {} };
  const answer = await worker.fetch?.(
    new Request(url) as never,
    { ...env, ...settings },
    events as never,
  );
  if (!answer) throw new Error("The worker did not answer.");
  return answer;
}

test("a document carries the policy with a nonce of its own", async () => {
  const first = await fetchPublic(`${origin}/`);
  const second = await fetchPublic(`${origin}/`);

  const policy = first.headers.get(csp) ?? "";
  expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]{24}'/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("upgrade-insecure-requests");
  expect(second.headers.get(csp)).not.toBe(policy);
});

test("every answer carries the security headers", async () => {
  for (const path of ["/", "/whoami", "/throws"]) {
    const { headers } = await fetchPublic(`${origin}${path}`);
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

test("a failed query is logged with the database's reason", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const db = openDatabase(env.DB);
  const worker = createWorker(async () => {
    await db.run(sql`insert into users (username, nowhere) values (${"somebody"}, 1)`);
    return new Response();
  });
  await worker.fetch?.(new Request("http://localhost/") as never, env, {
    waitUntil() {},
    passThroughOnException() {},
    props: {},
  } as never);
  const logged = error.mock.calls.flat().join();
  error.mockRestore();
  expect(logged).toMatch(/"cause":"[^"]*no column named nowhere/);
  expect(logged).not.toContain("somebody");
});

test("a failure in a route is told with the same care", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const token = "t".repeat(43);
  const request = new Request(`http://localhost/password/${token}`);
  const failed = new Error("Failed query: select\nparams: somebody", {
    cause: new Error("D1_ERROR: no such table"),
  });
  handleError(failed, { request });
  const logged = error.mock.calls.flat().join();
  error.mockRestore();
  expect(JSON.parse(logged)).toMatchObject({
    path: "/password/…",
    cause: "D1_ERROR: no such table",
  });
  expect(logged).not.toMatch(/somebody|t{43}/);
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

test("a page's script that comes late with an old cookie takes no newer one away", async () => {
  const ask = (mode: string) =>
    SELF.fetch("http://localhost/whoami", {
      headers: { Cookie: "session=a.b", "Sec-Fetch-Mode": mode },
    });
  expect((await ask("navigate")).headers.getSetCookie().join()).toMatch(/session=;.*Max-Age=0/);
  for (const mode of ["cors", "same-origin", "no-cors"]) {
    expect((await ask(mode)).headers.getSetCookie()).toEqual([]);
  }
});

test("a visitor without a cookie gets none", async () => {
  const response = await SELF.fetch("http://localhost/whoami");
  expect(response.headers.getSetCookie()).toEqual([]);
});

test("only loopback needs no SITE_ORIGIN: a foreign name makes no address", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  for (const url of [
    "http://evil.example/",
    "http://localhost.evil.example/",
    "http://10.0.0.7/",
  ]) {
    expect((await fetchPublic(url, {})).status, url).toBe(500);
  }
  expect(error.mock.calls.flat().join()).toContain("SITE_ORIGIN is missing");
  error.mockRestore();
  for (const url of ["http://localhost:8788/", "http://127.0.0.1/", "http://[::1]:8788/"]) {
    expect((await fetchPublic(url, {})).status, url).toBe(200);
  }
  expect((await fetchPublic("http://evil.example/")).status).toBe(200);
});

test("what the log says of an address leaves out what opens something", async () => {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  const token = "t".repeat(43);
  for (const area of [
    "password",
    "Password",
    "notifications/feeds",
    "groups/join",
    "certificates",
  ]) {
    await fetchPublic(`${origin}/${area}/${token}`);
    await fetchPublic(`${origin}/${area}/${token}.data`);
    await fetchPublic(`${origin}/${area}/${token}/file`);
  }
  await fetchPublic(`${origin}/certificates/verify`);
  const lines = log.mock.calls.flat().join("\n");
  log.mockRestore();
  expect(lines).toContain('"path":"/notifications/feeds/…"');
  expect(lines).toContain('"path":"/password/…"');
  expect(lines).toContain('"path":"/groups/join/…"');
  expect(lines).toContain('"path":"/certificates/…/file"');
  expect(lines).toContain('"path":"/certificates/verify"');
  expect(lines).not.toContain(token);
});

async function leftWork() {
  const row = await env.DB.prepare("select count(*) as left from pending_work").first<{
    left: number;
  }>();
  return row?.left;
}

async function leaveSomething() {
  const db = openDatabase(env.DB);
  await db.batch([leaveWork(db, { kind: "answers", subject: 999 }, Date.now() - 1)]);
  expect(await leftWork()).toBe(1);
}

test("what a write leaves to be done is done behind its answer, or else at the next minute", async () => {
  const behind: Promise<unknown>[] = [];
  const send = async (method: string, path: string) => {
    const request = new Request(`http://localhost${path}`, {
      method,
      headers: { "Sec-Fetch-Site": "same-origin" },
    });
    const events = { waitUntil: (each: Promise<unknown>) => void behind.push(each) };
    const answer = await worker.fetch?.(request as never, env, events as never);
    await Promise.all(behind);
    return answer?.status;
  };
  await leaveSomething();
  // What only reads, and a form that writes nothing, begin no work.
  expect(await send("GET", "/echo")).toBe(200);
  expect(await send("POST", "/echo")).toBe(200);
  expect(await leftWork()).toBe(1);
  expect(await send("POST", "/leave")).toBe(204);
  expect(await leftWork()).toBe(0);

  await leaveSomething();
  await worker.scheduled?.({} as never, env, {} as never);
  expect(await leftWork()).toBe(0);
});

test("a database that is away behind an answer is told to the log alone", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const away = {
    ...env,
    DB: {
      prepare: () => ({ bind: () => ({}) }),
      batch: () => Promise.reject(new Error("D1 is away")),
    },
  };
  await worker.scheduled?.({} as never, away as never, {} as never);
  expect(error.mock.calls).toEqual([[expect.stringContaining('"event":"work-failed"')]]);
  error.mockRestore();
});
