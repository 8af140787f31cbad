import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { threads } from "~/db/schema/community";
import { marketplaceItems } from "~/db/schema/items";
import { reports } from "~/db/schema/moderation";
import { articleComments } from "~/db/schema/news";
import { reviews } from "~/db/schema/reviews";
import * as root from "~/root";
import * as queue from "~/routes/admin.reports._index/route";
import * as caseOf from "~/routes/admin.reports.$kind.$id/route";
import * as listing from "~/routes/marketplace.$id";
import * as log from "~/routes/moderation-log";
import * as news from "~/routes/news.$id/route";
import * as report from "~/routes/report/route";
import { form, get, startApp } from "../../support/app";
import { ask, makeAsker } from "../../support/community";
import { addArticle } from "../../support/news";
import { openPage } from "../../support/page";
import { addDecisions, lastReport, makeEditor, reportAs } from "../../support/reports";

type App = Awaited<ReturnType<typeof startApp>>;
type Fields = Record<string, string>;

function post(app: App, path: string, fields: Fields, headers: HeadersInit) {
  return openPage(app, "report", report, form(path, fields, headers));
}

function decide(app: App, id: number, fields: Fields, headers: HeadersInit) {
  return openPage(
    app,
    "admin/reports/:kind/:id",
    caseOf,
    form(`/admin/reports/thread/${id}`, { intent: "decide", ...fields }, headers),
  );
}

test("visitors sign in before they report, and come back to the form", async () => {
  await using app = await startApp();
  const { id } = await ask(app);
  const path = `/report?kind=thread&id=${id}`;
  const visitor = await openPage(app, "report", report, get(path));
  expect(visitor.response.headers.get("Location")).toBe(
    `/auth?redirectTo=/report${encodeURIComponent(`?kind=thread&id=${id}`)}`,
  );
  const reader = await app.signIn(await app.createUser());
  const { text } = await openPage(app, "report", report, get(path, reader));
  expect(text).toContain("What is wrong?");
  expect(text).not.toContain("An offensive or misleading public name");
  for (const wrong of ["?kind=thread&id=999", "?kind=user&id=1", "?kind=thread&id=x", ""]) {
    const { response } = await openPage(app, "report", report, get(`/report${wrong}`, reader));
    expect(response.status, wrong).toBe(404);
  }
});

test("a refused report keeps what was typed, a sent one thanks and returns", async () => {
  await using app = await startApp();
  const { id } = await ask(app);
  const reader = await app.signIn(await app.createUser());
  const path = `/report?kind=thread&id=${id}`;

  const refused = await post(app, path, { note: "Look at line two" }, reader);
  expect(refused.response.status).toBe(400);
  expect(refused.text).toContain("This needs another look");
  expect(refused.html).toMatch(
    /<legend[^>]*>What is wrong\?(?:(?!<\/fieldset>).)*Please choose what is wrong/,
  );
  expect(refused.html).toContain("Look at line two</textarea>");
  const unfit = await post(app, path, { reason: "name" }, reader);
  expect(unfit.text).toContain("Please choose what is wrong");
  const long = await post(app, path, { reason: "spam", note: "x".repeat(501) }, reader);
  expect(long.text).toContain("Please use at most 500 characters");
  expect(await app.db.select().from(reports)).toEqual([]);

  const sent = await post(app, path, { reason: "spam", note: "Look" }, reader);
  expect(sent.response.headers.get("Location")).toBe(`/community/${id}`);
  expect(sent.response.headers.get("Set-Cookie")).toBeTruthy();
  expect(await app.db.select().from(reports)).toMatchObject([{ reason: "spam", note: "Look" }]);
  const again = await openPage(app, "report", report, get(path, reader));
  expect(again.text).toContain("You have reported this already.");
});

test("one's own post is not reported", async () => {
  await using app = await startApp();
  const asker = await makeAsker(app);
  const { id } = await ask(app, { authorId: asker.id });
  const own = await app.signIn(asker);
  const path = `/report?kind=thread&id=${id}`;
  const { text } = await openPage(app, "report", report, get(path, own));
  expect(text).toContain("This is your own.");
  expect((await post(app, path, { reason: "spam" }, own)).response.status).toBe(403);
});

