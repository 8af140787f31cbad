import questions from "virtual:content/questions";
import texts from "virtual:content/skill-texts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { skills } from "~/content/skills/skill-map";
import * as api from "~/routes/api.search";
import * as lesson from "~/routes/lessons.$skillId";
import * as page from "~/routes/search/route";
import { seedSearch } from "../../scripts/seed/search";
import { form, get, startApp } from "../support/app";
import { openPage } from "../support/page";

type App = Awaited<ReturnType<typeof startApp>>;

async function startSite(settings: Parameters<typeof startApp>[0] = {}) {
  const app = await startApp(settings);
  await seedSearch(app.env.DB);
  return app;
}

function open(app: App, query = "") {
  return openPage(app, "search", page, get(`/search${query}`));
}

async function ask(app: App, query: string, headers: HeadersInit = {}) {
  const answer = (await app.send(api.loader, get(`/api/search${query}`, headers))) as Response;
  return { answer, body: (await answer.json()) as Record<string, unknown> };
}

/** The results of a page, as HTML. */
function hitsOf(html: string) {
  return html.split('<li class="hit">').slice(1);
}

describe("a site that is searched", () => {
  let app: App;

  beforeAll(async () => {
    // More searches than one address may make in a minute.
    app = await startSite({ RATE_LIMIT_SCALE: "10" });
  });
  afterAll(() => app[Symbol.asyncDispose]());

  test("a visitor finds tools, guides, lessons and exercises, with badges, links and marked words", async () => {
    const { html, text, response } = await open(app, "?q=check+sources");

    expect(response.status).toBe(200);
    expect(html).toContain("<title>check sources · Search · Lamplight</title>");
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(text).toMatch(/\d+ results for “check sources”/);
    const hits = hitsOf(html);
    expect(hits).toHaveLength(10);
    for (const hit of hits) {
      expect(hit).toMatch(/<h3><a [^>]*href="\/(tools|guides|lessons|grok|dashboard\/courses)/);
      expect(hit).toMatch(/(Tool|Guide|Lesson|Exercise|Course)<\/span>/);
    }
    expect(html).toMatch(/<mark>sources?<\/mark>/i);
    expect(html).toContain('href="/search?q=check+sources&amp;page=2"');

    const second = await open(app, "?q=check+sources&page=2");
    expect(second.text).toMatch(/Page 2 of \d+/);
    expect(hitsOf(second.html)).toHaveLength(10);
    const titleOf = (hit = "") => /<h3><a [^>]*href="([^"]+)"/.exec(hit)?.[1];
    expect(titleOf(hitsOf(second.html)[0])).not.toBe(titleOf(hits[0]));
    expect(second.html).toContain('href="/search?q=check+sources&amp;kind=lesson"');
  });

  test("a kind narrows the results and stays when one searches again", async () => {
    const { html } = await open(app, "?q=pictures&kind=lesson");
    const hits = hitsOf(html);
    expect(hits.length).toBeGreaterThan(0);
    for (const hit of hits) expect(hit).toContain('href="/lessons/');
    expect(html).toContain('<input type="hidden" name="kind" value="lesson"/>');
    expect(html).toMatch(/<a class="chip" aria-current="true"[^>]*>Lessons<\/a>/);
  });

  test("without words there is a field and something to start with, and nothing is read", async () => {
    const { html, text, response } = await open(app);
    expect(response.status).toBe(200);
    expect(text).toContain("You could start with");
    expect(html).toContain('href="/search?q=privacy"');

    const request = get("/search?q=++");
    const context = app.context(request);
    await page.loader({ request, context, params: {} });
    expect(context.meter.d1RoundTrips).toBe(0);
  });

  test("the results begin with a heading that takes the keyboard, also where there are none", async () => {
    const found = await open(app, "?q=pictures");
    expect(found.html).toMatch(/<h2 (?=[^>]*id="results")(?=[^>]*tabindex="-1")[^>]*>\d+/i);
    expect((await open(app, "?q=zeppelin")).html).toMatch(
      /<div (?=[^>]*id="results")(?=[^>]*tabindex="-1")/i,
    );
  });

  test("what finds nothing says so, keeps what was typed and offers other ways", async () => {
    const { html, text, response } = await open(app, "?q=%3Cb%3Ezeppelin&kind=guide");
    expect(response.status).toBe(200);
    expect(text).toContain("Nothing found for “<b>zeppelin” in guides");
    expect(html).toContain('value="&lt;b&gt;zeppelin"');
    expect(html).toContain('href="/search?q=%3Cb%3Ezeppelin"');
    expect(text).toContain("Search everything");
    expect(text).toContain("You could look for");
    expect(html).toContain('href="/search?q=privacy"');
    expect((await open(app, "?q=how+is+it")).text).toContain("These words stand in every text");
  });

  test("every suggestion finds something", async () => {
    const { html } = await open(app);
    const suggested = [...html.matchAll(/class="chip"[^>]* href="\/search\?q=([^"]+)"/g)];
    expect(suggested.length).toBeGreaterThan(3);
    for (const [, q] of suggested) {
      const { body } = await ask(app, `?q=${q}`);
      expect(body.found, q).toBeGreaterThan(2);
    }
  });

  test("a search that cannot be made is refused with a sentence and keeps what was typed", async () => {
    const long = "violin ".repeat(40);
    const tooLong = await open(app, `?q=${encodeURIComponent(long)}`);
    expect(tooLong.response.status).toBe(400);
    expect(tooLong.text).toContain("Please search with at most 200 characters.");
    expect(tooLong.html).toContain(`value="${long}"`);
    const [field = ""] =
      /<input (?=[^>]*type="search")[^>]*value="violin[^>]*>/.exec(tooLong.html) ?? [];
    const [, told] = /aria-describedby="([^"]+)"/.exec(field) ?? [];
    expect(tooLong.html).toMatch(
      new RegExp(`id="${told}"[^>]*>(?:<[^>]*>)*Please search with at most 200 characters`),
    );

    const kind = await open(app, "?q=poem&kind=nonsense");
    expect(kind.response.status).toBe(400);
    expect(kind.text).toContain("There is nothing of that kind here.");

    for (const query of ["?q=poem&page=-1", "?q=poem&page=1e1", "?q=poem&page=x"]) {
      expect((await open(app, query)).response.status, query).toBe(400);
    }
  });

  test("a page behind the last one leads to the last one", async () => {
    for (const number of [10, 11, 99, 12345678901234567890n]) {
      const answer = (await app.send(
        page.loader,
        get(`/search?q=privacy&page=${number}`),
      )) as unknown as Response;
      expect(answer.status).toBe(302);
      const last = answer.headers.get("Location") ?? "";
      expect(last).toMatch(/^\/search\?q=privacy&page=[1-9]$/);
      const shown = await open(app, last.replace("/search", ""));
      expect(shown.response.status).toBe(200);
      expect(shown.html).toContain('class="hit"');
    }
  });

  test("a word put right is said, with a way to what was typed", async () => {
    const { text, html } = await open(app, "?q=privcy");
    expect(text).toMatch(/Showing results for privacy ?\. Search for “privcy” instead/);
    expect(html).toContain('href="/search?q=privcy&amp;exact=1"');
    const typed = await open(app, "?q=privcy&exact=1");
    expect(typed.text).toContain("Nothing found for “privcy”");
    expect((await ask(app, "?q=privcy")).body).toMatchObject({ spelled: "privacy" });
  });

  test("results stand by kind, that of the best first and then what teaches", async () => {
    const titlesFor = async (query: string) =>
      [...(await open(app, query)).html.matchAll(/<h2 id="group-[^"]*">([^<]*)/g)].map(
        ([, title]) => title,
      );
    expect((await titlesFor("?q=privacy"))[0]).toBe("Lessons and guides");
    expect((await titlesFor("?q=invoice")).slice(0, 2)).toEqual([
      "Courses and exercises",
      "Lessons and guides",
    ]);
    const tools = (await open(app, "?q=claude")).html.split('<h2 id="group-tools">Tools')[1];
    expect(hitsOf(tools ?? "")[0]).toMatch(/<h3><a [^>]*href="\/tools\/5"/);
  });

  test("a search of signs alone says that there is no word in it", async () => {
    expect((await open(app, "?q=😀")).text).toContain("There is no word in this");
    expect((await open(app, "?q=how+is+it")).text).toContain("These words stand in every text");
  });

  test("the call answers what the page shows, with the places of the words", async () => {
    const { answer, body } = await ask(app, "?q=claude&kind=tool");
    expect(answer.status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(["found", "isMore", "page", "pageCount", "results"]);
    const [first] = body.results as {
      title: string;
      href: string;
      marks: { title: [number, number][] };
    }[];
    expect(first).toMatchObject({ kind: "tool", ref: "5", href: "/tools/5", title: "Claude" });
    const marked = first?.marks.title.map(([from, to]) => first.title.slice(from, to));
    expect(marked).toEqual(["Claude"]);

    const none = await ask(app, "?q=zeppelin");
    expect(none.body).toEqual({ found: 0, isMore: false, page: 1, pageCount: 0, results: [] });
  });

  test("the call refuses with a message and the fields", async () => {
    for (const [query, field] of [
      ["", "q"],
      ["?q=", "q"],
      [`?q=${"a".repeat(201)}`, "q"],
      ["?q=poem&kind=nonsense", "kind"],
      ["?q=poem&page=0", "page"],
    ]) {
      const { answer, body } = await ask(app, query ?? "");
      expect(answer.status, query).toBe(400);
      expect(Object.keys(body.errors as object), query).toEqual([field]);
      expect(body.message).toMatch(/\.$/);
    }
    expect((await ask(app, "?q=privacy&page=10")).answer.status).toBe(404);
    const posted = (await app.send(api.action, form("/api/search", {}))) as Response;
    expect(posted.status).toBe(405);
  });
});

