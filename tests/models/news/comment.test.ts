import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { articleComments, blockedNetworks, commentDomains, newsArticles } from "~/db/schema/news";
import { users } from "~/db/schema/people";
import { createArticle } from "~/models/news/article-write.server";
import { deleteWindowMs, heldForMs } from "~/models/news/comment";
import { listComments, readComments, selectComments } from "~/models/news/comment.server";
import { type NewComment, postComment } from "~/models/news/comment-post.server";
import { decideComment, listHeld, pruneComments } from "~/models/news/comment-queue.server";
import { domainsIn, scoreComment } from "~/models/news/comment-score";
import { deleteOwnComment } from "~/models/news/own-comment.server";
import { setPublicName } from "~/models/user.server";
import { startApp } from "../../support/app";

type App = Awaited<ReturnType<typeof startApp>>;
type Guest = Extract<NewComment["author"], { kind: "guest" }>;

const nobody = { userId: null, guestId: null };

async function addArticle(app: App) {
  const { id } = await createArticle(
    app.db,
    {
      title: "Think of the context window as a desk",
      summary: "Why an assistant forgets, told with a desk.",
      content: "A desk is as large as it is, and no larger. ".repeat(5),
      category: "beginner_bite",
      imageUrl: "/covers/amber-desk.svg",
      imageAlt: null,
      author: "Admin",
    },
    { editorId: null, now: 1 },
  );
  return id;
}

function byGuest(articleId: number, comment: string, guest: Partial<Guest> = {}): NewComment {
  return {
    articleId,
    comment,
    textHash: comment.toLowerCase(),
    formNonce: null,
    author: {
      kind: "guest",
      guestId: "guest-1",
      username: "Kim",
      typed: comment,
      networkKey: "network-1",
      networkKeys: ["network-1"],
      isTrapped: false,
      ...guest,
    },
  };
}

function byMember(articleId: number, comment: string, userId: number): NewComment {
  return {
    ...{ articleId, comment, textHash: comment, formNonce: null },
    author: { kind: "member", userId },
  };
}

async function expectCount(app: App, articleId: number) {
  const [article] = await app.db.select().from(newsArticles).where(eq(newsArticles.id, articleId));
  const rows = await app.db.select().from(articleComments);
  const published = rows.filter((row) => row.articleId === articleId && row.status === "published");
  expect(article?.commentCount).toBe(published.length);
}

const harmless = { isNewNetwork: false, isSameText: false, hasBlockedDomain: false };

test.each([
  ["The desk picture helped. I now start a new chat for each class.", 0],
  ["I asked it about 2024-11-20, 3.5 cups and 1,000 words.", 0],
  ["In my case Node.js v18.2 and claude worked.", 0],
  ["JA", 0],
  ["Look at https://example.org/page", 3],
  ["Look at example.com now", 3],
  ["https://a.example/x and http://b.example/y and www.c.example", 7],
  ["Best CASINO in town", 2],
  ["THIS IS THE BEST ARTICLE I EVER READ", 2],
  ["hid\u200bden wo\u200brds", 2],
  ["turn \u202eround", 2],
  ["write to me@example.com", 1],
  ["write to me@example.com, the address is on www.shop.example", 4],
  ["See https://shop.example/@me.example/offer", 4],
  ["call +49 170 1234567 tonight", 1],
] as const)("the score of %j is %i", (typed, score) => {
  expect(scoreComment({ ...harmless, typed }).score).toBe(score);
});

test("what is known about a network, a text and a site adds to the score, with its reason", () => {
  const typed = "See https://www.shop.example/a and https://shop.example/b";
  expect(domainsIn(typed)).toEqual(["shop.example"]);
  expect(
    scoreComment({ typed, isNewNetwork: true, isSameText: true, hasBlockedDomain: true }),
  ).toEqual({
    score: 3 + 2 + 1 + 2 + 4,
    reasons: ["link", "new-network", "blocked-domain", "same-text", "more-links"],
  });
});

