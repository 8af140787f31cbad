import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { tags, threads, threadTags } from "~/db/schema/community";
import { searchDocuments } from "~/db/schema/site";
import { acceptAnswer } from "~/models/community/accept.server";
import { createAnswer } from "~/models/community/answer.server";
import {
  deleteOwnPost,
  editAnswer,
  editQuestion,
  getHistory,
  revisionsPerPage,
} from "~/models/community/post-edit.server";
import { setThreadStatus } from "~/models/community/post-status.server";
import { startApp } from "../../support/app";
import { ask, makeAsker } from "../../support/community";

type App = Awaited<ReturnType<typeof startApp>>;

const now = Date.UTC(2026, 5, 1);
const later = now + 60_000;

async function answered(app: App) {
  const { id: threadId, authorId } = await ask(app, { tagIds: [1, 5] }, now);
  const { id: helper } = await makeAsker(app);
  const made = await createAnswer(
    app.db,
    { threadId, authorId: helper, body: "Name the headings.", submissionKey: "answer-1" },
    now,
  );
  if (made === "unknown") throw new Error("There is no such question.");
  return { threadId, authorId, helper, answerId: made.id };
}

async function tagCounts(app: App) {
  const rows = await app.db
    .select({ id: tags.id, all: tags.threadCount, answered: tags.answeredCount })
    .from(tags)
    .orderBy(tags.id);
  return rows.filter(({ all }) => all > 0);
}

describe("editing", () => {
  test("an edited question keeps what it said, and moves its tags with their counts", async () => {
    await using app = await startApp();
    const { threadId, authorId, answerId } = await answered(app);
    await acceptAnswer(app.db, { threadId, userId: authorId, answerId }, now);
    const edit = {
      id: threadId,
      userId: authorId,
      title: "How do I keep summaries the same?",
      body: "Every week it has **other** headings, however I ask.",
      tagIds: [5, 7],
      reason: "Said which part differs",
    };
    expect(await editQuestion(app.db, edit, later)).toBe("edited");
    expect(await tagCounts(app)).toEqual([
      { id: 5, all: 1, answered: 1 },
      { id: 7, all: 1, answered: 1 },
    ]);
    const copies = await app.db.select().from(threadTags).where(eq(threadTags.threadId, threadId));
    const [row] = await app.db.select().from(threads).where(eq(threads.id, threadId));
    expect(copies.map(({ tagId, hot }) => [tagId, hot]).sort()).toEqual([
      [5, row?.hot],
      [7, row?.hot],
    ]);
    expect(row).toMatchObject({ title: edit.title, editedAt: later, updatedAt: later });
    expect(row?.bodyHtml).toContain("<strong>other</strong>");
    expect(row?.tags.map(({ id }) => id)).toEqual([5, 7]);

    const found = await app.db.select().from(searchDocuments);
    expect(found.map(({ title }) => title)).toEqual([edit.title, ""]);

    const history = await getHistory(app.db, { threadId, answerId: null });
    const revisions = history?.revisions ?? [];
    expect(revisions).toHaveLength(1);
    expect(revisions[0]).toMatchObject({ reason: edit.reason, editedAt: later });
    expect(revisions[0]?.title).toMatch(/^How do I ask about thing/);
    expect(revisions[0]?.tags?.map(({ id }) => id)).toEqual([1, 5]);

    expect(await editQuestion(app.db, edit, later + 1)).toBe("same");
    const after = await getHistory(app.db, { threadId, answerId: null });
    expect(after?.revisions).toHaveLength(1);
  });

  test("only the author edits, and only what is to be seen", async () => {
    await using app = await startApp();
    const { threadId, authorId, helper, answerId } = await answered(app);
    const question = { id: threadId, title: "Another title, long enough", body: "x", tagIds: [1] };
    const post = { id: answerId, threadId, body: "Something else." };
    expect(await editQuestion(app.db, { ...question, userId: helper }, later)).toBe("forbidden");
    expect(await editAnswer(app.db, { ...post, userId: authorId }, later)).toBe("forbidden");
    expect(await editAnswer(app.db, { ...post, id: 999, userId: helper }, later)).toBe("unknown");

    const [first, ...others] = await setThreadStatus(app.db, threadId, "hidden", now);
    if (first) await app.db.batch([first, ...others]);
    expect(await editQuestion(app.db, { ...question, userId: authorId }, later)).toBe("unknown");
    expect(await editAnswer(app.db, { ...post, userId: helper }, later)).toBe("unknown");
  });

  test("an answer that is edited while it is accepted is found as solved", async () => {
    await using app = await startApp();
    const { threadId, authorId, helper, answerId } = await answered(app);
    const [edited] = await Promise.all([
      editAnswer(
        app.db,
        { id: answerId, threadId, userId: helper, body: "Give it a pattern.", reason: null },
        later,
      ),
      acceptAnswer(app.db, { threadId, userId: authorId, answerId }, later),
    ]);
    expect(edited).toBe("edited");
    const rows = await app.env.DB.prepare(
      `select d.kind from search_postings as p join search_documents as d on d.id = p.document_id
        where p.term = 'solved:yes' order by d.kind`,
    ).all();
    expect(rows.results).toEqual([{ kind: "answer" }, { kind: "question" }]);
  });

  test("a long history is paged", async () => {
    await using app = await startApp();
    const { threadId, helper, answerId } = await answered(app);
    const edits = revisionsPerPage + 2;
    for (let n = 1; n <= edits; n++) {
      const body = `Version number ${n} of it.`;
      await editAnswer(app.db, { id: answerId, threadId, userId: helper, body }, now + n);
    }
    const first = await getHistory(app.db, { threadId, answerId });
    expect(first?.revisions).toHaveLength(revisionsPerPage);
    expect(first?.revisions[0]?.bodyHtml).toContain(`Version number ${edits - 1}`);
    const rest = await getHistory(app.db, { threadId, answerId }, { before: first?.older ?? 0 });
    expect(rest?.revisions).toHaveLength(2);
    expect(rest?.revisions.at(-1)?.bodyHtml).toContain("Name the headings.");
    expect(rest?.older).toBeNull();
  });
});

