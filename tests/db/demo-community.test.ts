import { env } from "cloudflare:test";
import demoQuestions from "virtual:content/demo/questions";
import { afterAll, expect, test } from "vitest";

import { openDatabase } from "~/db/client.server";
import { seedCommunity } from "../../scripts/seed/community";
import { tagPlan } from "../../scripts/seed/community/tag-plan";
import { provideCrowd } from "../../scripts/seed/crowd";
import { seedReference } from "../../scripts/seed/reference";
import { emptyStorage } from "../support/migrate";

const now = Date.UTC(2026, 10, 20, 12);

afterAll(emptyStorage);

async function rows<Row>(sql: string) {
  return (await env.DB.prepare(sql).all<Row>()).results;
}

async function count(sql: string) {
  return (await env.DB.prepare(`select count(*) as n ${sql}`).first<{ n: number }>())?.n;
}

function wordsOf(text: string) {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Every run of three words. */
function shinglesOf(text: string) {
  const words = wordsOf(text);
  return new Set(words.slice(2).map((_, at) => words.slice(at, at + 3).join(" ")));
}

/** How much of the shorter text stands in the other one. */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>) {
  const both = [...one].filter((each) => other.has(each)).length;
  return both / Math.min(one.size, other.size);
}

test("150 questions are tagged as planned and asked in at least 40 words of their own [CM-10]", () => {
  expect(demoQuestions).toHaveLength(150);
  expect(demoQuestions.map(({ tags }) => tags)).toEqual(tagPlan);
  expect(new Set(demoQuestions.map(({ title }) => title.toLowerCase())).size).toBe(150);
  for (const { title, body, answers, daysAgo } of demoQuestions) {
    expect(title.length, title).toBeGreaterThanOrEqual(15);
    expect(title.length, title).toBeLessThanOrEqual(110);
    expect(wordsOf(body).length, title).toBeGreaterThanOrEqual(40);
    expect(daysAgo, title).toBeGreaterThanOrEqual(1);
    expect(answers.filter(({ isAccepted }) => isAccepted).length, title).toBeLessThanOrEqual(1);
  }
  expect(demoQuestions.filter(({ answers }) => answers.length > 0).length).toBeGreaterThan(59);
});

test("no two bodies overlap by half, and the measure tells when they do [CM-10]", () => {
  const [first] = demoQuestions;
  const body = first?.body ?? "";
  expect(overlap(shinglesOf(body), shinglesOf(`${body} And one sentence more.`))).toBe(1);
  expect(overlap(shinglesOf(body), shinglesOf("Something else, said in other words."))).toBe(0);

  const texts = [
    ...demoQuestions.map(({ body: text }) => text),
    ...demoQuestions.flatMap(({ answers }) => answers.map(({ body: text }) => text)),
  ];
  const all = texts.map((text) => ({ text, shingles: shinglesOf(text) }));
  for (const [place, one] of all.entries()) {
    for (const other of all.slice(place + 1)) {
      expect(
        overlap(one.shingles, other.shingles),
        `${one.text.slice(0, 60)} / ${other.text.slice(0, 60)}`,
      ).toBeLessThan(0.5);
    }
  }
});

