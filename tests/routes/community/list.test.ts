import { expect, test } from "vitest";

import { rateLimits } from "~/db/schema/site";
import { addressWindows } from "~/http/limits.server";
import { acceptAnswer } from "~/models/community/accept.server";
import { setBookmark } from "~/models/community/bookmark.server";
import { storeViews } from "~/models/community/view.server";
import { voteOn } from "~/models/community/vote.server";
import * as root from "~/root";
import * as answerVote from "~/routes/api.community.answers.$id.vote";
import * as tagsApi from "~/routes/api.community.tags";
import * as threadsApi from "~/routes/api.community.threads._index";
import * as threadVote from "~/routes/api.community.threads.$id.vote";
import * as community from "~/routes/community._index/route";
import { form, get, json, startApp } from "../../support/app";
import { addTopics, ask, makeAsker } from "../../support/community";
import { openPage } from "../../support/page";
import { answer } from "../../support/reports";

type App = Awaited<ReturnType<typeof startApp>>;

function open(app: App, address = "", headers: HeadersInit = {}) {
  return openPage(app, "community", community, get(`/community${address}`, headers));
}

test("a visitor reads the list with its tabs, filters and topics [SH-20, CM-01, CM-13, CM-25]", async () => {
  await using app = await startApp();
  const { id: authorId } = await makeAsker(app, "Ada of the Archive");
  const at = Date.UTC(2024, 0, 5, 23, 30);
  const title = "How do I keep a summary short?";
  const { id } = await ask(app, { authorId, title, tagIds: [5, 1], createdAt: at }, at);
  const { id: voter } = await app.createUser();
  await voteOn(app.db, { kind: "thread", id, userId: voter, value: -1 }, at);

  const { response, html, text } = await open(app);
  expect(response.status).toBe(200);
  expect(html).toContain("<title>Community · Lamplight</title>");
  for (const words of [
    "Ask a Question",
    "Hot Newest Unanswered",
    "Filter By All Questions Answered Bookmarked",
    "Topics",
    "AI Models GPT-4 1",
    "Prompt Engineering 1",
    "Score −1",
    "0 answers",
    "0 views",
    "Posted by Ada of the Archive , Jan 5, 2024",
  ]) {
    expect(text, words).toContain(words);
  }
  expect(text).not.toContain("Solved");
  expect(html).toContain(`href="/community/${id}"`);
  expect(html).toMatch(/aria-current="page"[^>]*>Newest</);
  expect(html).toContain('placeholder="Search questions..."');
});

test("a visitor sees fifteen cards, and the topics in their groups with their counts [CM-02, CM-09, CM-10, CM-18]", async () => {
  await using app = await startApp();
  const { authorId } = await ask(app, { tagIds: [3, 9] });
  for (let each = 0; each < 15; each++) await ask(app, { authorId, tagIds: [3] });
  const { html, text } = await open(app);
  expect(html.match(/<li class="q card"/g)).toHaveLength(15);
  for (const group of [
    "AI Models GPT-4 0 questions Claude 0 questions LLaMA 16 questions Gemini 0 questions",
    "Learning Prompt Engineering 0 questions Fine-tuning 0 questions Best Practices 0 questions",
    "Use Cases Content Creation 0 questions Coding 1 question Data Analysis 0 questions",
  ]) {
    expect(text, group).toContain(group);
  }
  expect(html).toMatch(/<details open="">\s*<summary>Topics/);
});

test("a card shows score, counts, tags, author and date, and Solved once an answer is accepted [CM-19, CM-20, CM-23, CM-26]", async () => {
  await using app = await startApp();
  const at = Date.UTC(2024, 0, 5);
  const asker = await makeAsker(app, "Ada of the Archive");
  const title = "What does a token mean in a prompt?";
  const body = "I met it in a prompt of a friend and cannot tell what it does.";
  const { id } = await ask(app, { authorId: asker.id, title, body, tagIds: [9, 5] }, at);
  const helper = await makeAsker(app);
  const answerId = await answer(app, { threadId: id, authorId: helper.id });
  await voteOn(app.db, { kind: "thread", id, userId: helper.id, value: -1 }, at);
  await storeViews(app.db, new Map([[id, 3]]));

  const facts =
    "Coding Prompt Engineering 1 answer 3 views Posted by Ada of the Archive , Jan 5, 2024";
  const { html, text } = await open(app);
  expect(text).toContain(`Score −1 ${title} ${body} ${facts}`);
  expect(html).toContain(`href="/community/${id}">${title}</a></h2>`);
  await acceptAnswer(app.db, { threadId: id, userId: asker.id, answerId }, at);
  expect((await open(app)).text).toContain(`Score −1 ${title} Solved ${body} ${facts}`);
});

