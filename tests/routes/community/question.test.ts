import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { answers, threads } from "~/db/schema/community";
import { activityDays, users } from "~/db/schema/people";
import { notifications } from "~/db/schema/site";
import { createAnswer } from "~/models/community/answer.server";
import { createComment } from "~/models/community/comment.server";
import { setThreadStatus } from "~/models/community/post-status.server";
import { answersPerPage } from "~/models/community/question";
import * as root from "~/root";
import * as apiThread from "~/routes/api.community.threads.$id._index";
import * as apiAccept from "~/routes/api.community.threads.$id.accept";
import * as apiAnswers from "~/routes/api.community.threads.$id.answers";
import * as apiBookmark from "~/routes/api.community.threads.$id.bookmark";
import * as apiFollow from "~/routes/api.community.threads.$id.follow";
import * as questionPage from "~/routes/community.$id/route";
import * as deletePage from "~/routes/community.$id_.delete";
import * as editPage from "~/routes/community.$id_.edit/route";
import * as historyPage from "~/routes/community.$id_.history";
import * as sharePage from "~/routes/community.$id_.share";
import { form, get, json, startApp } from "../../support/app";
import { ask, makeAsker } from "../../support/community";
import { openPage } from "../../support/page";

type App = Awaited<ReturnType<typeof startApp>>;

const now = Date.UTC(2026, 5, 1);
const words = "Name the headings and give a length for each of them.";

function open(app: App, id: number | string, headers: HeadersInit = {}, search = "") {
  return openPage(app, "community/:id", questionPage, get(`/community/${id}${search}`, headers));
}

/** Posts a form of the page as a browser does, and gives the page that comes back. */
function post(app: App, id: number, fields: Record<string, string>, headers: HeadersInit = {}) {
  return openPage(app, "community/:id", questionPage, form(`/community/${id}`, fields, headers));
}

/** Presses "Accept this answer" without scripts; "null" takes it back. */
function accept(app: App, id: number, answerId: number | string, headers: HeadersInit) {
  const back = `/community/${id}${answerId === "null" ? "" : `#answer-${answerId}`}`;
  const pressed = form("/api/any", { answerId: String(answerId), back }, headers);
  return app.send(apiAccept.action, pressed, { id: String(id) });
}

async function member(app: App, name?: string) {
  const user = await makeAsker(app, name);
  return { ...user, headers: await app.signIn(user) };
}

async function answered(app: App) {
  const asker = await member(app, "Asking Ada");
  const helper = await member(app, "Helping Hal");
  const { id } = await ask(
    app,
    {
      authorId: asker.id,
      title: "How do I write better prompts for GPT-4?",
      body: "I ask for a **summary** and get <b>something</b> different each time.",
      tagIds: [1, 5],
    },
    now,
  );
  const made = await createAnswer(
    app.db,
    { threadId: id, authorId: helper.id, body: words, submissionKey: "first-answer" },
    now,
  );
  if (made === "unknown") throw new Error("There is no such question.");
  return { id, asker, helper, answerId: made.id };
}

