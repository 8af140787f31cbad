import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { directory } from "~/content/directory/directory";
import { tools } from "~/content/tools";
import { aiTools, directoryTools } from "~/db/schema/learning";
import * as root from "~/root";
import * as facts from "~/routes/admin.facts";
import * as dashboard from "~/routes/dashboard_.tools/route";
import * as guide from "~/routes/guides.$id/route";
import * as choose from "~/routes/tools.choose/route";
import * as compare from "~/routes/tools.compare/route";
import { get } from "../support/app";
import { startWithDirectory } from "../support/directory";
import { openPage } from "../support/page";
import { makeEditor } from "../support/reports";

type App = Awaited<ReturnType<typeof startWithDirectory>>;

function openCompare(app: App, query: string) {
  return openPage(app, "tools/compare", compare, get(`/tools/compare${query}`));
}

function openChoose(app: App, query: string, headers: HeadersInit = {}) {
  return openPage(app, "tools/choose", choose, get(`/tools/choose${query}`, headers));
}

async function makeOld(app: App, name: string) {
  const entry = directory.find((each) => each.name === name);
  if (!entry) throw new Error(`There is no ${name}.`);
  await app.db
    .update(directoryTools)
    .set({ entry: JSON.stringify({ ...entry, checkedOn: "2020-01-31" }) })
    .where(eq(directoryTools.name, name));
}

test("up to three tools stand side by side, with ages, sources and their day", async () => {
  await using app = await startWithDirectory();
  const { html, text, response } = await openCompare(
    app,
    "?tool=claude&tool=chatgpt&tool=claude&tool=le-chat&tool=suno",
  );

  expect(response.status).toBe(200);
  expect(html.match(/<dt>Claude<\/dt>/g)).toHaveLength(9);
  expect(html).toContain("<dt>ChatGPT</dt>");
  expect(html).toContain("<dt>Le Chat</dt>");
  expect(html).not.toContain("<dt>Suno</dt>");
  expect(text).toContain("18 and over");
  expect(text).toContain("13 and over, with a parent's permission below 18");
  expect(text).toContain("Read on Nov 20, 2026");
});

test("without a choice there is only the form, and what is unknown is said", async () => {
  await using app = await startWithDirectory();
  const empty = await openCompare(app, "");
  expect(empty.html.match(/<select[^>]*name="tool"/g)).toHaveLength(3);
  expect(empty.html).not.toContain("<dt>");

  const { text } = await openCompare(app, "?tool=claude&tool=no-such-tool&tool=");
  expect(text).toContain("One tool of this address is not in our directory.");
});

test("four answers end with tools and reasons, and a way to compare them", async () => {
  await using app = await startWithDirectory();
  const { html, text } = await openChoose(app, "?task=write&device=phone&cost=free&age=teen");

  expect(html).toContain("<h3>ChatGPT</h3>");
  expect(html).not.toContain("<h3>Claude</h3>");
  expect(text).toContain("Drafts a letter with you and changes it as often as you like.");
  expect(html).toMatch(/href="\/tools\/compare\?tool=chatgpt&amp;tool=/);
});

test("a missing answer is asked for at its question", async () => {
  await using app = await startWithDirectory();
  const { html } = await openChoose(app, "?task=write&device=phone&cost=free");
  expect(html.match(/Choose one, so that we can look for a tool/g)).toHaveLength(1);
  expect(html).toMatch(/<option value="write" selected/);
  expect((await openChoose(app, "")).html).not.toContain("Choose one, so that");
});

test("nothing that fits is said, to young people in other words", async () => {
  await using app = await startWithDirectory();
  const { text } = await openChoose(app, "?task=code&device=phone&cost=free&age=child");
  expect(text).toContain("No tool fits all four answers");
  expect(text).toContain("ask a parent or teacher");
});

test("whoever is under 18 cannot answer as an adult", async () => {
  await using app = await startWithDirectory();
  const headers = await app.signIn(await app.createLearner({ ageGroup: "under18" }));
  const query = "?task=write&device=any&cost=any&age=adult";
  const { html } = await openChoose(app, query, headers);
  expect(html).not.toContain("<h3>Claude</h3>");
  expect(html).not.toContain("18 or over");
  expect((await openChoose(app, query)).html).toContain("18 or over");
});

test.each([
  ["/tools/compare?tool=claude&tool=chatgpt&tool=suno", compare.loader],
  ["/tools/choose", choose.loader],
  ["/tools/choose?task=write&device=any&cost=any&age=adult", choose.loader],
] as const)("a visitor's %s asks the database once at most", async (path, loader) => {
  await using app = await startWithDirectory();
  const request = get(path);
  const context = app.context(request);
  await Promise.all([
    root.loader({ request, context, params: {} }),
    loader({ request, context, params: {} }),
  ]);
  expect(context.meter.d1RoundTrips).toBeLessThanOrEqual(1);
  expect(context.meter.rowsRead).toBeLessThanOrEqual(200);
});

test("a badge stands at a tool whose facts are old, and at no other", async () => {
  await using app = await startWithDirectory();
  const headers = await app.signIn(await app.createLearner());
  const openDirectory = (page: number) =>
    openPage(app, "dashboard/tools", dashboard, get(`/dashboard/tools?page=${page}`, headers));
  const count = async () => {
    const [first, second] = [await openDirectory(1), await openDirectory(2)];
    return `${first.html}${second.html}`.match(/Facts may be old/g)?.length ?? 0;
  };
  const before = await count();
  await makeOld(app, "Suno");
  await makeOld(app, "Canva");
  expect(await count()).toBe(before + 2);
  expect((await openCompare(app, "?tool=suno")).text).toContain("Facts may be old");
});

test("a guide names the age with its figure", async () => {
  await using app = await startWithDirectory();
  await app.db.insert(aiTools).values(tools.map((each) => ({ ...each, tags: [...each.tags] })));
  const { text } = await openPage(app, "guides/:id", guide, get("/guides/5"));
  expect(text).toContain("Age: 18 and over");
});

test("editors see which pages have old facts, the oldest first", async () => {
  await using app = await startWithDirectory();
  const editor = await makeEditor(app);
  const headers = await app.signIn(editor);
  const open = () => openPage(app, "admin/facts", facts, get("/admin/facts", headers));

  await makeOld(app, "Suno");
  const { html, text } = await open();
  expect(html).toMatch(/<tbody><tr><th scope="row"><a href="\/tools\/compare\?tool=suno">Suno</);
  expect(text).toMatch(/Suno Directory Jan 31, 2020/);
});

test("the desk of facts is closed to everybody else", async () => {
  await using app = await startWithDirectory();
  const headers = await app.signIn(await app.createLearner());
  const answer = await app.send(facts.loader, get("/admin/facts", headers));
  expect((answer as unknown as Response).status).toBe(403);
});
