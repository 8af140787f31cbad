import { env } from "cloudflare:test";
import type { AppLoadContext } from "@remix-run/cloudflare";
import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";

import { countKeptView } from "~/acts/community/question-views.server";
import { requireUser } from "~/auth/guards.server";
import { createLoadContext, type Env } from "~/context.server";
import { freshFor, staleFor } from "~/worker/page-cache.server";
import { createWorker } from "~/worker/worker.server";

type Answer = (
  request: Request,
  made: number,
  nonce: string,
  context: AppLoadContext,
) => Response | Promise<Response>;

const nothingLater = { waitUntil() {} };

const shown: Answer = (_, made, nonce) =>
  new Response(`<p nonce="${nonce}">${made}</p>`, { headers: { "Content-Type": "text/html" } });

/** A form that was taken: something is written before the answer. */
async function taken({ db }: AppLoadContext, answer = new Response(null, { status: 204 })) {
  await db.run(sql`create table if not exists taken (id integer primary key)`);
  await db.run(sql`insert into taken default values`);
  return answer;
}

/** Pages that say how many were made before them, and forms that are taken. */
const shownAndTaken: Answer = (request, made, nonce, context) =>
  request.method === "GET" ? shown(request, made, nonce, context) : taken(context);

/** A worker whose pages say how many were made before them. */
function startWorker(
  answer: Answer = shown,
  settings: Partial<Env> = {},
  doPendingWork = async () => {},
) {
  let made = 0;
  const worker = createWorker(
    async (request, context) => {
      made += 1;
      return answer(request, made, context.nonce, context);
    },
    { countKeptView, doPendingWork },
  );
  const behind: Promise<unknown>[] = [];
  const events = {
    waitUntil: (work: Promise<unknown>) => behind.push(work),
    passThroughOnException() {},
    props: {},
  };
  const ask = async (path: string, init: RequestInit = {}) => {
    const request = new Request(`http://localhost${path}`, init);
    const response = await worker.fetch?.(
      request as never,
      { ...env, ...settings },
      events as never,
    );
    if (!response) throw new Error("The worker did not answer.");
    return response;
  };
  return {
    ask,
    text: async (path: string, init?: RequestInit) =>
      ((await (await ask(path, init)).text()).match(/>(.*)</)?.[1] ?? "").trim(),
    finishBehind: () => Promise.all(behind.splice(0)),
  };
}

function at(moment: number) {
  vi.spyOn(Date, "now").mockReturnValue(moment);
}

test("visitors share a page, and each gets a nonce of their own", async () => {
  const { ask } = startWorker();
  const first = await ask("/news");
  const second = await ask("/news");
  const [one, other] = [await first.text(), await second.text()];

  const nonceOf = (response: Response) =>
    /'nonce-([^']+)'/.exec(response.headers.get("Content-Security-Policy") ?? "")?.[1];
  expect(one).toBe(`<p nonce="${nonceOf(first)}">1</p>`);
  expect(other).toBe(`<p nonce="${nonceOf(second)}">1</p>`);
  expect(nonceOf(second)).not.toBe(nonceOf(first));
  expect(second.headers.get("Cache-Control")).toBe("private, no-store");
});

test("each place of the nonce is found behind letters of several bytes", async () => {
  const { ask } = startWorker(
    (_, made, nonce) =>
      new Response(`<p>läßt 🪔</p><p nonce="${nonce}">é${made}</p><i nonce="${nonce}">ü</i>`, {
        headers: { "Content-Type": "text/html" },
      }),
  );
  await ask("/news");
  const kept = await ask("/news");
  const text = await kept.text();
  const nonce = /'nonce-([^']+)'/.exec(kept.headers.get("Content-Security-Policy") ?? "")?.[1];
  expect(text).toBe(`<p>läßt 🪔</p><p nonce="${nonce}">é1</p><i nonce="${nonce}">ü</i>`);
});

test.each([
  ["a query", "/news?page=2", {}],
  ["an article, which takes comments of guests", "/news/1", {}],
  ["a further page of a question", "/community/1?answers=0.5~900", {}],
  ["a question's history", "/community/1/history", {}],
  ["the form of a listing", "/marketplace/new", {}],
  ["an answer of /api", "/api/news", {}],
  ["a cookie", "/news", { headers: { Cookie: "session=x" } }],
  ["a condition", "/news", { headers: { "If-None-Match": '"x"' } }],
  ["another method", "/news", { method: "HEAD" }],
])("%s: made anew", async (_, path, init) => {
  const { ask } = startWorker((_request, made) => {
    const headers = { "Content-Type": "text/html", "X-Made": `${made}` };
    return new Response(null, { headers });
  });
  await ask("/news");
  await ask(path, init);
  expect((await ask(path, init)).headers.get("X-Made")).toBe("3");
});

