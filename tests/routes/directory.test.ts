import { expect, test } from "vitest";

import { introductionFor } from "~/models/tool-directory";
import * as root from "~/root";
import * as api from "~/routes/api.tools.comprehensive.$ageGroup";
import * as auth from "~/routes/auth/route";
import * as page from "~/routes/dashboard_.tools/route";
import { form, get, json, password, type startApp } from "../support/app";
import { opened, startWithDirectory } from "../support/directory";
import { openPage } from "../support/page";

const { listTools } = opened;

type App = Awaited<ReturnType<typeof startApp>>;

const path = "dashboard/tools";
const all = listTools(null).length;
const perPage = 30;

async function openTools(app: App, query = "", ageGroup = "35-44") {
  const learner = await app.createLearner({ ageGroup });
  const headers = await app.signIn(learner);
  const opened = await openPage(app, path, page, get(`/dashboard/tools${query}`, headers));
  return { ...opened, learner };
}

function titles(html: string) {
  return [...html.matchAll(/<h3>([^<]+)<\/h3>/g)].map(([, name]) => name);
}

test("a visitor is sent to sign in and back [DA-05]", async () => {
  await using app = await startWithDirectory();

  const answer = (await app.send(page.loader, get("/dashboard/tools"))) as unknown as Response;
  expect(answer.status).toBe(302);
  expect(answer.headers.get("Location")).toBe("/auth?redirectTo=/dashboard/tools");

  const { html } = await openPage(app, "auth", auth, get("/auth?redirectTo=/dashboard/tools"));
  expect(html).toContain('name="redirectTo" value="/dashboard/tools"');
  const { username } = await app.createUser();
  const fields = { intent: "sign-in", redirectTo: "/dashboard/tools", username, password };
  const signedIn = (await app.send(auth.action, form("/auth", fields))) as Response;
  expect(signedIn.headers.get("Location")).toBe("/dashboard/tools");
});

test("the page shows the whole list in the order of the learner's age group [TO-01, TO-02, DA-02]", async () => {
  await using app = await startWithDirectory();
  const { html, text, response, learner } = await openTools(app, "", "under18");

  expect(response.status).toBe(200);
  expect(text).toContain(`Welcome, ${learner.username}!`);
  expect(text).toContain(introductionFor("under18"));
  expect(text).toContain(`Showing ${perPage} of ${all} tools`);
  const { html: rest } = await openTools(app, "?page=2", "under18");
  expect([...titles(html), ...titles(rest)]).toEqual(listTools("under18").map(({ name }) => name));
  expect(html).toMatch(/<a class="chip" aria-current="true"[^>]*>All<\/a>/);

  const tabs = /<nav class="tabs"[^>]*>(.*?)<\/nav>/.exec(html)?.[1] ?? "";
  expect(tabs).toMatch(/<a aria-current="page"[^>]*href="\/dashboard\/tools">AI Tools<\/a>$/);
});

test("a learner without an age group gets the general order [UD-19]", async () => {
  await using app = await startWithDirectory();
  const headers = await app.signIn(await app.createUser());
  const { html, text } = await openPage(app, path, page, get("/dashboard/tools", headers));

  expect(text).toContain(introductionFor(null));
  const names = listTools(null).map(({ name }) => name);
  expect(titles(html)).toEqual(names.slice(0, perPage));
});

test("a card shows all details behind a toggle of its own [TO-04, TO-05, TO-06]", async () => {
  await using app = await startWithDirectory();
  const { html, text } = await openTools(app, "?q=Suno");

  expect(html.match(/<details class="tool__more"><summary/g)).toHaveLength(1);
  const [suno] = listTools("35-44").filter(({ name }) => name === "Suno");
  if (!suno) throw new Error("The directory has no Suno.");
  const { keyFeatures, useCases, gettingStarted, pricing } = suno;
  for (const said of [
    suno.description,
    suno.category,
    suno.difficulty,
    ...keyFeatures,
    ...useCases,
    ...gettingStarted,
    pricing.free,
    pricing.paid,
  ]) {
    expect(text).toContain(said);
  }
  expect(html).toMatch(/<a class="tool__site" href="https:\/\/suno.com"/);
  expect(text).toContain("Where this comes from, read on Nov 20, 2026");
  expect(text).toContain("No source was read longer ago than Nov 20, 2026");
});

test("difficulties have their colors, with the word [TO-10]", async () => {
  await using app = await startWithDirectory();
  const pages = [await openTools(app), await openTools(app, "?page=2")];
  const html = pages.map((each) => each.html).join("");

  expect(html).toContain('<span class="badge badge--ok level">beginner</span>');
  expect(html).toContain('<span class="badge badge--warn level">intermediate</span>');
  expect(html).toContain('<span class="badge badge--bad level">advanced</span>');
});

test("search and category combine on the server [TO-02, TO-03, UD-18]", async () => {
  await using app = await startWithDirectory();
  const { html, text } = await openTools(app, "?category=images&q=DISCORD");

  expect(titles(html)).toEqual(["Midjourney"]);
  expect(text).toContain(`Showing 1 of ${all} tools in Images`);
  expect(html).toMatch(/<a class="chip" aria-current="true"[^>]*>Images<\/a>/);
  expect(html).toContain('href="/dashboard/tools?category=study&amp;q=DISCORD"');
  expect(html).toContain('<input type="hidden" name="category" value="images"/>');
  expect(html).toMatch(/<input[^>]*value="DISCORD"/);
});

