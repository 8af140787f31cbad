import { env } from "cloudflare:test";
import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";

import { currentCost, hashPassword } from "~/auth/password.server";
import { refusePassword } from "~/auth/password-rules.server";
import { createLoadContext } from "~/context.server";
import { users } from "~/db/schema/people";
import * as root from "~/root";
import * as account from "~/routes/account/route";
import * as apiLogin from "~/routes/api.login";
import * as apiLogout from "~/routes/api.logout";
import * as apiRegister from "~/routes/api.register";
import * as apiUser from "~/routes/api.user";
import * as auth from "~/routes/auth/route";
import * as signOutRoute from "~/routes/sign-out";
import { createWorker } from "~/worker/worker.server";
import { form, get, json, password, startApp } from "../support/app";
import { addCommonPasswords } from "../support/common-passwords";
import { openPage } from "../support/page";

const mismatch = "That username and password do not match. Please check them and try again.";
const tightLimits = { RATE_LIMIT_SCALE: "1" };

function cookieIn(answer: unknown) {
  const cookies = (answer as Response).headers.getSetCookie();
  const session = cookies.find((cookie) => cookie.startsWith("session="));
  return { Cookie: session?.split(";", 1)[0] ?? "" };
}

type App = Awaited<ReturnType<typeof startApp>>;

async function whoIs(app: App, headers: HeadersInit) {
  const response = await app.send(apiUser.loader, get("/api/user", headers));
  return response.status === 200 ? await response.json<{ username: string }>() : response.status;
}

function signInForm(fields: Record<string, string>, headers: HeadersInit = {}) {
  return form("/auth", { intent: "sign-in", ...fields }, headers);
}

function signUpForm(fields: Record<string, string>, headers: HeadersInit = {}) {
  return form("/auth", { intent: "sign-up", ...fields }, headers);
}

const newcomer = { username: "newcomer", email: "new@example.org", password: "a lamp in the hall" };

/** The label of each field that can be seen, with its type. */
function fieldsOf(html: string) {
  const [inside = ""] = /<form[^>]*id="sign-(?:in|up)".*?<\/form>/s.exec(html) ?? [];
  const fields = inside.matchAll(
    /<label for="([\w-]+)">([^<]+)<.*?<input type="(\w+)"[^>]*id="\1"/gs,
  );
  return [...fields].map(([, , label, type]) => [label, type]);
}

test("the sign-in card greets, and the panel beside it has three points [AU-04, AU-06, AU-09]", async () => {
  await using app = await startApp();
  const { html, text } = await openPage(app, "auth", auth, get("/auth"));

  expect(html).toMatch(/<h1[^>]*>Welcome back<\/h1>/);
  expect(text).toContain("Sign in to your account");
  expect(fieldsOf(html)).toEqual([
    ["Username", "text"],
    ["Password", "password"],
  ]);
  // Only scripts can show it, and until they do its room is kept.
  expect(html).toMatch(/<button[^>]*invisible[^>]*>Show password/);
  const [panel = ""] = /<aside.*?<\/aside>/s.exec(html) ?? [];
  expect(panel.match(/<li>/g)).toHaveLength(3);
});

test("the sign-up card invites, and asks for name, email and password [AU-05, AU-10]", async () => {
  await using app = await startApp();
  const { html: before } = await openPage(app, "auth", auth, get("/auth"));
  const [, address = ""] = /href="([^"]+)">Make an account</.exec(before) ?? [];
  const request = get(address.replaceAll("&amp;", "&"));
  const { html, text } = await openPage(app, "auth", auth, request);

  expect(html).toMatch(/<h1[^>]*>Create an account<\/h1>/);
  expect(text).toContain("Start your AI learning journey today.");
  expect(fieldsOf(html)).toEqual([
    ["Username", "text"],
    ["Email", "email"],
    ["Password", "password"],
  ]);
  expect(html).toMatch(/<button[^>]*invisible[^>]*>Show password/);
});

