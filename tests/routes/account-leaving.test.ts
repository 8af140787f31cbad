import { env } from "cloudflare:test";
import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { openDatabase } from "~/db/client.server";
import { marketplaceItems } from "~/db/schema/items";
import { marketplaceFiles, marketplaceItemVersions } from "~/db/schema/listings";
import { reports } from "~/db/schema/moderation";
import { articleComments } from "~/db/schema/news";
import { purchases, refunds } from "~/db/schema/orders";
import { users } from "~/db/schema/people";
import { notifications } from "~/db/schema/site";
import { deleteAccount } from "~/models/account-data.server";
import { decide } from "~/models/marketplace/decision.server";
import * as deletion from "~/routes/account_.delete/route";
import * as bought from "~/routes/library_.$purchaseId/route";
import * as download from "~/routes/library_.files.$itemId";
import * as listings from "~/routes/marketplace_.listings/route";
import { form, get, password, startApp } from "../support/app";
import { goodAnswers, png, postStep, submitListing, zip } from "../support/listing";
import { addArticle } from "../support/news";

type App = Awaited<ReturnType<typeof startApp>>;

const cover = () => new File([png], "Mara at home.png");
const pack = (size?: number) => new File([zip(size)], "Mara Lind.zip");
const address = "mara@example.org";

async function createSeller(app: App) {
  const user = await app.createLearner();
  await app.db
    .update(users)
    .set({ publicName: `Mara ${user.id}` })
    .where(eq(users.id, user.id));
  return { user, headers: await app.signIn(user) };
}

async function createEditor(app: App) {
  const user = await app.createUser();
  await app.db.update(users).set({ role: "editor" }).where(eq(users.id, user.id));
  return user;
}

async function approve(app: App, editorId: number) {
  const [version] = await app.db
    .select()
    .from(marketplaceItemVersions)
    .where(eq(marketplaceItemVersions.status, "pending"));
  if (!version) throw new Error("Nothing waits.");
  const input = { decision: "approve", seen: version.submittedAt } as const;
  await decide(app.db, { versionId: version.id, editorId, input }, Date.now());
  return version.itemId;
}

function leave(app: App, headers: HeadersInit) {
  return app.send(
    deletion.action,
    form("/account/delete", { password, understood: "on" }, headers),
  );
}

async function storedKeys(app: App) {
  return (await app.env.FILES.list()).objects.map(({ key }) => key).sort();
}

/** Every text of every row but our own lessons', for looking up what is left of somebody. */
async function everything(app: App) {
  const tables = await app.db.all<{ name: string }>(
    sql`select name from sqlite_master where type = 'table' and name not glob '_cf_*'
      and name <> 'course_library'`,
  );
  const rows = await Promise.all(
    tables.map(({ name }) => app.db.all(sql`select * from ${sql.identifier(name)}`)),
  );
  return JSON.stringify(rows);
}

test("pictures and packages that nobody else has seen go with their account", async () => {
  await using app = await startApp();
  const { user, headers } = await createSeller(app);
  const other = await createSeller(app);
  const details = { ...goodAnswers.details, cover: cover() };
  await submitListing(app, headers, {
    details: { cover: cover() },
    upload: { uploadMethod: "zip", package: pack() },
  });
  await postStep(app, "details", details, { headers });
  await postStep(app, "upload", { uploadMethod: "zip", package: pack(300) }, { headers });
  await postStep(app, "details", details, { headers: other.headers });
  expect(await storedKeys(app)).toHaveLength(5);

  await leave(app, headers);

  const left = await app.db.select().from(marketplaceFiles);
  expect(left).toMatchObject([{ ownerId: other.user.id }]);
  await vi.waitFor(async () => {
    expect(await storedKeys(app)).toEqual(left.map(({ objectKey }) => objectKey));
  });
  expect(await app.db.select().from(marketplaceItems)).toMatchObject([
    { creatorId: user.id, status: "rejected", imagePath: null },
  ]);
  expect(await app.db.select().from(marketplaceItemVersions)).toMatchObject([
    { status: "rejected", fileId: null, imagePath: null },
  ]);
});

