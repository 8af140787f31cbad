import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { answers, communityMembers, threads } from "~/db/schema/community";
import { marketplaceItems } from "~/db/schema/items";
import { moderationLog, reports } from "~/db/schema/moderation";
import { articleComments, newsArticles } from "~/db/schema/news";
import { users } from "~/db/schema/people";
import { reviews } from "~/db/schema/reviews";
import { notifications } from "~/db/schema/site";
import { decideReports, restorePost } from "~/models/community/moderation.server";
import { getCase, listDecided, listReported } from "~/models/community/moderation-desk.server";
import { listPublicLog } from "~/models/community/moderation-log.server";
import { reportsPerDay } from "~/models/community/report.server";
import { switchableKinds } from "~/models/notification-kind";
import { setSwitchedOn } from "~/models/notification-settings.server";
import { setPublicName } from "~/models/user.server";
import type { ModerationDecision } from "~/schemas/report";
import type { ReportKind } from "~/schemas/report-reasons";
import { startApp } from "../../support/app";
import { ask, makeAsker } from "../../support/community";
import { addArticle } from "../../support/news";
import {
  addDecisions,
  answer,
  lastReport,
  makeEditor,
  makeEstablished,
  reportAs,
} from "../../support/reports";

type App = Awaited<ReturnType<typeof startApp>>;

const uphold: ModerationDecision = {
  decision: "uphold",
  reason: "spam",
  note: "",
  privateNote: "",
};
const dismiss: ModerationDecision = {
  decision: "dismiss",
  reason: "within-rules",
  note: "",
  privateNote: "",
};

async function decideOn(
  app: App,
  kind: ReportKind,
  id: number,
  editorId: number,
  input: ModerationDecision = uphold,
) {
  const seen = await lastReport(app, kind, id);
  return decideReports(app.db, { kind, id, seen, editorId, input }, Date.now());
}

async function toldOf(app: App, userId: number) {
  return app.db.select().from(notifications).where(eq(notifications.userId, userId));
}

async function statusOf(app: App, table: typeof threads | typeof answers, id: number) {
  const [row] = await app.db.select({ status: table.status }).from(table).where(eq(table.id, id));
  return row?.status;
}

test("one person reports a thing once, also twenty times at once", async () => {
  await using app = await startApp();
  const { id } = await ask(app);
  const reporter = await app.createUser();
  const outcomes = await Promise.all(
    Array.from({ length: 19 }, () => reportAs(app, reporter.id, { kind: "thread", id })),
  );
  expect(outcomes.every(({ ok }) => ok)).toBe(true);
  expect(await reportAs(app, reporter.id, { kind: "thread", id })).toMatchObject({ isNew: false });
  expect(await app.db.select().from(reports)).toHaveLength(1);
});

test("nobody reports what is one's own, what does not exist or more than a day's worth", async () => {
  await using app = await startApp();
  const { id, authorId } = await ask(app);
  expect(await reportAs(app, authorId, { kind: "thread", id })).toEqual({
    ok: false,
    reason: "own",
  });
  const reporter = await app.createUser();
  expect(await reportAs(app, reporter.id, { kind: "answer", id: 99 })).toEqual({
    ok: false,
    reason: "unknown",
  });
  const young = await app.createUser();
  await app.db.update(users).set({ ageGroup: "under18" }).where(eq(users.id, young.id));
  expect(await reportAs(app, reporter.id, { kind: "person", id: young.id })).toMatchObject({
    reason: "unknown",
  });

  for (let count = 0; count < reportsPerDay; count++) {
    const { id: next } = await ask(app, { authorId });
    expect(await reportAs(app, reporter.id, { kind: "thread", id: next })).toMatchObject({
      ok: true,
    });
  }
  expect(await reportAs(app, reporter.id, { kind: "thread", id })).toEqual({
    ok: false,
    reason: "too-many",
  });
  expect(await app.db.select().from(reports)).toHaveLength(reportsPerDay);
});

