import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { articleComments, articleRevisions, newsArticles } from "~/db/schema/news";
import { users } from "~/db/schema/people";
import { drafts, textPictures } from "~/db/schema/site";
import { checkArticle } from "~/models/news/article-checks";
import { createArticle } from "~/models/news/article-write.server";
import { postComment } from "~/models/news/comment-post.server";
import { dropUnused } from "~/models/text-picture.server";
import * as listPage from "~/routes/admin.articles._index";
import * as editPage from "~/routes/admin.articles.$id/route";
import * as picture from "~/routes/admin.articles.picture";
import * as preview from "~/routes/admin.articles.preview";
import * as queuePage from "~/routes/admin.comments/route";
import * as newPage from "~/routes/admin.new-article";
import { loader as list, action as publish } from "~/routes/api.news._index";
import * as files from "~/routes/files.$";
import * as feedPage from "~/routes/news._index";
import * as articlePage from "~/routes/news.$id/route";
import { readAccountData } from "../../support/account-data";
import { form, get, json, startApp } from "../../support/app";
import { png } from "../../support/listing";
import { openPage } from "../../support/page";

type App = Awaited<ReturnType<typeof startApp>>;

const good = {
  title: "Ten chars!",
  summary: "Twenty characters it",
  category: "use_case",
  content: `## A heading\n\n${"Words that are *worth* reading. ".repeat(5)}`,
  imageUrl: "/covers/moss-desk.svg",
};

async function signInEditor(app: App) {
  const user = await app.createUser();
  await app.db.update(users).set({ role: "editor" }).where(eq(users.id, user.id));
  return { id: user.id, headers: await app.signIn(user) };
}

async function sendNew(app: App, headers: HeadersInit, fields: Record<string, string>) {
  const body = { intent: "create", ...good, ...fields };
  return openPage(app, "admin/new-article", newPage, form("/admin/new-article", body, headers));
}

async function sendApi(app: App, headers: HeadersInit, body: unknown) {
  const response = await app.send(publish, json("/api/news", body, headers));
  return { status: response.status, body: await response.json<Record<string, unknown>>() };
}

async function articlesOf(app: App) {
  return app.db.select().from(newsArticles).orderBy(newsArticles.id);
}

test("only editors may write: 401 or the sign-in page for visitors, 403 for others [AC-13]", async () => {
  await using app = await startApp();
  const member = await app.signIn(await app.createUser());
  expect((await sendApi(app, {}, good)).status).toBe(401);
  expect((await sendApi(app, member, good)).status).toBe(403);
  const asked = json("/admin/articles/preview", { content: "Hello" });
  expect((await app.send(preview.action, asked)).status).toBe(401);
  const { id } = await createArticle(
    app.db,
    { ...good, category: "use_case", imageAlt: null, author: "Admin" },
    { editorId: null, now: 1 },
  );
  for (const [path, address, module] of [
    ["admin/new-article", "/admin/new-article", newPage],
    ["admin/articles", "/admin/articles", listPage],
    ["admin/articles/:id", `/admin/articles/${id}`, editPage],
    ["admin/comments", "/admin/comments", queuePage],
  ] as const) {
    const visitor = await openPage(app, path, module, get(address));
    expect(visitor.response.headers.get("Location")).toBe(`/auth?redirectTo=${address}`);
    const asMember = await openPage(app, path, module, get(address, member));
    expect(asMember.response.status, address).toBe(403);
    if (!("action" in module)) continue;
    const sent = { intent: "unpublish" };
    const posted = await openPage(app, path, module, form(address, sent, member));
    expect(posted.response.status, address).toBe(403);
    const byVisitor = await openPage(app, path, module, form(address, sent));
    expect(byVisitor.response.headers.get("Location")).toMatch(/^\/auth\?redirectTo=/);
  }
  expect((await articlesOf(app)).map(({ status }) => status)).toEqual(["published"]);
});

