import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { passwordLinks, users } from "~/db/schema/people";
import { sha256 } from "~/keys/digest.server";
import { issuePasswordLink, listPasswordLinks } from "~/models/password-link.server";
import * as admin from "~/routes/admin.password-links/route";
import * as apiLogin from "~/routes/api.login";
import * as apiUser from "~/routes/api.user";
import * as link from "~/routes/password.$token/route";
import { createWorker } from "~/worker/worker.server";
import { form, get, json, password, startApp } from "../support/app";
import { addCommonPasswords } from "../support/common-passwords";
import { openPage } from "../support/page";

type App = Awaited<ReturnType<typeof startApp>>;
const hour = 60 * 60_000;
const fresh = "three quiet lamps";

async function createEditor(app: App) {
  const user = await app.createUser({ username: "noor" });
  await app.db.update(users).set({ role: "editor" }).where(eq(users.id, user.id));
  return { ...user, headers: await app.signIn(user) };
}

function open(app: App, token: string) {
  return app.send(link.loader, get(`/password/${token}`), { token });
}

function use(app: App, token: string, word = fresh) {
  return app.send(link.action, form(`/password/${token}`, { password: word }), { token });
}

async function signInStatus(app: App, username: string, word: string) {
  const request = json("/api/login", { username, password: word });
  return (await app.send(apiLogin.action, request)).status;
}

test("only an editor makes links and sees which were made", async () => {
  await using app = await startApp();
  const learner = await app.createUser();
  const path = "/admin/password-links";
  const post = (headers: HeadersInit) => form(path, { username: learner.username }, headers);

  const visitor = (await app.send(admin.loader, get(path))) as unknown as Response;
  expect(visitor.headers.get("Location")).toBe(`/auth?redirectTo=${path}`);
  expect(await app.send(admin.action, post({}))).toMatchObject({ status: 302 });
  const me = await app.signIn(learner);
  expect(await app.send(admin.loader, get(path, me))).toMatchObject({ status: 403 });
  expect(await app.send(admin.action, post(me))).toMatchObject({ status: 403 });
  expect(await app.db.$count(passwordLinks)).toBe(0);

  const { headers } = await createEditor(app);
  expect(await app.send(admin.loader, get(path, headers))).toEqual({ issued: [] });
});

test("a link is shown once with whom it is for, and only its digest is kept", async () => {
  await using app = await startApp();
  const editor = await createEditor(app);
  const learner = await app.createUser({ username: "mara" });

  const answer = await app.send(
    admin.action,
    form("/admin/password-links", { username: " MARA " }, editor.headers),
  );
  const { data } = answer as unknown as { data: { link: { username: string; href: string } } };
  expect(data.link.username).toBe("mara");
  const token = /^http:\/\/localhost\/password\/([\w-]{43})$/.exec(data.link.href)?.[1] ?? "";
  expect(atob(token.replaceAll("-", "+").replaceAll("_", "/"))).toHaveLength(32);

  const [row] = await app.db.select().from(passwordLinks);
  expect(row).toMatchObject({
    ...{ tokenHash: await sha256(token), userId: learner.id, issuedBy: editor.id, usedAt: null },
  });
  expect((row?.expiresAt ?? 0) - (row?.createdAt ?? 0)).toBe(24 * hour);

  const path = "/admin/password-links";
  const list = await app.send(admin.loader, get(path, editor.headers));
  expect(list.issued).toMatchObject([{ username: "mara", issuedBy: "noor", state: "open" }]);
  expect(JSON.stringify(list)).not.toContain(token);
});

test("an unknown or suspended person gets no link", async () => {
  await using app = await startApp();
  const { headers } = await createEditor(app);
  const gone = await app.createUser({ username: "gone" });
  await app.db.update(users).set({ status: "suspended" }).where(eq(users.id, gone.id));
  const ask = (username: string) =>
    app.send(admin.action, form("/admin/password-links", { username }, headers));

  for (const username of ["nobody", "gone", "nobody@example.org"]) {
    expect(await ask(username), username).toMatchObject({
      data: {
        link: null,
        result: { error: { username: ["There is no active account with this name."] } },
      },
      init: { status: 404 },
    });
  }
  expect(await ask("")).toMatchObject({
    data: { result: { error: { username: ["Please enter the person's username"] } } },
    init: { status: 400 },
  });
});