test("a refused sign-up comes back on its card, with the message on the page", async () => {
  await using app = await startApp();
  await app.createUser({ email: newcomer.email });
  const { html, text } = await openPage(app, "auth", auth, signUpForm(newcomer));

  expect(html).toMatch(/<h1[^>]*>Create an account<\/h1>/);
  expect(html).toMatch(/role="alert">.*>Registration failed<\/p>/s);
  expect(text).toContain("An account with this email already exists. Please sign in.");
  expect(html).toMatch(new RegExp(`id="sign-up-email"[^>]*value="${newcomer.email}"`));
});

test("a signed-in person who opens /auth is sent to the dashboard [AU-02]", async () => {
  await using app = await startApp();
  const me = await app.signIn(await app.createUser());

  const answer = (await app.send(auth.loader, get("/auth", me))) as unknown as Response;
  expect(answer.status).toBe(302);
  expect(answer.headers.get("Location")).toBe("/dashboard");

  const back = await app.send(auth.loader, get("/auth?redirectTo=/account", me));
  expect((back as unknown as Response).headers.get("Location")).toBe("/account");
});

test("signing in and signing up end on the dashboard, signed in [AU-03, AU-17]", async () => {
  await using app = await startApp();
  const user = await app.createUser();

  const signedIn = await app.send(auth.action, signInForm({ username: user.username, password }));
  expect(signedIn).toMatchObject({ status: 302 });
  expect((signedIn as Response).headers.get("Location")).toBe("/dashboard");
  expect(await whoIs(app, cookieIn(signedIn))).toMatchObject({ username: user.username });

  const signedUp = await app.send(auth.action, signUpForm(newcomer));
  expect((signedUp as Response).headers.get("Location")).toBe("/dashboard");
  expect(await whoIs(app, cookieIn(signedUp))).toMatchObject({ username: "newcomer" });
});

test("after signing in one comes back to the page one wanted, but never to another site", async () => {
  await using app = await startApp();
  const user = await app.createUser();
  const to = async (redirectTo: string) => {
    const fields = { username: user.username, password, redirectTo };
    const answer = await app.send(auth.action, signInForm(fields));
    return (answer as Response).headers.get("Location");
  };

  expect(await to("/account?tab=1")).toBe("/account?tab=1");
  for (const evil of ["https://evil.example", "//evil.example", "/\\evil.example", "/a/..//evil"]) {
    expect(await to(evil), evil).toBe("/dashboard");
  }
});

test("the username or the email signs in, in any case of letters", async () => {
  await using app = await startApp();
  await app.createUser({ username: "Mara", email: "Mara@Example.org" });

  for (const username of ["mara", "MARA", "mara@example.ORG", "  Mara "]) {
    const answer = await app.send(apiLogin.action, json("/api/login", { username, password }));
    expect(answer.status, username).toBe(200);
  }
});

test("a username of two characters is refused and one of three is looked up [AU-11]", async () => {
  await using app = await startApp();
  const sentence = "Username must be at least 3 characters";

  const page = await app.send(auth.action, signInForm({ username: "ab", password }));
  expect(page).toMatchObject({
    data: { result: { error: { username: [sentence] } } },
    init: { status: 400 },
  });
  const api = await app.send(apiLogin.action, json("/api/login", { username: "ab", password }));
  expect(api.status).toBe(400);
  expect(await api.json()).toEqual({ message: sentence, errors: { username: [sentence] } });

  const three = await app.send(apiLogin.action, json("/api/login", { username: "abc", password }));
  expect(three.status).toBe(401);
});

test("a password of five characters is refused and one of six is checked [AU-12]", async () => {
  await using app = await startApp();
  const { username } = await app.createUser();
  const sentence = "Password must be at least 6 characters";

  const page = await app.send(auth.action, signInForm({ username, password: "12345" }));
  expect(page).toMatchObject({
    data: { result: { error: { password: [sentence] } } },
    init: { status: 400 },
  });
  const api = await app.send(apiLogin.action, json("/api/login", { username, password: "12345" }));
  expect(api.status).toBe(400);
  expect(await api.json()).toEqual({ message: sentence, errors: { password: [sentence] } });

  const six = await app.send(apiLogin.action, json("/api/login", { username, password: "123456" }));
  expect(six.status).toBe(401);
});

