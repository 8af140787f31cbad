import { expect, test } from "vitest";

import { threads } from "~/db/schema/community";
import { users } from "~/db/schema/people";
import { drafts } from "~/db/schema/site";
import * as threadsApi from "~/routes/api.community.threads._index";
import * as community from "~/routes/community._index/route";
import * as askPage from "~/routes/community_.ask";
import * as previewRoute from "~/routes/community_.ask_.preview";
import * as draftRoute from "~/routes/drafts";
import { form, get, json, startApp } from "../../support/app";
import { addTopics, ask, makeAsker } from "../../support/community";
import { openPage } from "../../support/page";

type App = Awaited<ReturnType<typeof startApp>>;

const good = {
  title: "How do I keep a summary short?",
  body: "I asked Claude for ten lines and it gave me forty of them.",
  tags: "5",
};

/** A form with several tags; the helper's forms have one value for each name. */
function asked(fields: Record<string, string | string[]>, headers: HeadersInit = {}) {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    for (const each of [value].flat()) body.append(name, each);
  }
  return new Request("http://localhost/community/ask", { method: "POST", body, headers });
}

/** The page that a form without scripts comes back with. */
async function send(
  app: App,
  fields: Record<string, string | string[]>,
  headers: HeadersInit = {},
) {
  const sent = { intent: "post", submissionKey: crypto.randomUUID(), ...good, ...fields };
  return openPage(app, "community/ask", askPage, asked(sent, headers));
}

function cookieOf(response: Response) {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0])
    .join("; ");
}

test("the page has the form of the dialog [CM-34, CM-35, CM-36, CM-37]", async () => {
  await using app = await startApp();
  await addTopics(app);
  const { html, text } = await openPage(app, "community/ask", askPage, get("/community/ask"));
  expect(text).toContain("Ask a Question");
  expect(text).toContain("Ask a clear, specific question");
  expect(html).toContain('placeholder="Summarize your question..."');
  expect(html).toMatch(/<textarea[^>]*rows="10"/);
  expect(html).toContain('placeholder="Add up to 5 tags..."');
  for (const label of ["Cancel", "Preview", "Post Question"]) expect(text).toContain(label);
});

test.each([
  [
    { title: "Fourteen chars" },
    "Title too short",
    "Please provide a more descriptive title (at least 15 characters).",
  ],
  [
    { title: "   Fourteen chars   " },
    "Title too short",
    "Please provide a more descriptive title (at least 15 characters).",
  ],
  [
    { title: "Too short", body: "Too short", tags: [] },
    "Title too short",
    "(at least 15 characters).",
  ],
  [
    { body: "Twenty-nine characters long.." },
    "Description too short",
    "Please provide more details about your question (at least 30 characters).",
  ],
  [{ body: " Short ", tags: [] }, "Description too short", "(at least 30 characters)."],
  [{ tags: [] }, "Tags required", "Please add at least one tag to your question."],
  [
    { tags: ["1", "2", "3", "4", "5", "6"] },
    "Maximum tags reached",
    "You can only add up to 5 tags.",
  ],
])(
  "a form that breaks a rule comes back with all that was typed and the first notice: %o [ER-45, ER-46, ER-47, ER-48]",
  async (fields, title, description) => {
    await using app = await startApp();
    await addTopics(app);
    const headers = await app.signIn(await makeAsker(app));
    const { response, html, text } = await send(app, fields, headers);
    expect(response.status).toBe(400);
    expect(html).toMatch(/class="toast toast--bad"[^>]*role="alert"/);
    expect(text).toContain(`${title} `);
    // In one box at the top, and at the field.
    expect(text.split(description)).toHaveLength(3);
    expect(html).not.toContain('class="note wrong"');
    const others = [
      "Title too short",
      "Description too short",
      "Tags required",
      "Maximum tags reached",
    ];
    expect(others.filter((each) => text.includes(each))).toEqual([title]);
    const typed = { ...good, ...fields };
    expect(html).toContain(`value="${typed.title}"`);
    expect(html).toContain(`${typed.body.trim()}`);
    for (const tag of [typed.tags].flat()) {
      expect(html).toMatch(
        new RegExp(`name="tags" checked="" value="${tag}"|name="tags" value="${tag}" checked=""`),
      );
    }
    expect(await app.db.select().from(threads)).toEqual([]);
  },
);