test("an address searches 120 times a minute, on the page and through the call together", async () => {
  await using app = await startSite({ RATE_LIMIT_SCALE: "0.025" });
  const here = { "CF-Connecting-IP": "203.0.113.7" };
  for (let times = 0; times < 2; times++) {
    expect((await ask(app, "?q=poem", here)).answer.status).toBe(200);
  }
  const third = await openPage(app, "search", page, get("/search?q=poem", here));
  expect(third.response.status).toBe(200);

  const refused = await ask(app, "?q=poem", here);
  expect(refused.answer.status).toBe(429);
  expect(Number(refused.answer.headers.get("Retry-After"))).toBeGreaterThan(50);
  const shown = await openPage(app, "search", page, get("/search?q=poem", here));
  expect(shown.response.status).toBe(429);
  expect(shown.text).toContain("Please wait");
  expect(shown.html).toContain('value="poem"');

  const elsewhere = await ask(app, "?q=poem", { "CF-Connecting-IP": "203.0.113.8" });
  expect(elsewhere.answer.status).toBe(200);
});

test("when the search fails the page says so and keeps what was typed", async () => {
  await using app = await startSite();
  await app.env.DB.exec("alter table search_postings rename to search_postings_away");
  const { html, text, response } = await open(app, "?q=privacy&kind=guide");
  await app.env.DB.exec("alter table search_postings_away rename to search_postings");

  expect(response.status).toBe(500);
  expect(text).toContain("The search does not work just now.");
  expect(html).toContain('value="privacy"');
  expect(html).toContain('href="/search?q=privacy&amp;kind=guide"');
});