test("an empty form and a body without fields get the same sentences", async () => {
  await using app = await startApp();
  const errors = {
    username: ["Username must be at least 3 characters"],
    password: ["Password must be at least 6 characters"],
  };

  const page = await app.send(auth.action, signInForm({ username: "", password: "" }));
  expect(page).toMatchObject({ data: { result: { error: errors } }, init: { status: 400 } });
  const api = await app.send(apiLogin.action, json("/api/login", {}));
  expect(await api.json()).toMatchObject({ errors });
});

test("sign-up keeps one set of rules on the page and in the API [AU-13, AP-03]", async () => {
  await using app = await startApp();
  await addCommonPasswords(app.db);
  const wrong: [Partial<typeof newcomer>, string][] = [
    [{ username: "ab" }, "Username must be at least 3 characters"],
    [{ username: "a".repeat(31) }, "Username must be at most 30 characters"],
    [
      { username: "admin" },
      "Others could take that name for one of ours. Please choose another one.",
    ],
    [{ username: "mаra" }, "Please write each word of a name in one alphabet."],
    [{ username: "ｍara" }, "Use letters, digits, dots, dashes and underscores only"],
    [{ username: "two words" }, "Use letters, digits, dots, dashes and underscores only"],
    [{ email: "nobody" }, "Please enter a valid email address"],
    [{ password: "1234567" }, "Password must be at least 8 characters"],
    [{ password: "x".repeat(129) }, "Password must be at most 128 characters"],
    [
      { password: "12345678" },
      "This is one of the most common passwords. Please choose another one.",
    ],
    [
      { password: "newcomer" },
      "Please choose a password that is not your name, your email or ours.",
    ],
  ];

  for (const [change, sentence] of wrong) {
    const field = Object.keys(change)[0] as string;
    const page = await app.send(auth.action, signUpForm({ ...newcomer, ...change }));
    expect(page, sentence).toMatchObject({
      data: { result: { error: { [field]: [sentence] } } },
      init: { status: 400 },
    });
    const body = { ...newcomer, ...change };
    const api = await app.send(apiRegister.action, json("/api/register", body));
    expect(api.status, sentence).toBe(400);
    expect(await api.json()).toMatchObject({ message: sentence, errors: { [field]: [sentence] } });
  }

  const created = await app.send(apiRegister.action, json("/api/register", newcomer));
  expect(created.status).toBe(201);
  expect(await created.json()).toMatchObject({ username: "newcomer", email: "new@example.org" });
});

test("every page and the API know the same person from the server [AU-14, AP-01]", async () => {
  await using app = await startApp();
  const user = await app.createUser();
  const me = await app.signIn(user);

  const page = await app.send(root.loader, get("/", me));
  expect(page).toMatchObject({ data: { user: { username: user.username } } });
  expect(await whoIs(app, me)).toMatchObject({ id: user.id, username: user.username });
});

test("without a session the API says 401 and a page has a visitor [AU-15]", async () => {
  await using app = await startApp();

  const api = await app.send(apiUser.loader, get("/api/user"));
  expect(api.status).toBe(401);
  expect(await api.json()).toEqual({ message: "Please sign in." });
  const page = await app.send(root.loader, get("/"));
  expect(page).toMatchObject({ data: { user: null, notice: null } });
});

test("the API signs in with the user and a cookie, and shows no secret [AP-02]", async () => {
  await using app = await startApp();
  const user = await app.createLearner();

  const body = { username: user.username, password };
  const answer = await app.send(apiLogin.action, json("/api/login", body));
  expect(answer.status).toBe(200);
  const cookie = answer.headers.get("Set-Cookie");
  expect(cookie).toMatch(/^session=.*HttpOnly; SameSite=Lax/);

  const shown = await answer.json<Record<string, unknown>>();
  expect(shown).toMatchObject({ id: user.id, username: user.username, aiSkillScore: 12 });
  expect(Object.keys(shown)).not.toContain("password");
  expect(JSON.stringify(shown)).not.toContain("scrypt");
  expect(await whoIs(app, cookieIn(answer))).toEqual(shown);
});