test("15 characters of title and 30 of details are enough, and lead to the question [CM-46, CM-47, CM-53, ER-50]", async () => {
  await using app = await startApp();
  await addTopics(app);
  const asker = await makeAsker(app);
  const { response } = await send(
    app,
    {
      title: " Fifteen chars!! ",
      body: " Thirty characters, no more now ",
      tags: ["1", "2", "3", "4", "5"],
    },
    await app.signIn(asker),
  );
  expect(response.status).toBe(302);
  const [thread] = await app.db.select().from(threads);
  expect(response.headers.get("Location")).toBe(`/community/${thread?.id}`);
  expect(thread).toMatchObject({ title: "Fifteen chars!!", authorId: asker.id });
  expect([...(thread?.body ?? "")]).toHaveLength(30);
  expect(thread?.tags).toHaveLength(5);

  const { text } = await openPage(
    app,
    "next",
    askPage,
    get("/next", { Cookie: cookieOf(response) }),
  );
  expect(text).toContain("Question submitted");
  expect(text).toContain("Your question has been posted to the community.");
  const list = await openPage(app, "community", community, get("/community"));
  expect(list.html).toContain(`href="/community/${thread?.id}">Fifteen chars!!</a>`);
});

test("a visitor reads before writing that posting needs an account [CM-33]", async () => {
  await using app = await startApp();
  const open = async (headers: HeadersInit = {}) =>
    (await openPage(app, "community/ask", askPage, get("/community/ask", headers))).text;
  const said = "You need an account to post; what you write is kept.";
  const visitor = await open();
  expect(visitor.indexOf(said)).toBeGreaterThan(0);
  expect(visitor.indexOf(said)).toBeLessThan(visitor.indexOf("Details"));
  expect(await open(await app.signIn(await makeAsker(app)))).not.toContain(said);
});

test("a visitor is told to sign in and finds the text in the form afterwards [CM-33, ER-44]", async () => {
  await using app = await startApp();
  await addTopics(app);
  const { response, html, text } = await send(app, { tags: ["5", "1"] });
  expect(response.status).toBe(401);
  expect(text).toContain("Authentication Required");
  expect(text).toContain("Please sign in to ask a question.");
  expect(html).toContain(`value="${good.title}"`);
  expect(html).toContain("/auth?redirectTo=/community/ask%3Fdraft%3D1");

  // The same browser, signed in since.
  const asker = await makeAsker(app);
  const { Cookie } = await app.signIn(asker);
  const headers = { Cookie: `${Cookie}; ${cookieOf(response)}` };
  const back = await openPage(
    app,
    "community/ask",
    askPage,
    get("/community/ask?draft=1", headers),
  );
  expect(back.html).toContain(`value="${good.title}"`);
  expect(back.text).toContain(good.body);
  expect(back.html.match(/checked=""/g)).toHaveLength(2);

  const posted = await send(app, { tags: ["5", "1"] }, headers);
  expect(posted.response.status).toBe(302);
  expect(await app.db.select().from(drafts)).toEqual([]);
  const fresh = await openPage(app, "community/ask", askPage, get("/community/ask", headers));
  expect(fresh.text).not.toContain("unsent question");
});

test("a kept draft is offered and not forced; cancel throws it away [CM-55, CM-40]", async () => {
  await using app = await startApp();
  await addTopics(app);
  const headers = await app.signIn(await makeAsker(app));
  const fields = { title: good.title, body: "Half a thought", tags: "5" };
  const draft = { kind: "question", about: 0, fields };
  const kept = await app.send(draftRoute.action, json("/drafts", draft, headers));
  expect(kept.status).toBe(204);
  const open = (address: string) => openPage(app, "community/ask", askPage, get(address, headers));

  const offered = await open("/community/ask");
  expect(offered.text).toContain("You have an unsent question");
  expect(offered.html).not.toContain(`value="${good.title}"`);
  const wanted = await open("/community/ask?draft=1");
  expect(wanted.html).toContain(`value="${good.title}"`);

  const canceled = await send(app, { intent: "cancel" }, headers);
  expect(canceled.response.headers.get("Location")).toBe("/community");
  expect((await open("/community/ask")).text).not.toContain("unsent question");
  expect(await app.db.select().from(threads)).toEqual([]);
});