test("the arrows of one's own question rest, those of others do not", async () => {
  await using app = await startApp();
  const asker = await makeAsker(app);
  await ask(app, { authorId: asker.id });
  const rest = async (headers: HeadersInit = {}) => {
    const { html } = await open(app, "", headers);
    return [...html.matchAll(/<button[^>]*aria-label="Vote (?:up|down): [^>]*>/g)].map(([arrow]) =>
      arrow.includes('disabled=""'),
    );
  };
  expect(await rest(await app.signIn(asker))).toEqual([true, true]);
  expect(await rest(await app.signIn(await app.createUser()))).toEqual([false, false]);
  expect(await rest()).toEqual([false, false]);
});

test("the bar of a small screen leads home, to the search, to asking, to what is new and to the own profile [CM-04, CM-05]", async () => {
  await using app = await startApp();
  await addTopics(app);
  const bar = async (headers: HeadersInit = {}) => {
    const { html } = await open(app, "", headers);
    expect(html).toContain('<aside class="side" id="find-questions"');
    const [nav = ""] = /<nav class="mbar"[\s\S]*?<\/nav>/.exec(html) ?? [];
    return [...nav.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  };
  const first = ["/", "#find-questions", "/community/ask", "/notifications"];
  const member = await app.createLearner();
  const pupil = await app.createLearner({ ageGroup: "under18" });
  expect(await bar()).toEqual([...first, "/auth"]);
  expect(await bar(await app.signIn(member))).toEqual([...first, `/people/${member.id}`]);
  expect(await bar(await app.signIn(pupil))).toEqual([...first, "/account"]);
});

test("an empty list asks for the first question, one that nothing fits offers a way back [CM-17]", async () => {
  await using app = await startApp();
  await addTopics(app);
  const empty = await open(app);
  expect(empty.text).toContain("No questions found.");
  expect(empty.html).toMatch(/href="\/community\/ask"[^>]*>Ask the first question</);
  const narrowed = await open(app, "?q=quantum&tags=3");
  expect(narrowed.text).toContain("No questions found.");
  expect(narrowed.text).toContain("look at all questions");
  expect(narrowed.html).toContain("noindex");
});

test("a failure says so, with a retry that asks again [ER-51]", async () => {
  await using app = await startApp();
  await app.env.DB.prepare("drop table thread_lists").run();
  const { response, html, text } = await open(app);
  expect(response.status).toBe(500);
  expect(text).toContain("Error loading questions. Please try again.");
  expect(html).toMatch(/href="[^"]*"[^>]*>Retry</);
});

test("the address holds everything: chosen topics are marked, and a press takes them off [CM-08, CM-12]", async () => {
  await using app = await startApp();
  await ask(app, { title: "A question about GPT-4 alone", tagIds: [1] });
  await ask(app, { title: "A question about both of them", tagIds: [1, 2] });
  const { html, text } = await open(app, "?sort=hot&tags=1,2");
  expect(text).toContain("A question about both of them");
  expect(text).not.toContain("A question about GPT-4 alone");
  // Off with one, further with another, and the order stays.
  expect(html).toMatch(
    /aria-current="true"[^>]*href="\/community\?sort=hot&amp;tags=2"[^>]*>GPT-4/,
  );
  expect(html).toContain('href="/community?sort=hot&amp;tags=1,2,3"');
  expect(html).toContain('href="/community?sort=hot&amp;filter=answered&amp;tags=1,2"');
});

test("tabs, filters, topics and pages keep what else is chosen [CM-08, CM-12, CM-13, CM-15]", async () => {
  await using app = await startApp();
  const asker = await makeAsker(app);
  const tagged = { authorId: asker.id, tagIds: [3] };
  const { id } = await ask(app, { ...tagged, title: "A question that was solved" });
  for (let each = 0; each < 16; each++) await ask(app, tagged);
  await ask(app, { ...tagged, title: "A question about GPT-4 alone", tagIds: [1] });
  const answerId = await answer(app, { threadId: id, authorId: (await app.createUser()).id });
  await acceptAnswer(app.db, { threadId: id, userId: asker.id, answerId }, Date.now());
  const links = ({ html }: { html: string }) =>
    [...html.matchAll(/<a([^>]*)href="(\/community(?:\?[^"]*)?)"[^>]*>([^<]*)/g)]
      .filter(([, , , words]) => words !== "")
      .map(([, marks = "", href = "", words]) => {
        const [, current] = /aria-current="([^"]*)"/.exec(marks) ?? [];
        return `${words}: ${href.replaceAll("&amp;", "&")}${current ? ` (${current})` : ""}`;
      });

  const second = await open(app, "?sort=hot&tags=3&page=2");
  expect(second.text).toContain("Page 2 of 2");
  expect(links(second)).toEqual(
    expect.arrayContaining([
      "Hot: /community?sort=hot&tags=3 (page)",
      "Newest: /community?tags=3",
      "Unanswered: /community?sort=unanswered&tags=3",
      "All Questions: /community?sort=hot&tags=3 (true)",
      "Answered: /community?sort=hot&filter=answered&tags=3",
      "LLaMA: /community?sort=hot (true)",
      "Claude: /community?sort=hot&tags=3,2",
      "← Previous: /community?sort=hot&tags=3",
    ]),
  );
  const first = await open(app, "?sort=hot&tags=3");
  expect(links(first)).toContain("Next →: /community?sort=hot&page=2&tags=3");
  expect(first.text).not.toContain("A question about GPT-4 alone");

  const answered = await open(app, "?sort=hot&filter=answered&tags=3");
  expect(answered.html.match(/<li class="q card"/g)).toHaveLength(1);
  expect(answered.text).toContain("A question that was solved Solved");
  expect(links(answered)).toEqual(
    expect.arrayContaining([
      "Answered: /community?sort=hot&filter=answered&tags=3 (true)",
      "LLaMA: /community?sort=hot&filter=answered (true)",
    ]),
  );
  const unanswered = await open(app, "?sort=unanswered&tags=3");
  expect(unanswered.html.match(/<li class="q card"/g)).toHaveLength(15);
  expect(unanswered.text).not.toContain("Solved");
});