test("registering through the API signs the newcomer in at once [AU-17]", async () => {
  await using app = await startApp();
  const answer = await app.send(apiRegister.action, json("/api/register", newcomer));
  expect(await whoIs(app, cookieIn(answer))).toMatchObject({ username: "newcomer" });
});

test("signing out by the API answers text, and then nobody is signed in [AU-18, AP-04]", async () => {
  await using app = await startApp();
  const me = await app.signIn(await app.createUser());

  const answer = await app.send(apiLogout.action, json("/api/logout", {}, me));
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Type")).toContain("text/plain");
  expect(await answer.text()).not.toBe("");
  expect(answer.headers.get("Set-Cookie")).toMatch(/^session=;.*Max-Age=0/);
  expect(await whoIs(app, me)).toBe(401);

  const withoutBody = new Request("http://localhost/api/logout", { method: "POST" });
  expect((await app.send(apiLogout.action, withoutBody)).status).toBe(200);
});

test("signing out holds at once, even where KV still has the record", async () => {
  await using app = await startApp();
  const me = await app.signIn(await app.createUser());
  const { keys } = await env.SESSIONS.list();
  const key = keys[0]?.name ?? "";
  const record = (await env.SESSIONS.get(key)) ?? "";
  expect(keys).toHaveLength(1);

  await app.send(signOutRoute.action, form("/sign-out", {}, me));
  await env.SESSIONS.put(key, record);

  expect(await whoIs(app, me)).toBe(401);
});

test("a new session holds before KV shows it everywhere, an old one without record does not", async () => {
  await using app = await startApp();
  const me = await app.signIn(await app.createUser());
  const { keys } = await env.SESSIONS.list();
  for (const { name } of keys) await env.SESSIONS.delete(name);

  expect(await whoIs(app, me)).toMatchObject({ id: expect.any(Number) });

  const later = vi.spyOn(Date, "now").mockReturnValue(Date.now() + 2 * 60_000);
  expect(await whoIs(app, me)).toBe(401);
  later.mockRestore();
});

test("signing out everywhere, a lower role and a suspension hold at once", async () => {
  await using app = await startApp();
  const user = await app.createUser();
  const [phone, desk] = [await app.signIn(user), await app.signIn(user)];

  await app.send(account.action, form("/account", { intent: "sign-out-everywhere" }, phone));
  expect(await whoIs(app, phone)).toBe(401);
  expect(await whoIs(app, desk)).toBe(401);

  const other = await app.createUser();
  const theirs = await app.signIn(other);
  const isOther = eq(users.id, other.id);
  await app.db.update(users).set({ role: "editor" }).where(isOther);
  expect(await whoIs(app, theirs)).toMatchObject({ role: "editor" });
  await app.db.update(users).set({ role: "learner" }).where(isOther);
  expect(await whoIs(app, theirs)).toMatchObject({ role: "learner" });
  await app.db.update(users).set({ status: "suspended" }).where(isOther);
  expect(await whoIs(app, theirs)).toBe(401);

  const body = { username: other.username, password };
  const refused = await app.send(apiLogin.action, json("/api/login", body));
  expect(refused.status).toBe(401);
  expect(await refused.json()).toMatchObject({ message: mismatch });
});

test("a damaged or foreign session cookie is a visitor's, never a failure", async () => {
  await using app = await startApp();
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  const mine = await app.signIn(await app.createUser());
  const theirs = await app.signIn(await app.createUser());
  const [, mySignature] = decodeURIComponent(mine.Cookie).split(/\.(?=[^.]*$)/);
  const [theirId] = decodeURIComponent(theirs.Cookie).split(/\.(?=[^.]*$)/);
  const values = [
    ...["garbage", "a.b", "%%%", "abc.!!!!", "%00%00", "x".repeat(8192), ""],
    encodeURIComponent(`${theirId?.replace("session=", "")}.${mySignature}`),
  ];
  const worker = createWorker(async (request, context) => {
    try {
      return await apiUser.loader({ request, context, params: {} });
    } catch (thrown) {
      return thrown as Response;
    }
  });

  for (const value of values) {
    const request = get("/api/user", { Cookie: `session=${value}` });
    const answer = await worker.fetch?.(request as never, app.env, {
      waitUntil() {},
      passThroughOnException() {},
    } as never);
    expect(answer?.status, value.slice(0, 20)).toBe(401);
    expect(answer?.headers.get("Set-Cookie"), value.slice(0, 20)).toMatch(/^session=;.*Max-Age=0/);
    const page = await app.send(root.loader, get("/", { Cookie: `session=${value}` }));
    expect(page).toMatchObject({ data: { user: null } });
  }
  log.mockRestore();
});

