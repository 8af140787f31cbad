import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { ApiError, apiFetch, getCurrentUser } from "~/components/api-client";
import { users } from "~/db/schema/people";
import * as apiUser from "~/routes/api.user";
import * as authTest from "~/routes/auth-test/route";
import { form, get, password, startApp } from "../support/app";
import { openPage } from "../support/page";

const page = "/auth-test";

function sessionIn(answer: unknown) {
  const cookies = (answer as Response).headers.getSetCookie();
  const session = cookies.find((cookie) => cookie.startsWith("session="));
  return { Cookie: session?.split(";", 1)[0] ?? "" };
}

/** Lets `fetch` answer this, and tells what was asked. */
function answering(answer: (request: Request) => Response | Promise<Response>) {
  const asked: Request[] = [];
  const spy = vi.spyOn(globalThis, "fetch").mockImplementation(async (to, init) => {
    const request = new Request(new URL(String(to), "http://localhost"), {
      method: init?.method,
      headers: init?.headers,
      body: init?.body,
    });
    asked.push(request);
    return answer(request.clone() as Request);
  });
  return { asked, init: () => spy.mock.calls[0]?.[1], restore: () => spy.mockRestore() };
}

test("the page without a session says that nobody is signed in [AU-20]", async () => {
  await using app = await startApp({ DEMO_CONTENT: "off" });
  expect(await app.send(authTest.loader, get(page))).toEqual({
    ...{ user: null, sample: null, check: null },
  });
});

test("the session check shows status and user, and no secret [AU-20, AU-21]", async () => {
  await using app = await startApp({ DEMO_CONTENT: "off" });
  const user = await app.createUser();
  const me = await app.signIn(user);

  const shown = await app.send(authTest.loader, get(`${page}?check=session`, me));
  const byApi = await app.send(apiUser.loader, get("/api/user", me));
  expect(shown).toMatchObject({
    user: { username: user.username },
    check: { status: 200, user: { id: user.id, username: user.username } },
  });
  expect(shown.check?.user).toEqual(await byApi.json());
  expect(JSON.stringify(shown)).not.toMatch(/scrypt|"password"/);
});

test("a session check that fails shows its error text [AU-22]", async () => {
  await using app = await startApp({ DEMO_CONTENT: "off" });
  expect(await app.send(authTest.loader, get(`${page}?check=session`))).toMatchObject({
    check: { status: 401, user: null, error: "401: Please sign in." },
  });

  const me = await app.signIn(await app.createUser());
  const request = get(`${page}?check=session`, me);
  const context = app.context(request);
  context.getSession = Object.assign(async () => ({ kind: "unavailable" }) as const, {
    hasRun: () => true,
  });
  expect(await authTest.loader({ request, context, params: {} })).toMatchObject({
    check: { status: 503, error: expect.stringMatching(/^503: We cannot check/) },
  });
});

test("without scripts the form signs in, refuses in words, and signs out [AU-19]", async () => {
  await using app = await startApp({ DEMO_CONTENT: "off" });
  const { username } = await app.createUser();

  const wrong = { intent: "login", username, password: "not the one" };
  expect(await app.send(authTest.action, form(page, wrong))).toMatchObject({
    data: { notice: { title: "Login failed" } },
    init: { status: 401 },
  });
  const short = { intent: "login", username: "ab", password };
  expect(await app.send(authTest.action, form(page, short))).toMatchObject({
    data: { result: { error: { username: ["Username must be at least 3 characters"] } } },
    init: { status: 400 },
  });

  const right = await app.send(
    authTest.action,
    form(page, { intent: "login", username, password }),
  );
  expect((right as Response).headers.get("Location")).toBe(page);
  const me = sessionIn(right);
  expect(await app.send(authTest.loader, get(page, me))).toMatchObject({ user: { username } });

  const out = await app.send(authTest.action, form(page, { intent: "logout" }, me));
  expect((out as Response).headers.get("Location")).toBe(page);
  expect(await app.send(authTest.loader, get(page, me))).toMatchObject({ user: null });
});

test("the page has its fields and buttons, and shows who is signed in [AU-19, AU-20, AU-21]", async () => {
  await using app = await startApp({ DEMO_CONTENT: "off" });
  const open = (request: Request) => openPage(app, "auth-test", authTest, request);
  const { html, text } = await open(get(page));
  expect(text).toContain("Current user: nobody is signed in");
  expect(html).toMatch(/<label for="auth-test-username">Username<.*?<input type="text"/s);
  expect(html).toMatch(/<label for="auth-test-password">Password<.*?<input type="password"/s);
  const buttons = html.matchAll(/<button name="(\w+)" value="(\w+)"[^>]*>([^<]+)/g);
  expect([...buttons].map(([, ...button]) => button)).toEqual([
    ["intent", "login", "Login"],
    ["intent", "logout", "Logout"],
    ["check", "session", "Check Session"],
  ]);

  const user = await app.createUser();
  const me = await app.signIn(user);
  const checked = await open(get(`${page}?check=session`, me));
  expect(checked.text).toContain(`Current user: ${user.username}`);
  expect(checked.html).toContain(`aria-label="Your menu, ${user.username}"`);
  const [, shown = ""] = /<pre>(.*?)<\/pre>/s.exec(checked.html) ?? [];
  const result = JSON.parse(shown.replaceAll("&quot;", '"'));
  expect(result).toMatchObject({ status: 200, user: { id: user.id, role: "learner" } });
  expect(Object.keys(result.user)).not.toContain("password");
});