test("what somebody signed in gets is never kept, and they get nothing kept", async () => {
  const { text } = startWorker(
    ({ headers }, made) =>
      new Response(`<p>${headers.get("Cookie") ?? "visitor"} ${made}</p>`, {
        headers: { "Content-Type": "text/html" },
      }),
  );
  const signedIn = { headers: { Cookie: "session=mine" } };
  expect(await text("/community", signedIn)).toBe("session=mine 1");
  expect(await text("/community")).toBe("visitor 2");
  expect(await text("/community", signedIn)).toBe("session=mine 3");
  expect(await text("/community")).toBe("visitor 2");
});

test("a visitor with a try-out gets no page of others, and leaves none of theirs", async () => {
  const { text } = startWorker(
    ({ headers }, made) =>
      new Response(`<p>${headers.has("Cookie") ? "theirs" : "shared"} ${made}</p>`, {
        headers: { "Content-Type": "text/html" },
      }),
  );
  const { cookies } = createLoadContext(new Request("http://localhost/"), env, nothingLater);
  const kept = await cookies.tryOut.serialize({ id: crypto.randomUUID(), exercise: 11 });
  const visitor = { headers: { Cookie: kept.split(";", 1)[0] ?? "" } };
  for (const path of ["/", "/learn", "/lessons/one-clear-task", "/guides/5"]) {
    expect(await text(path, visitor), path).toMatch(/^theirs/);
    const shared = await text(path);
    expect(shared, path).toMatch(/^shared/);
    expect(await text(path, visitor), path).toMatch(/^theirs/);
    expect(await text(path), path).toBe(shared);
  }
});

test("what a visitor does in their try-out makes nobody's page anew", async () => {
  const { ask, text } = startWorker(shownAndTaken);
  const post = { method: "POST", headers: { Origin: "http://localhost" } };
  expect(await text("/news")).toBe("1");
  for (const path of ["/lessons/one-clear-task/check", "/tools/1", "/guides/5", "/try-out"]) {
    await ask(path, post);
  }
  expect(await text("/news")).toBe("1");
});

test.each([
  "/review",
  "/review.data",
  "/api/ai/mini/gpt",
  "/api/cart",
  "/api/cart/items",
  "/api/cart/items/5",
  "/api/course/generate",
  "/api/courses/3/answers",
])("what a learner sends to %s makes nobody's page anew", async (path) => {
  const { ask, text } = startWorker(shownAndTaken);
  const post = { method: "POST", headers: { Origin: "http://localhost" } };
  expect(await text("/marketplace")).toBe("1");
  await ask(path, post);
  expect(await text("/marketplace")).toBe("1");
  // Next to it stands what visitors do see.
  await ask("/api/reviews/9/helpful", post);
  expect(await text("/marketplace")).toBe("4");
});

test.each([
  ["sets a cookie", 200, { "Set-Cookie": "notice=x", "Content-Type": "text/html" }],
  ["is a failure", 500, { "Content-Type": "text/html" }],
  ["leads elsewhere", 302, { Location: "/", "Content-Type": "text/html" }],
  ["is a file", 200, { "Content-Type": "image/png" }],
])("an answer that %s is not kept", async (_, status, headers) => {
  const { text } = startWorker(
    (_request, made) => new Response(`<p>${made}</p>`, { status, headers: { ...headers } }),
  );
  await text("/news");
  expect(await text("/news")).toBe("2");
});

test("a write that was done shows at once, a refused or private one changes nothing", async () => {
  const { ask, text } = startWorker((request, made, nonce, context) => {
    if (request.method === "GET") return shown(request, made, nonce, context);
    const { pathname } = new URL(request.url);
    const status = pathname === "/api/news/9/comments" ? 400 : 204;
    return taken(context, new Response(null, { status }));
  });
  const post = { method: "POST", headers: { Origin: "http://localhost" } };
  expect(await text("/news")).toBe("1");
  await ask("/api/news/9/comments", post);
  await ask("/path/ask", post);
  expect(await text("/news")).toBe("1");
  await ask("/api/news/1/comments", post);
  expect(await text("/news")).toBe("5");
});