test("signing in never takes over a session that somebody planted", async () => {
  await using app = await startApp();
  const attacker = await app.signIn(await app.createUser());
  const victim = await app.createUser();

  const fields = { username: victim.username, password };
  const answer = await app.send(auth.action, signInForm(fields, attacker));

  expect(cookieIn(answer).Cookie).not.toBe(attacker.Cookie);
  expect(await whoIs(app, cookieIn(answer))).toMatchObject({ username: victim.username });
  expect(await whoIs(app, attacker)).not.toMatchObject({ username: victim.username });
});

test("a session id has 256 random bits, and KV keeps only its digest", async () => {
  await using app = await startApp();
  const user = await app.createUser();
  const context = app.context(get("/"));
  const ids = new Set<string>();
  for (let each = 0; each < 5; each++) {
    const { Cookie } = await app.signIn(user);
    ids.add(String(await context.cookies.session.parse(Cookie)).split(".")[0] ?? "");
  }

  expect(ids.size).toBe(5);
  for (const id of ids) expect(atob(id.replaceAll("-", "+").replaceAll("_", "/"))).toHaveLength(32);
  const { keys } = await env.SESSIONS.list();
  expect(keys.every(({ name }) => /^s:[0-9a-f]{64}$/.test(name))).toBe(true);
});

test("a password is kept as scrypt within what Cloudflare allows", async () => {
  const stored = await hashPassword("a lamp in the hall");

  expect(stored).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(2 ** currentCost.ln * currentCost.r * currentCost.p).toBeLessThanOrEqual(2 ** 20);
  expect(128 * 2 ** currentCost.ln * currentCost.r).toBeLessThanOrEqual(32 * 2 ** 20);
  expect(await hashPassword("a lamp in the hall")).not.toBe(stored);
});

test("fewer rounds are for tests on one's own machine, never for a public site", () => {
  const costAt = (settings: Partial<typeof env>) =>
    createLoadContext(get("/"), { ...env, ...settings }, { waitUntil: () => {} }).passwordCost;
  const PASSWORD_ROUNDS = "4";

  expect(costAt({ PASSWORD_ROUNDS })).toEqual({ ...currentCost, ln: 4 });
  expect(costAt({ PASSWORD_ROUNDS, SITE_ORIGIN: "https://learn.example" })).toEqual(currentCost);
  for (const senseless of [undefined, "", "0", "-3", "4.5", "15", "many"]) {
    expect(costAt({ PASSWORD_ROUNDS: senseless })).toEqual(currentCost);
  }
});

test("signing in renews a hash that was made with other parameters", async () => {
  await using app = await startApp({ PASSWORD_ROUNDS: undefined });
  const user = await app.createUser();
  const hashOf = async () => {
    const [row] = await app.db.select().from(users).where(eq(users.id, user.id));
    return row?.password;
  };
  expect(await hashOf()).toMatch(/^\$scrypt\$ln=4,/);

  const body = { username: user.username, password };
  await app.send(apiLogin.action, json("/api/login", body));

  expect(await hashOf()).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$/);
  expect((await app.send(apiLogin.action, json("/api/login", body))).status).toBe(200);
});

test("a stored hash that cannot be read matches nothing and breaks nothing", async () => {
  await using app = await startApp();
  const { id, username } = await app.createUser();
  for (const stored of [
    "",
    "plain",
    "$scrypt$ln=30,r=8,p=5$AAAAAAAAAAAAAAAAAAAAAA$x",
    "$2b$10$x",
  ]) {
    await app.db.update(users).set({ password: stored }).where(eq(users.id, id));
    const answer = await app.send(apiLogin.action, json("/api/login", { username, password }));
    expect(answer.status, stored).toBe(401);
  }
});