test("a kept draft is thrown away by the button beside it [CM-55]", async () => {
  await using app = await startApp();
  await addTopics(app);
  const headers = await app.signIn(await makeAsker(app));
  await send(app, { intent: "keep" }, headers);
  const open = () => openPage(app, "community/ask", askPage, get("/community/ask", headers));
  expect((await open()).html).toMatch(
    /<form method="post" action="\/community\/ask"><button[^>]*name="intent" value="discard"[^>]*>Throw it away/,
  );

  const request = form("/community/ask", { intent: "discard" }, headers);
  const { response } = await openPage(app, "community/ask", askPage, request);
  expect(response.headers.get("Location")).toBe("/community/ask");
  expect((await open()).text).not.toContain("unsent question");
  expect(await app.db.select().from(drafts)).toEqual([]);
});

test("a button keeps the question as a draft without scripts [CM-55]", async () => {
  await using app = await startApp();
  await addTopics(app);
  const visitor = await openPage(app, "community/ask", askPage, get("/community/ask"));
  expect(visitor.text).toContain("Keep as draft");

  const headers = await app.signIn(await makeAsker(app));
  const kept = await send(app, { intent: "keep", body: "Half a thought", tags: ["5"] }, headers);
  expect(kept.response.headers.get("Location")).toBe("/community/ask?draft=1");
  const { Cookie } = headers;
  const cookies = {
    Cookie: `${Cookie}; ${kept.response.headers.getSetCookie()[0]?.split(";")[0]}`,
  };
  const back = get("/community/ask?draft=1", cookies);
  const page = await openPage(app, "community/ask", askPage, back);
  expect(page.text).toContain("Your text is kept It is with your account");
  expect(page.text).toContain("Half a thought");
  expect(page.html).toContain(`value="${good.title}"`);
  expect(await app.db.select().from(threads)).toEqual([]);
});

test("similar questions are a step in between without scripts [CM-38, CM-57]", async () => {
  await using app = await startApp();
  const title = "How do I keep the summaries of my notes short?";
  const { id } = await ask(app, { title, tagIds: [5] });
  for (let each = 0; each < 12; each++) await ask(app);
  const headers = await app.signIn(await makeAsker(app));

  const step = await send(app, {}, headers);
  expect(step.response.status).toBe(200);
  expect(step.text).toContain("Similar questions found");
  expect(step.text).toContain(`${title} (opens in a new tab) 0 answers`);
  expect(step.html).toMatch(new RegExp(`href="/community/${id}" target="_blank"`));
  expect(step.text).toContain("Post anyway");
  expect(step.html).toContain(`value="${good.title}"`);

  const posted = await send(app, { seen: "1" }, headers);
  expect(posted.response.status).toBe(302);
});

test("the preview is the details as they will be rendered, with what a helper would have to guess [CM-41]", async () => {
  await using app = await startApp();
  await addTopics(app);
  const body = "It is **wrong** in every <b>way</b> that I can think of.\n\n> Sum this up";
  const { html, text } = await send(app, { intent: "preview", body });
  expect(html).toContain("<strong>wrong</strong>");
  expect(html).not.toContain("<b>way</b>");
  expect(html).toMatch(/<blockquote>\s*<p>Sum this up<\/p>/);
  expect(text).toContain("A helper would have to guess: which tool you use");
  expect(html).toContain(`value="${good.title}"`);

  const scripted = await app.send(previewRoute.action, json("/community/ask/preview", { body }));
  expect(await scripted.json()).toEqual({
    html: expect.stringContaining("<strong>wrong</strong>"),
  });
});

test("a public name is asked for before the first question and kept with the text", async () => {
  await using app = await startApp();
  await addTopics(app);
  const newcomer = await app.createUser();
  const headers = await app.signIn(newcomer);
  const open = () => openPage(app, "community/ask", askPage, get("/community/ask", headers));
  expect((await open()).text).toContain(`Until you choose one, you are Learner ${newcomer.id}.`);

  const refused = await send(app, { intent: "public-name", publicName: "x" }, headers);
  expect(refused.text).toContain("Please enter a name of at least 2 characters");
  expect(refused.html).toContain(`value="${good.title}"`);
  const named = await send(app, { intent: "public-name", publicName: "Rosa" }, headers);
  expect(named.text).toContain("Others see you as Rosa.");
  expect(named.html).toContain(`value="${good.title}"`);
  expect((await open()).text).not.toContain("Public name");

  const pupil = await app.createLearner({ ageGroup: "under18" });
  const page = await openPage(
    app,
    "community/ask",
    askPage,
    get("/community/ask", await app.signIn(pupil)),
  );
  expect(page.text).not.toContain("Public name");
});