test("what was approved stays for its buyers, without the address and the files' names", async () => {
  await using app = await startApp();
  const { user, headers } = await createSeller(app);
  const editor = await createEditor(app);
  const buyer = await app.createLearner();
  const theirs = await app.signIn(buyer);
  await submitListing(app, headers, {
    details: { cover: cover() },
    upload: { uploadMethod: "zip", package: pack() },
    license: { supportOffered: "on", contactEmail: address },
  });
  const itemId = await approve(app, editor.id);
  const [purchase] = await app.db
    .insert(purchases)
    .values({ userId: buyer.id, itemId, amountCents: 999, sellerId: user.id })
    .returning();
  const keys = await storedKeys(app);
  // A change that no editor has looked at is taken back: it must not take the place of what was sold.
  const body = { intent: "edit", item: String(itemId) };
  await app.send(listings.action as never, form("/marketplace/listings", body, headers));
  await submitListing(
    app,
    headers,
    { upload: { uploadMethod: "zip", package: pack(500) } },
    itemId,
  );
  expect(await storedKeys(app)).toHaveLength(3);
  expect(await everything(app)).toContain(address);

  await leave(app, headers);

  expect(await everything(app)).not.toMatch(/\bmara\b|mara@/i);
  await vi.waitFor(async () => expect(await storedKeys(app)).toEqual(keys));
  const page = await app.send(bought.loader as never, get(`/library/${purchase?.id}`, theirs), {
    purchaseId: String(purchase?.id),
  });
  expect(JSON.stringify(page)).toContain("support@lamplight.example");
  const sent = (await app.send(download.loader as never, get(`/library/files/${itemId}`, theirs), {
    itemId: String(itemId),
  })) as Response;
  expect(sent.headers.get("Content-Disposition")).toContain('filename="package.zip"');
  expect((await sent.arrayBuffer()).byteLength).toBe(200);
});

test("what somebody told editors alone goes with them", async () => {
  await using app = await startApp();
  const { user, headers } = await createSeller(app);
  const other = await app.createLearner();
  const [item] = await app.db
    .insert(marketplaceItems)
    .values({ name: "Pal", description: "A prompt", creatorId: other.id })
    .returning();
  const itemId = item?.id ?? 0;
  const told = { targetKind: "listing", targetId: itemId, reason: "spam" } as const;
  for (const reporterId of [user.id, other.id]) {
    const note = `Told by ${reporterId}`;
    await app.db.insert(reports).values({ ...told, reporterId, note });
    const [purchase] = await app.db
      .insert(purchases)
      .values({ userId: reporterId, itemId, amountCents: 500 })
      .returning();
    await app.db.insert(refunds).values({
      ...{ purchaseId: purchase?.id ?? 0, userId: reporterId },
      ...{ amountCents: 500, reason: note },
    });
  }

  await leave(app, headers);

  const notes = [null, `Told by ${other.id}`];
  expect((await app.db.select().from(reports)).map(({ note }) => note)).toEqual(notes);
  expect((await app.db.select().from(refunds)).map(({ reason }) => reason)).toEqual(notes);
});

test("comments from before signing up are no longer tied to the browser", async () => {
  await using app = await startApp();
  const { headers } = await createSeller(app);
  const { id: articleId } = await addArticle(app);
  const visitor = await postStep(app, "type", { type: "prompt" });
  const guestCookie = visitor.cookies.map((each) => each.split(";", 1)[0]).join("; ");
  const [draft] = await app.db.all<{ guest: string }>(
    sql`select guest_id as guest from listing_drafts`,
  );
  const comment = { articleId, comment: "Well said.", username: "A reader" };
  const someone = crypto.randomUUID();
  for (const guestId of [draft?.guest ?? "", someone]) {
    await app.db.insert(articleComments).values({ ...comment, guestId });
  }

  const both = { Cookie: `${new Headers(headers).get("Cookie")}; ${guestCookie}` };
  expect(await leave(app, both)).toMatchObject({ status: 302 });

  const left = await app.db.select().from(articleComments);
  expect(left.map(({ guestId }) => guestId)).toEqual([null, someone]);
});