test("bookmarks are a person's own; visitors are told to sign in [CM-08]", async () => {
  await using app = await startApp();
  const { id } = await ask(app, { title: "A question that I want to keep" });
  const reader = await app.createUser();
  await setBookmark(app.db, { threadId: id, userId: reader.id, bookmarked: true }, Date.now());

  const visitor = await open(app, "?filter=bookmarked");
  expect(visitor.text).toContain("Sign in to see your bookmarks");
  expect(visitor.html).toContain("/auth?redirectTo=%2Fcommunity%3Ffilter%3Dbookmarked");
  const own = await open(app, "?filter=bookmarked", await app.signIn(reader));
  expect(own.text).toContain("A question that I want to keep");
  const refused = await app.send(
    threadsApi.loader,
    get("/api/community/threads?filter=bookmarked"),
  );
  expect(refused.status).toBe(401);
});

test("a page behind the last one leads to the last", async () => {
  await using app = await startApp();
  for (let each = 0; each < 16; each++) await ask(app);
  const { response } = await open(app, "?page=7");
  expect(response.status).toBe(302);
  expect(response.headers.get("Location")).toBe("/community?page=2");
  const { text } = await open(app, "?page=2");
  expect(text).toContain("Page 2 of 2");
});

test("the list costs a visitor one round trip, a member two, and few rows", async () => {
  await using app = await startApp();
  for (let each = 0; each < 20; each++) await ask(app);
  const member = await app.createLearner();
  for (const [headers, roundTrips] of [
    [{}, 1],
    [await app.signIn(member), 2],
  ] as const) {
    const request = get("/community", headers);
    const context = app.context(request);
    const args = { request, context, params: {} } as never;
    await Promise.all([root.loader(args), community.loader(args)]);
    expect(context.meter.d1RoundTrips).toBe(roundTrips);
    expect(context.meter.d1Unmetered).toBe(0);
    expect(context.meter.rowsRead).toBeLessThanOrEqual(200);
    expect(context.meter.rowsWritten).toBe(0);
  }
});

