import { expect, test } from "vitest";

import { acceptAnswer } from "~/models/community/accept.server";
import { createAnswer } from "~/models/community/answer.server";
import { editAnswer, editQuestion } from "~/models/community/post-edit.server";
import { setAnswerStatus, setThreadStatus } from "~/models/community/post-status.server";
import { markSolved } from "~/models/community/thread-index.server";
import * as api from "~/routes/api.search";
import * as page from "~/routes/search/route";
import { get, startApp } from "../support/app";
import { ask, makeAsker } from "../support/community";
import { openPage } from "../support/page";

type App = Awaited<ReturnType<typeof startApp>>;

interface Found {
  kind: string;
  href: string;
  title: string;
  isSolved: boolean;
}

async function find(app: App, q: string): Promise<Found[]> {
  const address = `/api/search?${new URLSearchParams({ q })}`;
  const answer = (await app.send(api.loader, get(address))) as Response;
  const { results } = (await answer.json()) as { results: Found[] };
  return results.map(({ kind, href, title, isSolved }) => ({ kind, href, title, isSolved }));
}

async function addresses(app: App, q: string) {
  return (await find(app, q)).map(({ href }) => href);
}

async function answer(app: App, threadId: number, body: string) {
  const { id: authorId } = await makeAsker(app);
  const created = await createAnswer(
    app.db,
    { threadId, authorId, body, submissionKey: crypto.randomUUID() },
    Date.now(),
  );
  if (created === "unknown") throw new Error("There is no such question.");
  return { id: created.id, authorId };
}

async function run(app: App, statements: Awaited<ReturnType<typeof setThreadStatus>>) {
  const [first, ...rest] = statements;
  if (first) await app.db.batch([first, ...rest]);
}

async function violin(app: App) {
  const question = await ask(app, {
    title: "Which tool writes a violin lesson?",
    body: "My pupils are seven years old and **patient** for ten minutes, no longer.",
    tagIds: [2, 7],
  });
  const given = await answer(app, question.id, "Begin with a *metronome* and two open strings.");
  return { question, given };
}

/** Every term's count against what its postings say. */
async function miscounted({ env }: App) {
  const { results } = await env.DB.prepare(
    `select term, (select documents from search_terms where search_terms.term = each.term) as stored,
      sum(n) as counted from (
        select term, count(*) as n from search_postings group by term
        union all select term, 0 from search_terms
      ) as each group by term having stored is not counted`,
  ).all();
  return results;
}

test("a question is found by its words, tags and kind, an answer by its own words", async () => {
  await using app = await startApp();
  const { question, given } = await violin(app);
  const title = "Which tool writes a violin lesson?";
  const asked = { kind: "question", href: `/community/${question.id}`, title, isSolved: false };
  const answered = { ...asked, kind: "answer", href: `${asked.href}#answer-${given.id}` };

  expect(await find(app, "violin")).toEqual([asked]);
  expect(await find(app, "pupil")).toEqual([asked]);
  expect(await find(app, "metronome")).toEqual([answered]);
  expect(await find(app, 'tag:"Best Practices"')).toEqual([asked]);
  expect(await find(app, "violin tag:claude kind:question")).toEqual([asked]);
  expect(await find(app, "violin tag:gemini")).toEqual([]);
  expect(await find(app, "violin kind:article")).toEqual([]);
  expect(await find(app, "kind:answers")).toEqual([answered]);
});