describe("the page of a question", () => {
  test("shows the question, its tags, votes, views and answers to a visitor [SH-21, EN-30]", async () => {
    await using app = await startApp();
    const { id, answerId } = await answered(app);
    const { response, html, text } = await open(app, id);

    expect(response.status).toBe(200);
    expect(html).toMatch(/<h1[^>]*>How do I write better prompts for GPT-4\?<\/h1>/);
    expect(html).toContain("<strong>summary</strong>");
    expect(html).toContain("&lt;b&gt;something&lt;/b&gt;");
    expect(text).toContain("Asked Jun 1, 2026");
    expect(text).toMatch(/Posted by\s+Asking Ada/);
    expect(html).toContain('href="/community?tags=5"');
    expect(text).toContain("1 view");
    expect(text).toContain("1 answer");
    expect(html).toContain(`id="answer-${answerId}"`);
    expect(html).toContain('aria-label="Vote up: this question"');
    expect(html).toContain('aria-label="Vote down: the answer by Helping Hal"');
    expect(text).not.toContain("Solved");
    expect(text).toContain("Answering needs an account.");
    expect(text.match(/Sign in to comment/g)).toHaveLength(1);
    expect(html).toMatch(
      new RegExp(
        `<details class="menu[^>]*>(?:(?!</details>).)*"/report\\?kind=thread&amp;id=${id}"`,
      ),
    );
    expect(text).not.toContain("Accept this answer");
  });

  test("is the same for every visitor, so that it can be kept; a member's has a key for the form", async () => {
    await using app = await startApp();
    const { id, helper } = await answered(app);
    const remark = { answerId: null, body: words, submissionKey: "a-remark" };
    await createComment(app.db, { threadId: id, authorId: helper.id, ...remark }, now);
    const from = (address: string) => open(app, id, { "CF-Connecting-IP": address });
    const [one, other] = [await from("192.0.2.1"), await from("192.0.2.2")];
    // But for how often it was looked at, and the data for scripts, which tell that too.
    const [shown, shownToOther] = [one, other].map(({ html }) =>
      html.replace(/\d+ views?| nonce="[^"]*"/g, "").split("streamController.enqueue", 1),
    );
    expect(shownToOther).toEqual(shown);
    const key = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;
    expect(one.html).not.toMatch(key);
    expect((await open(app, id, helper.headers)).html).toMatch(key);
  });

  test("its head says what it is, for search engines too", async () => {
    await using app = await startApp();
    const { id, asker, answerId } = await answered(app);
    await accept(app, id, answerId, asker.headers);
    const { html } = await open(app, id);
    expect(html).toContain("<title>How do I write better prompts for GPT-4? · Lamplight</title>");
    expect(html).toContain(`<link rel="canonical" href="http://localhost/community/${id}"/>`);
    const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      "@type": "QAPage",
      mainEntity: {
        "@type": "Question",
        text: "I ask for a summary and get <b>something</b> different each time.",
        answerCount: 1,
        author: { name: "Asking Ada" },
        acceptedAnswer: {
          text: words,
          url: `http://localhost/community/${id}#answer-${answerId}`,
        },
      },
    });
  });

  test("costs a visitor one question to the database and a member two, and at most 200 rows", async () => {
    await using app = await startApp();
    const { id, asker, helper, answerId } = await answered(app);
    for (let n = 0; n < 6; n++) await ask(app, { tagIds: [1] }, now + n);
    await app.env.DB.prepare(
      `insert into answers (thread_id, author_id, body, body_html, upvotes)
      with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ?1)
      select ?2, ?3, 'Say who reads it.', '<p>Say who reads it.</p>', n from numbers`,
    )
      .bind(answersPerPage + 40, id, helper.id)
      .run();
    await app.env.DB.prepare(
      `insert into thread_comments (thread_id, answer_id, author_id, body)
      with recursive posts as (select null as id union all select id from answers),
        copies(n) as (select 1 union all select n + 1 from copies where n < 40)
      select ?1, posts.id, ?2, 'Yes.' from posts, copies`,
    )
      .bind(id, asker.id)
      .run();
    await app.db
      .update(threads)
      .set({ isAnswered: true, acceptedAnswerId: answerId })
      .where(eq(threads.id, id));
    for (const [headers, trips] of [
      [{}, 1],
      [helper.headers, 2],
    ] as const) {
      for (const search of ["", "?comments=question", `?comments=${answerId}`]) {
        const request = get(`/community/${id}${search}`, headers);
        const context = app.context(request);
        const args = { request, context, params: { id: String(id) } } as never;
        await Promise.all([root.loader(args), questionPage.loader(args)]);
        expect(context.meter.d1RoundTrips).toBeLessThanOrEqual(trips);
        expect(context.meter.rowsRead, search).toBeLessThanOrEqual(200);
        expect(context.meter.rowsWritten).toBe(0);
      }
    }
  });

  test("a question that is hidden or unknown answers 404, a deleted one 410, each in words", async () => {
    await using app = await startApp();
    const { id } = await answered(app);
    for (const [status, code, sentence] of [
      ["hidden", 404, "There is no such question"],
      ["deleted", 410, "This question was deleted"],
    ] as const) {
      const [first, ...others] = await setThreadStatus(app.db, id, status, now);
      if (first) await app.db.batch([first, ...others]);
      const { response, text } = await open(app, id);
      expect(response.status).toBe(code);
      expect(text).toContain(sentence);
    }
    for (const unknown of ["999", "0", "abc"]) {
      expect((await open(app, unknown)).response.status).toBe(404);
    }
    expect((await app.send(apiThread.loader, get("/x"), { id: String(id) })).status).toBe(404);
  });

  test("the ways to share it are a page", async () => {
    await using app = await startApp();
    const { id } = await answered(app);
    const request = get(`/community/${id}/share`);
    expect((await open(app, id)).html).toContain(`<form action="/community/${id}/share">`);
    const { text, html } = await openPage(app, "community/:id/share", sharePage, request);
    expect(text).toContain("Share this question");
    expect(html).toContain(`value="http://localhost/community/${id}"`);
  });
});