test("a press without scripts votes and comes back; a visitor is sent to sign in [CM-27]", async () => {
  await using app = await startApp();
  const { id, authorId } = await ask(app);
  const voter = await app.createUser();
  const back = "/community?sort=hot#question-1";
  const address = `/api/community/threads/${id}/vote`;
  const press = (value: string, headers: HeadersInit) =>
    app.send(threadVote.action, form(address, { value, back }, headers), { id: String(id) });

  const voted = await press("1", await app.signIn(voter));
  expect(voted.status).toBe(302);
  expect(voted.headers.get("Location")).toBe(back);
  expect((await open(app)).text).toContain("Score 1");

  const visitor = await press("1", {});
  expect(visitor.headers.get("Location")).toMatch(/^\/auth\?redirectTo=%2Fcommunity/);
  const Cookie = visitor.headers.getSetCookie()[0]?.split(";", 1)[0] ?? "";
  expect((await open(app, "", { Cookie })).text).toContain("Sign in to vote");
  const own = await press("1", await app.signIn({ id: authorId, sessionVersion: 0 }));
  expect(own.headers.get("Location")).toBe(back);
  const { text } = await openPage(
    app,
    "community",
    community,
    get("/community", { Cookie: own.headers.getSetCookie()[0]?.split(";", 1)[0] ?? "" }),
  );
  expect(text).toContain("You cannot vote on your own question.");
  expect(text).toContain("Score 1");
  const odd = await press("7", await app.signIn(voter));
  expect(odd.status).toBe(400);
});

test("/api votes set, and say what is stored [CM-27, CM-31]", async () => {
  await using app = await startApp();
  const asker = await makeAsker(app);
  const { id } = await ask(app, { authorId: asker.id });
  const headers = await app.signIn(await app.createUser());
  const path = `/api/community/threads/${id}/vote`;
  const vote = (body: unknown, who: HeadersInit = headers, of = id) =>
    app.send(threadVote.action, json(path, body, who), { id: String(of) });

  const up = await vote({ value: 1 });
  expect([up.status, await up.json()]).toEqual([200, { upvotes: 1, downvotes: 0, myVote: 1 }]);
  expect(await (await vote({ value: 1 })).json()).toMatchObject({ upvotes: 1 });
  expect(await (await vote({ value: 0 })).json()).toMatchObject({ upvotes: 0, myVote: 0 });

  expect((await vote({ value: 2 })).status).toBe(400);
  expect((await vote({})).status).toBe(400);
  expect((await vote({ value: 1 }, {})).status).toBe(401);
  expect((await vote({ value: 1 }, await app.signIn(asker))).status).toBe(403);
  expect((await vote({ value: 1 }, headers, 999)).status).toBe(404);
  const wrong = await app.send(threadVote.loader, get(path), { id: String(id) });
  expect([wrong.status, wrong.headers.get("Allow")]).toEqual([405, "POST"]);
  const missing = await app.send(
    answerVote.action,
    json("/api/community/answers/5/vote", { value: 1 }, headers),
    { id: "5" },
  );
  expect([missing.status, await missing.json()]).toEqual([
    404,
    { message: "There is no such answer.", errors: { "": ["There is no such answer."] } },
  ]);
});