test("an article sent to /api is in its category with its picture and date [AP-30, AP-31, AC-11]", async () => {
  await using app = await startApp();
  const { headers } = await signInEditor(app);
  const { status, body } = await sendApi(app, headers, good);
  expect(status).toBe(201);
  expect(body).toMatchObject({ source: "use_case", author: "Admin", likes: 0, saves: 0 });
  const found = await app.send(list, get("/api/news?source=use_case"));
  expect(await found.json()).toMatchObject([
    { id: body.id, image_url: "/covers/moss-desk.svg", published_at: expect.any(String) },
  ]);
  const named = await sendApi(app, headers, { ...good, author: " Mara " });
  expect(named.body.author).toBe("Mara");
});

test.each([
  [{ title: "Nine char" }, "title", "Title must be at least 10 characters"],
  [{ title: undefined }, "title", "Title must be at least 10 characters"],
  [{ summary: "Nineteen characters" }, "summary", "Summary must be at least 20 characters"],
  [{ content: "x".repeat(99) }, "content", "Content must be at least 100 characters"],
  [{ category: "" }, "category", "Category is required"],
  [{ category: "all" }, "category", "Category is required"],
  [{ imageUrl: "http://example.org/a.png" }, "imageUrl", "Please enter a valid image URL"],
  [{ imageUrl: "//example.org/a.png" }, "imageUrl", "Please enter a valid image URL"],
  [{ imageUrl: "/images/a.png" }, "imageUrl", "Please enter a valid image URL"],
  [{ imageUrl: "/files/../admin" }, "imageUrl", "Please enter a valid image URL"],
  [{ imageUrl: "javascript:alert(1)" }, "imageUrl", "Please enter a valid image URL"],
  [
    { imageUrl: "" },
    "imageUrl",
    "Please enter a valid image URL, upload a cover, or let the site draw one",
  ],
])("/api and the form refuse %j [AC-06, AC-07, AC-08, AC-10]", async (change, field, sentence) => {
  await using app = await startApp();
  const { headers } = await signInEditor(app);
  const { status, body } = await sendApi(app, headers, { ...good, ...change });
  expect(status).toBe(400);
  expect(body).toEqual({ message: sentence, errors: { [field]: [sentence] } });

  const typed = Object.entries({ author: "Somebody", ...change }).map(
    ([name, value]) => [name, value ?? ""] as const,
  );
  const page = await sendNew(app, headers, Object.fromEntries(typed));
  expect(page.response.status).toBe(400);
  expect(page.text).toContain(sentence);
  expect(page.html).toContain('value="Somebody"');
  expect(await articlesOf(app)).toEqual([]);
});

test("every field that is wrong is described by its sentence, and the summary of them takes the focus [AC-06, AC-07, AC-08, AC-09]", async () => {
  await using app = await startApp();
  const { headers } = await signInEditor(app);
  const empty = { summary: "", category: "", content: "", imageUrl: "" };
  const { html } = await sendNew(app, headers, { title: "Short", ...empty });
  const [summary = ""] = /<div class="note wrong"[^>]*autofocus[\s\S]*?<\/ul>/i.exec(html) ?? [];
  for (const [name, sentence] of [
    ["title", "Title must be at least 10 characters"],
    ["summary", "Summary must be at least 20 characters"],
    ["category", "Category is required"],
    ["content", "Content must be at least 100 characters"],
    ["imageUrl", "Please enter a valid image URL"],
  ] as const) {
    const [control = ""] = new RegExp(`<[^>]* name="${name}"[^>]*>`).exec(html) ?? [];
    const described = /aria-describedby="([^"]*)"/.exec(control)?.[1]?.split(" ");
    const said = described?.map((id) => new RegExp(`id="${id}"[^>]*>(.*?)</div>`).exec(html)?.[1]);
    expect(said?.join(), name).toContain(sentence);
    expect(summary, name).toContain(sentence);
  }
  expect(html).toContain('value="Short"');
});