test("every page has the field or the link to it", async () => {
  await using app = await startApp();
  const { html } = await openPage(app, "lessons/:skillId", lesson, get("/lessons/one-clear-task"));
  const header = html.slice(html.indexOf("<header"), html.indexOf("</header>"));
  expect(header).toMatch(/<search[^>]*><form [^>]*action="\/search"/);
  expect(header).toMatch(/<input [^>]*name="q"/);
  expect(header).toMatch(/<a [^>]*aria-label="Find on this site"[^>]*href="\/search"/);
});

test("anybody reads a lesson, and nobody its questions", async () => {
  await using app = await startApp();
  for (const skill of skills) {
    const opened = await openPage(app, "lessons/:skillId", lesson, get(`/lessons/${skill.id}`));
    expect(opened.response.status, skill.id).toBe(200);
    expect(opened.text).toContain(skill.title);
    const situation = texts[skill.id]?.example.situation ?? "none";
    expect(opened.text).toContain(situation.slice(0, 40).split(/["'`*]/)[0]);
    for (const { prompt } of questions[skill.id] ?? []) expect(opened.html).not.toContain(prompt);
  }
  const missing = await openPage(app, "lessons/:skillId", lesson, get("/lessons/nothing"));
  expect(missing.response.status).toBe(404);
});