test("the demo community is what its rows say, and a second run changes nothing [CM-10, CM-11, CM-28, EN-31]", async () => {
  await seedReference(env.DB);
  const db = openDatabase(env.DB);
  const crowd = await provideCrowd(db, now);
  await seedCommunity(env.DB, { crowd, learner: null }, now);

  const topics = await rows("select id, name, thread_count as n from tags order by id limit 10");
  expect(topics).toEqual([
    { id: 1, name: "GPT-4", n: 120 },
    { id: 2, name: "Claude", n: 85 },
    { id: 3, name: "LLaMA", n: 56 },
    { id: 4, name: "Gemini", n: 42 },
    { id: 5, name: "Prompt Engineering", n: 98 },
    { id: 6, name: "Fine-tuning", n: 65 },
    { id: 7, name: "Best Practices", n: 48 },
    { id: 8, name: "Content Creation", n: 76 },
    { id: 9, name: "Coding", n: 54 },
    { id: 10, name: "Data Analysis", n: 32 },
  ]);
  expect(await rows("select id, title from threads where id <= 3 order by id")).toEqual([
    { id: 1, title: expect.stringMatching(/prompts for GPT-4/) },
    { id: 2, title: expect.stringMatching(/Claude or GPT-4/) },
    { id: 3, title: expect.stringMatching(/fine-tuning LLaMA/) },
  ]);
  expect(await count("from threads where is_demo = 1 and status = 'visible'")).toBe(150);
  expect(await count("from threads where answer_count > 0")).toBeGreaterThan(59);
  expect(await count("from answers")).toBe(
    demoQuestions.reduce((sum, { answers }) => sum + answers.length, 0),
  );

  // Nobody answers or votes for themselves, and nothing is ahead of the clock or of its question.
  const own = "join threads as t on t.id = thread_id where t.author_id =";
  expect(await count(`from answers as a ${own} a.author_id`)).toBe(0);
  expect(await count(`from thread_votes as v ${own} v.user_id`)).toBe(0);
  expect(
    await count(
      "from answer_votes join answers as a on a.id = answer_id where author_id = user_id",
    ),
  ).toBe(0);
  expect(
    await count("from answers group by thread_id, author_id having count(*) > 1 limit 1"),
  ).toBe(undefined);
  for (const table of ["threads", "answers", "thread_votes", "answer_votes"]) {
    expect(await count(`from ${table} where created_at > ${now}`), table).toBe(0);
  }
  expect(
    await count(`from answers as a join threads as t on t.id = thread_id
      where a.created_at <= t.created_at`),
  ).toBe(0);
  expect(
    await count(
      "from threads join users on users.id = author_id where users.created_at > threads.created_at",
    ),
  ).toBe(0);

  const wrong = await rows(`select t.id from threads as t
    where t.answer_count <> (select count(*) from answers where thread_id = t.id)
      or t.upvotes <> (select count(*) from thread_votes where thread_id = t.id and value = 1)
      or t.downvotes <> (select count(*) from thread_votes where thread_id = t.id and value = -1)
      or t.is_answered <> exists (select 1 from answers where id = t.accepted_answer_id
        and thread_id = t.id)
      or t.view_count + ifnull((select waiting from thread_views where thread_id = t.id), 0) < 9`);
  expect(wrong).toEqual([]);
  expect(await count("from threads where is_answered = 1")).toBe(
    demoQuestions.filter(({ answers }) => answers.some(({ isAccepted }) => isAccepted)).length,
  );
  const misvoted = await rows(`select a.id from answers as a
    where a.upvotes <> (select count(*) from answer_votes where answer_id = a.id and value = 1)
      or a.downvotes <> (select count(*) from answer_votes where answer_id = a.id and value = -1)`);
  expect(misvoted).toEqual([]);
  const miscounted = await rows(`select id from tags
    where thread_count <> (select count(*) from thread_tags where tag_id = tags.id)
      or answered_count <> (select count(*) from thread_tags where tag_id = tags.id
        and is_answered = 1)`);
  expect(miscounted).toEqual([]);
  const unranked = await rows(`select thread_id from thread_tags as tagged
    join threads as t on t.id = thread_id
    where tagged.hot <> t.hot or tagged.is_answered <> t.is_answered
      or tagged.created_at <> t.created_at`);
  expect(unranked).toEqual([]);
  expect(await rows("select list, thread_count as n from thread_lists order by list")).toEqual([
    { list: "all", n: 150 },
    { list: "answered", n: await count("from threads where is_answered = 1") },
  ]);
  const members = await rows(`select user_id from community_members as m
    where question_count <> (select count(*) from threads where author_id = m.user_id)
      or answer_count <> (select count(*) from answers where author_id = m.user_id)
      or accepted_count <> (select count(*) from threads join answers as a
        on a.id = accepted_answer_id where a.author_id = m.user_id)`);
  expect(members).toEqual([]);
  expect(await count("from search_documents where kind = 'question'")).toBe(150);
  expect(await count("from search_postings where term = 'solved:yes' and kind = 'question'")).toBe(
    await count("from threads where is_answered = 1"),
  );
  expect(await count("from notifications")).toBe(0);
  expect(await count("from threads where related_ids <> '[]'")).toBeGreaterThan(90);

  const tables = [
    "threads",
    "answers",
    "thread_votes",
    "answer_votes",
    "thread_tags",
    "site_facts",
  ];
  const snapshot = () => Promise.all(tables.map((table) => rows(`select * from ${table}`)));
  const before = await snapshot();
  await seedCommunity(env.DB, { crowd, learner: null }, now + 1000);
  expect(await snapshot()).toEqual(before);
  // As a change of one text would have it: all that was not changed is found again.
  await env.DB.exec(
    "update site_facts set value = 'older ' || substr(value, 66) where name = 'demo-community'",
  );
  await seedCommunity(env.DB, { crowd, learner: null }, now);
  expect(await snapshot()).toEqual(before);
}, 120_000);