test("a guest's comment appears at once, with the name they gave [AR-21, AR-27, EN-28]", async () => {
  await using app = await startApp();
  const articleId = await addArticle(app);
  const posted = await postComment(app.db, byGuest(articleId, "I had wondered about that."), 5000);
  expect(posted).toMatchObject({ ok: true, stored: { status: "published" } });
  expect(await listComments(app.db, { articleId, viewer: nobody, limit: 9 }, 6000)).toEqual([
    {
      id: expect.any(Number),
      articleId,
      userId: null,
      comment: "I had wondered about that.",
      username: "Kim",
      createdAt: "1970-01-01T00:00:05.000Z",
      isGuest: true,
      mayDelete: false,
    },
  ]);
  await expectCount(app, articleId);
  expect(await listComments(app.db, { articleId: 99, viewer: nobody, limit: 9 }, 1)).toBeNull();
});

test("a member shows under the public name of today, else as Learner and number [AR-28]", async () => {
  await using app = await startApp();
  const articleId = await addArticle(app);
  const { id } = await app.createUser({ username: "mara.private" });
  await postComment(app.db, byMember(articleId, "LOOK AT https://example.org/ALL/OF/IT", id), 1);
  const read = () =>
    listComments(app.db, { articleId, viewer: { userId: id, guestId: null }, limit: 9 }, 9);
  expect(await read()).toMatchObject([
    { username: `Learner ${id}`, userId: id, isGuest: false, mayDelete: true },
  ]);
  await app.db.update(users).set({ publicName: "mara" }).where(eq(users.id, id));
  expect(await read()).toMatchObject([{ username: "mara" }]);
  await app.db.update(users).set({ ageGroup: "under18" }).where(eq(users.id, id));
  expect(await read()).toMatchObject([{ username: `Learner ${id}` }]);
  await expectCount(app, articleId);
});

test("a link holds a comment, more of that is spam, and neither is shown or counted", async () => {
  await using app = await startApp();
  const articleId = await addArticle(app);
  const post = (text: string, guest: Partial<Guest> = {}) =>
    postComment(app.db, byGuest(articleId, text, guest), 1);
  expect(await post("Read https://example.org")).toMatchObject({ stored: { status: "held" } });
  expect(await post("Casino: https://example.org/win")).toMatchObject({
    stored: { status: "spam" },
  });
  expect(await post("Nothing wrong here.", { isTrapped: true })).toMatchObject({
    stored: { status: "spam" },
  });
  expect(await listComments(app.db, { articleId, viewer: nobody, limit: 9 }, 2)).toEqual([]);
  await expectCount(app, articleId);
  const held = await listHeld(app.db, { status: "held" });
  expect(held.comments).toMatchObject([{ score: 4, reasons: ["link", "new-network"] }]);
  const spam = await listHeld(app.db, { status: "spam" });
  expect(spam.comments.map(({ reasons }) => reasons)).toEqual([
    ["new-network", "trap"],
    ["link", "blocked-word", "new-network"],
  ]);
});

test("a form that arrives ten times is one comment, and its token is good for nothing else", async () => {
  await using app = await startApp();
  const articleId = await addArticle(app);
  const sent = { ...byGuest(articleId, "Once is enough."), formNonce: "nonce-1" };
  const answers = await Promise.all(Array.from({ length: 10 }, () => postComment(app.db, sent, 1)));
  const ids = answers.map((answer) => (answer.ok ? answer.stored.id : null));
  expect(new Set(ids).size).toBe(1);
  expect(ids[0]).not.toBeNull();
  expect(await app.db.select().from(articleComments)).toHaveLength(1);
  await expectCount(app, articleId);
  const other = { ...byGuest(articleId, "Something else."), formNonce: "nonce-1" };
  expect(await postComment(app.db, other, 2)).toEqual({ ok: false, reason: "used" });
});

test("the same words again under an article are refused for a day, from elsewhere they are held", async () => {
  await using app = await startApp();
  const [articleId, other] = [await addArticle(app), await addArticle(app)];
  const text = "Thank you, this helped me a lot.";
  const post = (now: number, guest: Partial<Guest> = {}, id = articleId) =>
    postComment(app.db, byGuest(id, text, guest), now);
  const published = { stored: { status: "published" } };
  expect(await post(1)).toMatchObject(published);
  expect(await post(2)).toEqual({ ok: false, reason: "same-text" });
  expect(await post(3, {}, other)).toMatchObject(published);
  expect(await post(4, { guestId: "guest-2" })).toMatchObject(published);
  const elsewhere = { guestId: "guest-3", networkKey: "network-2" };
  expect(await post(5, elsewhere)).toMatchObject({ stored: { status: "held" } });
  expect(await post(6 + 25 * 3600_000)).toMatchObject({ ok: true });
  const short = (guest: Partial<Guest>) =>
    postComment(app.db, byGuest(articleId, "Thank you.", guest), 7);
  expect(await short({})).toMatchObject(published);
  expect(await short({ guestId: "guest-4", networkKey: "network-4" })).toMatchObject(published);
});