test("only editors see and decide on reports", async () => {
  await using app = await startApp();
  const { id } = await ask(app);
  await reportAs(app, (await app.createUser()).id, { kind: "thread", id });
  const learner = await app.signIn(await app.createLearner());
  const paths = [
    ["admin/reports", queue, "/admin/reports"],
    ["admin/reports/:kind/:id", caseOf, `/admin/reports/thread/${id}`],
  ] as const;
  for (const [route, module, path] of paths) {
    const visitor = await openPage(app, route, module, get(path));
    expect(visitor.response.headers.get("Location")).toBe(`/auth?redirectTo=${path}`);
    expect((await openPage(app, route, module, get(path, learner))).response.status).toBe(403);
  }
  const fields = { decision: "uphold", reason: "spam", seen: "1" };
  expect((await decide(app, id, fields, learner)).response.status).toBe(403);
  const [thread] = await app.db.select().from(threads).where(eq(threads.id, id));
  expect(thread?.status).toBe("visible");
});

test("an editor reads the post and why it was reported, and decides with a fitting reason", async () => {
  await using app = await startApp();
  const editor = await app.signIn(await makeEditor(app));
  const body = "Buy the best prompts of all times at my shop, today only.";
  const { id } = await ask(app, { title: "Where do I buy good prompts?", body });
  await reportAs(app, (await app.createUser()).id, { kind: "thread", id, note: "It is a shop" });
  const waiting = await openPage(app, "admin/reports", queue, get("/admin/reports", editor));
  expect(waiting.text).toContain("Where do I buy good prompts?");
  expect(waiting.text).toContain("1 report");
  const opened = await openPage(
    app,
    "admin/reports/:kind/:id",
    caseOf,
    get(`/admin/reports/thread/${id}`, editor),
  );
  expect(opened.text).toContain(body);
  expect(opened.text).toContain("It is a shop");

  // The desk says what the log will say.
  for (const words of ["Hide it", "Leave it", "Hide it: Advertising or spam"]) {
    expect(opened.text).toContain(words);
  }

  const seen = String(await lastReport(app, "thread", id));
  const note = "A shop's address";
  const refused = await decide(
    app,
    id,
    { decision: "uphold", reason: "mended", note, seen },
    editor,
  );
  expect(refused.response.status).toBe(400);
  expect(refused.text).toContain("Please choose a reason that fits your decision");
  expect(refused.html).toContain(`${note.replace("'", "&#x27;")}</textarea>`);
  expect((await decide(app, id, { seen }, editor)).text).toContain("Please choose what to do");

  const fields = { decision: "uphold", reason: "spam", note, privateNote: "Same shop again", seen };
  const done = await decide(app, id, fields, editor);
  expect(done.response.headers.get("Location")).toBe("/admin/reports");
  const late = await decide(app, id, fields, editor);
  expect(late.response.status).toBe(409);
  expect(late.text).toContain("Meanwhile somebody decided on this");

  const decided = await openPage(
    app,
    "admin/reports",
    queue,
    get("/admin/reports?show=decided", editor),
  );
  expect(decided.text).toContain("Same shop again");
  const everybody = await openPage(app, "moderation-log", log, get("/moderation-log"));
  expect(everybody.text).toContain("An editor hid a question.");
  expect(everybody.text).toContain(note);
  expect(everybody.html).not.toContain("Same shop again");

  const restore = form(
    `/admin/reports/thread/${id}`,
    { intent: "restore", reason: "mistake" },
    editor,
  );
  await openPage(app, "admin/reports/:kind/:id", caseOf, restore);
  const [thread] = await app.db.select().from(threads).where(eq(threads.id, id));
  expect(thread?.status).toBe("visible");
});

test("the log and the queue cost few rows, however much there is", async () => {
  await using app = await startApp();
  const editor = await makeEditor(app);
  const { authorId } = await ask(app);
  const reporter = await app.createUser();
  for (let count = 0; count < 15; count++) {
    const { id } = await ask(app, { authorId });
    await reportAs(app, reporter.id, { kind: "thread", id });
  }
  await addDecisions(app, editor.id, 60);
  const cost = async (module: { loader: unknown }, path: string, headers: HeadersInit) => {
    const request = get(path, headers);
    const context = app.context(request);
    await Promise.all([
      root.loader({ request, context, params: {} } as never),
      (module.loader as (args: unknown) => Promise<unknown>)({ request, context, params: {} }),
    ]);
    return context.meter;
  };
  const visitor = await cost(log, "/moderation-log", {});
  expect(visitor.d1RoundTrips).toBe(1);
  expect(visitor.rowsRead).toBeLessThanOrEqual(40);
  const desk = await cost(queue, "/admin/reports", await app.signIn(editor));
  expect(desk.d1RoundTrips).toBeLessThanOrEqual(2);
  expect(desk.rowsRead).toBeLessThanOrEqual(200);
});