test("solved questions and the answers that solved them are marked and asked for", async () => {
  await using app = await startApp();
  const { question, given } = await violin(app);
  await answer(app, question.id, "Another one speaks of a metronome too.");
  const open = await ask(app, { title: "Who repairs a violin bow here?" });
  const accept = (answerId: number | null) =>
    acceptAnswer(
      app.db,
      { threadId: question.id, userId: question.authorId, answerId },
      Date.now(),
    );

  expect(await addresses(app, "violin solved:yes")).toEqual([]);
  await accept(given.id);
  expect(await addresses(app, "violin solved:yes")).toEqual([`/community/${question.id}`]);
  expect(await find(app, "metronome solved:yes")).toMatchObject([
    { href: `/community/${question.id}#answer-${given.id}`, isSolved: true },
  ]);
  // Without words both are as good: the question comes first.
  expect(await addresses(app, "solved:yes")).toEqual([
    `/community/${question.id}`,
    `/community/${question.id}#answer-${given.id}`,
  ]);
  const all = await find(app, "violin");
  expect(all.find(({ isSolved }) => isSolved)?.href).toBe(`/community/${question.id}`);
  expect(all.find(({ isSolved }) => !isSolved)?.href).toBe(`/community/${open.id}`);

  const { html } = await openPage(app, "search", page, get("/search?q=violin"));
  const [first, second] = html.split('<li class="hit">').slice(1);
  const hits = [first ?? "", second ?? ""];
  expect(hits.filter((hit) => hit.includes("Solved"))).toHaveLength(1);
  expect(hits.filter((hit) => hit.includes("Question"))).toHaveLength(2);
  const solved = await openPage(app, "search", page, get("/search?q=violin+solved:yes"));
  expect(solved.html).toMatch(
    /<a class="chip"[^>]* href="\/search\?q=violin\+solved%3Ayes&amp;kind=question">Questions<\/a>/,
  );
  const narrowed = await openPage(
    app,
    "search",
    page,
    get("/search?q=violin+solved%3Ayes&kind=question"),
  );
  expect(narrowed.html.split('<li class="hit">')).toHaveLength(2);
  expect(narrowed.html).toContain(`href="/community/${question.id}"`);
  expect(narrowed.text).toContain("Solved");
  const answers = await openPage(app, "search", page, get("/search?q=metronome+solved:yes"));
  expect(answers.text).toContain("Accepted");

  expect(await miscounted(app)).toEqual([]);
  await run(app, markSolved(app.db, question.id));
  expect(await miscounted(app), "marked twice").toEqual([]);
  await accept(null);
  expect(await find(app, "solved:yes")).toEqual([]);
  expect(await miscounted(app)).toEqual([]);
});

test("an edited question or answer is found by its new words only", async () => {
  await using app = await startApp();
  const { question, given } = await violin(app);
  const edit = {
    title: "Which tool writes a trumpet lesson?",
    body: "My pupils are nine years old and loud, so a lesson is short.",
    tagIds: [3],
  };
  await editQuestion(
    app.db,
    { id: question.id, userId: question.authorId, ...edit },
    Date.now() + 1,
  );
  expect(await addresses(app, "violin")).toEqual([]);
  expect(await addresses(app, "patient")).toEqual([]);
  expect(await addresses(app, "tag:claude")).toEqual([]);
  expect(await addresses(app, "trumpet tag:llama")).toEqual([`/community/${question.id}`]);
  // The answer stands under the new title.
  expect(await find(app, "metronome")).toMatchObject([{ title: edit.title, kind: "answer" }]);

  await editAnswer(
    app.db,
    {
      id: given.id,
      threadId: question.id,
      userId: given.authorId,
      body: "Begin with a long and quiet breath.",
    },
    Date.now() + 2,
  );
  expect(await addresses(app, "metronome")).toEqual([]);
  expect(await addresses(app, "breath")).toEqual([`/community/${question.id}#answer-${given.id}`]);
  expect(await miscounted(app)).toEqual([]);
});

test.each(["hidden", "deleted"] as const)(
  "a %s question is not found any more, nor are its answers",
  async (status) => {
    await using app = await startApp();
    const { question, given } = await violin(app);
    const second = await answer(app, question.id, "A tambourine keeps them awake.");

    await run(app, await setAnswerStatus(app.db, second.id, status, Date.now()));
    expect(await addresses(app, "tambourine")).toEqual([]);
    expect(await addresses(app, "metronome")).toHaveLength(1);

    await run(app, await setThreadStatus(app.db, question.id, status, Date.now()));
    expect(await addresses(app, "violin")).toEqual([]);
    expect(await addresses(app, "metronome")).toEqual([]);
    expect(await addresses(app, "kind:question")).toEqual([]);
    expect(await miscounted(app)).toEqual([]);

    await run(app, await setThreadStatus(app.db, question.id, "visible", Date.now()));
    expect(await addresses(app, "violin")).toEqual([`/community/${question.id}`]);
    expect(await addresses(app, "metronome")).toEqual([
      `/community/${question.id}#answer-${given.id}`,
    ]);
    expect(await addresses(app, "tambourine")).toEqual([]);
    expect(await miscounted(app)).toEqual([]);
  },
);