test("a wrong password and an unknown name read the same [ER-03]", async () => {
  await using app = await startApp();
  const { username } = await app.createUser();
  const attempts = [
    { username, password: "not the one" },
    { username: "nobody-here", password: "not the one" },
    { username: "nobody@example.org", password: "not the one" },
  ];

  for (const attempt of attempts) {
    const api = await app.send(apiLogin.action, json("/api/login", attempt));
    expect(api.status).toBe(401);
    expect(await api.json()).toEqual({ message: mismatch, errors: { "": [mismatch] } });

    const page = await app.send(auth.action, signInForm(attempt));
    expect(page).toMatchObject({
      data: { notice: { title: "Login failed", description: mismatch, variant: "destructive" } },
      init: { status: 401 },
    });
    expect(JSON.stringify(page)).not.toContain("not the one");
  }
});

test("a taken username or email is refused with its sentence [ER-04]", async () => {
  await using app = await startApp();
  await app.createUser({ username: "mara", email: "mara@example.org" });
  const cases = [
    ["username", "MARA", "That username is taken. Please choose another one."],
    ["email", "Mara@Example.org", "An account with this email already exists. Please sign in."],
  ] as const;

  for (const [field, value, sentence] of cases) {
    const fields = { ...newcomer, [field]: value };
    const api = await app.send(apiRegister.action, json("/api/register", fields));
    expect(api.status).toBe(409);
    expect(await api.json()).toEqual({ message: sentence, errors: { [field]: [sentence] } });

    const page = await app.send(auth.action, signUpForm(fields));
    expect(page).toMatchObject({
      data: {
        result: { error: { [field]: [sentence] } },
        notice: { title: "Registration failed", description: sentence, variant: "destructive" },
      },
      init: { status: 409 },
    });
  }
});

test("a fault of ours says so in the stated words and logs nobody's data [ER-03, ER-04]", async () => {
  await using app = await startApp();
  await app.createUser({ username: "mara", email: "mara@example.org" });
  await app.env.DB.exec("alter table users rename to users_away");
  const error = vi.spyOn(console, "error").mockImplementation(() => {});

  const signIn = await app.send(auth.action, signInForm({ username: "mara", password }));
  const signUp = await app.send(auth.action, signUpForm(newcomer));
  const logged = error.mock.calls.flat().join("\n");
  error.mockRestore();

  expect(signIn).toMatchObject({
    data: { notice: { description: "Login failed. Please check your credentials." } },
    init: { status: 500 },
  });
  expect(signUp).toMatchObject({
    data: { notice: { description: "Registration failed. Please try again." } },
    init: { status: 500 },
  });
  expect(logged).toContain("sign-in-failed");
  for (const secret of ["new@example.org", "newcomer", "mara", "scrypt", newcomer.password]) {
    expect(logged).not.toContain(secret);
  }
});

test("log lines name no email, no password and no hash", async () => {
  await using app = await startApp();
  const lines: unknown[] = [];
  const spies = (["log", "error", "warn", "info"] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation((...words) => lines.push(...words)),
  );
  const worker = createWorker(async (request, context) => {
    const handler = request.url.includes("register") ? apiRegister.action : apiLogin.action;
    try {
      return await handler({ request, context, params: {} });
    } catch (thrown) {
      return thrown as Response;
    }
  });
  const send = (request: Request) =>
    worker.fetch?.(request as never, app.env, { waitUntil() {} } as never);

  await send(json("/api/register", newcomer));
  await send(json("/api/register", newcomer));
  await send(json("/api/login?username=new@example.org", { ...newcomer, password: "wrong one" }));
  for (const spy of spies) spy.mockRestore();

  const logged = lines.join("\n");
  expect(logged).toContain('"path":"/api/login"');
  for (const secret of ["example.org", "newcomer", "scrypt", newcomer.password, "wrong one"]) {
    expect(logged).not.toContain(secret);
  }
});