test("a link sets the password, ends every session and works once", async () => {
  await using app = await startApp();
  const user = await app.createLearner();
  const session = await app.signIn(user);
  const token = await issuePasswordLink(app.db, { userId: user.id, issuedBy: null }, Date.now());

  expect(await open(app, token)).toMatchObject({
    data: { state: "open", username: user.username },
    init: { status: 200 },
  });
  const answer = await use(app, token);
  expect(answer).toMatchObject({ status: 302 });
  const { headers } = answer as Response;
  expect(headers.get("Location")).toBe("/auth");
  expect(headers.getSetCookie().join()).toContain("notice=");
  expect(headers.getSetCookie().join()).not.toContain("session=");

  const who = await app.send(apiUser.loader, get("/api/user", session));
  expect(who.status).toBe(401);
  expect(await signInStatus(app, user.username, fresh)).toBe(200);
  expect(await signInStatus(app, user.username, password)).toBe(401);
  const [row] = await app.db.select().from(users).where(eq(users.id, user.id));
  expect(row?.choseOwnPassword).toBe(true);

  expect(await open(app, token)).toMatchObject({ data: { state: "spent", username: null } });
  expect(await use(app, token, "yet another lamp")).toMatchObject({ init: { status: 410 } });
  expect(await signInStatus(app, user.username, fresh)).toBe(200);
});

test("the page of a link that was used says so, and whom to ask", async () => {
  await using app = await startApp();
  const user = await app.createUser();
  const token = await issuePasswordLink(app.db, { userId: user.id, issuedBy: null }, Date.now());
  await use(app, token);

  const request = get(`/password/${token}`);
  const { html, response } = await openPage(app, "password/:token", link, request);
  expect(response.status).toBe(410);
  expect(html).toMatch(/<h1[^>]*>This link has ended<\/h1>/);
  expect(html).toMatch(/<a [^>]*href="\/contact"[^>]*>Whom to ask<\/a>/);
  expect(html).not.toContain("Set password");
});

test("twenty simultaneous posts use a link exactly once", { timeout: 90_000 }, async () => {
  await using app = await startApp();
  const user = await app.createUser();
  const token = await issuePasswordLink(app.db, { userId: user.id, issuedBy: null }, Date.now());

  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, each) => use(app, token, `lamp number ${each}`)),
  );

  const winners = answers.flatMap((answer, each) => (answer instanceof Response ? [each] : []));
  expect(winners).toHaveLength(1);
  expect(answers.filter((answer) => !(answer instanceof Response))).toHaveLength(19);
  expect(await signInStatus(app, user.username, `lamp number ${winners[0]}`)).toBe(200);
  const [row] = await app.db.select().from(users).where(eq(users.id, user.id));
  expect(row?.sessionVersion).toBe(1);
});

test("a link ends after 24 hours, and when a newer one is made", async () => {
  await using app = await startApp();
  const user = await app.createUser();
  const other = await app.createUser();
  const now = Date.now();
  const ids = { userId: user.id, issuedBy: null };
  const old = await issuePasswordLink(app.db, ids, now - 24 * hour);
  const second = await issuePasswordLink(app.db, ids, now - hour);
  const theirs = await issuePasswordLink(app.db, { ...ids, userId: other.id }, now - hour);
  expect(await open(app, old)).toMatchObject({
    data: { state: "spent" },
    init: { status: 410 },
  });
  expect(await open(app, second)).toMatchObject({ data: { state: "open" } });

  const third = await issuePasswordLink(app.db, ids, now);
  expect(await open(app, second)).toMatchObject({ data: { state: "spent" } });
  expect(await use(app, second)).toMatchObject({ init: { status: 410 } });
  expect(await open(app, third)).toMatchObject({ data: { state: "open" } });
  expect(await open(app, theirs)).toMatchObject({ data: { state: "open" } });
});