test("a guest cannot use a member's username or public name", async () => {
  await using app = await startApp();
  const articleId = await addArticle(app);
  const { id } = await app.createUser({ username: "mara" });
  await app.db.update(users).set({ publicName: "Lamp Lighter" }).where(eq(users.id, id));
  for (const username of ["MARA", "lamp lighter"]) {
    expect(await postComment(app.db, byGuest(articleId, "Hello.", { username }), 1)).toEqual({
      ok: false,
      reason: "member-name",
    });
  }
  // Nor one that only looks like it.
  await setPublicName(app.db, id, "Noor Lux");
  for (const username of ["N0or.Lux", "NOOR-LUX", "Ｎoor Lux"]) {
    const sent = byGuest(articleId, "Hello.", { username });
    expect(await postComment(app.db, sent, 1), username).toMatchObject({ reason: "member-name" });
  }
  await expectCount(app, articleId);
});

test("only what can be read can be commented", async () => {
  await using app = await startApp();
  expect(await postComment(app.db, byGuest(7, "Hello."), 1)).toEqual({
    ok: false,
    reason: "unknown",
  });
});

test("a guest deletes within fifteen minutes, a member at any time, and nobody another's", async () => {
  await using app = await startApp();
  const articleId = await addArticle(app);
  const { id: userId } = await app.createUser();
  const guest = await postComment(app.db, byGuest(articleId, "One."), 0);
  const member = await postComment(app.db, byMember(articleId, "Two.", userId), 0);
  if (!guest.ok || !member.ok) throw new Error("The comments were not stored.");
  const mine = { userId: null, guestId: "guest-1" };
  const remove = (
    id: number,
    viewer: typeof mine | { userId: number; guestId: null },
    now: number,
  ) => deleteOwnComment(app.db, { id, articleId, viewer }, now);
  const shown = async (now: number) =>
    (await listComments(app.db, { articleId, viewer: mine, limit: 9 }, now))?.map(
      ({ mayDelete }) => mayDelete,
    );

  expect(await shown(deleteWindowMs - 1)).toEqual([false, true]);
  expect(await shown(deleteWindowMs)).toEqual([false, false]);
  expect(await remove(guest.stored.id, { userId: null, guestId: "guest-2" }, 1)).toBe(false);
  expect(await remove(guest.stored.id, { userId, guestId: null }, 1)).toBe(false);
  expect(await remove(member.stored.id, mine, 1)).toBe(false);
  expect(await remove(guest.stored.id, mine, deleteWindowMs)).toBe(false);
  await expectCount(app, articleId);
  const twice = await Promise.all([1, 2].map(() => remove(guest.stored.id, mine, 1)));
  expect(twice.sort()).toEqual([false, true]);
  expect(await remove(member.stored.id, { userId, guestId: null }, 10 * deleteWindowMs)).toBe(true);
  await expectCount(app, articleId);
  expect(await app.db.select().from(articleComments)).toEqual([]);
});

test("an editor approves or removes, and of two at once one decides", async () => {
  await using app = await startApp();
  const articleId = await addArticle(app);
  for (const text of ["See https://a.example/1", "See https://b.example/2"]) {
    await postComment(app.db, byGuest(articleId, text), 1);
  }
  const [one, other] = (await listHeld(app.db, { status: "held" })).comments;
  if (!one || !other) throw new Error("The comments are not held.");
  const approvals = await Promise.all(
    [1, 2, 3].map(() => decideComment(app.db, { id: one.id, decision: "approve" }, 2)),
  );
  expect(approvals.filter(Boolean)).toHaveLength(1);
  expect(await decideComment(app.db, { id: other.id, decision: "remove" }, 2)).toBe(true);
  expect(await decideComment(app.db, { id: other.id, decision: "approve" }, 3)).toBe(false);
  await expectCount(app, articleId);
  expect(await listComments(app.db, { articleId, viewer: nobody, limit: 9 }, 4)).toHaveLength(1);
  expect(await decideComment(app.db, { id: one.id, decision: "remove" }, 5)).toBe(true);
  await expectCount(app, articleId);
});

