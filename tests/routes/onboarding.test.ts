import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { takeSignInDetails } from "~/auth/sign-in-details.server";
import { learningPaths } from "~/db/schema/learning";
import { achievements, users } from "~/db/schema/people";
import { readNotice } from "~/http/notice.server";
import { readSteps } from "~/models/path";
import * as login from "~/routes/api.login";
import * as api from "~/routes/api.onboarding.submit";
import * as page from "~/routes/onboarding/route";
import { form, get, json, startApp } from "../support/app";

type App = Awaited<ReturnType<typeof startApp>>;

const answers = {
  email: "mara.lind@example.org",
  ageGroup: "35-44",
  competenceLevel: "beginner",
  industry: "teaching",
  learningGoal: "improve productivity with AI",
};
const takenEmail = "An account with this email already exists. Please sign in.";

/** The next request of the browser that got this answer. */
function cookiesOf(answer: unknown) {
  const headers = answer instanceof Response ? answer.headers : (answer as Refused).init.headers;
  const pairs = headers.getSetCookie().map((cookie) => cookie.split(";", 1)[0] ?? "");
  return { Cookie: pairs.join("; ") };
}

interface Refused {
  data: Record<string, unknown> & { notice: { title: string; description: string } };
  init: { status: number; headers: Headers };
}

async function refused(answer: unknown) {
  return (await answer) as Refused;
}

async function sent(answer: unknown) {
  const response = await answer;
  if (!(response instanceof Response)) throw new Error(JSON.stringify(response));
  return response;
}

function submit(app: App, body: Record<string, string> = {}, headers: HeadersInit = {}) {
  return app.send(
    page.action,
    form("/onboarding", { step: "notifications", ...answers, ...body }, headers),
  );
}

async function countPeople(app: App) {
  return (await app.db.select({ id: users.id }).from(users)).length;
}

test("each answer leads to the next step, and the answers are kept on the way [ON-19, ON-25]", async () => {
  await using app = await startApp();
  const given = [
    ["email", answers.email],
    ["ageGroup", answers.ageGroup],
    ["competenceLevel", answers.competenceLevel],
    ["industryInterest", answers.industry],
    ["learningGoal", "write better letters to my customers"],
  ] as const;

  let browser: HeadersInit = {};
  const visited: (string | null)[] = [];
  for (const [step, value] of given) {
    const answer = await sent(app.send(page.action, form("/onboarding", { step, value }, browser)));
    visited.push(answer.headers.get("Location"));
    browser = cookiesOf(answer);
  }

  expect(visited).toEqual(
    ["ageGroup", "competenceLevel", "industryInterest", "learningGoal", "notifications"].map(
      (step) => `/onboarding?step=${step}`,
    ),
  );
  expect(await app.send(page.loader, get("/onboarding", browser))).toEqual({
    draft: { ...answers, learningGoal: "write better letters to my customers" },
    hasAccount: false,
  });
});

test("the answers travel sealed, and nobody can make up or change them", async () => {
  await using app = await startApp();
  const step = { step: "email", value: answers.email };
  const browser = cookiesOf(await sent(app.send(page.action, form("/onboarding", step))));

  expect(atob(decodeURIComponent(browser.Cookie).split(/[=.]/)[1] ?? "")).not.toContain("mara");
  const forged = browser.Cookie.replace(/.{4}$/, "AAAA");
  expect(await app.send(page.loader, get("/onboarding", { Cookie: forged }))).toMatchObject({
    draft: {},
  });
});

test.each([
  ["email", "", "Required field", "Please enter your email address", "[ON-39]"],
  ["email", "mara@", "Invalid email", "Please enter a valid email address", "[ON-34, ON-40]"],
  [
    "industryInterest",
    "",
    "Required field",
    "Please enter your industry or field of interest",
    "[ON-41]",
  ],
  ["learningGoal", "", "Required field", "Please select or enter your learning goal", "[ON-42]"],
  [
    "learningGoal",
    "123456789",
    "Goal too short",
    "Please describe your learning goal in at least 10 characters",
    "[ON-38]",
  ],
])(
  "%s %j comes back with its notice and what was typed: %s, %s %s",
  async (step, value, title, description) => {
    await using app = await startApp();
    const body = { step, value, ageGroup: "55+" };
    const { data, init } = await refused(app.send(page.action, form("/onboarding", body)));

    expect(init.status).toBe(400);
    expect(data).toMatchObject({
      step,
      typed: value,
      draft: { ageGroup: "55+" },
      notice: { title, description, variant: "destructive" },
    });
  },
);