test("a token that never was one answers 404, without a look at the database", async () => {
  await using app = await startApp();
  const unknown = "A".repeat(43);
  expect(await open(app, unknown)).toMatchObject({ init: { status: 404 } });
  expect(await use(app, unknown)).toMatchObject({ init: { status: 404 } });

  for (const token of ["a", "'or 1=1--", "x".repeat(5000), `${unknown}=`, "%00"]) {
    const request = get("/password/-");
    const context = app.context(request);
    const answer = await link.loader({ request, context, params: { token } });
    expect(answer).toMatchObject({ data: { state: "unknown" }, init: { status: 404 } });
    expect(context.meter.d1RoundTrips).toBe(0);
  }
});

test("a suspended person's link does not work", async () => {
  await using app = await startApp();
  const user = await app.createUser();
  const token = await issuePasswordLink(app.db, { userId: user.id, issuedBy: null }, Date.now());
  await app.db.update(users).set({ status: "suspended" }).where(eq(users.id, user.id));

  expect(await open(app, token)).toMatchObject({ data: { state: "spent", username: null } });
  expect(await use(app, token)).toMatchObject({ init: { status: 410 } });
});

test("a weak password is refused and the link stays good", async () => {
  await using app = await startApp();
  await addCommonPasswords(app.db);
  const user = await app.createUser({ username: "mara-lou", email: "mara@example.org" });
  const token = await issuePasswordLink(app.db, { userId: user.id, issuedBy: null }, Date.now());
  const cases = [
    ["", "Password must be at least 8 characters"],
    ["1234567", "Password must be at least 8 characters"],
    ["x".repeat(129), "Password must be at most 128 characters"],
    ["qwerty123", "This is one of the most common passwords. Please choose another one."],
    ["Mara-Lou", "Please choose a password that is not your name, your email or ours."],
    ["mara@example.org", "Please choose a password that is not your name, your email or ours."],
  ] as const;

  for (const [word, sentence] of cases) {
    expect(await use(app, token, word), sentence).toMatchObject({
      data: { error: { password: [sentence] } },
      init: { status: 400 },
    });
  }
  expect(await use(app, token)).toMatchObject({ status: 302 });
});

test("the list holds the newest twenty, and says which are used or ended", async () => {
  await using app = await startApp();
  const now = Date.now();
  const tokens: string[] = [];
  for (let each = 0; each < 25; each++) {
    const { id } = await app.createUser();
    const at = now - (25 - each) * 2 * hour;
    tokens.push(await issuePasswordLink(app.db, { userId: id, issuedBy: null }, at));
  }
  await use(app, tokens[24] ?? "");

  const list = await listPasswordLinks(app.db, now, { limit: 20 });
  expect(list).toHaveLength(20);
  expect(list[0]).toMatchObject({ username: "person-25", state: "used", issuedBy: null });
  expect(list[1]).toMatchObject({ username: "person-24", state: "open" });
  expect(list[19]).toMatchObject({ username: "person-6", state: "ended" });
});

test("the token is in no log line, and other sites do not learn the address", async () => {
  await using app = await startApp();
  const user = await app.createUser();
  const token = await issuePasswordLink(app.db, { userId: user.id, issuedBy: null }, Date.now());
  const lines: unknown[] = [];
  const spies = (["log", "error"] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation((...words) => lines.push(...words)),
  );
  const worker = createWorker(async (request, context) => {
    await link.loader({ request, context, params: { token } });
    if (request.url.includes("break")) throw new Error("broken");
    return new Response("fine");
  });
  for (const path of [
    `/password/${token}`,
    `/password/${token}.data`,
    `/password/${token}?break`,
  ]) {
    await worker.fetch?.(get(path) as never, app.env, { waitUntil() {} } as never);
  }
  for (const spy of spies) spy.mockRestore();

  expect(lines.join("\n")).toContain("/password/");
  expect(lines.join("\n")).not.toContain(token);
  expect(link.meta({} as never)).toContainEqual({ name: "referrer", content: "same-origin" });
  expect(link.meta({} as never)).toContainEqual({ name: "robots", content: "noindex" });
});
