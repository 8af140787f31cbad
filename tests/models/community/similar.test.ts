import { expect, test } from "vitest";

import { createAnswer } from "~/models/community/answer.server";
import { setThreadStatus } from "~/models/community/post-status.server";
import { findSimilar } from "~/models/community/similar.server";
import * as api from "~/routes/api.community.similar";
import { readQuery } from "~/search/read-query";
import { form, get, startApp } from "../../support/app";
import { ask, makeAsker } from "../../support/community";
import { fillAtOnce } from "../../support/fill";

type App = Awaited<ReturnType<typeof startApp>>;

async function similar(app: App, title: string, headers: HeadersInit = {}) {
  const address = `/api/community/similar?${new URLSearchParams({ title })}`;
  const response = (await app.send(api.loader, get(address, headers))) as Response;
  return { response, body: await response.json() };
}

test("questions with the rarest words of a title are found, best first [CM-38, CM-57]", async () => {
  await using app = await startApp();
  const titles = [
    "How do I tune a violin with an assistant?",
    "Which assistant explains how to tune a violin string?",
    "How do I write a letter to my landlord?",
    "Can an assistant plan a week of lunches?",
  ];
  const ids: number[] = [];
  for (const title of titles) ids.push((await ask(app, { title })).id);
  const { id: authorId } = await makeAsker(app);
  for (const body of ["Start with the A string.", "Ask a teacher before you turn a peg."]) {
    await createAnswer(
      app.db,
      { threadId: ids[0] ?? 0, authorId, body, submissionKey: crypto.randomUUID() },
      Date.now(),
    );
  }

  const { body } = await similar(app, "Can I tune my violin without a teacher?");
  expect(body).toEqual([
    { id: ids[0], title: titles[0], answerCount: 2 },
    { id: ids[1], title: titles[1], answerCount: 0 },
  ]);
  expect((await similar(app, "A letter for the landlord")).body).toMatchObject([{ id: ids[2] }]);
  expect((await similar(app, "Baking bread in winter")).body).toEqual([]);
  const [same, other] = ids;
  const found = await findSimilar(app.db, titles[0] ?? "", { limit: 5, except: same });
  expect(found.map(({ id }) => id)).toEqual([other]);
});

test("a title of 10 characters finds nothing yet, one of 11 does [CM-38, CM-56]", async () => {
  await using app = await startApp();
  const { id } = await ask(app, { title: "Tune violin: with which assistant?" });
  expect((await similar(app, "violintune")).body).toEqual([]);
  expect((await similar(app, "tune violi ")).body).toEqual([]);
  expect((await similar(app, "violin tun")).body).toEqual([]);
  expect((await similar(app, "violin tune")).body).toMatchObject([{ id }]);
});

test("at most five are offered, and hidden questions are not [CM-57]", async () => {
  await using app = await startApp();
  const ids: number[] = [];
  for (let number = 0; number < 7; number++) {
    ids.push((await ask(app, { title: `Who tunes a violin in town ${number}?` })).id);
  }
  const title = "Who tunes a violin today?";
  const before = (await similar(app, title)).body as { id: number }[];
  expect(before).toHaveLength(5);
  for (const { id } of before) {
    const [first, ...rest] = await setThreadStatus(app.db, id, "hidden", Date.now());
    if (first) await app.db.batch([first, ...rest]);
  }
  const left = ids.filter((id) => !before.some((each) => each.id === id));
  const after = (await similar(app, title)).body as { id: number }[];
  expect(new Set(after.map(({ id }) => id))).toEqual(new Set(left));
});

test("the limit of searching holds, and other methods are refused", async () => {
  await using app = await startApp();
  await ask(app, { title: "Who tunes a violin in this town?" });
  const title = "Who tunes a violin?";
  const all = await Promise.all(Array.from({ length: 125 }, () => similar(app, title)));
  const refused = all.filter(({ response }) => response.status === 429);
  expect(refused).toHaveLength(5);
  expect(refused[0]?.response.headers.get("Retry-After")).toMatch(/^\d+$/);
  const posted = (await app.send(api.action, form("/api/community/similar", {}))) as Response;
  expect(posted.status).toBe(405);
});

const words = ["prompt", "tool", "answer", "model", "llama", "letter", "table", "source"];

/** Questions and lessons in turn; each word stands in that share of all, in per cent. */
async function fill({ env }: App, documents: number, authorId: number, share: number) {
  const count = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${documents})`;
  await fillAtOnce(
    env.DB,
    ["threads", "search_documents", "search_postings"],
    [
      env.DB.prepare(`${count} insert into threads (id, title, body, author_id)
      select i, 'Title', 'Text', ${authorId} from n where i % 2 = 0`),
      env.DB.prepare(`${count} insert into search_documents
      (id, kind, ref, title, excerpt, href, length, updated_at)
      select i, iif(i % 2 = 0, 'question', 'lesson'), i, 'Title', 'Text', '/' || i, 100, 0 from n`),
      ...[...words, "violin", "trumpet"].map((word, at) =>
        env.DB.prepare(`insert into search_postings (term, kind, weight, document_id)
        select ?, kind, 1 + (id / 2 * 7919 + ${at}) % 2000, id from search_documents
        where id % 1000 < ?`).bind(readQuery(word).words[0] ?? "", at < 8 ? share * 10 : 1),
      ),
      env.DB.prepare(`insert into search_postings (term, kind, weight, document_id)
      select 'kind:' || kind, kind, 0, id from search_documents`),
      env.DB.prepare(`insert into search_terms (term, documents)
      select term, count(*) from search_postings group by term`),
      env.DB.prepare(`insert into search_term_kinds (term, kind, documents)
      select term, kind, count(*) from search_postings group by term, kind`),
    ],
  );
}

test.each([5, 100])(
  "similar questions read at most 500 rows of 100,000 documents, words in %i % of them",
  { timeout: 120_000 },
  async (share) => {
    await using app = await startApp();
    const { id } = await makeAsker(app);
    await fill(app, 100_000, id, share);
    for (const title of [
      "prompt tool",
      words.slice(0, 4).join(" "),
      words.join(" "),
      `${words.join(" ")} violin`,
      `${words.join(" ")} ${"one two three four paper lamp window shelf ".repeat(200)} violin`,
      "violin trumpet",
    ]) {
      const { db, meter } = app.context(new Request("http://localhost/"));
      const found = await findSimilar(db, title, { limit: 5 });
      expect(meter.d1RoundTrips).toBe(1);
      expect(meter.rowsRead, title).toBeLessThanOrEqual(500);
      expect(found.length, title).toBeGreaterThan(0);
    }
  },
);

test("a title of common words finds the question that has all of them but one [CM-57]", async () => {
  await using app = await startApp();
  const common = ["before", "texts", "fine", "tuning", "notes", "songs"];
  const same = await ask(app, {
    title: "What do I need before fine-tuning LLaMA on my own texts?",
  });
  for (let number = 0; number < 90; number++) {
    const [one = "", other = ""] = [common[number % 6], common[(number + 1 + (number % 4)) % 6]];
    await ask(app, {
      title: `Folk ${one} in ABC notation ${number}`,
      body: `Which ${other} does a llama of the assistant ${one} need for that, and why is it so?`,
    });
  }
  const { body } = await similar(app, "What do I need before fine-tuning LLaMA on my texts?");
  expect((body as { id: number }[])[0]).toMatchObject({ id: same.id });
});