describe("answering without scripts", () => {
  test("an answer is stored, shown and told [CM-31, SH-21]", async () => {
    await using app = await startApp();
    const { id, asker } = await answered(app);
    const { headers } = await member(app, "Third Tess");
    const fields = { intent: "answer", body: "Keep an **example**.", submissionKey: "form-key-1" };
    const { response } = await post(app, id, fields, headers);
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toMatch(`/community/${id}#answer-`);
    const again = await post(app, id, fields, headers);
    expect(again.response.headers.get("Location")).toBe(response.headers.get("Location"));

    const { html, text } = await open(app, id);
    expect(text).toContain("2 answers");
    expect(html).toContain("<strong>example</strong>");
    const told = await app.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, asker.id));
    expect(told).toHaveLength(2);
  });

  test("a preview shows what it will look like and stores nothing; a refusal keeps the text", async () => {
    await using app = await startApp();
    const { id, helper } = await answered(app);
    const preview = await post(app, id, { intent: "preview", body: "So **bold**" }, helper.headers);
    expect(preview.response.status).toBe(200);
    expect(preview.html).toContain("<strong>bold</strong>");
    expect(preview.html).toMatch(/<textarea[^>]*>So \*\*bold\*\*<\/textarea>/);

    const short = await post(
      app,
      id,
      { intent: "answer", body: "Too short", submissionKey: "form-key-2" },
      helper.headers,
    );
    expect(short.response.status).toBe(400);
    expect(short.text).toContain("Please write a little more (at least 15 characters).");
    expect(short.html).toMatch(/<textarea[^>]*>Too short<\/textarea>/);
    expect(short.html).toContain('name="submissionKey" value="form-key-2"');
    expect(await app.db.$count(answers)).toBe(1);
  });

  test("a visitor's text is kept through signing in, and forgotten once it is posted [CM-31]", async () => {
    await using app = await startApp();
    const { id } = await answered(app);
    const visit = await post(app, id, { intent: "answer", body: words });
    expect(visit.response.headers.get("Location")).toBe(
      `/auth?redirectTo=${encodeURIComponent(`/community/${id}#your-answer`)}`,
    );
    const cookies = visit.response.headers.getSetCookie().map((each) => each.split(";", 1)[0]);
    const { headers } = await member(app);
    const Cookie = [headers.Cookie, ...cookies].join("; ");

    const back = await open(app, id, { Cookie });
    expect(back.html).toMatch(new RegExp(`<textarea[^>]*>${words}</textarea>`));
    const fields = { intent: "answer", body: words, submissionKey: "form-key-3" };
    await post(app, id, fields, { Cookie });
    const after = await open(app, id, { Cookie });
    expect(after.html).not.toMatch(new RegExp(`<textarea[^>]*>${words}</textarea>`));
  });

  test("a newcomer's eleventh answer of a day is refused and kept", async () => {
    await using app = await startApp();
    const { id } = await answered(app);
    const user = await app.createUser();
    const headers = await app.signIn(user);
    const send = (n: number) =>
      post(
        app,
        id,
        { intent: "answer", body: `${words} ${n}`, submissionKey: `form-${n}-key` },
        headers,
      );
    for (let n = 1; n <= 10; n++) expect((await send(n)).response.status).toBe(302);
    const refused = await send(11);
    expect(refused.response.status).toBe(429);
    expect(refused.text).toContain("10 answers a day");
    expect(refused.html).toContain(`>${words} 11</textarea>`);
    expect((await open(app, id, headers)).html).toContain(`>${words} 11</textarea>`);
    expect(await app.db.$count(answers)).toBe(11);
  });

  test("a public name is asked before the first answer, and the text typed meanwhile stays", async () => {
    await using app = await startApp();
    const { id, helper } = await answered(app);
    const user = await app.createUser();
    const headers = await app.signIn(user);
    expect((await open(app, id, headers)).text).toContain(`you are Learner ${user.id}.`);
    expect((await open(app, id, helper.headers)).text).not.toContain("Public name");

    const taken = await post(
      app,
      id,
      { intent: "public-name", publicName: "Helping Hal", body: words },
      headers,
    );
    expect(taken.response.status).toBe(409);
    expect(taken.html).toContain(`>${words}</textarea>`);
    await post(app, id, { intent: "public-name", publicName: "New Nia", body: words }, headers);
    const [row] = await app.db.select().from(users).where(eq(users.id, user.id));
    expect(row?.publicName).toBe("New Nia");
    expect((await open(app, id, headers)).html).toContain(`>${words}</textarea>`);
  });
});