test("an answer that makes the cookie too long is refused instead of lost", async () => {
  await using app = await startApp();
  const body = { step: "learningGoal", value: "学".repeat(500), industry: "習".repeat(500) };
  const { data, init } = await refused(app.send(page.action, form("/onboarding", body)));

  expect(init.status).toBe(400);
  expect(data).toMatchObject({ typed: body.value, notice: { title: "Answer too long" } });
});

test("a gap is refused with the stated words and leads to the first missing step [ON-43]", async () => {
  await using app = await startApp();
  const { data, init } = await refused(submit(app, { industry: " ", learningGoal: "short" }));

  expect(init.status).toBe(400);
  expect(data).toMatchObject({
    step: "industryInterest",
    notice: {
      title: "Missing information",
      description: "Please complete all required fields before submitting.",
    },
  });
  expect(await countPeople(app)).toBe(0);
});

test("submitting makes account, path and achievements and signs in [ON-16, ON-31, AP-06, UD-05]", async () => {
  await using app = await startApp();
  const answer = await sent(submit(app));
  const request = get("/dashboard", cookiesOf(answer));
  const context = app.context(request);

  expect(answer.headers.get("Location")).toBe("/dashboard");
  const user = await context.getUser();
  expect(user?.username).toBe("mara.lind");

  const [row] = await app.db.select().from(users);
  expect(row).toMatchObject({ ...answers, notifications: null, aiSkillScore: 12 });
  const [path] = await app.db.select().from(learningPaths);
  expect(path?.userId).toBe(user?.id);
  expect(readSteps(path?.steps)?.length).toBeGreaterThanOrEqual(8);
  expect(await app.db.select().from(achievements)).toHaveLength(5);

  expect(await readNotice(request, context)).toEqual({
    title: "Your plan is ready",
    description: "You are signed in. Your first step is waiting below.",
  });
  expect(await takeSignInDetails(request, context, user?.id ?? 0)).toMatchObject({
    username: "mara.lind",
    password: expect.stringMatching(/^.{16}$/),
  });
  expect(await app.send(page.loader, request)).toMatchObject({ draft: {} });
});

test.each(["allow", "block"] as const)(
  "the answer %s is stored beside the same five answers [ON-28, ON-29]",
  async (notifications) => {
    await using app = await startApp();
    await sent(submit(app, { notifications }));

    const [row] = await app.db.select().from(users);
    expect(row).toMatchObject({ ...answers, notifications });
  },
);

test("an email that has an account stays on the step and shows its sentence [ON-32]", async () => {
  await using app = await startApp();
  const owner = await app.createUser({ email: "Mara.Lind@example.org" });
  const answer = await refused(submit(app));

  expect(answer.init.status).toBe(409);
  expect(answer.data).toMatchObject({
    step: "notifications",
    isEmailTaken: true,
    draft: answers,
    notice: { title: "Error", description: takenEmail },
  });
  const [row, ...others] = await app.db.select().from(users);
  expect(others).toEqual([]);
  expect(row).toMatchObject({ id: owner.id, learningGoal: null });
  // The cookie that comes back keeps the answers and signs nobody in.
  const browser = get("/onboarding", cookiesOf(answer));
  expect(await app.context(browser).getUser()).toBeNull();
  expect(await app.send(page.loader, browser)).toMatchObject({ draft: answers });
});

test("twenty simultaneous submits with one email make one account", async () => {
  await using app = await startApp();
  const results = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0
        ? app.send(api.action, json("/api/onboarding/submit", answers))
        : app.send(page.action, form("/onboarding", { step: "notifications", ...answers })),
    ),
  );

  const statuses = results.map((result) =>
    result instanceof Response ? result.status : (result as Refused).init.status,
  );
  expect(statuses.filter((status) => status === 409)).toHaveLength(19);
  expect(await countPeople(app)).toBe(1);
  expect(await app.db.select().from(learningPaths)).toHaveLength(1);
});