test("twenty simultaneous sign-ups with one email make one account", {
  timeout: 90_000,
}, async () => {
  await using app = await startApp({ RATE_LIMIT_SCALE: "10" });

  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, each) =>
      app.send(
        apiRegister.action,
        json("/api/register", { ...newcomer, username: `newcomer-${each}` }),
      ),
    ),
  );

  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  expect(await app.db.$count(users)).toBe(1);
});

test("fields that nobody asked for are ignored", async () => {
  await using app = await startApp();
  const extra = {
    ...{ id: 99, role: "editor", status: "suspended", sessionVersion: 7, session_version: 7 },
    ...{ aiSkillScore: 100, isDemo: true, choseOwnPassword: false, passwordHash: "x" },
  };

  const answer = await app.send(
    apiRegister.action,
    json("/api/register", { ...newcomer, ...extra }),
  );
  expect(answer.status).toBe(201);
  const strings = Object.fromEntries(
    Object.entries(extra).map(([name, value]) => [name, `${value}`]),
  );
  const second = { ...newcomer, username: "second", email: "second@example.org" };
  await app.send(auth.action, signUpForm({ ...second, ...strings }));

  const rows = await app.db.select().from(users).orderBy(users.id);
  expect(rows).toHaveLength(2);
  for (const row of rows) {
    expect(row).toMatchObject({
      ...{ role: "learner", status: "active", sessionVersion: 0, aiSkillScore: 0 },
      ...{ isDemo: false, choseOwnPassword: true },
    });
    expect(row.id).toBeLessThan(99);
  }
});

test("the API takes JSON only and answers a refusal in one shape [AP-32]", async () => {
  await using app = await startApp();
  const raw = (body: string, type: string) =>
    new Request("http://localhost/api/login", {
      method: "POST",
      body,
      headers: { "Content-Type": type },
    });

  const wrongType = await app.send(apiLogin.action, raw("{}", "text/plain"));
  expect(wrongType.status).toBe(415);
  expect(await wrongType.json()).toEqual({ message: expect.any(String) });
  for (const body of ["{", "[]", "null", '"text"', '{"username": 5, "password": {}}']) {
    const answer = await app.send(apiLogin.action, raw(body, "application/json"));
    expect(answer.status, body).toBe(400);
    expect(await answer.json()).toMatchObject({ message: expect.any(String) });
  }
  const method = await app.send(apiLogin.loader, get("/api/login"));
  expect(method.status).toBe(405);
  expect(method.headers.get("Allow")).toBe("POST");
});

test("one address may sign in thirty times a minute, then waits", async () => {
  await using app = await startApp(tightLimits);
  const attempt = (username: string, address: string) =>
    app.send(
      apiLogin.action,
      json("/api/login", { username, password: "wrong one" }, { "CF-Connecting-IP": address }),
    );
  const people = await Promise.all([1, 2, 3, 4].map(() => app.createUser()));
  for (let each = 0; each < 30; each++) {
    const { username } = people[each % 3] ?? { username: "" };
    expect((await attempt(username, "192.0.2.1")).status).toBe(401);
  }

  const username = people[3]?.username ?? "";
  const refused = await attempt(username, "192.0.2.1");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ message: expect.stringContaining("Please wait") });
  const page = await app.send(
    auth.action,
    signInForm({ username, password }, { "CF-Connecting-IP": "192.0.2.1" }),
  );
  expect(page).toMatchObject({
    data: { notice: { title: "Login failed" } },
    init: { status: 429, headers: { "Retry-After": expect.any(String) } },
  });

  expect((await attempt(username, "192.0.2.2")).status).toBe(401);
});

test("after ten failures right and wrong wait as long, and neither is refused", async () => {
  await using app = await startApp({ RATE_LIMIT_SCALE: "10" });
  const { username } = await app.createUser();
  const attempt = timedSignIn(app, username);
  for (let failure = 0; failure < 10; failure++) await attempt("wrong one");

  expect((await attempt("wrong one")).ms).toBeGreaterThanOrEqual(240);
  expect((await attempt("wrong one")).ms).toBeGreaterThanOrEqual(490);
  const right = await attempt(password);
  expect(right.status).toBe(200);
  expect(right.ms).toBeGreaterThanOrEqual(990);
  const [failures] = await app.db.all<{ count: number }>(
    sql`select count(*) as count from rate_limits where key like 'sign-in-failures:%'`,
  );
  expect(failures?.count).toBe(0);
});