test("an upheld report hides the post, tells its author why and its reporters the outcome", async () => {
  await using app = await startApp();
  const editor = await makeEditor(app);
  const { id: threadId } = await ask(app);
  const author = await makeAsker(app, "Ada");
  const id = await answer(app, { threadId, authorId: author.id });
  const reporters = [await app.createUser(), await app.createUser()];
  for (const reporter of reporters) await reportAs(app, reporter.id, { kind: "answer", id });

  expect(await decideOn(app, "answer", id, editor.id)).toMatchObject({ ok: true });
  expect(await statusOf(app, answers, id)).toBe("hidden");
  const [thread] = await app.db.select().from(threads).where(eq(threads.id, threadId));
  expect(thread?.answerCount).toBe(0);
  const [figures] = await app.db
    .select()
    .from(communityMembers)
    .where(eq(communityMembers.userId, author.id));
  expect(figures?.answerCount).toBe(0);
  const decided = await app.db.select().from(reports);
  expect(decided.map(({ status }) => status)).toEqual(["upheld", "upheld"]);

  const [entry] = await app.db.select().from(moderationLog);
  expect(entry).toMatchObject({ action: "hide", actorId: editor.id, subjectId: author.id });
  const [news] = await toldOf(app, author.id);
  expect(news?.title).toContain("hid your answer");
  expect(news?.title).toContain("advertising or spam");
  expect(news?.href).toBe(`/moderation-log?before=${(entry?.id ?? 0) + 1}`);
  for (const reporter of reporters) {
    expect(await toldOf(app, reporter.id)).toMatchObject([{ kind: "report" }]);
  }

  expect(
    await restorePost(
      app.db,
      {
        ...{ kind: "answer", id, editorId: editor.id },
        input: { reason: "mended", note: "", privateNote: "" },
      },
      Date.now(),
    ),
  ).toMatchObject({ ok: true });
  expect(await statusOf(app, answers, id)).toBe("visible");
  const log = await listPublicLog(app.db);
  expect(log.entries.map(({ action }) => action)).toEqual(["restore", "hide"]);
});

test("of two editors at once the first one decides, and nothing of the second happens", async () => {
  await using app = await startApp();
  const [one, two] = [await makeEditor(app), await makeEditor(app)];
  const { id, authorId } = await ask(app);
  await reportAs(app, (await app.createUser()).id, { kind: "thread", id });

  const outcomes = await Promise.all([
    decideOn(app, "thread", id, one.id, uphold),
    decideOn(app, "thread", id, two.id, dismiss),
  ]);
  const winners = outcomes.flatMap(({ ok }, index) => (ok ? index : []));
  expect(winners).toHaveLength(1);
  expect(outcomes).toContainEqual({ ok: false, reason: "decided" });
  const wasHidden = winners[0] === 0;
  expect(await statusOf(app, threads, id)).toBe(wasHidden ? "hidden" : "visible");
  expect(await app.db.select().from(moderationLog)).toHaveLength(1);
  expect(await toldOf(app, authorId)).toHaveLength(wasHidden ? 1 : 0);
});

test("a report that came after the page was made stays open", async () => {
  await using app = await startApp();
  const editor = await makeEditor(app);
  const { id } = await ask(app);
  await reportAs(app, (await app.createUser()).id, { kind: "thread", id });
  const seen = await lastReport(app, "thread", id);
  await reportAs(app, (await app.createUser()).id, { kind: "thread", id });
  await decideReports(
    app.db,
    { kind: "thread", id, seen, editorId: editor.id, input: dismiss },
    Date.now(),
  );
  expect((await listReported(app.db)).waiting).toMatchObject([{ id, reportCount: 1 }]);
});

test("an editor does not decide about oneself, unless there is no other one", async () => {
  await using app = await startApp();
  const editor = await makeEditor(app);
  const { id } = await ask(app, { authorId: editor.id });
  await reportAs(app, (await app.createUser()).id, { kind: "thread", id });
  const other = await makeEditor(app);

  expect(await decideOn(app, "thread", id, editor.id)).toEqual({
    ok: false,
    reason: "about-oneself",
  });
  expect(await statusOf(app, threads, id)).toBe("visible");
  await app.db.update(users).set({ role: "learner" }).where(eq(users.id, other.id));
  expect(await decideOn(app, "thread", id, editor.id, dismiss)).toMatchObject({ ok: true });
  expect((await listPublicLog(app.db)).entries).toMatchObject([{ isOwn: true }]);
});