test("the last form sent twice by one browser makes one account, and both answers open it", async () => {
  await using app = await startApp();
  const first = await sent(
    app.send(page.action, form("/onboarding", { step: "email", value: answers.email })),
  );
  const browser = cookiesOf(first);

  const both = await Promise.all([submit(app, {}, browser), submit(app, {}, browser)]);

  expect(await countPeople(app)).toBe(1);
  const passwords: (string | null)[] = [];
  for (const answer of both) {
    const headers = { Cookie: cookiesOf(await sent(answer)).Cookie };
    const request = get("/dashboard", headers);
    const user = await app.context(request).getUser();
    expect(user?.username).toBe("mara.lind");
    const details = await takeSignInDetails(request, app.context(request), user?.id ?? 0);
    passwords.push(details?.password ?? null);
  }
  expect(passwords[0]).toMatch(/^\w{16}$/);
  expect(passwords[1]).toBe(passwords[0]);
});

test("when the path cannot be stored nothing is stored, and nothing typed is lost [ER-06]", async () => {
  await using app = await startApp();
  await app.env.DB.exec(
    "create trigger full before insert on learning_paths begin select raise(abort, 'full'); end",
  );
  const { data, init } = await refused(submit(app));

  expect(init.status).toBe(500);
  expect(data).toMatchObject({
    step: "notifications",
    draft: answers,
    notice: {
      title: "Error",
      description: "Failed to create learning path. Please try again.",
    },
  });
  expect(await countPeople(app)).toBe(0);
  expect(await app.db.select().from(achievements)).toEqual([]);
});

test("an account that cannot be signed in leads to the sign-in page [ON-32]", async () => {
  await using app = await startApp();
  const request = form("/onboarding", { step: "notifications", ...answers });
  const context = app.context(request);
  context.sessions.start = () => Promise.reject(new Error("KV is away"));

  const answer = await sent(page.action({ request, context, params: {} }));
  expect(answer.headers.get("Location")).toBe("/auth");
  expect(await countPeople(app)).toBe(1);
});

