import { eq, getTableName, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";

import { threads } from "~/db/schema/community";
import { marketplaceItems } from "~/db/schema/items";
import { learningPaths, skillChecks } from "~/db/schema/learning";
import { cartItems, carts } from "~/db/schema/orders";
import { achievements, passwordLinks, users } from "~/db/schema/people";
import { threadVotes } from "~/db/schema/reactions";
import { holdings } from "~/models/account-data.server";
import { issuePasswordLink } from "~/models/password-link.server";
import * as account from "~/routes/account/route";
import * as download from "~/routes/account_.data";
import * as deletion from "~/routes/account_.delete/route";
import * as apiLogin from "~/routes/api.login";
import * as apiUser from "~/routes/api.user";
import { readAccountData } from "../support/account-data";
import { form, get, json, password, startApp } from "../support/app";
import { addCommonPasswords } from "../support/common-passwords";
import { openPage } from "../support/page";

type App = Awaited<ReturnType<typeof startApp>>;
const hour = 60 * 60_000;
const fresh = "three quiet lamps";

function change(intent: string, fields: Record<string, string>, headers: HeadersInit) {
  return form("/account", { intent, ...fields }, headers);
}

async function whoIs(app: App, headers: HeadersInit) {
  const response = await app.send(apiUser.loader, get("/api/user", headers));
  return response.status === 200 ? await response.json<{ username: string }>() : response.status;
}

async function signInStatus(app: App, username: string, word: string) {
  const request = json("/api/login", { username, password: word });
  return (await app.send(apiLogin.action, request)).status;
}

function sessionIn(answer: unknown) {
  const cookies = (answer as Response).headers.getSetCookie();
  const session = cookies.find((cookie) => cookie.startsWith("session="));
  return { Cookie: session?.split(";", 1)[0] ?? "" };
}

async function rowOf(app: App, id: number) {
  const [row] = await app.db.select().from(users).where(eq(users.id, id));
  return row;
}

test("a visitor is sent to sign in, from each page and each form", async () => {
  await using app = await startApp();
  const requests = [
    [account.loader, get("/account")],
    [account.action, form("/account", { intent: "password" })],
    [download.loader, get("/account/data")],
    [deletion.loader, get("/account/delete")],
    [deletion.action, form("/account/delete", {})],
  ] as const;

  for (const [handler, request] of requests) {
    const answer = (await app.send(handler as typeof account.loader, request)) as unknown;
    const { pathname } = new URL(request.url);
    expect(answer).toMatchObject({ status: 302 });
    expect((answer as Response).headers.get("Location")).toBe(`/auth?redirectTo=${pathname}`);
  }
});

test("the page shows its owner what the account holds", async () => {
  await using app = await startApp();
  const user = await app.createLearner();
  const me = await app.signIn(user);

  const shown = await app.send(account.loader, get("/account", me));
  expect(shown).toMatchObject({
    ...{ id: user.id, username: user.username, email: "learner-1@example.org" },
    ...{ publicName: null, mayHavePublicName: true, timeZone: null, notifications: null },
    ...{ choseOwnPassword: false, needsCurrentPassword: false, siteTimeZone: "UTC" },
  });
  expect(shown.timeZones).toEqual(expect.arrayContaining(["Europe/Lisbon", "UTC"]));
  expect(shown.timeZones).toEqual(expect.arrayContaining(["Europe/Kyiv", "Asia/Kathmandu"]));
  expect(shown.timeZones).not.toContain("Europe/Kiev");
  expect(shown.timeZones).not.toContain("Asia/Katmandu");
  expect(JSON.stringify(shown)).not.toContain("scrypt");
});

test("a zone that a browser told by its old name is chosen under the one of today", async () => {
  await using app = await startApp();
  const user = await app.createUser();
  const me = await app.signIn(user);
  await app.db.update(users).set({ timeZone: "Europe/Kiev" });
  const { html } = await openPage(app, "account", account, get("/account", me));
  expect(html).toContain('<option value="Europe/Kyiv" selected="">Kyiv (Europe)</option>');
});

test("the delete page names what goes, courses and exercises too", async () => {
  await using app = await startApp();
  const me = await app.signIn(await app.createUser());
  const { text } = await openPage(app, "account/delete", deletion, get("/account/delete", me));
  for (const thing of ["courses", "exercises", "prompts", "score", "achievements"]) {
    expect(text, thing).toContain(thing);
  }
});

test("a public name is checked, kept, and nobody else's", async () => {
  await using app = await startApp();
  const [first, second] = [await app.createUser(), await app.createUser()];
  const [me, other] = [await app.signIn(first), await app.signIn(second)];
  const save = (publicName: string, headers: HeadersInit) =>
    app.send(account.action, change("public-name", { publicName }, headers));

  expect(await save("M", me)).toMatchObject({
    data: { result: { error: { publicName: ["Please enter a name of at least 2 characters"] } } },
    init: { status: 400 },
  });
  expect(await save("<b>Mara</b>", me)).toMatchObject({ init: { status: 400 } });
  expect(await save("  Mara Lou ", me)).toMatchObject({ status: 302 });
  expect(await rowOf(app, first.id)).toMatchObject({ publicName: "Mara Lou" });
  expect(await save("mara lou", other)).toMatchObject({
    data: {
      intent: "public-name",
      result: { error: { publicName: ["That name is taken. Please choose another one."] } },
    },
    init: { status: 409 },
  });
});

test("somebody under 18 has no public name and cannot make one", async () => {
  await using app = await startApp();
  const user = await app.createLearner({ ageGroup: "under18" });
  const me = await app.signIn(user);

  expect(await app.send(account.loader, get("/account", me))).toMatchObject({
    mayHavePublicName: false,
  });
  const answer = await app.send(account.action, change("public-name", { publicName: "Theo" }, me));
  expect(answer).toMatchObject({ status: 403 });
  expect(await rowOf(app, user.id)).toMatchObject({ publicName: null });
});

test("a changed password ends every other session and keeps this one", async () => {
  await using app = await startApp();
  const user = await app.createUser();
  const [here, elsewhere] = [await app.signIn(user), await app.signIn(user)];

  const fields = { currentPassword: password, password: fresh };
  const answer = await app.send(account.action, change("password", fields, here));

  expect(answer).toMatchObject({ status: 302 });
  expect(await whoIs(app, sessionIn(answer))).toMatchObject({ username: user.username });
  expect(await whoIs(app, here)).toBe(401);
  expect(await whoIs(app, elsewhere)).toBe(401);
  expect(await signInStatus(app, user.username, password)).toBe(401);
  expect(await signInStatus(app, user.username, fresh)).toBe(200);
});

test("a new password needs the current one and has to be a good one", async () => {
  await using app = await startApp();
  await addCommonPasswords(app.db);
  const user = await app.createUser();
  const me = await app.signIn(user);
  const cases = [
    [{ password: fresh }, "currentPassword", "Please enter your current password"],
    [
      { currentPassword: "not mine", password: fresh },
      "currentPassword",
      "This is not your password. Please try again.",
    ],
    [
      { currentPassword: password, password: "1234567" },
      "password",
      "Password must be at least 8 characters",
    ],
    [
      { currentPassword: password, password: "password" },
      "password",
      "This is one of the most common passwords. Please choose another one.",
    ],
    [
      { currentPassword: password, password: user.username },
      "password",
      "Please choose a password that is not your name, your email or ours.",
    ],
  ] as const;

  for (const [fields, field, sentence] of cases) {
    const answer = await app.send(account.action, change("password", fields, me));
    expect(answer, sentence).toMatchObject({
      data: { intent: "password", result: { error: { [field]: [sentence] } } },
      init: { status: 400 },
    });
    expect(JSON.stringify(answer)).not.toContain(fresh);
  }
  expect(await signInStatus(app, user.username, password)).toBe(200);
  expect(await whoIs(app, me)).toMatchObject({ username: user.username });
});

test("trying passwords at the account page has the limits of signing in", async () => {
  await using app = await startApp({ RATE_LIMIT_SCALE: "1" });
  const from = { "CF-Connecting-IP": "192.0.2.9" };
  const people = await Promise.all([1, 2, 3].map(() => app.createUser()));
  for (let each = 0; each < 30; each++) {
    const fields = { username: people[each % 3]?.username, password: "not mine" };
    await app.send(apiLogin.action, json("/api/login", fields, from));
  }

  const me = await app.signIn(await app.createUser());
  const fields = { currentPassword: password, password: fresh };
  const answer = await app.send(account.action, change("password", fields, { ...me, ...from }));
  expect(answer).toMatchObject({
    init: { status: 429, headers: { "Retry-After": expect.any(String) } },
  });
  const wish = form("/account/delete", { password, understood: "on" }, { ...me, ...from });
  expect(await app.send(deletion.action, wish)).toMatchObject({ init: { status: 429 } });
});

test("a generated password is replaced without it on the first day, and with it later", async () => {
  await using app = await startApp();
  await addCommonPasswords(app.db);
  const [today, yesterday] = [
    await app.createLearner(),
    await app.createLearner({}, Date.now() - 24 * hour),
  ];
  const set = async (user: typeof today, fields: Record<string, string>) =>
    app.send(account.action, change("password", fields, await app.signIn(user)));

  const settings = get("/account", await app.signIn(today));
  const { html: before } = await openPage(app, "account", account, settings);
  expect(before).toContain("<h2>Set your own password</h2>");
  expect(before).not.toContain("Current password");
  const common = change("password", { password: "password1" }, await app.signIn(today));
  const { html: refused } = await openPage(app, "account", account, common);
  expect(refused).toContain("This is one of the most common passwords.");

  expect(await set(today, { password: fresh })).toMatchObject({ status: 302 });
  expect(await rowOf(app, today.id)).toMatchObject({ choseOwnPassword: true });
  expect(await signInStatus(app, today.username, fresh)).toBe(200);
  const owner = { ...today, sessionVersion: 1 };
  const { html: after } = await openPage(
    app,
    "account",
    account,
    get("/account", await app.signIn(owner)),
  );
  expect(after).toContain("<h2>Change password</h2>");
  expect(await set(owner, { password: "another lamp" })).toMatchObject({ init: { status: 400 } });

  expect(await set(yesterday, { password: fresh })).toMatchObject({ init: { status: 400 } });
  const both = { currentPassword: password, password: fresh };
  expect(await set(yesterday, both)).toMatchObject({ status: 302 });
});

test("time zone and notifications are kept, and only what the lists offer", async () => {
  await using app = await startApp();
  const user = await app.createUser();
  const me = await app.signIn(user);

  await app.send(account.action, change("time-zone", { timeZone: "Asia/Tokyo" }, me));
  await app.send(account.action, change("notifications", { notifications: "block" }, me));
  expect(await rowOf(app, user.id)).toMatchObject({
    timeZone: "Asia/Tokyo",
    notifications: "block",
  });

  for (const timeZone of ["", "Mars/Olympus", "x".repeat(100)]) {
    const answer = await app.send(account.action, change("time-zone", { timeZone }, me));
    expect(answer).toMatchObject({ data: { intent: "time-zone" }, init: { status: 400 } });
  }
  for (const notifications of ["", "sometimes"]) {
    const answer = await app.send(account.action, change("notifications", { notifications }, me));
    expect(answer).toMatchObject({ init: { status: 400 } });
  }
  expect(await app.send(account.action, change("something", {}, me))).toMatchObject({
    status: 400,
  });
});

test("the download is a file with everything about its owner and nobody else", async () => {
  await using app = await startApp();
  const user = await app.createLearner();
  const other = await app.createLearner();
  await app.db.insert(skillChecks).values([
    {
      userId: user.id,
      skillId: "ask",
      number: 1,
      answers: '[{"question":"q","option":1}]',
      correct: 1,
      asked: 3,
    },
    { userId: other.id, skillId: "other-only", number: 1, answers: "[]", correct: 1, asked: 3 },
  ]);
  await issuePasswordLink(app.db, { userId: user.id, issuedBy: other.id }, Date.now());

  const me = await app.signIn(user);
  const answer = (await app.send(download.loader, get("/account/data", me))) as Response;
  expect(answer.headers.get("Content-Type")).toContain("application/json");
  expect(answer.headers.get("Content-Disposition")).toBe(
    'attachment; filename="lamplight-account.json"',
  );

  const text = await answer.text();
  const data = JSON.parse(text);
  expect(data.profile).toMatchObject({
    ...{ id: user.id, username: user.username, email: "learner-1@example.org" },
    ...{ learningGoal: "improve productivity with AI", aiSkillScore: 12 },
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
  expect(data.learningPath[0].steps.length).toBeGreaterThan(5);
  expect(data.checks).toMatchObject([{ skillId: "ask", answers: [{ question: "q", option: 1 }] }]);
  expect(data.achievements).toHaveLength(5);
  expect(data.passwordLinks).toMatchObject([{ usedAt: null }]);
  for (const secret of ["scrypt", "tokenHash", "sessionVersion", "learner-2", "other-only"]) {
    expect(text).not.toContain(secret);
  }
});

/** Which column of which table refers to which table, as the migrated database says. */
async function references(app: App) {
  const tables = await app.db.all<{ name: string }>(
    sql`select name from sqlite_master where type = 'table' and name not glob '_cf_*'`,
  );
  const lists = await Promise.all(
    tables.map(async ({ name }) => {
      const query = sql`pragma foreign_key_list(${sql.identifier(name)})`;
      const keys = await app.db.all<{ from: string; table: string }>(query);
      return keys.map((key) => ({ table: name, column: key.from, parent: key.table }));
    }),
  );
  return lists.flat();
}

test("no column that refers to a person is missing from the list", async () => {
  await using app = await startApp();
  const listed = new Set(
    holdings
      .filter(({ through }) => !through)
      .map(({ table, person }) => `${getTableName(table)}.${person.name}`),
  );

  const columns = (await references(app)).filter(({ parent }) => parent === "users");
  expect(columns.length).toBeGreaterThan(40);
  expect(columns.filter(({ table, column }) => !listed.has(`${table}.${column}`))).toEqual([]);
  expect(new Set(holdings.map(({ name }) => name)).size).toBe(holdings.length);
});

test("a column that is named after a person refers to one", async () => {
  await using app = await startApp();
  const known = new Set((await references(app)).map(({ table, column }) => `${table}.${column}`));
  const tables = await app.db.all<{ name: string; sql: string }>(
    sql`select name, sql from sqlite_master where type = 'table' and name not glob '_cf_*'`,
  );

  for (const table of tables) {
    const named = table.sql.matchAll(
      /`((?:user|author|creator|owner|seller|buyer|editor|reporter|actor|subject|member)_id)`/g,
    );
    for (const [, column] of named) expect(known).toContain(`${table.name}.${column}`);
  }
});

test("rows are deleted before the rows that they refer to", async () => {
  await using app = await startApp();
  const removed = holdings
    .filter(({ onLeaving }) => onLeaving === "delete")
    .map(({ table }) => getTableName(table));

  for (const { table, parent } of await references(app)) {
    if (!removed.includes(parent)) continue;
    expect(removed, `${table} refers to ${parent}`).toContain(table);
    expect(removed.indexOf(table)).toBeGreaterThan(removed.indexOf(parent));
  }
});

test("an account is deleted with all that belongs to it alone, and nobody else's", async () => {
  await using app = await startApp();
  const user = await app.createLearner();
  const other = await app.createLearner();
  const me = await app.signIn(user);
  await issuePasswordLink(app.db, { userId: user.id, issuedBy: other.id }, Date.now());
  const [cart] = await app.db.insert(carts).values({ userId: user.id }).returning();
  const [item] = await app.db
    .insert(marketplaceItems)
    .values({ name: "Pal", description: "A prompt", creatorId: other.id })
    .returning();
  await app.db.insert(cartItems).values({ cartId: cart?.id ?? 0, itemId: item?.id ?? 0 });

  const fields = { password, understood: "on" };
  const answer = await app.send(deletion.action, form("/account/delete", fields, me));

  expect(answer).toMatchObject({ status: 302 });
  const { headers } = answer as Response;
  expect(headers.get("Location")).toBe("/");
  expect(headers.getSetCookie().join()).toMatch(/session=;.*Max-Age=0/);
  expect(headers.getSetCookie().some((cookie) => cookie.startsWith("notice="))).toBe(true);
  expect(await rowOf(app, user.id)).toBeUndefined();
  for (const table of [achievements, learningPaths]) {
    expect(await app.db.$count(table, eq(table.userId, user.id))).toBe(0);
    expect(await app.db.$count(table, eq(table.userId, other.id))).toBeGreaterThan(0);
  }
  expect(await app.db.$count(passwordLinks)).toBe(0);
  expect(await app.db.$count(cartItems)).toBe(0);
  expect(await app.db.$count(marketplaceItems)).toBe(1);
  expect(await whoIs(app, me)).toBe(401);
  expect(await signInStatus(app, user.username, password)).toBe(401);
});

test("a deletion needs the password and the tick", async () => {
  await using app = await startApp();
  const user = await app.createUser();
  const me = await app.signIn(user);
  const cases = [
    [{ understood: "on" }, "password", "Please enter your password"],
    [{ password }, "understood", "Please tick the box to say that you understand"],
    [
      { password: "not mine", understood: "on" },
      "password",
      "This is not your password. Please try again.",
    ],
  ] as const;

  for (const [fields, field, sentence] of cases) {
    const answer = await app.send(deletion.action, form("/account/delete", fields, me));
    expect(answer, sentence).toMatchObject({
      data: { error: { [field]: [sentence] } },
      init: { status: 400 },
    });
    expect(JSON.stringify(answer)).not.toContain("not mine");
  }
  expect(await whoIs(app, me)).toMatchObject({ username: user.username });
});

test("what others see stays under no name, and the email is free again", async () => {
  await using app = await startApp();
  const user = await app.createLearner();
  const me = await app.signIn(user);
  await app.db.update(users).set({ publicName: "Mara", timeZone: "Asia/Tokyo" });
  const [thread] = await app.db
    .insert(threads)
    .values({ title: "How long is a prompt?", body: "I wonder.", authorId: user.id })
    .returning();
  await app.db.insert(threadVotes).values({ threadId: thread?.id ?? 0, userId: user.id, value: 1 });

  const fields = { password, understood: "on" };
  await app.send(deletion.action, form("/account/delete", fields, me));

  expect(await app.db.$count(threads, eq(threads.authorId, user.id))).toBe(1);
  expect(await app.db.$count(threadVotes)).toBe(1);
  const left = await rowOf(app, user.id);
  expect(left).toMatchObject({
    ...{ email: null, password: "", industry: null, learningGoal: null, timeZone: null },
    ...{ aiSkillScore: 0, status: "suspended", role: "learner" },
  });
  expect(JSON.stringify(left)).not.toMatch(/Mara|learner-1|Tokyo|teaching/);
  expect(await app.db.$count(learningPaths)).toBe(0);
  expect(await whoIs(app, me)).toBe(401);
  expect(await signInStatus(app, left?.username ?? "", password)).toBe(401);

  await using again = await startApp();
  expect(await again.createLearner()).toMatchObject({ id: expect.any(Number) });
});

test("a deletion that fails on the way deletes nothing", async () => {
  await using app = await startApp();
  const user = await app.createLearner();
  const me = await app.signIn(user);
  await app.db.run(sql`create table strays (user_id integer not null references users (id))`);
  await app.db.run(sql`insert into strays values (${user.id})`);
  const error = vi.spyOn(console, "error").mockImplementation(() => {});

  const fields = { password, understood: "on" };
  await expect(app.send(deletion.action, form("/account/delete", fields, me))).rejects.toThrow();
  error.mockRestore();

  expect(await whoIs(app, me)).toMatchObject({ username: user.username });
  expect(await readAccountData(app.db, user.id)).toMatchObject({
    profile: { email: "learner-1@example.org" },
    learningPath: [{ progress: 0 }],
  });
});