describe("accepting, commenting and keeping without scripts", () => {
  test("the asker accepts, which everybody sees, and takes it back [CM-32, CM-26]", async () => {
    await using app = await startApp();
    const { id, asker, helper, answerId } = await answered(app);
    expect((await open(app, id, asker.headers)).text).toContain("Accept this answer");
    const refused = await accept(app, id, answerId, helper.headers);
    expect(refused.headers.get("Set-Cookie")).toContain("notice");
    expect((await open(app, id)).text).not.toContain("Solved");

    const response = await accept(app, id, answerId, asker.headers);
    expect(response.headers.get("Location")).toBe(`/community/${id}#answer-${answerId}`);
    const solved = await open(app, id);
    expect(solved.text).toContain("Solved");
    expect(solved.text).toContain("Accepted answer");
    await accept(app, id, "null", asker.headers);
    expect((await open(app, id)).text).not.toContain("Solved");
  });

  test("an accepted answer lights the learning day of who gave it, one's own does not", async () => {
    await using app = await startApp();
    const { id, asker, helper, answerId } = await answered(app);
    const own = { intent: "answer", body: words, submissionKey: "own-answer" };
    const { response } = await post(app, id, own, asker.headers);
    const [, ownId = ""] = /#answer-(\d+)$/.exec(response.headers.get("Location") ?? "") ?? [];
    await accept(app, id, ownId, asker.headers);
    expect(await app.db.$count(activityDays)).toBe(0);
    await accept(app, id, answerId, asker.headers);
    const days = await app.db.select().from(activityDays);
    expect(days.map(({ userId, finished }) => [userId, finished])).toEqual([[helper.id, 1]]);
  });

  test("a comment is posted, shown and deleted; one too long comes back whole", async () => {
    await using app = await startApp();
    const { id, asker, answerId } = await answered(app);
    const fields = { intent: "comment", on: String(answerId), submissionKey: "comment-1" };
    const { response } = await post(app, id, { ...fields, comment: "Which tool?" }, asker.headers);
    expect(response.headers.get("Location")).toBe(
      `/community/${id}?comments=${answerId}#comment-1`,
    );
    expect((await open(app, id)).text).toContain("Which tool?");

    const long = "x".repeat(601);
    const refused = await post(app, id, { ...fields, comment: long }, asker.headers);
    expect(refused.response.status).toBe(400);
    expect(refused.text).toContain("Please limit your comment to 600 characters");
    expect(refused.html).toContain(`>${long}</textarea>`);
    expect(refused.html).toMatch(/<details[^>]*open=""/);

    await post(app, id, { intent: "delete-comment", "comment-id": "1" }, asker.headers);
    expect((await open(app, id)).text).not.toContain("Which tool?");
    expect(
      (
        await post(
          app,
          id,
          { ...fields, on: "999", comment: "Hm?", submissionKey: "comment-2" },
          asker.headers,
        )
      ).response.status,
    ).toBe(404);
  });

  test("a comment behind a page of others is shown to who wrote it", async () => {
    await using app = await startApp();
    const { id, asker } = await answered(app);
    const comment = (number: number) => ({
      body: `Remark ${number}.`,
      submissionKey: `comment-${number}`,
    });
    const of = { threadId: id, answerId: null, authorId: asker.id };
    for (let number = 1; number <= 13; number++) {
      await createComment(app.db, { ...of, ...comment(number) }, Date.now());
    }
    const { body, submissionKey } = comment(14);
    const posted = await post(
      app,
      id,
      { intent: "comment", on: "question", comment: body, submissionKey },
      asker.headers,
    );
    const to = new URL(posted.response.headers.get("Location") ?? "", "http://site");
    expect(to.search).toContain("comments=question&from=");
    const shown = await open(app, id, {}, to.search);
    expect(shown.text).toContain("Remark 14.");
    expect(shown.text).not.toContain("Remark 13.");
  });

  test("a bookmark and a follow show as pressed, and are taken back", async () => {
    await using app = await startApp();
    const { id, asker, helper } = await answered(app);
    const pressed = async ({ headers } = helper) => {
      const { html } = await open(app, id, headers);
      return ["bookmark", "follow"].map(
        (intent) =>
          new RegExp(`/${intent}".*?aria-pressed="(true|false)"`).exec(html)?.[1] === "true",
      );
    };
    expect(await pressed()).toEqual([false, false]);
    // Who asks follows.
    expect(await pressed(asker)).toEqual([false, true]);
    const back = `/community/${id}#actions`;
    const set = (control: typeof apiBookmark, sent: Record<string, string>, headers = {}) =>
      app.send(control.action, form("/api/any", { ...sent, back }, headers), { id: String(id) });
    const kept = await set(apiBookmark, { bookmarked: "true" }, helper.headers);
    expect([kept.status, kept.headers.get("Location")]).toEqual([302, back]);
    await set(apiFollow, { followed: "true" }, helper.headers);
    expect(await pressed()).toEqual([true, true]);
    await set(apiBookmark, { bookmarked: "false" }, helper.headers);
    expect(await pressed()).toEqual([false, true]);
    const visit = await set(apiBookmark, { bookmarked: "true" });
    expect(visit.headers.get("Location")).toBe(`/auth?redirectTo=${encodeURIComponent(back)}`);
  });
});