test("comments on articles, listings and reviews lead to the form, one's own do not", async () => {
  await using app = await startApp();
  const writer = await app.createUser();
  const article = await addArticle(app, { commentCount: 1 });
  const [comment] = await app.db
    .insert(articleComments)
    .values({ articleId: article.id, userId: writer.id, comment: "Buy my course" })
    .returning();
  const seller = await app.createUser();
  const [item] = await app.db
    .insert(marketplaceItems)
    .values({ name: "Pal", description: "A prompt", creatorId: seller.id })
    .returning();
  const [review] = await app.db
    .insert(reviews)
    .values({ userId: writer.id, itemId: item?.id ?? 0, rating: 1, reviewText: "Rude words" })
    .returning();
  const linksFor = async (headers: HeadersInit) => {
    const pages = [
      await openPage(app, "news/:id", news, get(`/news/${article.id}`, headers)),
      await openPage(app, "marketplace/:id", listing, get(`/marketplace/${item?.id}`, headers)),
      await openPage(
        app,
        "marketplace/:id",
        listing,
        get(`/marketplace/${item?.id}?tab=reviews`, headers),
      ),
    ];
    const html = pages.map((page) => page.html).join();
    return new Set(
      [...html.matchAll(/\/report\?kind=(\w+)&amp;id=(\d+)/g)].map(
        ([, kind, id]) => `${kind} ${id}`,
      ),
    );
  };
  const own = new Set([`listing ${item?.id}`]);
  const others = new Set([...own, `article_comment ${comment?.id}`, `review ${review?.id}`]);
  expect(await linksFor({})).toEqual(others);
  expect(await linksFor(await app.signIn(writer))).toEqual(own);
});

test("an editor removes a comment from where it stands, without a report", async () => {
  await using app = await startApp();
  const author = await app.createUser();
  const editor = await makeEditor(app);
  const headers = await app.signIn(editor);
  const article = await addArticle(app, { commentCount: 1 });
  const [comment] = await app.db
    .insert(articleComments)
    .values({ articleId: article.id, userId: author.id, comment: "Cheap watches", textHash: "h" })
    .returning();
  const id = comment?.id ?? 0;
  const open = (who: HeadersInit) =>
    openPage(app, "news/:id", news, get(`/news/${article.id}`, who));
  const path = `/admin/reports/article_comment/${id}`;
  const send = (fields: Fields) =>
    openPage(app, "admin/reports/:kind/:id", caseOf, form(path, fields, headers));

  const reader = await app.signIn(await app.createUser());
  expect((await open(reader)).html).not.toContain(path);
  expect((await open(reader)).text).not.toContain("Edit this article");
  const page = await open(headers);
  expect(page.html).toContain(`href="${path}"`);
  expect(page.html).toContain(`href="/admin/articles/${article.id}"`);
  const asked = await openPage(app, "admin/reports/:kind/:id", caseOf, get(path, headers));
  expect(asked.text).toContain("The comment is removed for good");

  const refused = await send({ intent: "remove" });
  expect(refused.response.status).toBe(400);
  expect(refused.text).toContain("Please choose a reason");

  const removed = await send({ intent: "remove", reason: "spam", note: "" });
  expect(removed.response.headers.get("Location")).toBe(`/news/${article.id}#comments`);
  expect((await open(headers)).text).not.toContain("Cheap watches");
  const told = await openPage(app, "moderation-log", log, get("/moderation-log"));
  expect(told.text).toContain("An editor removed a comment on an article.");
  expect((await send({ intent: "remove", reason: "spam" })).response.status).toBe(409);
});

test("removing without a report hides a question, upholds its reports and tells its author", async () => {
  await using app = await startApp();
  const { id } = await ask(app);
  const editor = await makeEditor(app);
  const headers = await app.signIn(editor);
  await reportAs(app, (await app.createUser()).id, { kind: "thread", id });
  const removed = await openPage(
    app,
    "admin/reports/:kind/:id",
    caseOf,
    form(`/admin/reports/thread/${id}`, { intent: "remove", reason: "spam" }, headers),
  );
  expect(removed.response.headers.get("Location")).toBe("/community");
  expect(await app.db.select({ status: threads.status }).from(threads)).toEqual([
    { status: "hidden" },
  ]);
  expect(await app.db.select({ status: reports.status }).from(reports)).toEqual([
    { status: "upheld" },
  ]);
});