test("a deletion keeps to the fifty queries that one request may make", async () => {
  let prepared = 0;
  const counting = new Proxy(env.DB, {
    get(db, name: keyof D1Database) {
      if (name === "prepare") prepared++;
      const value = db[name];
      return typeof value === "function" ? value.bind(db) : value;
    },
  });
  await using app = await startApp({ DB: counting });
  const { headers } = await createSeller(app);
  const visitor = await postStep(app, "type", { type: "prompt" });
  const guestCookie = visitor.cookies.map((each) => each.split(";", 1)[0]).join("; ");
  await submitListing(app, headers, { details: { cover: cover() } });
  await postStep(app, "type", { type: "prompt" }, { headers });

  prepared = 0;
  const both = { Cookie: `${new Headers(headers).get("Cookie")}; ${guestCookie}` };
  expect(await leave(app, both)).toMatchObject({ status: 302 });
  expect(prepared).toBeGreaterThan(20);
  expect(prepared).toBeLessThanOrEqual(44);
});

/** A database in which something happens between the read of a deletion and its write. */
function racingAfterRead(meanwhile: () => Promise<void>) {
  return new Proxy(env.DB, {
    get(db, name: keyof D1Database) {
      if (name !== "batch") {
        const value = db[name];
        return typeof value === "function" ? value.bind(db) : value;
      }
      return async (statements: D1PreparedStatement[]) => {
        const answer = await db.batch(statements);
        if (statements.length === 1) await meanwhile();
        return answer;
      };
    },
  });
}

/** A seller with an item, so that the account stays as "former member" and nothing else is refused. */
async function createLeaver(app: App) {
  const { user } = await createSeller(app);
  await app.db
    .insert(marketplaceItems)
    .values({ name: "Pal", description: "A prompt", creatorId: user.id });
  return user;
}

async function accountOf(app: App, id: number) {
  const [row] = await app.db.select().from(users).where(eq(users.id, id));
  return row;
}

test("a deletion that meets something new on the way deletes nothing, and begins again", async () => {
  await using app = await startApp();
  const user = await createLeaver(app);
  const before: unknown[] = [];
  const racing = racingAfterRead(async () => {
    before.push(await accountOf(app, user.id));
    // The first notification is what an account had none of before.
    if (before.length === 1) {
      await app.db
        .insert(notifications)
        .values({ userId: user.id, kind: "answer", title: "Late", href: "/" });
    }
  });

  await deleteAccount(openDatabase(racing), user, Date.now());
  expect(before).toHaveLength(2);
  expect(before[1]).toMatchObject({ username: user.username, status: "active" });
  expect(await accountOf(app, user.id)).toMatchObject({
    username: `former member ${user.id}`,
    status: "suspended",
  });
  expect(await app.db.$count(notifications)).toBe(0);
});

test("a deletion that meets something new each time gives up, and deletes nothing", async () => {
  await using app = await startApp();
  const user = await createLeaver(app);
  // Each time another table gets its first row of theirs.
  const late = [
    `insert into post_drafts (user_id, title) values (${user.id}, 'late')`,
    `insert into notifications (user_id, kind, title, href) values (${user.id}, 'answer', 'Late', '/')`,
    `insert into notification_settings (user_id, kind) values (${user.id}, 'answer')`,
  ];
  const racing = racingAfterRead(async () => {
    await env.DB.exec(late.shift() ?? "select 1");
  });

  await expect(deleteAccount(openDatabase(racing), user, Date.now())).rejects.toThrow();
  expect(late).toEqual([]);
  expect(await accountOf(app, user.id)).toMatchObject({
    username: user.username,
    status: "active",
  });
});