test("10, 20 and 100 characters are enough, and a category is required [AC-06, AC-07, AC-08, AC-09]", async () => {
  await using app = await startApp();
  const { headers } = await signInEditor(app);
  expect((await sendApi(app, headers, { ...good, content: "x".repeat(100) })).status).toBe(201);
  const { category: _, ...rest } = good;
  expect((await sendApi(app, headers, rest)).body.message).toBe("Category is required");
});

test("the category field offers the categories of an article with the labels of its page [AC-05]", async () => {
  await using app = await startApp();
  const { headers } = await signInEditor(app);
  const request = get("/admin/new-article", headers);
  const { html } = await openPage(app, "admin/new-article", newPage, request);
  const [select = ""] = /<select[^>]*name="category"[\s\S]*?<\/select>/.exec(html) ?? [];
  const options = [...select.matchAll(/<option[^>]*value="([^"]*)"[^>]*>([^<]*)/g)];
  expect(options.map(([, key, label]) => [key, label?.replace("&amp;", "&")])).toEqual([
    ["", "Choose a category"],
    ["summary_day", "Daily Summary"],
    ["summary_week", "Weekly Recap"],
    ["summary_month", "Monthly Insight"],
    ["breakthrough", "Breakthrough"],
    ["tool_spotlight", "Tool Spotlight"],
    ["use_case", "Use Case"],
    ["mini_challenge", "Mini Challenge"],
    ["beginner_bite", "Beginner Bite"],
    ["trend_opinion", "Trend & Opinion"],
  ]);
});

test("the form creates an article and comes back empty with the stated words [AC-01, AC-03, AC-12, ER-43]", async () => {
  await using app = await startApp();
  const { id: editorId, headers } = await signInEditor(app);
  const empty = await openPage(
    app,
    "admin/new-article",
    newPage,
    get("/admin/new-article", headers),
  );
  for (const label of ["Title", "Summary", "Category", "Content", "Image URL", "Author"]) {
    expect(empty.text).toContain(label);
  }
  expect(empty.text).toContain("Create Article");

  const sent = await sendNew(app, headers, { submissionKey: "key-1" });
  expect(sent.response.headers.get("Location")).toBe("/admin/new-article");
  await sendNew(app, headers, { submissionKey: "key-1" });
  expect(await articlesOf(app)).toMatchObject([
    { title: good.title, status: "published", editorId, author: "Admin" },
  ]);
  const notice = sent.response.headers.getSetCookie()[0]?.split(";", 1)[0] ?? "";
  const { Cookie } = headers as { Cookie: string };
  const after = await openPage(
    app,
    "admin/new-article",
    newPage,
    get("/admin/new-article", { Cookie: `${Cookie}; ${notice}` }),
  );
  expect(after.html).toContain("Article has been created successfully");
  const [stored] = await articlesOf(app);
  expect(after.html).toContain(`href="/news/${stored?.id}">Read it</a>`);
  expect(after.text).toContain("Not saved yet");
  expect(after.html).not.toContain(good.title);
});

test("a cover is told by its bytes, stored and shown from our own address", async () => {
  await using app = await startApp();
  const { headers } = await signInEditor(app);
  const send = async (bytes: Uint8Array<ArrayBuffer>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...good, imageUrl: "", intent: "create" })) {
      body.set(name, value);
    }
    body.set("cover", new File([bytes], "cover.png"));
    const request = new Request("http://localhost/admin/new-article", {
      method: "POST",
      body,
      headers,
    });
    return openPage(app, "admin/new-article", newPage, request);
  };
  const refused = await send(new TextEncoder().encode("<script>alert(1)</script> as a picture"));
  expect(refused.response.status).toBe(400);
  expect(refused.text).toContain("This is not a PNG, JPG or GIF picture");
  expect((await send(png)).response.status).toBe(302);
  const [article] = await articlesOf(app);
  expect(article?.imageUrl).toMatch(/^\/files\/covers\/[0-9a-f-]{36}\.png$/);
  expect(await env.FILES.head(article?.imageUrl?.replace("/files/", "") ?? "")).not.toBeNull();
});