test("a newcomer's fourth question of the day waits, and nothing typed is lost", async () => {
  await using app = await startApp();
  await addTopics(app);
  const newcomer = await makeAsker(app);
  const headers = await app.signIn(newcomer);
  for (let each = 1; each <= 3; each++) {
    const { response } = await send(
      app,
      { seen: "1", title: `Question number ${each} of today` },
      headers,
    );
    expect(response.status).toBe(302);
  }
  const { response, html, text } = await send(app, { seen: "1" }, headers);
  expect(response.status).toBe(429);
  expect(text).toContain("In your first week here you can ask 3 questions a day.");
  expect(html).toContain(`value="${good.title}"`);
  expect(await app.db.select().from(threads)).toHaveLength(3);
  const draft = await openPage(
    app,
    "community/ask",
    askPage,
    get("/community/ask?draft=1", headers),
  );
  expect(draft.html).toContain(`value="${good.title}"`);

  const asked = { title: good.title, body: good.body, tags: [5] };
  const api = await app.send(threadsApi.action, json("/api/community/threads", asked, headers));
  expect(api.status).toBe(429);
  expect(Number(api.headers.get("Retry-After"))).toBeGreaterThan(0);
  await app.db.update(users).set({ createdAt: Date.now() - 8 * 86_400_000 });
  expect((await send(app, { seen: "1" }, headers)).response.status).toBe(302);
});

test("what fails keeps everything typed [CM-53, ER-49]", async () => {
  await using app = await startApp();
  await addTopics(app);
  const headers = await app.signIn(await makeAsker(app));
  await app.env.DB.prepare("drop table thread_follows").run();
  const { response, html, text } = await send(app, {}, headers);
  expect(response.status).toBe(500);
  expect(text).toContain("Failed to submit question");
  expect(text).toContain("Please try again later.");
  expect(html).toContain(`value="${good.title}"`);
  expect(html).toContain(good.body);
});

test("/api asks by the same rules: 201 with the question, once for each key [CM-31, CM-53]", async () => {
  await using app = await startApp();
  await addTopics(app);
  const asker = await app.createUser();
  const headers = await app.signIn(asker);
  const post = (body: unknown, who: HeadersInit = headers) =>
    app.send(threadsApi.action, json("/api/community/threads", body, who));
  const body = { title: good.title, body: good.body, tags: [5, 5, 1], submissionKey: "form-0001" };

  const made = await post(body);
  expect(made.status).toBe(201);
  const thread = (await made.json()) as { id: number };
  expect(thread).toMatchObject({
    ...{ title: good.title, authorId: asker.id, answerCount: 0, isAnswered: false },
    tags: [
      { id: 5, name: "Prompt Engineering" },
      { id: 1, name: "GPT-4" },
    ],
    author: { username: `Learner ${asker.id}` },
  });
  const again = await post(body);
  expect([again.status, ((await again.json()) as { id: number }).id]).toEqual([200, thread.id]);

  expect((await post(body, {})).status).toBe(401);
  const short = await post({ title: "Short", body: "Short", tags: [] });
  expect(short.status).toBe(400);
  expect(await short.json()).toEqual({
    message: "Please provide a more descriptive title (at least 15 characters).",
    errors: {
      title: ["Please provide a more descriptive title (at least 15 characters)."],
      body: ["Please provide more details about your question (at least 30 characters)."],
      tags: ["Please add at least one tag to your question."],
    },
  });
  const unknown = await post({ ...body, tags: [77], submissionKey: "form-0002" });
  expect(await unknown.json()).toMatchObject({ errors: { tags: ["There is no such tag."] } });
  const put = await app.send(
    threadsApi.action,
    json("/api/community/threads", body, headers, "PUT"),
  );
  expect([put.status, put.headers.get("Allow")]).toEqual([405, "GET, POST"]);
});
