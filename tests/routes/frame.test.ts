import { expect, test } from "vitest";

import { site } from "~/content/site";
import { tools as storedTools } from "~/content/tools";
import { aiTools } from "~/db/schema/learning";
import * as landing from "~/routes/_index/route";
import * as unknown from "~/routes/$";
import * as about from "~/routes/about/route";
import * as auth from "~/routes/auth/route";
import * as authTest from "~/routes/auth-test/route";
import * as community from "~/routes/community._index/route";
import * as dashboard from "~/routes/dashboard/route";
import * as courses from "~/routes/dashboard_.courses/route";
import * as score from "~/routes/dashboard_.score/route";
import * as grok from "~/routes/grok/route";
import * as guide from "~/routes/guides.$id/route";
import * as learn from "~/routes/learn/route";
import * as marketplace from "~/routes/marketplace._index/route";
import * as news from "~/routes/news._index";
import * as onboarding from "~/routes/onboarding/route";
import * as search from "~/routes/search/route";
import * as tools from "~/routes/tools._index/route";
import { get, startApp } from "../support/app";
import { openPage } from "../support/page";

type App = Awaited<ReturnType<typeof startApp>>;

/** The pages of this file by their addresses. */
const pages: Record<string, object> = {
  "/": landing,
  "/about": about,
  "/auth": auth,
  "/auth-test": authTest,
  "/community": community,
  "/dashboard": dashboard,
  "/dashboard/courses": courses,
  "/dashboard/score": score,
  "/grok": grok,
  "/learn": learn,
  "/marketplace": marketplace,
  "/news": news,
  "/onboarding": onboarding,
  "/tools": tools,
};

async function open(app: App, address: string, headers: HeadersInit = {}) {
  const page = await openPage(
    app,
    address.slice(1),
    pages[address] as object,
    get(address, headers),
  );
  return { ...page, ...partsOf(page.html) };
}

async function addTools({ db }: App) {
  await db.insert(aiTools).values(storedTools.map((each) => ({ ...each, tags: [...each.tags] })));
}

function openUnknown(app: App) {
  return openPage(app, "*", unknown, get("/no/such/page"));
}

function partsOf(html: string) {
  const [header = ""] = /<header class="site-head[\s\S]*?<\/header>/.exec(html) ?? [];
  const [main = ""] = /<main[^>]*>[\s\S]*<\/main>/.exec(html) ?? [];
  const [footer = ""] = /<footer class="site-foot[\s\S]*?<\/footer>/.exec(html) ?? [];
  return { header, main, footer };
}

/** What the links of this part lead to, and what they say. */
function linksIn(html: string) {
  const links = html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g);
  return [...links].map(([all, href, inside = ""]) => ({
    href,
    text: inside.replace(/<[^>]*>/g, ""),
    current: /aria-current="([^"]*)"/.exec(all)?.[1],
  }));
}

/** The row of the header; the same links stand in its menu again. */
function navigationOf(header: string) {
  return linksIn(/<nav class="site-nav"[\s\S]*?<\/nav>/.exec(header)?.[0] ?? "");
}

test("every page sits between the header and the footer [SH-06, SH-25]", async () => {
  await using app = await startApp();
  const opened = ["/", "/auth", "/onboarding", "/about"].map((each) => open(app, each));
  const found = [...(await Promise.all(opened)), await openUnknown(app)];
  for (const { html } of found) {
    const { header, main, footer } = partsOf(html);
    const [brand] = linksIn(header);
    expect(brand).toMatchObject({ href: "/", text: "Lamplight" });
    expect(header).toMatch(/<a class="brand"[^>]*><svg[^>]*>.*?<\/svg><span>Lamplight</);
    expect(main).toContain("<h1");
    expect(footer).toContain(site.mission);
    expect(html.indexOf("<header")).toBeLessThan(html.indexOf("<main"));
    expect(html.indexOf("</main>")).toBeLessThan(html.indexOf('<footer class="site-foot'));
  }
});

test("the stated addresses answer with their screens [SH-08, SH-09, SH-10]", async () => {
  await using app = await startApp();
  expect((await open(app, "/")).main).toMatch(/<h1[^>]*>Lamplight</);
  expect((await open(app, "/auth")).text).toContain("Sign in to your account");
  expect((await open(app, "/auth-test")).main).toMatch(/<button[^>]*>Check Session<\/button>/);
});

test("a visitor uses landing, onboarding, tools and guides without signing in [SH-05]", async () => {
  await using app = await startApp();
  await addTools(app);
  const fifth = await openPage(app, "guides/:id", guide, get("/guides/5"));
  const shown = [
    [await open(app, "/"), /<h1[^>]*>Lamplight</],
    [await open(app, "/onboarding"), /<(a|button)[^>]*>(<svg.*?<\/svg>)?Make my plan/],
    [await open(app, "/tools"), /<h[23][^>]*>(<[^>]*>)*Midjourney/],
    [fifth, /<a [^>]*href="\/guides\/5\?tab=challenges"[^>]*>Challenges/],
    [await open(app, "/grok"), /<h1[^>]*>[^<]*Grok/],
  ] as const;
  for (const [{ response, html }, content] of shown) {
    expect(response.status).toBe(200);
    expect(partsOf(html).main).toMatch(content);
    expect(html).not.toMatch(/sign in to (see|read|use|continue)/i);
  }
});

