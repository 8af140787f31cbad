import { expect, test } from "vitest";

import * as questionsApi from "~/routes/api.community.threads._index";
import * as itemsApi from "~/routes/api.marketplace._index";
import * as articlesApi from "~/routes/api.news._index";
import * as community from "~/routes/community._index/route";
import * as marketplace from "~/routes/marketplace._index/route";
import * as news from "~/routes/news._index";
import { get, startApp } from "../support/app";
import { addManyThreads } from "../support/community";
import { addManyItems } from "../support/market";
import { addManyArticles } from "../support/news";

type App = Awaited<ReturnType<typeof startApp>>;

/** What a page or a call answers, whatever it is. */
function send(app: App, { loader }: { loader: unknown }, path: string) {
  const request = get(path);
  return app.send(loader as (args: { request: Request }) => unknown, request);
}

const many = 2000;

test.each([
  ["/marketplace", { page: marketplace, call: itemsApi, add: addManyItems, limit: "&limit=24" }],
  ["/community", { page: community, call: questionsApi, add: addManyThreads, limit: "" }],
  ["/news", { page: news, call: articlesApi, add: addManyArticles, limit: "&limit=9" }],
] as const)(
  "a far page of %s that nobody counted off yet is counted off behind the answer",
  async (path, { page, call, add, limit }) => {
    await using app = await startApp();
    await add(app, many);
    const api = path === "/community" ? "/api/community/threads" : `/api${path}`;
    const size = { "/marketplace": 24, "/community": 15, "/news": 9 }[path];
    const last = Math.ceil(many / size);
    const first = await send(app, page, `${path}?page=${last}`);
    if (!(first instanceof Response)) throw new Error("The page is shown without being counted.");
    expect(first.status).toBe(302);
    expect(first.headers.get("Location")).toBe(`${path}?page=${Math.ceil(1000 / size)}`);
    await app.settle();
    const then = await send(app, page, `${path}?page=${last}`);
    expect(then).toMatchObject({ pageCount: last });

    const answer = (await send(app, call, `${api}?page=${last}${limit}`)) as Response;
    expect(answer.status).toBe(200);
    expect(await answer.json()).toHaveLength(many - (last - 1) * size);
  },
);

test.each([
  ["/api/marketplace", { call: itemsApi, add: addManyItems, limit: 200 }],
  ["/api/community/threads", { call: questionsApi, add: addManyThreads, limit: 15 }],
  ["/api/news", { call: articlesApi, add: addManyArticles, limit: 200 }],
] as const)(
  "%s says when to ask again while its far pages are counted",
  async (path, { call, add, limit }) => {
    await using app = await startApp();
    await add(app, many);
    const last = Math.ceil(many / limit);
    const ask = async () =>
      (await send(app, call, `${path}?page=${last}&limit=${limit}`)) as Response;
    const first = await ask();
    expect(first.status).toBe(503);
    expect(Number(first.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await first.json()).toEqual({
      message: "The far pages of this list are being counted. Please ask again in a moment.",
    });
    await app.settle();
    const then = await ask();
    expect(then.status).toBe(200);
    expect(await then.json()).toHaveLength(many - (last - 1) * limit);
  },
);