test("too many submits from one address are refused with the time to wait", async () => {
  // A twentieth of the sixty in an hour.
  await using app = await startApp({ RATE_LIMIT_SCALE: "0.05" });
  const address = { "CF-Connecting-IP": "192.0.2.7" };
  for (let tries = 0; tries < 3; tries++) await submit(app, {}, address);

  const { data, init } = await refused(submit(app, {}, address));
  expect(init.status).toBe(429);
  expect(Number(init.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(data).toMatchObject({ draft: answers, notice: { title: "Error" } });

  const called = await app.send(api.action, json("/api/onboarding/submit", answers, address));
  expect(called.status).toBe(429);
  expect(Number(called.headers.get("Retry-After"))).toBeGreaterThan(0);
});

test("a signed-in person is not asked for an email and gets a new path", async () => {
  await using app = await startApp();
  const me = await app.createLearner();
  const headers = await app.signIn(me);
  const [before] = await app.db.select().from(learningPaths);

  const { email: _, ...profile } = { ...answers, competenceLevel: "expert", ageGroup: "55+" };
  const body = { step: "notifications", notifications: "block", ...profile };
  const answer = await sent(app.send(page.action, form("/onboarding", body, headers)));

  expect(answer.headers.get("Location")).toBe("/dashboard");
  const [row, ...others] = await app.db.select().from(users).where(eq(users.id, me.id));
  expect(others).toEqual([]);
  expect(row).toMatchObject({ ...profile, notifications: "block" });
  const paths = await app.db.select().from(learningPaths);
  expect(paths).toHaveLength(1);
  expect(paths[0]?.steps).not.toBe(before?.steps);
  expect(await countPeople(app)).toBe(1);
});

test("an account under 18 cannot make itself an adult by planning again", async () => {
  await using app = await startApp();
  const me = await app.createLearner({ ageGroup: "under18" });
  const headers = await app.signIn(me);
  const [before] = await app.db.select().from(learningPaths);

  for (const ageGroup of ["18-24", "55+", "adult", "Under 18"]) {
    const { data, init } = await refused(submit(app, { ageGroup }, headers));
    expect(init.status, ageGroup).toBe(403);
    expect(data).toMatchObject({ step: "ageGroup", notice: { title: "Age group not changed" } });
    expect(data.notice.description).toMatch(
      /^You told us that you are under 18\. .* ask an editor/,
    );
    expect(data.draft).not.toHaveProperty("ageGroup");

    const step = form("/onboarding", { step: "ageGroup", value: ageGroup }, headers);
    expect((await refused(app.send(page.action, step))).init.status, ageGroup).toBe(403);
  }
  const [row] = await app.db.select().from(users);
  expect(row).toMatchObject({ ageGroup: "under18", learningGoal: answers.learningGoal });
  expect(await app.db.select().from(learningPaths)).toEqual([before]);

  await sent(submit(app, { ageGroup: "under18", competenceLevel: "expert" }, headers));
  const [later] = await app.db.select().from(users);
  expect(later).toMatchObject({ competenceLevel: "expert", ageGroupAt: row?.ageGroupAt });
});

test("who says under 18 by planning again is under 18 from then on", async () => {
  await using app = await startApp();
  const me = await app.createLearner({}, Date.now() - 3 * 365 * 24 * 60 * 60_000);
  const headers = await app.signIn(me);
  await sent(submit(app, { ageGroup: "under18" }, headers));

  expect((await refused(submit(app, { ageGroup: "35-44" }, headers))).init.status).toBe(403);
  expect(await app.db.select().from(users)).toMatchObject([{ ageGroup: "under18" }]);
});

test("a plain account gets its points for setting up with its first path", async () => {
  await using app = await startApp();
  const user = await app.createUser();
  const headers = await app.signIn(user);

  await sent(submit(app, {}, headers));

  const [row] = await app.db.select().from(users).where(eq(users.id, user.id));
  expect(row?.aiSkillScore).toBe(12);
});

test("somebody under 18 may learn [ON-21]", async () => {
  await using app = await startApp();
  await sent(submit(app, { ageGroup: "under18" }));
  expect(await countPeople(app)).toBe(1);
});

test("a form with an unknown step leads back to the start", async () => {
  await using app = await startApp();
  const answer = await sent(app.send(page.action, form("/onboarding", { step: "password" })));
  expect(answer.headers.get("Location")).toBe("/onboarding");
});

test("the call answers with a name and a password that sign in [AP-05, AP-06]", async () => {
  await using app = await startApp();
  const response = await app.send(api.action, json("/api/onboarding/submit", answers));

  expect(response.status).toBe(201);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const { user } = await response.json<{ user: Record<string, unknown> }>();
  expect(user).toEqual({
    id: expect.any(Number),
    username: "mara.lind",
    ...answers,
    aiSkillScore: 12,
    streak: 0,
    password: expect.stringMatching(/^.{16}$/),
  });

  const { username, password } = user;
  const signedIn = await app.send(login.action, json("/api/login", { username, password }));
  expect(signedIn.status).toBe(200);
  const stored = await app.db.select().from(learningPaths);
  expect(stored.map(({ userId }) => userId)).toEqual([user.id]);
  const [row] = await app.db.select({ password: users.password }).from(users);
  expect(row?.password).not.toContain(password);
});

test.each<[Record<string, unknown>, string, string, string]>([
  [{ email: "mara" }, "email", "Please enter a valid email address", "[ON-34]"],
  [{ ageGroup: "" }, "ageGroup", "Please select your age group", "[ON-35]"],
  [
    { competenceLevel: undefined },
    "competenceLevel",
    "Please select your competence level",
    "[ON-36]",
  ],
  [{ industry: " " }, "industry", "Please enter your industry or interest", "[ON-37]"],
  [
    { learningGoal: "123456789" },
    "learningGoal",
    "Please describe your learning goal in at least 10 characters",
    "[ON-38]",
  ],
])("the call refuses %j: %s %s %s", async (change, field, sentence) => {
  await using app = await startApp();
  const body = { ...answers, ...change };
  const response = await app.send(api.action, json("/api/onboarding/submit", body));

  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ message: sentence, errors: { [field]: [sentence] } });
  expect(await countPeople(app)).toBe(0);
});

test("the call accepts a goal of ten characters [ON-38]", async () => {
  await using app = await startApp();
  const body = { ...answers, learningGoal: "1234567890" };
  const response = await app.send(api.action, json("/api/onboarding/submit", body));
  expect(response.status).toBe(201);
});

test("the call tells nothing of an account that has the email", async () => {
  await using app = await startApp();
  await app.createUser({ email: answers.email });
  const response = await app.send(api.action, json("/api/onboarding/submit", answers));

  expect(response.status).toBe(409);
  expect(await response.json()).toEqual({ message: takenEmail, errors: { email: [takenEmail] } });
});

test("the call is a POST", async () => {
  await using app = await startApp();
  const read = await app.send(api.loader, get("/api/onboarding/submit"));
  expect([read.status, read.headers.get("Allow")]).toEqual([405, "POST"]);

  const deleted = await app.send(api.action, json("/api/onboarding/submit", answers, {}, "DELETE"));
  expect([deleted.status, deleted.headers.get("Allow")]).toEqual([405, "POST"]);
});
