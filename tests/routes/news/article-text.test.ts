import { expect, test } from "vitest";

import { createArticle } from "~/models/news/article-write.server";
import * as articlePage from "~/routes/news.$id/route";
import { get, startApp } from "../../support/app";
import { openPage } from "../../support/page";

type App = Awaited<ReturnType<typeof startApp>>;

/** Publishes an article through the desk's own function and opens its page as a visitor. */
async function publish(app: App, content: string) {
  const now = Date.now();
  const { id } = await createArticle(
    app.db,
    {
      title: "A text with everything",
      summary: "Headings, lists, emphasis and links of every kind.",
      content,
      category: "use_case",
      author: "Admin",
      imageUrl: "/covers/amber-desk.svg",
      imageAlt: null,
      submissionKey: crypto.randomUUID(),
      publishedAt: now - 60_000,
    },
    { editorId: null, now },
  );
  return openPage(app, "news/:id", articlePage, get(`/news/${id}`));
}

const filler = "A sentence that makes the text long enough to be an article. ".repeat(4);

test("markdown becomes headings, lists, emphasis and links [AR-08]", async () => {
  await using app = await startApp();
  const { html } = await publish(
    app,
    `## A heading\n\n- one\n- two\n\n**bold** and [a guide](/guides/5). ${filler}`,
  );
  for (const part of [
    /<h2[^>]*>A heading/,
    /<li>one<\/li>/,
    /<strong>bold/,
    /href="\/guides\/5"/,
  ]) {
    expect(html).toMatch(part);
  }
});

test("links lead only where six protocols go; the words of others stay [AR-09]", async () => {
  await using app = await startApp();
  const good = ["http", "https", "irc", "ircs", "mailto", "xmpp"];
  const targetOf = (protocol: string) =>
    ["mailto", "xmpp"].includes(protocol) ? "me@somewhere.example" : "//somewhere.example/";
  const bad = ["javascript", "data", "ftp", "vbscript"];
  const links = [...good, ...bad].map((each) => `[${each} link](${each}:${targetOf(each)})`);
  const { html } = await publish(app, `${links.join("\n\n")}\n\n${filler}`);
  for (const each of good) expect(html, each).toContain(`href="${each}:`);
  for (const each of bad) {
    expect(html, each).not.toContain(`href="${each}:`);
    expect(html, each).toContain(`${each} link`);
  }
});

test("the comment form has a name of 50 letters, three rows and a counter of 280 [AR-23, AR-24, AR-25]", async () => {
  await using app = await startApp();
  const { html, text } = await publish(app, filler);
  const name = /<input [^>]*name="(?:username|name)"[^>]*>/.exec(html)?.[0] ?? "";
  expect(name).toMatch(/maxLength="50"|maxlength="50"/);
  expect(html).toMatch(/<textarea [^>]*rows="3"/);
  expect(text).toMatch(/0\s*\/\s*280/);
});