test("a drawn cover stands in for a picture, and a draft needs a title alone", async () => {
  await using app = await startApp();
  const { headers } = await signInEditor(app);
  await sendNew(app, headers, { imageUrl: "", drawCover: "on" });
  const body = { intent: "draft", title: "An idea" };
  const draft = await openPage(
    app,
    "admin/new-article",
    newPage,
    form("/admin/new-article", body, headers),
  );
  const [drawn, idea] = await articlesOf(app);
  expect(drawn?.imageUrl).toMatch(/^\/covers\/moss-[a-z]+\.svg$/);
  expect(idea).toMatchObject({ title: "An idea", status: "draft", publishedAt: null });
  expect(draft.response.headers.get("Location")).toBe(`/admin/articles/${idea?.id}`);
});

test("write, preview, publish, edit, unpublish and publish again, without scripts", async () => {
  await using app = await startApp();
  const { id: editorId, headers } = await signInEditor(app);
  await sendNew(app, headers, { intent: "draft" });
  const [draft] = await articlesOf(app);
  const id = draft?.id ?? 0;
  const send = (fields: Record<string, string>) =>
    openPage(
      app,
      "admin/articles/:id",
      editPage,
      form(`/admin/articles/${id}`, { ...good, revision: "1", ...fields }, headers),
    );
  const shown = await send({
    intent: "preview",
    content: `${good.content}\n\n[x](javascript:alert(1)) <img src=x onerror=alert(1)> [old](http://127.0.0.1/x)`,
  });
  expect(shown.html).toContain("<h2>A heading</h2>");
  expect(shown.html).not.toContain("<img src=x");
  expect(shown.html).not.toContain('href="javascript');
  expect(shown.text).toContain("1 minute to read");
  expect(shown.text).toContain("This link is not secure: http://127.0.0.1/x");
  expect((await articlesOf(app))[0]?.status).toBe("draft");

  expect((await send({ intent: "publish" })).response.status).toBe(302);
  expect((await articlesOf(app))[0]).toMatchObject({ status: "published", revision: 2 });
  const stale = await send({ intent: "save", title: "A lost title", revision: "1" });
  expect(stale.response.status).toBe(409);
  expect(stale.html).toContain('value="A lost title"');
  expect(stale.text).toContain("Somebody else saved this article");
  const unsaid = await send({
    ...{ intent: "save", revision: "2", title: "A better title" },
    ...{ note: " ", isCorrection: "on" },
  });
  expect(unsaid.response.status).toBe(400);
  expect(unsaid.text).toContain("Please say what was wrong: readers see it under Corrections");
  expect(unsaid.html).toMatch(/<input(?=[^>]*name="note")(?=[^>]*aria-invalid="true")/);
  expect(unsaid.html).toMatch(/<input(?=[^>]*name="isCorrection")(?=[^>]*checked)/);
  expect(unsaid.html).toContain('value="A better title"');
  expect((await articlesOf(app))[0]).toMatchObject({ title: good.title, revision: 2 });
  await send({
    ...{ intent: "save", revision: "2", title: "A better title" },
    ...{ note: "The name was wrong.", isCorrection: "on" },
  });
  expect((await articlesOf(app))[0]).toMatchObject({ title: "A better title", revision: 3 });
  const revisions = await app.db.select().from(articleRevisions);
  expect(revisions.at(-1)).toMatchObject({
    ...{ revision: 2, title: good.title, editorId },
    ...{ note: "The name was wrong.", isCorrection: true },
  });
  const page = await openPage(
    app,
    "admin/articles/:id",
    editPage,
    get(`/admin/articles/${id}`, headers),
  );
  expect(page.text).toContain("Earlier versions");
  const read = await openPage(app, "news/:id", articlePage, get(`/news/${id}`));
  expect(read.text).toContain("Corrections");
  expect(read.text).toContain("The name was wrong.");

  await send({ intent: "unpublish" });
  expect((await articlesOf(app))[0]?.status).toBe("unpublished");
  expect(await (await app.send(list, get("/api/news"))).json()).toEqual([]);
  await send({ intent: "publish", revision: "3" });
  expect(await (await app.send(list, get("/api/news"))).json()).toHaveLength(1);
  const missing = await openPage(
    app,
    "admin/articles/:id",
    editPage,
    get("/admin/articles/999", headers),
  );
  expect(missing.response.status).toBe(404);
});

