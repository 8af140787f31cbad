import { sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { communityTags, topicGroups } from "~/content/community-tags";
import { threadLists, threads, threadTags } from "~/db/schema/community";
import { threadFollows } from "~/db/schema/reactions";
import { searchDocuments } from "~/db/schema/site";
import { guessesIn, privateIn } from "~/models/community/ask-coach";
import { excerptOf } from "~/models/community/excerpt";
import { suggestTags } from "~/models/community/tag";
import { listTopics } from "~/models/community/tag.server";
import { createThread, TooManyPosts } from "~/models/community/thread.server";
import { startApp } from "../../support/app";
import { addTopics, ask, makeAsker } from "../../support/community";

const now = Date.UTC(2026, 5, 1);
const question = {
  title: "How do I keep a summary at the same length?",
  body: "I ask **GPT-4** for a summary and get two lines on Monday and two pages on Friday.",
  tagIds: [5, 1],
};

test("a question is stored with all that lists, counts and finds it [CM-53, EN-30]", async () => {
  await using app = await startApp();
  const { id, authorId } = await ask(app, question, now);

  const [thread] = await app.db.select().from(threads);
  expect(thread).toMatchObject({
    ...{ id, authorId, title: question.title, body: question.body, createdAt: now, updatedAt: now },
    ...{ viewCount: 0, upvotes: 0, downvotes: 0, isAnswered: false, acceptedAnswerId: null },
    ...{ answerCount: 0, status: "visible", isDemo: false },
    excerpt: "I ask GPT-4 for a summary and get two lines on Monday and two pages on Friday.",
    tags: [
      { id: 5, name: "Prompt Engineering" },
      { id: 1, name: "GPT-4" },
    ],
  });
  expect(thread?.bodyHtml).toContain("<strong>GPT-4</strong>");
  const copies = await app.db.select().from(threadTags).orderBy(threadTags.tagId);
  expect(copies.map(({ tagId, hot }) => [tagId, hot])).toEqual([
    [1, thread?.hot],
    [5, thread?.hot],
  ]);
  expect(await app.db.select().from(threadLists)).toEqual([{ list: "all", threadCount: 1 }]);
  expect(await app.db.select().from(threadFollows)).toMatchObject([
    { threadId: id, userId: authorId },
  ]);
  expect(await app.db.select().from(searchDocuments)).toMatchObject([
    { kind: "question", ref: String(id), title: question.title, href: `/community/${id}` },
  ]);
  const topics = await listTopics(app.db);
  expect(topics.filter(({ count }) => count === 1).map(({ id }) => id)).toEqual([1, 5]);
});

test("20 identical submits at once are one question, counted once [CM-53]", async () => {
  await using app = await startApp();
  await addTopics(app);
  const { id: authorId } = await makeAsker(app);
  const same = { ...question, authorId, submissionKey: "the-same-form" };
  const made = await Promise.all(Array.from({ length: 20 }, () => createThread(app.db, same, now)));

  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  expect(made.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect(await app.db.select().from(threadLists)).toEqual([{ list: "all", threadCount: 1 }]);
});

test("a limit refuses what is too much, exactly, and a repeated form is not too much", async () => {
  await using app = await startApp();
  await addTopics(app);
  const { id: authorId } = await makeAsker(app);
  const limit = { key: `newcomer:question:${authorId}`, limit: 3, windowMs: 86_400_000 };
  const post = (submissionKey: string) =>
    createThread(app.db, { ...question, authorId, submissionKey, limit }, now);

  const results = await Promise.allSettled(
    ["form-1", "form-2", "form-3", "form-4", "form-5"].map(post),
  );
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  const refused = results.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
  expect(refused.every((error) => error instanceof TooManyPosts)).toBe(true);
  const at = results.findIndex(({ status }) => status === "fulfilled") + 1;
  expect(await post(`form-${at}`)).toMatchObject({ isNew: false });

  const [{ counted } = { counted: 0 }] = await app.db
    .select({ counted: sql<number>`count(*)` })
    .from(threads);
  expect(counted).toBe(3);
  expect(await app.db.select().from(threadLists)).toEqual([{ list: "all", threadCount: 3 }]);
});

test("the topics keep their ids, groups and order [CM-10, CM-11, EN-31]", async () => {
  await using app = await startApp();
  await addTopics(app);
  expect((await listTopics(app.db)).map(({ id, name, group }) => [id, name, group])).toEqual(
    communityTags.map(({ id, name, group }) => [id, name, group]),
  );
  expect(topicGroups.map(({ name }) => name)).toEqual(["AI Models", "Learning", "Use Cases"]);
});

test("tags are suggested by any part of their name, in any case, five at most, chosen ones left out [CM-50]", () => {
  const names = (typed: string, chosen: number[] = []) =>
    suggestTags(communityTags, typed, chosen).map(({ name }) => name);
  expect(names("TUN")).toEqual(["Fine-tuning"]);
  expect(names("co")).toEqual(["Content Creation", "Coding"]);
  expect(names("co", [9])).toEqual(["Content Creation"]);
  expect(names("")).toHaveLength(5);
  expect(names("quantum")).toEqual([]);
});

test("an excerpt is plain text and ends between two words [CM-22]", () => {
  expect(excerptOf("# Title\n\n- one [link](/a)\n- **two**")).toBe("Title. one link; two.");
  const long = excerptOf("several words again ".repeat(40));
  expect(long.length).toBeLessThanOrEqual(242);
  expect(long).toMatch(/(several|words|again)…$/);
});

test.each([
  [
    "My summary is wrong",
    "Please help me with it, it is for my work and rather urgent this week.",
    ["tool", "tried", "expected"],
  ],
  [
    "Why does Claude forget the table?",
    "I pasted the table and asked for the totals. It said 41, but I expected 44.",
    [],
  ],
  [
    "Which picture tool for a poster?",
    "For our club I would like a poster. I haven't tried anything yet.",
    ["tool", "happened"],
  ],
])("the coach says of “%s” what a helper would have to guess", (title, body, missing) => {
  expect(guessesIn({ title, body }).map(({ id }) => id)).toEqual(missing);
});

test("private data in a question is named, not quoted", () => {
  expect(privateIn("Write to rosa@example.org or call +44 20 7946 0958.")).toEqual([
    "an email address",
    "a phone number",
  ]);
  expect(privateIn("I asked for 44 rows in 3 columns.")).toEqual([]);
});
