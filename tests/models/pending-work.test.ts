import { env } from "cloudflare:test";
import { eq, sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";

import { type Database, openDatabase } from "~/db/client.server";
import { createMeter, type Meter, meterDatabase } from "~/db/meter";
import { leaveWork } from "~/db/pending-work";
import { answers, communityMembers } from "~/db/schema/community";
import { marketplaceItems } from "~/db/schema/items";
import { reports } from "~/db/schema/moderation";
import { pendingWork } from "~/db/schema/pending-work";
import { users } from "~/db/schema/people";
import { notifications, searchDocuments, searchPostings } from "~/db/schema/site";
import { deleteAccount, holdings, isHeld } from "~/models/account-data.server";
import { acceptAnswer } from "~/models/community/accept.server";
import { createAnswer } from "~/models/community/answer.server";
import { decideReports, hideSeen, restorePost } from "~/models/community/moderation.server";
import { getCase, listReported } from "~/models/community/moderation-desk.server";
import { editAnswer } from "~/models/community/post-edit.server";
import { readQuestion } from "~/models/community/question.server";
import { getItem } from "~/models/marketplace/detail.server";
import { noFilters } from "~/models/marketplace/filters";
import { indexItem } from "~/models/marketplace/item-index.server";
import { listItems } from "~/models/marketplace/list.server";
import { suggest } from "~/models/marketplace/suggest.server";
import { countStuckWork, doPendingWork } from "~/models/pending-work.server";
import { searchSite } from "~/models/search.server";
import { suggestSearches } from "~/models/search-suggestions.server";
import { readMapFile } from "~/models/sitemap.server";
import { countWaiting } from "~/models/waiting.server";
import * as health from "~/routes/health";
import { get, startApp } from "../support/app";
import { ask } from "../support/community";
import { addManyItems } from "../support/market";
import { makeEditor, reportAs } from "../support/reports";

type App = Awaited<ReturnType<typeof startApp>>;

const now = Date.UTC(2026, 10, 20);
const minute = 60_000;
/** What a write may cost its request, as in docs/scale.md. */
const budget = { trips: 9, read: 2000, written: 300 };
const restoration = { reason: "within-rules", note: "", privateNote: "" } as const;
const removal = { decision: "uphold", reason: "spam", note: "", privateNote: "" } as const;

afterEach(() => vi.restoreAllMocks());

function upTo(many: number) {
  return sql.raw(`with recursive numbers(n) as (
    select 1 union all select n + 1 from numbers where n < ${many})`);
}

/** What a request does, and that it keeps to its budget. */
async function within<Result>(act: (db: Database) => Promise<Result>): Promise<Result> {
  const meter = createMeter();
  const result = await act(openDatabase(meterDatabase(env.DB, meter)));
  expect(meter.d1RoundTrips).toBeLessThanOrEqual(budget.trips);
  expect(meter.rowsRead).toBeLessThanOrEqual(budget.read);
  expect(meter.rowsWritten).toBeLessThanOrEqual(budget.written);
  return result;
}

/** A runner, on a database that may do something of its own around each batch. */
function runner(
  { mostQueries = 10_000, around }: { mostQueries?: number; around?: Around } = {},
  meter: Meter = createMeter(),
) {
  const metered = meterDatabase(env.DB, meter);
  const d1 = around
    ? {
        ...metered,
        batch: (statements: D1PreparedStatement[]) => around(() => metered.batch(statements)),
      }
    : metered;
  const place = { db: openDatabase(d1 as D1Database), files: env.FILES, meter, mostQueries };
  return (at = now) => doPendingWork(place, { now: at, clock: () => at });
}

type Around = (batch: () => Promise<D1Result[]>) => Promise<D1Result[]>;

/** Every term's count against what its postings say. */
async function miscounted(app: App) {
  return app.db.all(sql`select term from (
      select term, sum(n) as counted, (select documents from search_terms
        where search_terms.term = each.term) as stored
      from (select term, count(*) as n from search_postings group by term
        union all select term, 0 from search_terms) as each group by term)
    where stored is not counted`);
}

/** People by number: 10,001 and on. */
async function addPeople(app: App, many: number) {
  await app.db.run(sql`${upTo(many)} insert into users (id, username, password)
    select 10000 + n, 'person-no-' || n, '' from numbers`);
}

/** A question with so many answers, each by somebody else, found and counted. */
async function addAnswered(app: App, many: number) {
  const { id, authorId } = await ask(app, { title: "Which violin sonata is easy?" }, now);
  await addPeople(app, many);
  await app.db.run(sql`${upTo(many)}
    insert into answers (id, thread_id, author_id, body, created_at, updated_at, is_counted)
    select n, ${id}, 10000 + n, 'A metronome helps, as I found in week ' || n, ${now} + n / 3, ${now}, 0
    from numbers`);
  await app.db.run(sql`insert into community_members (user_id) select author_id from answers`);
  await app.db.run(sql`update threads set answer_count = ${many} where id = ${id}`);
  await app.db.batch([leaveWork(app.db, { kind: "answers", subject: id }, now)]);
  await app.finishWork(now);
  return { id, authorId };
}

async function find(app: App, q: string) {
  return searchSite(app.db, { q, page: 1 }, now);
}

async function figures(app: App) {
  const [row] = await app.db
    .select({
      counted: sql<number>`sum(answer_count)`,
      accepted: sql<number>`sum(accepted_count)`,
    })
    .from(communityMembers);
  return row;
}

test("a question with 2,000 answers is hidden at once, and they go out of the search behind it", async () => {
  await using app = await startApp();
  const editor = await makeEditor(app);
  const { id } = await addAnswered(app, 2000);
  expect(await find(app, "metronome")).toMatchObject({ found: 1000, isMore: true });
  expect(await figures(app)).toEqual({ counted: 2000, accepted: 0 });
  const indexed = () => app.db.$count(searchDocuments, eq(searchDocuments.kind, "answer"));

  const hide = (db: Database) =>
    hideSeen(db, { kind: "thread", id, editorId: editor.id, input: removal }, now);
  expect(await within(hide)).toMatchObject({ ok: true });

  expect(await indexed()).toBe(2000);
  expect((await find(app, "metronome")).results).toEqual([]);
  expect((await find(app, "violin metronome kind:answer")).results).toEqual([]);
  expect((await find(app, "violin")).results).toEqual([]);
  const reader = { userId: null, guestId: null };
  expect(await readQuestion(app.db, { id, reader })).toBe("hidden");

  await app.finishWork(now);
  expect(await indexed()).toBe(0);
  expect(await figures(app)).toEqual({ counted: 0, accepted: 0 });
  expect(await miscounted(app)).toEqual([]);
  expect(await app.db.$count(searchPostings, eq(searchPostings.kind, "answer"))).toBe(0);

  const show = (db: Database) =>
    restorePost(db, { kind: "thread", id, editorId: editor.id, input: restoration }, now);
  expect(await within(show)).toMatchObject({ ok: true });
  await app.finishWork(now);
  expect(await indexed()).toBe(2000);
  expect(await figures(app)).toEqual({ counted: 2000, accepted: 0 });
  expect(await miscounted(app)).toEqual([]);
  expect((await find(app, "metronome")).results[0]).toMatchObject({
    kind: "answer",
    title: [{ text: "Which violin sonata is easy?" }],
  });
});

test("hiding and showing again while pieces are still to be done ends as the last one says", async () => {
  await using app = await startApp();
  const editor = await makeEditor(app);
  const { id } = await addAnswered(app, 350);
  const turn = async (isShown: boolean) => {
    const about = { kind: "thread", id, editorId: editor.id } as const;
    const done = isShown
      ? await restorePost(app.db, { ...about, input: restoration }, now)
      : await hideSeen(app.db, { ...about, input: removal }, now);
    expect(done).toMatchObject({ ok: true });
  };
  await turn(false);
  // Room for one piece.
  await runner({ mostQueries: 30 })();
  expect(await figures(app)).toEqual({ counted: 250, accepted: 0 });
  await turn(true);
  await turn(false);
  await turn(true);
  await app.finishWork(now);
  expect(await figures(app)).toEqual({ counted: 350, accepted: 0 });
  expect(await find(app, "metronome")).toMatchObject({ found: 350 });
  expect(await miscounted(app)).toEqual([]);
  expect(await app.db.$count(answers, eq(answers.isCounted, false))).toBe(0);
});

test("a question that is hidden while its answers are brought back leaves none of them behind", async () => {
  await using app = await startApp();
  const editor = await makeEditor(app);
  const { id } = await addAnswered(app, 120);
  await app.db.batch([leaveWork(app.db, { kind: "answers", subject: id }, now)]);
  let batches = 0;
  const run = runner({
    around: async (batch) => {
      // The first one reads what is due, the second one for the piece, the third one would store it.
      if (++batches === 3) {
        await hideSeen(app.db, { kind: "thread", id, editorId: editor.id, input: removal }, now);
      }
      return batch();
    },
  });
  await run();
  await app.finishWork(now);
  expect(await app.db.$count(searchDocuments, eq(searchDocuments.kind, "answer"))).toBe(0);
  expect(await figures(app)).toEqual({ counted: 0, accepted: 0 });
});

test("what somebody edits or accepts while a piece is made stays as they left it", async () => {
  await using app = await startApp();
  const { id, authorId } = await addAnswered(app, 3);
  await app.db.batch([leaveWork(app.db, { kind: "answers", subject: id }, now)]);
  let batches = 0;
  await runner({
    around: async (batch) => {
      batches++;
      const later = now + batches;
      if (batches === 3) {
        const edit = { id: 2, threadId: id, userId: 10002, body: "Take a tuning fork." };
        expect(await editAnswer(app.db, edit, later)).toBe("edited");
      }
      if (batches === 6) {
        const accepted = { threadId: id, userId: authorId, answerId: 3 };
        expect(await acceptAnswer(app.db, accepted, later)).toMatchObject({ isNew: true });
      }
      return batch();
    },
  })();
  expect(batches).toBe(10);
  expect((await find(app, "fork")).results).toHaveLength(1);
  expect((await find(app, "metronome")).results).toHaveLength(2);
  expect((await find(app, "metronome solved:yes")).results).toHaveLength(1);
  expect(await miscounted(app)).toEqual([]);
});

/** A question that many follow, besides its asker. */
async function addFollowed(app: App, many = 5000) {
  const { id, authorId } = await ask(app, {}, now);
  await addPeople(app, many);
  await app.db.run(sql`insert into thread_follows (thread_id, user_id, created_at)
    select ${id}, id, ${now} + 1 + id % 977 from users where id > 10000`);
  return { id, authorId };
}

async function told(app: App) {
  const rows = await app.db
    .select({ userId: notifications.userId, times: sql<number>`count(*)` })
    .from(notifications)
    .where(eq(notifications.kind, "answer"))
    .groupBy(notifications.userId);
  return { people: rows.length, mostTimes: Math.max(0, ...rows.map(({ times }) => times)) };
}

function answerTo(db: Database, threadId: number, authorId: number) {
  const form = { threadId, authorId, submissionKey: crypto.randomUUID() };
  return createAnswer(db, { ...form, body: "Begin with one example." }, now);
}

test("of 5,000 followers the first 500 are told, most of them behind the answer, each once", async () => {
  await using app = await startApp();
  const { id } = await addFollowed(app);
  const helper = await app.createUser();
  await within((db) => answerTo(db, id, helper.id));
  expect(await told(app)).toEqual({ people: 20, mostTimes: 1 });

  await app.finishWork(now);
  expect(await told(app)).toEqual({ people: 500, mostTimes: 1 });
  const missed = await app.db.all(sql`select user_id from (select user_id from thread_follows
      where thread_id = ${id} order by created_at, user_id limit 500)
    where user_id not in (select user_id from notifications)`);
  expect(missed).toEqual([]);
  const titles = await app.db
    .selectDistinct({ title: notifications.title, href: notifications.href })
    .from(notifications)
    .where(eq(notifications.kind, "answer"));
  expect(titles).toHaveLength(1);
});

test("an answer that is hidden meanwhile tells nobody any more", async () => {
  await using app = await startApp();
  const { id } = await addFollowed(app, 200);
  const helper = await app.createUser();
  await answerTo(app.db, id, helper.id);
  await app.db.update(answers).set({ status: "hidden" });
  await app.finishWork(now);
  expect(await told(app)).toEqual({ people: 20, mostTimes: 1 });
});

test("two runners at once do no piece twice", async () => {
  await using app = await startApp();
  const { id } = await addFollowed(app, 450);
  const helper = await app.createUser();
  await answerTo(app.db, id, helper.id);
  // The second one does a piece of its own between the reading and the writing of the first one's.
  let others = 0;
  let batches = 0;
  const slow = runner({
    around: async (batch) => {
      // Each piece is read by two batches and stored by a third one.
      if (++batches % 3 === 0 && others < 3) {
        others++;
        await runner({ mostQueries: 25 })();
      }
      return batch();
    },
  });
  await slow();
  expect(others).toBe(3);
  expect(await told(app)).toEqual({ people: 451, mostTimes: 1 });
  expect(await app.db.$count(pendingWork)).toBe(0);

  await answerTo(app.db, id, helper.id);
  await Promise.all([runner()(), runner()(), runner()()]);
  expect(await told(app)).toEqual({ people: 451, mostTimes: 2 });
});

test("a piece that fails is tried again later, and nothing of it is lost or done twice", async () => {
  await using app = await startApp();
  const { id } = await addFollowed(app, 300);
  const helper = await app.createUser();
  await answerTo(app.db, id, helper.id);
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  // Somebody of the second piece, in the middle of it.
  await app.db.run(
    sql.raw(`create trigger broken before insert on notifications
    when new.user_id = (select user_id from thread_follows where thread_id = ${id}
      order by created_at, user_id limit 1 offset 150)
    begin select raise(abort, 'broken'); end`),
  );
  const run = runner();
  await run();
  expect(await told(app)).toEqual({ people: 120, mostTimes: 1 });
  expect(error.mock.calls).toEqual([
    [expect.stringMatching(/"work-failed","kind":"followers",.*"attempts":1,"cause":".*"/)],
  ]);
  await app.db.run(sql`drop trigger broken`);
  // Not before its time.
  await run(now + minute - 1);
  expect(await told(app)).toEqual({ people: 120, mostTimes: 1 });
  await run(now + minute);
  expect(await told(app)).toEqual({ people: 301, mostTimes: 1 });
  expect(await app.db.$count(pendingWork)).toBe(0);
});

test("what keeps failing stays, lets other work pass, and is told to monitors and editors", async () => {
  await using app = await startApp();
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const editor = await makeEditor(app);
  const { id } = await ask(app, {}, now);
  await addPeople(app, 30);
  await app.db.run(sql`insert into reports (reporter_id, target_kind, target_id, reason, created_at)
    select id, 'thread', ${id}, 'spam', ${now} from users where id > 10000`);
  await hideSeen(app.db, { kind: "thread", id, editorId: editor.id, input: removal }, now);
  // No entry of the log has this number, and it comes before the others.
  await app.db.batch([leaveWork(app.db, { kind: "reports", subject: -1 }, now)]);
  const page = async () =>
    ((await app.send(health.loader as never, get("/health"))) as Response).text();
  const pauses: number[] = [];
  for (let at = now, times = 0; times < 6; times++) {
    expect(await countStuckWork(app.db)).toBe(times < 5 ? 0 : 1);
    await runner()(at);
    const [row] = await app.db.select().from(pendingWork).where(eq(pendingWork.subject, -1));
    pauses.push(((row?.dueAt ?? 0) - at) / minute);
    at = row?.dueAt ?? 0;
  }
  expect(pauses).toEqual([1, 4, 16, 64, 256, 360]);
  expect(error).toHaveBeenCalledTimes(6);
  expect(await page()).toBe("ok\nWork that keeps failing: 1\n");
  expect(await countWaiting(app.db)).toMatchObject({ stuckWork: 1 });

  expect(await app.db.$count(notifications, eq(notifications.kind, "report"))).toBe(30);
  await app.db.delete(pendingWork);
  expect(await page()).toBe("ok\n");
});

test("a runner asks no more of the database than its invocation may", async () => {
  await using app = await startApp();
  const { id } = await addFollowed(app, 480);
  const helper = await app.createUser();
  await answerTo(app.db, id, helper.id);
  const meter = createMeter();
  await runner({ mostQueries: 30 }, meter)();
  expect(meter.d1Queries).toBeGreaterThan(5);
  expect(meter.d1Queries).toBeLessThanOrEqual(30);
  expect((await told(app)).people).toBeGreaterThan(20);
  expect(await app.db.$count(pendingWork)).toBe(1);
});

test("what 300 reported is decided at once, each is told once, and a later report stays open", async () => {
  await using app = await startApp();
  const editor = await makeEditor(app);
  const { id } = await ask(app, {}, now);
  await addPeople(app, 301);
  await app.db.run(sql`insert into reports (reporter_id, target_kind, target_id, reason, created_at)
    select id, 'thread', ${id}, 'spam', ${now} from users where id between 10001 and 10300`);
  const name = { kind: "thread", id } as const;
  const [seen] = await app.db.select({ id: sql<number>`max(id)` }).from(reports);
  await reportAs(app, 10301, name, now);
  const decide = (db: Database) =>
    decideReports(
      db,
      {
        ...{ ...name, seen: seen?.id ?? 0, editorId: editor.id },
        input: { ...removal, decision: "dismiss", reason: "within-rules" },
      },
      now + 1,
    );
  expect(await within(decide)).toMatchObject({ ok: true });
  expect(await getCase(app.db, name)).toMatchObject({ openCount: 1 });
  expect(await decide(app.db)).toEqual({ ok: false, reason: "decided" });

  await app.finishWork(now + 1);
  const states = await app.db
    .select({ status: reports.status, many: sql<number>`count(*)` })
    .from(reports)
    .groupBy(reports.status);
  expect(states).toEqual([
    { status: "dismissed", many: 300 },
    { status: "open", many: 1 },
  ]);
  const notices = await app.db
    .select({ title: notifications.title, href: notifications.href, many: sql<number>`count(*)` })
    .from(notifications)
    .where(eq(notifications.kind, "report"))
    .groupBy(notifications.title, notifications.href);
  expect(notices).toEqual([
    {
      title: "You reported a question: an editor looked at it and left it as it is. Thank you.",
      href: "/moderation-log?before=2",
      many: 300,
    },
  ]);
  expect(await app.db.$count(notifications, eq(notifications.userId, 10301))).toBe(0);
  expect((await listReported(app.db)).waiting).toHaveLength(1);
});

test("a seller of 2,000 items leaves at once, and the items go off the market behind it", async () => {
  await using app = await startApp();
  await addManyItems(app, 2000);
  const seller = (await app.db.select().from(marketplaceItems).limit(1))[0]?.creatorId ?? 0;
  const other = await app.createUser();
  const [kept] = await app.db
    .insert(marketplaceItems)
    .values({ name: "Meeting notes of another", description: "Notes.", creatorId: other.id })
    .returning();
  if (!kept) throw new Error("The item was not stored.");
  const [first, ...rest] = indexItem(app.db, kept, now);
  if (first) await app.db.batch([first, ...rest]);
  await app.db.run(sql`update marketplace_items set support_email = 'mara@example.org'
    where creator_id = ${seller}`);
  await app.db.run(sql`insert into marketplace_item_versions (item_id, number, status, type, name,
      description, full_description, category, pricing_model, upload_method, submitted_at, support_email)
    select id, 1, iif(id % 10 = 0, 'pending', 'approved'), type, name, description, '', category,
      pricing_model, 'other', ${now}, 'mara@example.org' from marketplace_items where creator_id = ${seller}`);
  await app.db.run(sql`insert into notifications (user_id, kind, title, href)
    select ${seller}, 'sale', 'Somebody bought it.', '/marketplace/' || id from marketplace_items`);

  await within((db) => deleteAccount(db, { id: seller }, now));

  const list = (filters: Partial<typeof noFilters>) =>
    listItems(app.db, { ...noFilters, ...filters }, { now, more: [] });
  const shown = async (filters: Partial<typeof noFilters>) =>
    (await list(filters)).items.map(({ id }) => id);
  expect(await shown({})).toEqual([kept.id]);
  expect(await shown({ sort: "price-low" })).toEqual([kept.id]);
  expect(await shown({ q: "meeting" })).toEqual([kept.id]);
  expect(await shown({ tags: ["common"] })).toEqual([]);
  expect(await shown({ creator: seller })).toEqual([]);
  expect(await shown({ category: "Education", verified: true })).toEqual([]);
  const viewer = { userId: null, guestId: null };
  const open = (id: number) => getItem(app.db, id, { sort: "helpful", page: 1, viewer, more: [] });
  expect(await open(1)).toBeNull();
  expect(await open(kept.id)).toMatchObject({ item: { id: kept.id } });
  expect((await find(app, "meeting kind:listing")).results.map(({ ref }) => ref)).toEqual([
    String(kept.id),
  ]);
  expect((await suggest(app.db, "meet")).map(({ value }) => value)).toEqual([kept.name]);
  expect(
    (await suggestSearches(app.db, "meeting no")).filter(({ kind }) => kind === "listing"),
  ).toEqual([expect.objectContaining({ title: kept.name })]);
  expect(await readMapFile(app.db, "items-1", now)).toEqual([]);
  expect(await app.db.$count(marketplaceItems, eq(marketplaceItems.status, "active"))).toBe(2001);

  await app.finishWork(now);
  const states = await app.db
    .select({ status: marketplaceItems.status, many: sql<number>`count(*)` })
    .from(marketplaceItems)
    .where(eq(marketplaceItems.creatorId, seller))
    .groupBy(marketplaceItems.status);
  expect(states).toEqual([{ status: "paused", many: 2000 }]);
  expect(await app.db.$count(searchDocuments, eq(searchDocuments.kind, "listing"))).toBe(1);
  expect(await miscounted(app)).toEqual([]);
  expect((await list({})).all).toBe(1);
  const left = await Promise.all(
    holdings
      .filter(({ onLeaving }) => onLeaving === "delete")
      .map(async (each) => ({
        name: each.name,
        many: await app.db.$count(each.table, isHeld(each, seller)),
      })),
  );
  expect(left.filter(({ many }) => many > 0)).toEqual([]);
  const addresses = sql`select support_email from marketplace_items where support_email like 'mara%'
    union all select support_email from marketplace_item_versions where support_email like 'mara%'
    union all select 'open' from marketplace_item_versions where status = 'pending'`;
  expect(await app.db.all(addresses)).toEqual([]);
  expect(await app.db.select().from(users).where(eq(users.id, seller))).toMatchObject([
    { username: `former member ${seller}`, status: "suspended" },
  ]);
});

test("an account with much that nobody else needs goes without a trace", async () => {
  await using app = await startApp();
  const learner = await app.createLearner();
  await app.db.run(sql`${upTo(700)} insert into notifications (user_id, kind, title, href)
    select ${learner.id}, 'week', 'Your week', '/week/' || n from numbers`);
  await app.db.run(sql`${upTo(250)} insert into courses (id, user_id, title, course, provenance, engine)
    select n, ${learner.id}, 'Course', '{}', '{}', 'built-in' from numbers`);
  await app.db.run(sql`${upTo(250)} insert into lesson_progress (user_id, course_id, lesson)
    select ${learner.id}, n, '1.1' from numbers`);
  await within((db) => deleteAccount(db, { id: learner.id }, now));
  expect(await app.db.$count(users, eq(users.id, learner.id))).toBe(1);
  await app.finishWork(now);
  expect(await app.db.$count(users, eq(users.id, learner.id))).toBe(0);
  expect(await app.db.$count(notifications)).toBe(0);
});