test("who saves over somebody else's newer version sees both, and then may save", async () => {
  await using app = await startApp();
  const { headers } = await signInEditor(app);
  await sendNew(app, headers, { intent: "draft" });
  const [draft] = await articlesOf(app);
  const address = `/admin/articles/${draft?.id}`;
  const mine = `Mine.\n\n${good.content}`;
  const send = (fields: Record<string, string>) => {
    const body = { intent: "save", ...good, revision: "1", ...fields };
    return openPage(app, "admin/articles/:id", editPage, form(address, body, headers));
  };
  const shown = /<h2 id="newer">[\s\S]*?<\/section>/;
  const seen = (html: string) => /name="seen" value="(\d+)"/.exec(html)?.[1] ?? "";
  expect((await send({ intent: "preview", content: mine })).html).not.toMatch(shown);

  const theirs = { content: `Theirs.\n\n${good.content}`, author: "Theo" };
  expect((await send(theirs)).response.status).toBe(302);
  const refused = await send({ content: mine.replaceAll("\n", "\r\n") });
  expect(refused.response.status).toBe(409);
  expect(refused.html).toMatch(/<textarea[^>]*name="content"[^>]*>Mine\./);
  const [newer = ""] = shown.exec(refused.html) ?? [];
  expect(newer).toMatch(/<summary>Content<\/summary><pre>Theirs\.\s+## A heading/);
  expect(newer).toMatch(/<summary>Author<\/summary><pre>Theo</);
  // What is the same in both is not shown twice.
  expect(newer).not.toContain("<summary>Title");
  expect(newer).not.toContain("Mine.");

  // It stays beside the text through a preview, and a third version is not lost either.
  const previewed = await send({ intent: "preview", content: mine, seen: seen(refused.html) });
  expect(previewed.html).toContain("<pre>Theirs.");
  const third = { content: `Third.\n\n${good.content}`, seen: seen(refused.html) };
  expect((await send(third)).response.status).toBe(302);
  const again = await send({ content: mine, seen: seen(previewed.html) });
  expect(again.response.status).toBe(409);
  expect(again.html).toContain("<pre>Third.");

  const saved = await send({ content: mine, seen: seen(again.html) });
  expect(saved.response.status).toBe(302);
  expect(await articlesOf(app)).toMatchObject([{ content: mine.trim(), revision: 4 }]);
  const kept = await app.db.select().from(articleRevisions).orderBy(articleRevisions.revision);
  expect(kept.map(({ content }) => content.split("\n")[0])).toEqual([
    "## A heading",
    "Theirs.",
    "Third.",
  ]);
});

test("who comes back to a text that was overtaken reads it again, with the newer version over it", async () => {
  await using app = await startApp();
  const { headers } = await signInEditor(app);
  await sendNew(app, headers, {});
  const [article] = await articlesOf(app);
  const address = `/admin/articles/${article?.id}`;
  const send = (fields: Record<string, string>) => {
    const body = { intent: "save", ...good, revision: "1", ...fields };
    return openPage(app, "admin/articles/:id", editPage, form(address, body, headers));
  };
  const open = () => openPage(app, "admin/articles/:id", editPage, get(address, headers));
  // In one tab, and then in the other, which still shows the article as it was.
  expect((await send({ author: "Theo" })).response.status).toBe(302);
  expect((await open()).text).not.toContain("Somebody else saved this article");
  const refused = await send({ title: "Mine, typed in the other tab" });
  expect(refused.response.status).toBe(409);

  const again = await open();
  expect(again.html).toContain('value="Mine, typed in the other tab"');
  expect(again.text).toContain("Somebody else saved this article while you were writing.");
  expect(again.html).toMatch(/<summary>Author<\/summary><pre>Theo</);
  const seen = /name="seen" value="(\d+)"/.exec(again.html)?.[1] ?? "";
  const saved = await send({ title: "Mine, typed in the other tab", seen });
  expect(saved.response.status).toBe(302);
  expect((await open()).text).not.toContain("Somebody else saved this article");
});

test("without scripts one button of an article's form keeps it for the desk", async () => {
  await using app = await startApp();
  const { headers } = await signInEditor(app);
  const blank = await openPage(
    app,
    "admin/new-article",
    newPage,
    get("/admin/new-article", headers),
  );
  expect(blank.text).toContain("Save as draft");
  expect(blank.text).not.toContain("Keep as draft");
  expect(blank.text).not.toContain("as soon as it is created");
  // What readers see already is kept aside by the other one, since saving shows it to them.
  await sendNew(app, headers, {});
  const [{ id } = { id: 0 }] = await articlesOf(app);
  const address = `/admin/articles/${id}`;
  const out = await openPage(app, "admin/articles/:id", editPage, get(address, headers));
  expect(out.text.match(/Keep as draft/g)).toHaveLength(1);
});

test("a time to publish must still be to come", async () => {
  await using app = await startApp();
  const { headers } = await signInEditor(app);
  const past = await sendNew(app, headers, { intent: "schedule", scheduledAt: "2020-01-01T10:00" });
  expect(past.response.status).toBe(400);
  expect(past.text).toContain("Please choose a moment that is still to come");
  const missing = "Please choose when it is to appear: a day and a time";
  const none = await sendNew(app, headers, { intent: "schedule", scheduledAt: "" });
  expect(none.response.status).toBe(400);
  expect(none.text).toContain(missing);
  await sendNew(app, headers, { intent: "schedule", scheduledAt: "2999-01-01T10:00" });
  expect(await articlesOf(app)).toMatchObject([
    { status: "scheduled", scheduledAt: Date.UTC(2999, 0, 1, 10), publishedAt: null },
  ]);
  const page = await openPage(
    app,
    "admin/articles",
    listPage,
    get("/admin/articles?status=scheduled", headers),
  );
  expect(page.text).toContain("Jan 1, 2999");
});

test("a scheduled article appears in the feed when its time has come", async () => {
  await using app = await startApp();
  const appears = Date.now() - 1000;
  await createArticle(
    app.db,
    {
      ...{ ...good, category: "use_case", imageAlt: null, author: "Admin" },
      ...{ status: "scheduled", scheduledAt: appears },
    },
    { editorId: null, now: appears - 5000 },
  );
  const open = () => openPage(app, "news", feedPage, get("/news"));
  expect((await open()).text).toContain(good.title);
  expect(await articlesOf(app)).toMatchObject([{ status: "published", publishedAt: appears }]);
});

test("the live preview is rendered and checked by the server", async () => {
  await using app = await startApp();
  const { headers } = await signInEditor(app);
  await sendApi(app, headers, { ...good, title: "Compare two chat assistants at home" });
  const asked = {
    ...good,
    title: "Compare two chat assistants at home",
    content: "**Bold** <b>raw</b>",
  };
  const response = await app.send(preview.action, json("/admin/articles/preview", asked, headers));
  expect(await response.json()).toEqual({
    html: "<p><strong>Bold</strong> &lt;b&gt;raw&lt;/b&gt;</p>\n",
    checks: [
      { tone: "ok", text: "1 minute to read" },
      {
        tone: "warn",
        text: 'An older article is much like this one: "Compare two chat assistants at home"',
      },
    ],
  });
});

test("checks name dead links and pictures without a description", () => {
  const article = { ...good, imageUrl: "/files/covers/a.png", imageAlt: " " };
  const html = '<a href="https://example.org/gone" rel="x">gone</a>';
  const texts = (dead: string[] | null) =>
    checkArticle(article, { html, dead, others: [] }).map(({ tone, text }) => `${tone}: ${text}`);
  expect(texts(["https://example.org/gone"])).toEqual([
    "ok: 1 minute to read",
    "warn: This link does not answer: https://example.org/gone",
    "warn: The picture has no description for those who cannot see it",
    "ok: No older article is much like this one",
  ]);
  expect(texts([])).toContain("ok: Every link to another site is secure and answers");
  expect(texts(null)).toContain(
    "ok: Every link to another site is secure. Preview and check tries whether it answers",
  );
});

test("Enter in a field keeps what is written and shows it to nobody", async () => {
  await using app = await startApp();
  const { headers } = await signInEditor(app);
  const firstButton = ({ html }: { html: string }) =>
    /<form[^>]*class="edit__form[\s\S]*?<button[^>]*value="(\w+)"/.exec(html)?.[1];
  const blank = get("/admin/new-article", headers);
  expect(firstButton(await openPage(app, "admin/new-article", newPage, blank))).toBe("draft");

  await sendNew(app, headers, { intent: "draft" });
  const [article] = await articlesOf(app);
  const draft = get(`/admin/articles/${article?.id}`, headers);
  expect(firstButton(await openPage(app, "admin/articles/:id", editPage, draft))).toBe("save");
});

test("an editor sees why a comment waits, and publishes or removes it", async () => {
  await using app = await startApp();
  const { headers } = await signInEditor(app);
  await sendApi(app, headers, good);
  const [article] = await articlesOf(app);
  for (const comment of ["See https://a.example/1", "See https://b.example/2"]) {
    await postComment(
      app.db,
      {
        ...{ articleId: article?.id ?? 0, comment, textHash: comment, formNonce: null },
        author: {
          ...{ kind: "guest", guestId: "g", username: "Kim", typed: comment },
          ...{ networkKey: "n", networkKeys: ["n"], isTrapped: false },
        },
      },
      Date.now(),
    );
  }
  const open = () => openPage(app, "admin/comments", queuePage, get("/admin/comments", headers));
  const before = await open();
  expect(before.text).toContain("See https://a.example/1");
  expect(before.text).toContain("Contains a link");
  const [one, other] = await app.db.select().from(articleComments);
  const decide = (comment: number | undefined, decision: string) =>
    openPage(
      app,
      "admin/comments",
      queuePage,
      form("/admin/comments", { comment: String(comment), decision }, headers),
    );
  await decide(one?.id, "approve");
  await decide(other?.id, "block");
  expect((await open()).text).toContain("Nothing is waiting");
  expect((await articlesOf(app))[0]?.commentCount).toBe(1);
  expect((await decide(one?.id, "nonsense")).response.status).toBe(400);
});

function pictureForm(fields: Record<string, string | Blob>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return body;
}

const address = /\/files\/images\/[0-9a-f-]{36}-1x1\.png/;

test("without scripts a picture comes with the form, which comes back with it in the text", async () => {
  await using app = await startApp();
  const { id, headers } = await signInEditor(app);
  const send = (fields: Record<string, string | Blob>) =>
    openPage(
      app,
      "admin/new-article",
      newPage,
      new Request("http://localhost/admin/new-article", {
        method: "POST",
        headers,
        body: pictureForm({ intent: "picture", ...good, ...fields }),
      }),
    );
  const file = new File([png], "desk.png", { type: "image/png" });
  const blank = get("/admin/new-article", headers);
  const { html: empty } = await openPage(app, "admin/new-article", newPage, blank);
  expect(empty).toMatch(/<button[^>]*formenctype="multipart\/form-data"[^>]*>Add a picture/i);

  const nameless = await send({ picture: file });
  expect(nameless.text).toContain("Please say what the picture shows");
  expect(nameless.html).toContain(good.title);
  expect((await send({ pictureAlt: "A desk" })).text).toContain("Please choose a picture.");
  const page = new File(["<script>alert(1)</script>"], "desk.png", { type: "image/png" });
  const wrong = await send({ picture: page, pictureAlt: "A desk" });
  expect(wrong.text).toContain("This is not a PNG, JPG or GIF picture");
  const wide = png.slice();
  wide.set([0, 0, 0x20, 0], 16);
  const large = await send({ picture: new File([wide], "wide.png"), pictureAlt: "A desk" });
  expect(large.text).toContain("This picture is 8192 by 1 pixels.");
  expect(await app.db.select().from(textPictures)).toEqual([]);

  const added = await send({ picture: file, pictureAlt: "A [lamp] on a desk" });
  const [href = ""] = address.exec(added.html) ?? [];
  expect(added.html).toContain(`![A (lamp) on a desk](${href})\n</textarea>`);
  expect(added.html).toContain(good.title);
  const content = `${good.content}\n\n![A lamp](${href})`;
  const looked = await send({ intent: "preview", content });
  const preview = looked.html.slice(looked.html.indexOf("edit__preview"));
  expect(preview).toMatch(new RegExp(`<img[^>]* src="${href}"[^>]* alt="A lamp"`));
  expect(await articlesOf(app)).toEqual([]);

  await sendNew(app, headers, { content });
  const [article] = await articlesOf(app);
  expect(article?.contentHtml).toContain(
    `<img src="${href}" width="1" height="1" loading="lazy" alt="A lamp">`,
  );
  expect(await app.db.select().from(textPictures)).toMatchObject([
    { ownerId: id, address: href, usedAt: expect.any(Number) },
  ]);
  const served = await app.send(files.loader, get(href), { "*": href.replace("/files/", "") });
  expect(served.headers.get("Content-Type")).toBe("image/png");
  expect(new Uint8Array(await served.arrayBuffer())).toEqual(png);
  const data = (await readAccountData(app.db, id)) as { picturesInTexts: unknown[] };
  expect(data.picturesInTexts).toMatchObject([{ address: href }]);
});

test("a picture that no text uses is swept after a day, one of an unsent text is not", async () => {
  await using app = await startApp();
  const { id, headers } = await signInEditor(app);
  const add = async () => {
    const body = pictureForm({ picture: new File([png], "a.png"), pictureAlt: "A desk" });
    const at = "http://localhost/admin/articles/picture";
    const sent = await app.send(picture.action, new Request(at, { method: "POST", headers, body }));
    expect(sent.status).toBe(201);
    const { markdown } = await sent.json<{ markdown: string }>();
    return address.exec(markdown)?.[0] ?? "";
  };
  const [unused, unsent] = [await add(), await add()];
  await app.db.insert(drafts).values({ userId: id, kind: "article", fields: { content: unsent } });
  expect(await dropUnused(app.db, Date.now())).toEqual([]);
  const tomorrow = Date.now() + 25 * 60 * 60 * 1000;
  expect(await dropUnused(app.db, tomorrow)).toEqual([{ address: unused }]);
  await app.db.delete(drafts);
  expect(await dropUnused(app.db, tomorrow)).toEqual([{ address: unsent }]);
});

test("only editors put pictures into articles", async () => {
  await using app = await startApp();
  const member = await app.signIn(await app.createUser());
  const send = (headers: HeadersInit) =>
    app.send(picture.action, form("/admin/articles/picture", {}, headers));
  expect((await send({})).status).toBe(401);
  expect((await send(member)).status).toBe(403);
});