test("three members of long standing hide a post until an editor looks, newcomers do not", async () => {
  await using app = await startApp();
  const { id, authorId } = await ask(app);
  for (let count = 0; count < 5; count++) {
    await reportAs(app, (await app.createUser()).id, { kind: "thread", id });
  }
  const members = [
    await makeEstablished(app),
    await makeEstablished(app),
    await makeEstablished(app),
  ];
  for (const { id: member } of members.slice(0, 2)) {
    await reportAs(app, member, { kind: "thread", id });
  }
  expect(await statusOf(app, threads, id)).toBe("visible");
  await reportAs(app, members[2]?.id ?? 0, { kind: "thread", id });
  expect(await statusOf(app, threads, id)).toBe("hidden");

  const { entries } = await listPublicLog(app.db);
  expect(entries).toMatchObject([{ action: "hide", isByRule: true, reason: "spam" }]);
  expect((await toldOf(app, authorId))[0]?.title).toContain("hidden until an editor");

  const editor = await makeEditor(app);
  await decideOn(app, "thread", id, editor.id, dismiss);
  expect(await statusOf(app, threads, id)).toBe("visible");
  // An editor has looked at it: from now on only an editor hides it.
  for (let count = 0; count < 3; count++) {
    await reportAs(app, (await makeEstablished(app)).id, { kind: "thread", id });
  }
  expect(await statusOf(app, threads, id)).toBe("visible");
});

test("three simultaneous reports of long-standing members hide a post once", async () => {
  await using app = await startApp();
  const { id, authorId } = await ask(app);
  const members = [
    await makeEstablished(app),
    await makeEstablished(app),
    await makeEstablished(app),
  ];
  await Promise.all(members.map((each) => reportAs(app, each.id, { kind: "thread", id })));
  expect(await statusOf(app, threads, id)).toBe("hidden");
  expect(await app.db.select().from(moderationLog)).toHaveLength(1);
  expect(await toldOf(app, authorId)).toHaveLength(1);
});

test("the public log has no private note and no name, the desk has them", async () => {
  await using app = await startApp();
  const editor = await makeEditor(app);
  const { id } = await ask(app);
  const reporter = await app.createUser({ username: "who-reported" });
  await reportAs(app, reporter.id, { kind: "thread", id, note: "See the second line" });
  const input = { ...uphold, note: "Links to a shop", privateNote: "Third time this month" };
  await decideOn(app, "thread", id, editor.id, input);

  const [entry] = (await listPublicLog(app.db)).entries;
  expect(entry).toMatchObject({ reason: "spam", note: "Links to a shop", kind: "thread" });
  const fields = ["id", "action", "kind", "reason", "note", "createdAt", "isByRule", "isOwn"];
  expect(Object.keys(entry ?? {}).sort()).toEqual(fields.sort());
  const shown = JSON.stringify(entry);
  for (const hidden of ["Third time", "second line", "who-reported"]) {
    expect(shown).not.toContain(hidden);
  }
  expect((await listDecided(app.db)).entries).toMatchObject([
    { privateNote: "Third time this month", targetId: id },
  ]);
  expect(await getCase(app.db, { kind: "thread", id })).toMatchObject({ isHidden: true });
});

test("the log and the queue go on where the page before ended", async () => {
  await using app = await startApp();
  const editor = await makeEditor(app);
  const reporter = await makeEstablished(app);
  await addDecisions(app, editor.id, 35);
  const first = await listPublicLog(app.db);
  expect(first.entries).toHaveLength(30);
  const rest = await listPublicLog(app.db, first.before ?? 0);
  expect(rest.entries).toHaveLength(5);
  expect(rest.before).toBeNull();

  const { authorId } = await ask(app);
  for (let count = 0; count < 12; count++) {
    const { id } = await ask(app, { authorId });
    await reportAs(app, reporter.id, { kind: "thread", id }, 1_790_000_000_000 + count);
  }
  const queue = await listReported(app.db);
  expect(queue.waiting).toHaveLength(10);
  const [at, id] = (queue.next ?? "").split(".").map(Number);
  const later = await listReported(app.db, { after: { at: at ?? 0, id: id ?? 0 } });
  expect(later.waiting).toHaveLength(2);
  const since = [...queue.waiting, ...later.waiting].map((each) => each.since);
  expect(since).toEqual([...since].sort((a, b) => a - b));
});

test("comments on articles are removed by the news's own rule, with their count", async () => {
  await using app = await startApp();
  const editor = await makeEditor(app);
  const article = await addArticle(app, { commentCount: 1 });
  const author = await app.createUser();
  const [comment] = await app.db
    .insert(articleComments)
    .values({ articleId: article.id, userId: author.id, comment: "Buy my course" })
    .returning();
  const id = comment?.id ?? 0;
  await reportAs(app, (await app.createUser()).id, { kind: "article_comment", id });
  await decideOn(app, "article_comment", id, editor.id);

  const [stored] = await app.db.select().from(articleComments).where(eq(articleComments.id, id));
  expect(stored?.status).toBe("removed");
  const [after] = await app.db.select().from(newsArticles).where(eq(newsArticles.id, article.id));
  expect(after?.commentCount).toBe(0);
  expect(await getCase(app.db, { kind: "article_comment", id })).toMatchObject({ isHidden: false });
});