test("a blocked network cannot comment for seven days, by the key of any of them", async () => {
  await using app = await startApp();
  const articleId = await addArticle(app);
  const day = 24 * 3600_000;
  await postComment(app.db, byGuest(articleId, "See https://a.example/1"), 0);
  const [held] = (await listHeld(app.db, { status: "held" })).comments;
  if (!held) throw new Error("The comment is not held.");
  await decideComment(app.db, { id: held.id, decision: "block" }, 0);
  const tomorrow = {
    networkKey: "network-tomorrow",
    networkKeys: ["network-tomorrow", "network-1"],
  };
  const post = (text: string, now: number) =>
    postComment(app.db, byGuest(articleId, text, tomorrow), now);
  expect(await post("Hello again.", day)).toEqual({ ok: false, reason: "blocked" });
  expect(await post("Hello again.", 7 * day)).toMatchObject({ ok: true });
  await pruneComments(app.db, 7 * day + 1);
  expect(await app.db.select().from(blockedNetworks)).toEqual([]);
});

test("a site that is nearly always removed is put on the list, and its next comment is spam", async () => {
  await using app = await startApp();
  const articleId = await addArticle(app);
  for (let number = 1; number <= 11; number++) {
    await postComment(app.db, byGuest(articleId, `Offer ${number}: https://pills.example/x`), 1);
  }
  const { comments } = await listHeld(app.db, { status: "held" });
  for (const { id } of comments.slice(0, 8))
    await decideComment(app.db, { id, decision: "remove" }, 2);
  const read = async () => (await app.db.select().from(commentDomains))[0];
  expect(await read()).toMatchObject({ commentCount: 11, removedCount: 8, blockedAt: null });
  for (const { id } of comments.slice(8, 9))
    await decideComment(app.db, { id, decision: "remove" }, 3);
  expect(await read()).toMatchObject({ removedCount: 9, blockedAt: 3 });
  const next = byGuest(articleId, "Look: https://www.pills.example/y", { networkKey: "network-9" });
  expect(await postComment(app.db, next, 4)).toMatchObject({ stored: { status: "spam" } });
});

test("what waits for thirty days is forgotten, what is published stays", async () => {
  await using app = await startApp();
  const articleId = await addArticle(app);
  await postComment(app.db, byGuest(articleId, "Fine."), 0);
  await postComment(app.db, byGuest(articleId, "See https://a.example/1"), 0);
  await postComment(app.db, byGuest(articleId, "See https://a.example/2"), heldForMs);
  await pruneComments(app.db, heldForMs + 1);
  const left = await app.db.select().from(articleComments).orderBy(articleComments.id);
  expect(left.map(({ status }) => status)).toEqual(["published", "held"]);
});

test("comments come newest first, page by page, without reading what comes before", async () => {
  await using app = await startApp();
  const articleId = await addArticle(app);
  await app.db.insert(articleComments).values(
    Array.from({ length: 12 }, (_, index) => ({
      ...{ articleId, comment: `Number ${index}`, username: "Kim" },
      createdAt: Math.floor(index / 3),
    })),
  );
  const rows = await selectComments(app.db, { articleId, limit: 5 });
  const { comments, older } = readComments(rows, { viewer: nobody, now: 9, limit: 5 });
  expect(comments.map(({ comment }) => comment).at(-1)).toBe("Number 7");
  expect(older).toBe(`2.${comments.at(-1)?.id}`);
  const last = comments.at(-1);
  const next = await selectComments(app.db, {
    articleId,
    limit: 50,
    before: { at: 2, id: last?.id ?? 0 },
  });
  expect(next).toHaveLength(7);
  const asked = selectComments(app.db, { articleId, before: { at: 2, id: 3 } }).toSQL();
  const { results: plan } = await app.env.DB.prepare(`explain query plan ${asked.sql}`)
    .bind(...asked.params)
    .all<{ detail: string }>();
  expect(plan.map(({ detail }) => detail).join("; ")).toContain("article_comments_list");
  expect(plan.map(({ detail }) => detail).join("; ")).not.toContain("TEMP B-TREE");
});