describe("one's own posts", () => {
  const own = (app: App, module: object, path: string, request: Request) =>
    openPage(app, path, module, request);

  test("are edited on a page, with what they said before for everybody to read", async () => {
    await using app = await startApp();
    const { id, asker, helper, answerId } = await answered(app);
    const path = "community/:id/edit";
    const at = `/community/${id}/edit`;
    expect((await own(app, editPage, path, get(at, helper.headers))).response.status).toBe(403);
    expect((await own(app, editPage, path, get(at))).response.status).toBe(302);
    const { html: asked } = await open(app, id, asker.headers);
    for (const act of ["edit", "delete"]) expect(asked).toContain(`href="/community/${id}/${act}"`);
    const page = await own(app, editPage, path, get(at, asker.headers));
    expect(page.html).toContain('value="How do I write better prompts for GPT-4?"');

    const typed = {
      title: "Too short",
      body: "Every week it looks different, whatever I ask for.",
    };
    const short = await own(app, editPage, path, form(at, { ...typed, tags: "5" }, asker.headers));
    expect(short.response.status).toBe(400);
    expect(short.text).toContain("Please provide a more descriptive title");
    const title = "How do I keep a weekly summary the same?";
    const saved = await own(
      app,
      editPage,
      path,
      form(at, { ...typed, title, tags: "5", reason: "Clearer" }, asker.headers),
    );
    expect(saved.response.headers.get("Location")).toBe(`/community/${id}`);

    const which = `${at}?answer=${answerId}`;
    const { html: helped } = await open(app, id, helper.headers);
    for (const act of ["edit", "delete"]) {
      expect(helped).toContain(`href="/community/${id}/${act}?answer=${answerId}"`);
    }
    const typing = await own(app, editPage, path, get(which, helper.headers));
    expect(typing.text).toContain("Edit your answer");
    await own(
      app,
      editPage,
      path,
      form(which, { body: "Give it a pattern to follow." }, helper.headers),
    );
    const after = await open(app, id);
    expect(after.text).toContain(title);
    expect(after.text).toContain("Give it a pattern to follow.");
    for (const edited of ["", `?answer=${answerId}`]) {
      expect(after.html).toMatch(
        new RegExp(`href="/community/${id}/history${edited.replace("?", "\\?")}"[^>]*>Edited`),
      );
    }

    const history = (search: string) =>
      own(app, historyPage, "community/:id/history", get(`/community/${id}/history${search}`));
    const question = await history("");
    expect(question.text).toContain("How do I write better prompts for GPT-4?");
    expect(question.text).toContain("Clearer");
    expect(question.html).toMatch(/<h1[^>]*>What it said before<\/h1>/);
    expect((await history(`?answer=${answerId}`)).text).toContain(words);
  });

  test("are deleted after a page that asks; a question that others answered stays", async () => {
    await using app = await startApp();
    const { id, asker, helper, answerId } = await answered(app);
    const path = "community/:id/delete";
    const at = `/community/${id}/delete`;
    const stays = await own(app, deletePage, path, get(at, asker.headers));
    expect(stays.text).toContain("This question stays for the others");
    await own(app, deletePage, path, form(at, {}, asker.headers));
    expect((await open(app, id)).response.status).toBe(200);

    const which = `${at}?answer=${answerId}`;
    expect((await own(app, deletePage, path, get(which, asker.headers))).response.status).toBe(403);
    const asks = await own(app, deletePage, path, get(which, helper.headers));
    expect(asks.text).toContain("Delete your answer?");
    await own(app, deletePage, path, form(which, {}, helper.headers));
    expect((await open(app, id)).text).toContain("No answers yet");
    const gone = await own(app, deletePage, path, form(at, {}, asker.headers));
    expect(gone.response.headers.get("Location")).toBe("/community");
    expect((await open(app, id)).response.status).toBe(410);
  });
});