test("a review leaves the item's figures and comes back into them", async () => {
  await using app = await startApp();
  const editor = await makeEditor(app);
  const seller = await app.createUser();
  const [item] = await app.db
    .insert(marketplaceItems)
    .values({
      ...{ name: "Pal", description: "A prompt", creatorId: seller.id, rating: 3 },
      ...{ ratingCount: 2, stars1: 1, stars5: 1 },
    })
    .returning();
  const itemId = item?.id ?? 0;
  const writers = [await app.createUser(), await app.createUser()];
  const [bad] = await app.db
    .insert(reviews)
    .values([
      { userId: writers[0]?.id ?? 0, itemId, rating: 1, reviewText: "Rude words in here" },
      { userId: writers[1]?.id ?? 0, itemId, rating: 5, reviewText: "It works as it says" },
    ])
    .returning();
  const id = bad?.id ?? 0;
  const figures = async () => {
    const [row] = await app.db.select().from(marketplaceItems);
    return [row?.rating, row?.ratingCount, row?.stars1, row?.stars5];
  };
  await reportAs(app, (await app.createUser()).id, { kind: "review", id });
  await decideOn(app, "review", id, editor.id);
  expect(await figures()).toEqual([5, 1, 0, 1]);

  const input = { reason: "mistake", note: "", privateNote: "" } as const;
  await restorePost(app.db, { kind: "review", id, editorId: editor.id, input }, Date.now());
  expect(await figures()).toEqual([3, 2, 1, 1]);
});

test("a listing leaves the market while it is looked at, and returns", async () => {
  await using app = await startApp();
  const editor = await makeEditor(app);
  const seller = await app.createUser();
  const [item] = await app.db
    .insert(marketplaceItems)
    .values({ name: "Pal", description: "A prompt", creatorId: seller.id })
    .returning();
  const id = item?.id ?? 0;
  const status = async () => (await app.db.select().from(marketplaceItems))[0]?.status;
  await reportAs(app, (await app.createUser()).id, { kind: "listing", id });
  await decideOn(app, "listing", id, editor.id, { ...uphold, reason: "copied" });
  expect(await status()).toBe("under_investigation");
  expect(await toldOf(app, seller.id)).toMatchObject([{ kind: "moderation" }]);

  const input = { reason: "unproven", note: "", privateNote: "" } as const;
  await restorePost(app.db, { kind: "listing", id, editorId: editor.id, input }, Date.now());
  expect(await status()).toBe("active");
});

test("an offensive public name is taken away, and a person who left can be dismissed", async () => {
  await using app = await startApp();
  const editor = await makeEditor(app);
  const person = await makeAsker(app, "Something rude");
  const reporter = await app.createUser();
  await reportAs(app, reporter.id, { kind: "person", id: person.id, reason: "name" });
  await decideOn(app, "person", person.id, editor.id, { ...uphold, reason: "name" });
  const [row] = await app.db.select().from(users).where(eq(users.id, person.id));
  expect(row).toMatchObject({ publicName: null, status: "active" });

  const gone = await app.createUser();
  await setPublicName(app.db, gone.id, "Gone soon");
  await reportAs(app, reporter.id, { kind: "person", id: gone.id, reason: "unkind" });
  await app.db.update(users).set({ status: "suspended" }).where(eq(users.id, gone.id));
  expect((await listReported(app.db)).waiting).toMatchObject([{ status: "gone" }]);
  expect(await decideOn(app, "person", gone.id, editor.id, dismiss)).toMatchObject({ ok: true });
  expect((await listReported(app.db)).waiting).toEqual([]);
});

test("a decision about one's own post is told even to those who switched off all they can", async () => {
  await using app = await startApp();
  const editor = await makeEditor(app);
  const { id, authorId } = await ask(app);
  const reporter = await app.createUser();
  await setSwitchedOn(app.db, authorId, [], Date.now());
  await setSwitchedOn(
    app.db,
    reporter.id,
    switchableKinds.filter((kind) => kind !== "report"),
    Date.now(),
  );
  await reportAs(app, reporter.id, { kind: "thread", id });
  await decideOn(app, "thread", id, editor.id);
  expect(await toldOf(app, authorId)).toHaveLength(1);
  expect(await toldOf(app, reporter.id)).toEqual([]);
});