test("whoever tries at once waits by their place in the line, and email and username are one", async () => {
  await using app = await startApp({ RATE_LIMIT_SCALE: "10" });
  const { username } = await app.createUser({ email: "mara@example.org" });
  const tries = Array.from({ length: 13 }, (_, each) =>
    timedSignIn(app, each % 2 ? username : "mara@example.org")("wrong one"),
  );
  const longest = Math.max(...(await Promise.all(tries)).map(({ ms }) => ms));
  expect(longest).toBeGreaterThanOrEqual(990);
});

test("failures elsewhere do not slow the owner down in a browser that signed in before", async () => {
  await using app = await startApp({ RATE_LIMIT_SCALE: "10" });
  const [owner, other] = [await app.createUser(), await app.createUser()];
  const signedIn = (await app.send(
    auth.action,
    signInForm({ username: owner.username, password }),
  )) as unknown as Response;
  const device = signedIn.headers.getSetCookie().find((each) => each.startsWith("device="));
  const known = { Cookie: device?.split(";", 1)[0] ?? "" };
  expect(device).toMatch(/HttpOnly.*SameSite=Lax/);
  expect(atob(decodeURIComponent(known.Cookie).slice(7).split(".")[0] ?? "")).not.toContain(
    owner.username,
  );

  for (const { username } of [owner, other]) {
    const attempt = timedSignIn(app, username);
    for (let failure = 0; failure < 12; failure++) await attempt("wrong one");
  }
  const timers = vi.spyOn(globalThis, "setTimeout");
  const own = await timedSignIn(app, owner.username, known)(password);
  const waits = timers.mock.calls.map(([, ms]) => ms).filter((ms) => ms === 250 || ms === 1000);
  timers.mockRestore();
  expect(own).toMatchObject({ status: 200 });
  expect(waits).toEqual([]);
  // It is known for this account alone, and guessing in it is slowed down as well.
  expect((await timedSignIn(app, other.username, known)(password)).ms).toBeGreaterThanOrEqual(990);
  const guess = timedSignIn(app, owner.username, known);
  for (let failure = 0; failure < 12; failure++) await guess("wrong one");
  expect((await guess(password)).ms).toBeGreaterThanOrEqual(990);
});

function timedSignIn(app: App, username: string, headers: HeadersInit = {}) {
  return async (word: string) => {
    const start = Date.now();
    const sent = json("/api/login", { username, password: word }, headers);
    const { status } = await app.send(apiLogin.action, sent);
    return { status, ms: Date.now() - start };
  };
}

test("an account with a shorter password from before still signs in", async () => {
  await using app = await startApp();
  const { id, username } = await app.createUser();
  const short = await hashPassword("lamp 7", { ln: 4, r: 8, p: 1 });
  await app.db.update(users).set({ password: short }).where(eq(users.id, id));
  const answer = await app.send(auth.action, signInForm({ username, password: "lamp 7" }));
  expect((answer as unknown as Response).status).toBe(302);
});

test.each([
  "password1",
  "Password2026",
  "iloveyou1",
  "football!",
  "dragon123",
  "trustno1",
  "1q2w3e4r",
])("%s is refused as a common password", async (word) => {
  await using app = await startApp();
  await addCommonPasswords(app.db);
  const refused = await refusePassword(app.db, word, { username: "mara" });
  expect(refused).toContain("most common passwords");
});

test("words that nobody guesses first are accepted", async () => {
  await using app = await startApp();
  await addCommonPasswords(app.db);
  for (const word of [
    "a lamp in the hall",
    "correct horse 42",
    "dragonflies at noon",
    "Tr7!kdpw",
  ]) {
    expect(await refusePassword(app.db, word, { username: "mara" }), word).toBeNull();
  }
});