describe("/api", () => {
  const call = (
    app: App,
    { action }: { action: (args: never) => unknown },
    id: number,
    body: unknown,
    headers: HeadersInit = {},
  ) =>
    app.send(action as never, json(`/api/community/threads/${id}`, body, headers), {
      id: String(id),
    }) as unknown as Promise<Response>;

  test("answers the question with its answers, as stated [CM-31, EN-30]", async () => {
    await using app = await startApp();
    const { id, asker, helper, answerId } = await answered(app);
    const response = await app.send(apiThread.loader, get("/x"), { id: String(id) });
    expect(await response.json()).toEqual({
      id,
      title: "How do I write better prompts for GPT-4?",
      body: "I ask for a **summary** and get <b>something</b> different each time.",
      authorId: asker.id,
      author: { id: asker.id, username: "Asking Ada" },
      createdAt: new Date(now).toISOString(),
      updatedAt: new Date(now).toISOString(),
      viewCount: 0,
      ...{ upvotes: 0, downvotes: 0, myVote: 0, isAnswered: false, acceptedAnswerId: null },
      tags: [
        { id: 1, name: "GPT-4" },
        { id: 5, name: "Prompt Engineering" },
      ],
      answerCount: 1,
      answers: [
        {
          ...{ id: answerId, threadId: id, body: words, authorId: helper.id },
          author: { id: helper.id, username: "Helping Hal" },
          createdAt: new Date(now).toISOString(),
          updatedAt: new Date(now).toISOString(),
          ...{ upvotes: 0, downvotes: 0, myVote: 0, isAccepted: false },
        },
      ],
    });
  });

  test("takes an answer: 201, 200 for the same again, and refuses with words [CM-31]", async () => {
    await using app = await startApp();
    const { id, asker, answerId } = await answered(app);
    const body = { body: words, submissionKey: "api-key-1" };
    const made = await call(app, apiAnswers, id, body, asker.headers);
    expect(made.status).toBe(201);
    const stored = (await made.json()) as { id: number };
    expect(stored).toMatchObject({ threadId: id, body: words, authorId: asker.id });
    expect(stored.id).not.toBe(answerId);
    expect((await call(app, apiAnswers, id, body, asker.headers)).status).toBe(200);

    expect((await call(app, apiAnswers, id, body)).status).toBe(401);
    expect((await call(app, apiAnswers, 999, { body: words }, asker.headers)).status).toBe(404);
    const short = await call(app, apiAnswers, id, { body: "Hm." }, asker.headers);
    expect(short.status).toBe(400);
    expect(await short.json()).toEqual({
      message: "Please write a little more (at least 15 characters).",
      errors: { body: ["Please write a little more (at least 15 characters)."] },
    });
    expect((await app.send(apiAnswers.loader as never, get("/x"))) as unknown).toMatchObject({
      status: 405,
    });
  });

  test("accepts for the asker alone, and takes it back [CM-31, CM-32]", async () => {
    await using app = await startApp();
    const { id, asker, helper, answerId } = await answered(app);
    expect((await call(app, apiAccept, id, { answerId }, helper.headers)).status).toBe(403);
    expect((await call(app, apiAccept, id, { answerId })).status).toBe(401);
    expect((await call(app, apiAccept, id, { answerId: 999 }, asker.headers)).status).toBe(404);
    expect((await call(app, apiAccept, id, {}, asker.headers)).status).toBe(400);
    const accepted = await call(app, apiAccept, id, { answerId }, asker.headers);
    expect(await accepted.json()).toEqual({ isAnswered: true, acceptedAnswerId: answerId });
    const undone = await call(app, apiAccept, id, { answerId: null }, asker.headers);
    expect(await undone.json()).toEqual({ isAnswered: false, acceptedAnswerId: null });
  });

  test("follows, setting and never flipping", async () => {
    await using app = await startApp();
    const { id, helper } = await answered(app);
    for (const followed of [true, true, false, false]) {
      const response = await call(app, apiFollow, id, { followed }, helper.headers);
      expect(await response.json()).toEqual({ followed });
    }
    expect((await call(app, apiFollow, id, { followed: true })).status).toBe(401);
    expect((await call(app, apiFollow, id, {}, helper.headers)).status).toBe(400);
    expect((await call(app, apiFollow, 999, { followed: true }, helper.headers)).status).toBe(404);
  });

  test("bookmarks, setting and never flipping [CM-31]", async () => {
    await using app = await startApp();
    const { id, helper } = await answered(app);
    for (const bookmarked of [true, true, false, false]) {
      const response = await call(app, apiBookmark, id, { bookmarked }, helper.headers);
      expect(await response.json()).toEqual({ bookmarked });
    }
    expect((await call(app, apiBookmark, id, { bookmarked: true })).status).toBe(401);
    expect((await call(app, apiBookmark, id, {}, helper.headers)).status).toBe(400);
    expect((await call(app, apiBookmark, 999, { bookmarked: true }, helper.headers)).status).toBe(
      404,
    );
  });
});