describe("deleting one's own", () => {
  test("a question that somebody else answered stays; one without their answers goes", async () => {
    await using app = await startApp();
    const { threadId, authorId, helper, answerId } = await answered(app);
    const question = { threadId, answerId: null };
    const statusOf = async () => {
      const [row] = await app.db.select({ status: threads.status }).from(threads);
      return row?.status;
    };
    expect(await deleteOwnPost(app.db, { ...question, userId: helper }, later)).toBe("forbidden");
    expect(await deleteOwnPost(app.db, { ...question, userId: authorId }, later)).toBe("answered");
    expect(await statusOf()).toBe("visible");

    await deleteOwnPost(app.db, { threadId, answerId, userId: helper }, later);
    expect(await deleteOwnPost(app.db, { ...question, userId: authorId }, later)).toBe("deleted");
    expect(await statusOf()).toBe("deleted");
    expect(await tagCounts(app)).toEqual([]);
    expect(await app.db.$count(searchDocuments)).toBe(0);
    expect(await deleteOwnPost(app.db, { ...question, userId: authorId }, later)).toBe("unknown");
  });

  test("an answer that arrives while its question is deleted is never lost", async () => {
    await using app = await startApp();
    const { id: helper } = await makeAsker(app);
    for (let round = 0; round < 5; round++) {
      const { id: threadId, authorId } = await ask(app, {}, now);
      const [deleted, made] = await Promise.all([
        deleteOwnPost(app.db, { threadId, answerId: null, userId: authorId }, later),
        createAnswer(
          app.db,
          { threadId, authorId: helper, body: "I know it.", submissionKey: `race-${threadId}` },
          later,
        ),
      ]);
      const isDeleted = deleted === "deleted";
      expect(isDeleted ? made : deleted).toBe(isDeleted ? "unknown" : "answered");
    }
  });
});
