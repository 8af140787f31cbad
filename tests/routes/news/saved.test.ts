import { expect, test } from "vitest";

import { setSaved } from "~/models/marketplace/save.server";
import { setInteraction } from "~/models/news/interaction.server";
import * as saved from "~/routes/saved";
import * as bookmarks from "~/routes/saved_.bookmarks";
import * as markdown from "~/routes/saved_.markdown";
import { get, startApp } from "../../support/app";
import { addItem } from "../../support/market";
import { addArticle } from "../../support/news";
import { openPage } from "../../support/page";

type App = Awaited<ReturnType<typeof startApp>>;

async function saveSome(app: App) {
  const user = await app.createUser();
  const owner = { userId: user.id, guestId: null };
  const article = await addArticle(app, {
    title: "Ask [twice] & look",
    summary: "One line,\nand another.",
  });
  await addArticle(app, { title: "Not saved by anybody" });
  const item = await addItem(app, { name: "Meeting <notes>", priceCents: 900 });
  const change = { articleId: article.id, kind: "saved", value: true } as const;
  await setInteraction(app.db, change, owner, Date.UTC(2026, 0, 5));
  await setSaved(app.db, { itemId: item.id, kind: "bookmark", saved: true }, owner, 1000);
  return { article, item, headers: await app.signIn(user) };
}

test("everything that a member saved is listed, with what it is [SH-29]", async () => {
  await using app = await startApp();
  const { article, item, headers } = await saveSome(app);
  const { html, text } = await openPage(app, "saved", saved, get("/saved", headers));
  expect(text).toContain("Ask [twice] & look");
  expect(text).toMatch(/Meeting <notes> .*\$9\.00/);
  expect(html).toContain(`href="/news/${article.id}"`);
  expect(html).toContain(`href="/marketplace/${item.id}"`);
  expect(text).not.toContain("Not saved by anybody");
  expect(html).toContain('href="/saved/markdown"');
  expect(html).toContain('content="noindex"');
});

test("who saved nothing is told how, and sees nobody else's", async () => {
  await using app = await startApp();
  await saveSome(app);
  const { html, text } = await openPage(app, "saved", saved, get("/saved"));
  expect(text).toContain("Nothing saved yet");
  expect(text).not.toContain("twice");
  expect(html).not.toContain("/saved/markdown");
});

test("the list is exported as Markdown", async () => {
  await using app = await startApp();
  const { article, item, headers } = await saveSome(app);
  const answer = await app.send(markdown.loader, get("/saved/markdown", headers));
  expect(answer.headers.get("Content-Disposition")).toContain("lamplight-saved.md");
  expect(await answer.text()).toBe(`# Saved on Lamplight

## Articles

- [Ask \\[twice\\] & look](http://localhost/news/${article.id}): One line, and another.

## Marketplace

- [Meeting \\<notes\\>](http://localhost/marketplace/${item.id}): ${item.description}
`);
});

test("the list is exported as bookmarks that a browser imports", async () => {
  await using app = await startApp();
  const { article, headers } = await saveSome(app);
  const answer = await app.send(bookmarks.loader, get("/saved/bookmarks", headers));
  expect(answer.headers.get("Content-Disposition")).toContain("attachment");
  const text = await answer.text();
  expect(text).toMatch(/^<!DOCTYPE NETSCAPE-Bookmark-file-1>\n/);
  expect(text).toContain(
    `<DT><A HREF="http://localhost/news/${article.id}" ADD_DATE="${Date.UTC(2026, 0, 5) / 1000}">Ask [twice] &amp; look</A>`,
  );
  expect(text).toContain("Meeting &lt;notes&gt;");
  expect(text.match(/<DL>/g)).toHaveLength(text.match(/<\/DL>/g)?.length ?? 0);
});