test("the dashboard is labelled Learn, and the entry of a section is highlighted [SH-11, SH-27]", async () => {
  await using app = await startApp();
  const me = await app.signIn(await app.createLearner());
  for (const [address, current] of [
    ["/dashboard", "page"],
    ["/dashboard/score", "true"],
  ] as const) {
    const { header } = await open(app, address, me);
    const marked = navigationOf(header).filter((link) => link.current !== undefined);
    expect(marked, address).toEqual([{ href: "/dashboard", text: "Learn", current }]);
  }
});

test("the header has its six links, and all of the site is reached from it [SH-01, SH-26]", async () => {
  await using app = await startApp();
  await addTools(app);
  const stated = [
    ["Home", "/", "Lamplight"],
    ["Learn", "/learn", "Learn"],
    ["AI Tools", "/tools", "AI Tools"],
    ["Community", "/community", "Community"],
    ["Marketplace", "/marketplace", "AI Marketplace"],
    ["News", "/news", "AI News Feed"],
  ] as const;
  const home = await open(app, "/");
  const links = navigationOf(home.header).map(({ text, href }) => [text, href]);
  expect(links).toEqual(stated.map(([label, href]) => [label, href]));
  for (const [, href, words] of stated) {
    const { response, text } = await open(app, href);
    expect(response.status, href).toBe(200);
    expect(text, href).toContain(words);
  }
  for (const href of ["/onboarding", "/tools/1"]) expect(home.html).toContain(`href="${href}`);
  const ways = linksIn((await open(app, "/tools")).main).map(({ href }) => href);
  expect(ways).toEqual(expect.arrayContaining([expect.stringMatching(/^\/(guides\/\d+|grok)$/)]));

  const me = await app.signIn(await app.createLearner());
  const mine = await open(app, "/dashboard", me);
  expect(navigationOf(mine.header)[1]).toMatchObject({ text: "Learn", href: "/dashboard" });
  const tab = linksIn(mine.main).find(({ text }) => text.includes("AI Courses"));
  expect(tab?.href).toBe("/dashboard/courses");
  expect((await open(app, "/dashboard/courses", me)).response.status).toBe(200);
});

test("an unknown path answers 404 with the stated texts, a search and places to begin [SH-23, SH-24]", async () => {
  await using app = await startApp();
  const { response, html, text } = await openUnknown(app);
  expect(response.status).toBe(404);
  expect(text).toContain("404 Page Not Found Did you forget to add the page to the router?");
  const { main } = partsOf(html);
  expect(linksIn(main)[0]).toMatchObject({ href: "/", text: "Go to the home page" });

  const [form = ""] = /<form[^>]*role="search"[\s\S]*?<\/form>/.exec(main) ?? [];
  expect(form).toMatch(/<form method="get" action="\/search"/);
  expect(form).toMatch(/<input[^>]*type="search"[^>]*name="q"/);
  expect(form).toMatch(/<button[^>]*type="submit"[^>]*>Search<\/button>/);
  const found = await openPage(app, "search", search, get("/search?q=sources"));
  expect(found.response.status).toBe(200);

  const [list = ""] = /<ul[^>]*aria-label="Places to begin"[\s\S]*?<\/ul>/.exec(main) ?? [];
  const places = linksIn(list).map(({ href }) => href ?? "");
  expect(places).toHaveLength(3);
  for (const place of places) expect((await open(app, place)).response.status, place).toBe(200);
});

test("the footer has its links, its line and this year [SH-34, SH-35, SH-36, SH-37]", async () => {
  await using app = await startApp();
  const { footer } = await open(app, "/");
  const links = linksIn(footer);
  const targets = Object.fromEntries(links.map(({ text, href }) => [text, href]));
  expect(targets).toMatchObject({ About: "/about", Blog: "/news", Contact: "/contact" });
  expect(targets).toMatchObject({ "For groups and classes": "/about#groups" });
  expect(footer).toContain("<span>Careers</span>");
  expect(targets).not.toHaveProperty("Careers");
  expect(footer).toMatch(new RegExp(`©[^<]*(<!-- -->)?${new Date().getUTCFullYear()}`));
  expect(footer).toContain(
    "Empowering learners of all ages to understand and build with AI through personalized, interactive experiences",
  );

  const [social = ""] = /<ul class="social">[\s\S]*?<\/ul>/.exec(footer) ?? [];
  expect(linksIn(social).map(({ href }) => href)).toEqual(site.social.map(({ href }) => href));
});