test("the list shows only what is free, and what names its age rules", async () => {
  await using app = await startWithDirectory();
  const only = (html: string) => {
    const [list = ""] = /<ul[^>]*aria-label="Show only">.*?<\/ul>/s.exec(html) ?? [];
    const links = [...list.matchAll(/<a class="chip"( aria-current="true")?[^>]* href="([^"]+)"/g)];
    return links.map(([, current, href]) => [current !== undefined, href]);
  };
  const every = await openTools(app);
  expect(only(every.html)).toEqual([
    [false, "/dashboard/tools?free=1"],
    [false, "/dashboard/tools?age=1"],
  ]);

  const free = await openTools(app, "?free=1");
  expect(titles(free.html)).toContain("Claude");
  expect(titles(free.html)).not.toContain("Midjourney");
  expect(titles(free.html)).toContain("DeepL");
  expect(only(free.html)).toEqual([
    [true, "/dashboard/tools"],
    [false, "/dashboard/tools?free=1&amp;age=1"],
  ]);

  const both = await openTools(app, "?free=1&age=1");
  expect(titles(both.html)).toContain("GPT-4o");
  expect(titles(both.html)).not.toContain("DeepL");
  expect(only(both.html)).toEqual([
    [true, "/dashboard/tools?age=1"],
    [true, "/dashboard/tools?free=1"],
  ]);
});

test.each(["?category=nothing", "?category=", "?category=all", "?q=%20%20"])(
  "an address without a known filter shows all tools: %s [TO-02]",
  async (query) => {
    await using app = await startWithDirectory();
    expect((await openTools(app, query)).text).toContain(`Showing ${perPage} of ${all} tools`);
  },
);

test("pages keep the filters, and an address past the last one shows the last", async () => {
  await using app = await startWithDirectory();
  const free = opened.filterTools(listTools("35-44"), { q: "", category: "all", isFree: true });
  expect(free.length).toBeGreaterThan(perPage);

  const { html } = await openTools(app, "?free=1");
  expect(html).toContain('href="/dashboard/tools?free=1&amp;page=2"');
  const far = await openTools(app, "?free=1&page=99");
  expect(titles(far.html)).toEqual(free.slice(perPage).map(({ name }) => name));
  expect(far.html).toContain('href="/dashboard/tools?free=1"');
  for (const odd of ["0", "-1", "x", "1e3"]) {
    expect(titles((await openTools(app, `?page=${odd}`)).html)).toHaveLength(perPage);
  }
});

test("nothing found is said, with a way back [TO-09]", async () => {
  await using app = await startWithDirectory();
  const { html, text, response } = await openTools(app, "?q=no-such-tool&category=study");

  expect(response.status).toBe(200);
  expect(text).toContain("No tools match your search criteria");
  expect(html).toMatch(/<a class="btn btn--secondary"[^>]*href="\/dashboard\/tools">Clear/);
});

test("what is searched for is only text", async () => {
  await using app = await startWithDirectory();
  const { html } = await openTools(app, `?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
  expect(html.includes("<script>alert(1)")).toBe(false);

  const { html: long } = await openTools(app, `?q=${"x".repeat(5000)}`);
  expect(/<input type="search"[^>]*value="(x+)"/.exec(long)?.[1]).toHaveLength(100);
});

test.each([
  ["a failure", () => new Error("secret detail"), "Failed to fetch AI tools list"],
  ["an empty answer", () => new Response(null, { status: 500 }), "Failed to fetch AI tools list"],
  [
    "an invalid list",
    () => new Response("Invalid tools data format received from server", { status: 500 }),
    "Invalid tools data format received from server",
  ],
])("%s is said with a way to try again [ER-11, ER-12]", async (_, failure, sentence) => {
  await using app = await startWithDirectory();
  const failing = {
    ...page,
    loader() {
      throw failure();
    },
  };
  const request = get("/dashboard/tools?category=study");
  const { html, text, response } = await openPage(app, path, failing, request);

  expect(response.status).toBe(500);
  expect(text).toContain(sentence);
  expect(html).toMatch(/<a[^>]*href="\/dashboard\/tools\?category=study"[^>]*>Try Again<\/a>/);
  expect(html).not.toContain("secret detail");
});

test("the page needs one look-up beside the session", async () => {
  await using app = await startWithDirectory();
  const headers = await app.signIn(await app.createLearner());
  const request = get("/dashboard/tools?q=a", headers);
  const context = app.context(request);
  await Promise.all([
    root.loader({ request, context, params: {} }),
    page.loader({ request, context, params: {} }),
  ]);

  expect(context.meter.d1RoundTrips).toBe(2);
  expect(context.meter.rowsRead).toBeLessThanOrEqual(200);
});

test.each(["under18", "55+", "55%2B", "35-44", "adult", "no-such-group"])(
  "the API answers the bare array for %s [AP-09, TO-07, UD-67]",
  async (written) => {
    await using app = await startWithDirectory();
    const request = get(`/api/tools/comprehensive/${written}`);
    const { response, html } = await openPage(
      app,
      "api/tools/comprehensive/:ageGroup",
      { loader: api.loader },
      request,
    );

    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toContain("application/json");
    const body = JSON.parse(html);
    expect(body).toEqual(listTools(decodeURIComponent(written)));
    expect(body.length).toBeGreaterThanOrEqual(24);
  },
);

test("both spellings of 55+ are the same group [AP-09, UD-67]", async () => {
  await using app = await startWithDirectory();
  const ask = async (ageGroup: string) => {
    const answer = await app.send(api.loader, get("/api/tools/comprehensive/x"), { ageGroup });
    return answer.json();
  };
  expect(await ask("55+")).toEqual(listTools("55+"));
  expect(await ask("55+")).not.toEqual(listTools(null));
});

test("other methods are refused [AP-09]", async () => {
  const answer = api.action();
  expect(answer.status).toBe(405);
  expect(answer.headers.get("Allow")).toBe("GET");
  expect(json("/", {}).method).toBe("POST");
});
