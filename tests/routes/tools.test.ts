import { expect, test } from "vitest";

import { tools } from "~/content/tools";
import { aiTools } from "~/db/schema/learning";
import * as list from "~/routes/api.tools._index";
import * as tool from "~/routes/api.tools.$toolId._index";
import * as page from "~/routes/tools._index/route";
import { form, get, startApp } from "../support/app";
import { openPage } from "../support/page";

type App = Awaited<ReturnType<typeof startApp>>;

async function addTools({ db }: App) {
  await db.insert(aiTools).values(tools.map((each) => ({ ...each, tags: [...each.tags] })));
}

function open(app: App) {
  return openPage(app, "tools", page, get("/tools"));
}

/** The card of a tool, as HTML. */
function cardOf(html: string, id: number) {
  const from = html.indexOf('<li class="tool ');
  const list = html.slice(from, html.indexOf("</main>", from));
  return list.split('<li class="tool ').find((part) => part.includes(`id="tool-${id}"`)) ?? "";
}

test("the list answers the nine tools with the stated fields, to anyone [AP-10, EN-12]", async () => {
  await using app = await startApp();
  await addTools(app);

  const response = (await app.send(list.loader, get("/api/tools"))) as Response;
  const answered = (await response.json()) as Record<string, unknown>[];
  expect(response.status).toBe(200);
  expect(answered.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  for (const each of answered) {
    expect(Object.keys(each).sort()).toEqual(
      ["bgGradient", "description", "difficulty", "iconClass", "id", "name", "tags"].sort(),
    );
    expect(each.tags).toEqual(tools.find(({ id }) => id === each.id)?.tags);
  }
});

test("a tool is answered by its id, and an unknown one with 404 [AP-12, UD-68]", async () => {
  await using app = await startApp();
  await addTools(app);
  const ask = async (toolId: string) =>
    (await app.send(tool.loader, get(`/api/tools/${toolId}`), { toolId })) as Response;

  const known = await ask("5");
  expect(known.status).toBe(200);
  expect(await known.json()).toMatchObject({ id: 5, name: "Claude" });

  for (const id of ["10", "0", "05", "-1", "5.0", "five", "9007199254740993"]) {
    const unknown = await ask(id);
    expect(unknown.status, id).toBe(404);
    expect(await unknown.json()).toEqual({ message: "There is no such tool." });
  }
});

test("nothing can be posted to the calls", async () => {
  await using app = await startApp();
  for (const { action } of [list, tool]) {
    const answer = (await app.send(action, form("/api/tools", {}))) as Response;
    expect(answer.status).toBe(405);
    expect(answer.headers.get("Allow")).toBe("GET");
  }
});

test("the page shows every tool of the table to a visitor, with a picture [SH-12, TO-11, TO-14]", async () => {
  await using app = await startApp();
  await addTools(app);
  const { html, text, response } = await open(app);

  expect(response.status).toBe(200);
  for (const { id, name, description, tags, difficulty } of tools) {
    const card = cardOf(html, id);
    expect(card).toContain(`>${name}</h2>`);
    expect(card).toMatch(/<svg class="cover cv-[a-z]+ cv-(day|night)"/);
    expect(text).toContain(description);
    for (const tag of tags) expect(card).toContain(`>${tag}</li>`);
    expect(card).toContain(`>${difficulty}</span>`);
  }
});

test("every card leads to its exercises, and only Grok's to a guide [TO-12, TO-13]", async () => {
  await using app = await startApp();
  await addTools(app);
  const { html, text } = await open(app);

  for (const { id } of tools) {
    const links = [...cardOf(html, id).matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]+)/g)].map(
      ([, href, label]) => [label, href],
    );
    const guide = id === 4 ? [["View complete guide", "/grok"]] : [];
    expect(links, String(id)).toEqual([["Start learning", `/tools/${id}`], ...guide]);
  }
  expect(text.match(/Start learning/g)).toHaveLength(9);
  expect(text.match(/View complete guide/gi)).toHaveLength(1);
});

test("a tool that only the table knows has a card like the others", async () => {
  await using app = await startApp();
  await app.db.insert(aiTools).values({
    id: 12,
    name: "<b>New</b>",
    description: "A tool without tags, picture and level.",
    category: "Other",
  });
  const { html } = await open(app);
  expect(html).toContain("&lt;b&gt;New&lt;/b&gt;");
  expect(cardOf(html, 12)).toContain('href="/tools/12"');
});

test("an empty table is said so", async () => {
  await using app = await startApp();
  expect((await open(app)).text).toContain("No tools yet");
});

test("when the tools cannot be read the page says so and offers to try again [ER-13, UD-74]", async () => {
  await using app = await startApp();
  await app.env.DB.exec("alter table ai_tools rename to ai_tools_away");
  const { html, text, response } = await open(app);
  await app.env.DB.exec("alter table ai_tools_away rename to ai_tools");

  expect(response.status).toBe(500);
  expect(text).toContain("AI Tools");
  expect(text).toContain("Failed to load AI tools. Please try again.");
  expect(html).toMatch(/<a [^>]*href="\/tools"[^>]*>Try again/);
});

test("the footer of every page leads to the tools and to the first of them [SH-33]", async () => {
  await using app = await startApp();
  const { html } = await open(app);
  const [column = ""] = /<nav aria-labelledby="foot-learn">.*?<\/nav>/s.exec(html) ?? [];
  const links = [...column.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]+)/g)];
  expect(links.map(([, href, label]) => [label, href])).toEqual([
    ["All tools", "/tools"],
    ["Start with GPT-4o", "/tools/1"],
    ["Practice exercises", "/tools"],
    ["Marketplace", "/marketplace"],
  ]);
});