test("the page shows why a check or a sign-in failed [AU-22, ER-03]", async () => {
  await using app = await startApp({ DEMO_CONTENT: "off" });
  const open = (request: Request) => openPage(app, "auth-test", authTest, request);
  const checked = await open(get(`${page}?check=session`));
  expect(checked.html).toMatch(/role="alert">.*401: Please sign in\./s);
  expect(checked.text).toContain('"status": 401');

  const wrong = { intent: "login", username: "nobody-here", password: "not the one" };
  const { html, response } = await open(form(page, wrong));
  expect(response.status).toBe(401);
  expect(html).toMatch(
    /role="alert">.*>Login failed<\/p>.*>That username and password do not match\./s,
  );
});

test("a sign-out that fails says so in the stated words [ER-05]", async () => {
  await using app = await startApp({ DEMO_CONTENT: "off" });
  const me = await app.signIn(await app.createUser());
  const request = form(page, { intent: "logout" }, me);
  const context = app.context(request);
  await context.getSession();
  await app.env.DB.exec("alter table revoked_sessions rename to revoked_sessions_away");
  const error = vi.spyOn(console, "error").mockImplementation(() => {});

  expect(await authTest.action({ request, context, params: {} })).toMatchObject({
    data: { notice: { description: "Logout failed. Please try again.", variant: "destructive" } },
    init: { status: 500 },
  });
  error.mockRestore();
});

test("the demo learner is filled in only where demo content is on [AU-23]", async () => {
  await using app = await startApp({ DEMO_CONTENT: "on", DEMO_PASSWORD: "a demo word" });
  const editor = await app.createUser({ username: "noor" });
  const learner = await app.createUser({ username: "mara" });
  await app.db.update(users).set({ isDemo: true });
  await app.db.update(users).set({ role: "editor" }).where(eq(users.id, editor.id));
  await app.createUser({ username: "somebody" });

  expect(await app.send(authTest.loader, get(page))).toMatchObject({
    sample: { username: learner.username, password: "a demo word" },
  });
  const { html } = await openPage(app, "auth-test", authTest, get(page));
  expect(html).toMatch(/id="auth-test-username"[^>]* value="mara"/);

  await using without = await startApp({ DEMO_CONTENT: "on", DEMO_PASSWORD: undefined });
  const { sample } = await without.send(authTest.loader, get(page));
  expect(sample?.password).toBeUndefined();

  const settings = { DEMO_CONTENT: "on", DEMO_PASSWORD: "a demo word" };
  await using open = await startApp({ ...settings, SITE_ORIGIN: "https://learn.example" });
  const told = await open.send(authTest.loader, get(page));
  expect(told?.sample?.password).toBeUndefined();

  await using off = await startApp({ DEMO_CONTENT: "off", DEMO_PASSWORD: "a demo word" });
  expect(await off.send(authTest.loader, get(page))).toMatchObject({ sample: null });
});

test("the API helper sends JSON with the cookie and gives the answer", async () => {
  const stub = answering(() => Response.json({ fine: true }));
  const response = await apiFetch("/api/login", { method: "POST", body: "{}" });
  const credentials = stub.init()?.credentials;
  stub.restore();

  expect(await response.json()).toEqual({ fine: true });
  expect(credentials).toBe("same-origin");
  expect(stub.asked[0]?.headers.get("Content-Type")).toBe("application/json");
  expect(await stub.asked[0]?.text()).toBe("{}");
});

test.each([
  [() => Response.json({ message: "Not that one." }, { status: 404 }), "404: Not that one."],
  [() => new Response("plain words", { status: 403 }), "403: plain words"],
  [() => new Response('{"error":"x"}', { status: 400 }), '400: {"error":"x"}'],
  [() => Response.json({ message: 5 }, { status: 400 }), '400: {"message":5}'],
  [() => new Response("null", { status: 400 }), "400: null"],
  [
    () => new Response("", { status: 500, statusText: "Internal Server Error" }),
    "500: Internal Server Error",
  ],
  [
    () => new Response(null, { status: 503, statusText: "Service Unavailable" }),
    "503: Service Unavailable",
  ],
])(
  "a refusal %# becomes an error with status and reason [SH-51, ER-01, ER-02]",
  async (answer, message) => {
    const stub = answering(answer);
    const error = await apiFetch("/api/anything").catch((thrown: unknown) => thrown);
    stub.restore();

    expect(error).toBeInstanceOf(ApiError);
    expect((error as ApiError).message).toBe(message);
  },
);

test("reading the current user gives the person, null on 401, and raises the rest [SH-51]", async () => {
  await using app = await startApp();
  const user = await app.createUser();
  let headers: HeadersInit = {};
  const stub = answering((request) => {
    expect(new URL(request.url).pathname).toBe("/api/user");
    return app.send(apiUser.loader, get("/api/user", headers));
  });

  expect(await getCurrentUser()).toBeNull();
  headers = await app.signIn(user);
  expect(await getCurrentUser()).toMatchObject({ id: user.id, username: user.username });
  stub.restore();

  const broken = answering(() => Response.json({ message: "Later." }, { status: 503 }));
  await expect(getCurrentUser()).rejects.toThrow("503: Later.");
  broken.restore();
});