test("the 121st vote of a minute waits", async () => {
  await using app = await startApp();
  const { id } = await ask(app);
  const headers = await app.signIn(await app.createUser());
  const request = () => json(`/api/community/threads/${id}/vote`, { value: 1 }, headers);
  const vote = () => app.send(threadVote.action, request(), { id: String(id) });
  const [window] = addressWindows(request(), app.context(request()), "vote");
  expect(window).toMatchObject({ limit: 120, windowMs: 60_000 });
  expect((await vote()).status).toBe(200);
  await app.db.update(rateLimits).set({ count: 119 });

  expect((await vote()).status).toBe(200);
  const refused = await vote();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
});

test("/api answers the list as the page shows it, and the topics with their counts [CM-29, CM-31, EN-30, EN-31]", async () => {
  await using app = await startApp();
  const { id: authorId } = await makeAsker(app, "Ada of the Archive");
  const at = Date.UTC(2026, 0, 5);
  const { id } = await ask(
    app,
    { authorId, tagIds: [3], title: "Which LLaMA fits my laptop?" },
    at,
  );
  const second = await ask(app, { tagIds: [1] }, at + 1000);
  // The rank counts from the second one on.
  for (const userId of [second.authorId, (await app.createUser()).id]) {
    await voteOn(app.db, { kind: "thread", id, userId, value: 1 }, at);
  }
  const read = async (query: string) => {
    const response = await app.send(threadsApi.loader, get(`/api/community/threads${query}`));
    return { response, threads: (await response.json()) as { id: number }[] };
  };

  const { response, threads } = await read("");
  expect(response.headers.get("X-Total-Count")).toBe("2");
  expect(threads.map((thread) => thread.id)).toEqual([second.id, id]);
  expect(threads[1]).toEqual({
    ...{ id, authorId, title: "Which LLaMA fits my laptop?", body: expect.any(String) },
    ...{ createdAt: "2026-01-05T00:00:00.000Z", updatedAt: "2026-01-05T00:00:00.000Z" },
    ...{ viewCount: 0, upvotes: 2, downvotes: 0, isAnswered: false, acceptedAnswerId: null },
    ...{ answerCount: 0, tags: [{ id: 3, name: "LLaMA" }] },
    author: { id: authorId, username: "Ada of the Archive" },
  });
  expect((await read("?sort=hot")).threads.map((thread) => thread.id)).toEqual([id, second.id]);
  expect((await read("?tags=3")).threads.map((thread) => thread.id)).toEqual([id]);
  expect((await read("?q=llama")).threads.map((thread) => thread.id)).toEqual([id]);
  expect((await read("?filter=answered")).threads).toEqual([]);
  expect((await read("?page=9")).threads).toEqual([]);
  const topics = await app.send(tagsApi.loader, get("/api/community/tags"));
  const tags = (await topics.json()) as unknown[];
  expect(tags).toHaveLength(10);
  expect(tags[2]).toEqual({ id: 3, name: "LLaMA", group: "AI Models", count: 1 });

  await ask(app, { authorId, tagIds: [1, 3] }, at);
  const behind = await read("?tags=1,3&page=99");
  expect(behind.threads).toEqual([]);
  expect(behind.response.headers.get("X-Total-Count")).toBe("1");
});

test("a mistyped word is read as what was meant, and the page says so", async () => {
  await using app = await startApp();
  await ask(app, { title: "How do I keep a translation short?" });
  await ask(app, { title: "Which summary do you trust?" });
  for (const typed of ["trnslation", "transaltoin", "transl"]) {
    const { text } = await open(app, `?q=${typed}`);
    expect(text, typed).toContain("How do I keep a translation short?");
    expect(text, typed).not.toContain("Which summary do you trust?");
    expect(text, typed).toContain(`Nothing was found for “${typed}”. Showing results for trans`);
  }
  const request = get("/api/community/threads?q=trnslation");
  const answered = await app.send(threadsApi.loader, request);
  expect(await answered.json()).toHaveLength(1);
  expect(answered.headers.get("X-Searched-For")).toBe("translation");

  const right = await open(app, "?q=translation");
  expect(right.text).not.toContain("Nothing was found");
  const none = await open(app, "?q=zeppelin");
  expect(none.text).not.toContain("Showing results");
});