test("a visitor's form that only leads to signing in changes nothing, and no work is looked for", async () => {
  const worked = vi.fn(async () => {});
  const { ask, text, finishBehind } = startWorker(
    async (request, made, nonce, context) => {
      if (request.method === "GET") return shown(request, made, nonce, context);
      return requireUser(request, context).then(
        () => taken(context),
        (refusal: Response) => refusal,
      );
    },
    {},
    worked,
  );
  const body = new URLSearchParams({ rating: "5" });
  const post = { method: "POST", body, headers: { Origin: "http://localhost" } };
  expect(await text("/marketplace/5")).toBe("1");
  const answer = await ask("/marketplace/5/reviews", { ...post, redirect: "manual" });
  expect(answer.headers.get("Location")).toMatch(/^\/auth\?redirectTo=/);
  await finishBehind();
  expect(worked).not.toHaveBeenCalled();
  expect(await text("/marketplace/5")).toBe("1");
});

test("a write by a member that leads elsewhere shows at once, and its work is done", async () => {
  const worked = vi.fn(async () => {});
  const { ask, text, finishBehind } = startWorker(
    (request, made, nonce, context) =>
      request.method === "GET"
        ? shown(request, made, nonce, context)
        : taken(context, new Response(null, { status: 302, headers: { Location: "/news" } })),
    {},
    worked,
  );
  expect(await text("/news")).toBe("1");
  await ask("/admin/articles", { method: "POST", headers: { Origin: "http://localhost" } });
  await finishBehind();
  expect(worked).toHaveBeenCalledOnce();
  expect(await text("/news")).toBe("3");
});

test("an old page is answered once more while a new one is made, and then it is gone", async () => {
  const { text, finishBehind } = startWorker();
  at(1_000_000);
  expect(await text("/news")).toBe("1");
  at(1_000_000 + freshFor);
  expect(await text("/news")).toBe("1");
  await finishBehind();
  expect(await text("/news")).toBe("2");
  at(1_000_000 + freshFor + staleFor);
  expect(await text("/news")).toBe("3");
});

test("so many addresses do not fill the memory, and what is asked for often stays", async () => {
  const { text } = startWorker();
  await text("/news");
  await text("/community");
  for (let at = 1; at < 200; at += 1) {
    await text(`/marketplace/${at}`);
    expect(await text("/news")).toBe("1");
  }
  expect(await text("/marketplace/199")).toBe("201");
  expect(await text("/community")).toBe("202");
});

test("long pages make room before they fill the memory, and one too long is not kept", async () => {
  let length = 200 * 1024;
  const { text } = startWorker(
    (_, made) =>
      new Response(`<p>${made}</p>\n<!--${"é".repeat(length / 2)}-->`, {
        headers: { "Content-Type": "text/html" },
      }),
  );
  for (let at = 1; at <= 52; at += 1) await text(`/marketplace/${at}`);
  expect(await text("/marketplace/52")).toBe("52");
  expect(await text("/marketplace/2")).toBe("2");
  expect(await text("/marketplace/1")).toBe("53");

  length = 300 * 1024;
  await text("/news");
  expect(await text("/news")).toBe("55");
});

test("a question's page is kept, and whoever gets it has looked at the question", async () => {
  const { views } = createLoadContext(new Request("http://localhost/"), env, nothingLater);
  views.take();
  const { ask } = startWorker();
  const from = (address: string) => ({ headers: { "CF-Connecting-IP": address } });
  await ask("/community/7", from("192.0.2.1"));
  // Making the page is counted by its loader, which stands aside here.
  expect(views.waiting(7)).toBe(0);

  for (const visitor of ["192.0.2.2", "192.0.2.3", "192.0.2.3"]) {
    await ask("/community/7", from(visitor));
  }
  expect(views.waiting(7)).toBe(2);
  await ask("/community/7.data", from("192.0.2.4"));
  await ask("/community/7.data", from("192.0.2.5"));
  expect(views.waiting(7)).toBe(3);
  await ask("/marketplace/7", from("192.0.2.6"));
  await ask("/marketplace/7", from("192.0.2.7"));
  expect(views.waiting(7)).toBe(3);
  views.take();
});

test("with the cache off every page is made anew", async () => {
  const { text } = startWorker(shown, { PAGE_CACHE: "off" });
  expect([await text("/news"), await text("/news")]).toEqual(["1", "2"]);
});
