import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { takeSignInDetails } from "~/auth/sign-in-details.server";
import { questions } from "~/components/onboarding/questions";
import { learningPaths } from "~/db/schema/learning";
import { achievements, users } from "~/db/schema/people";
import { readNotice } from "~/http/notice.server";
import type { QuestionStep } from "~/models/onboarding-draft";
import { readSteps } from "~/models/path";
import * as login from "~/routes/api.login";
import * as api from "~/routes/api.onboarding.submit";
import * as page from "~/routes/onboarding/route";
import { form, get, json, startApp } from "../support/app";
import { openPage } from "../support/page";

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

/** The page that this request is answered with. */
function open(app: App, request: Request) {
  return openPage(app, "onboarding", page, request);
}

/** The browser of somebody who has given these answers. */
async function keep(app: App, given: Partial<typeof answers>) {
  const body = { step: "email", value: answers.email, ...given };
  return cookiesOf(await sent(app.send(page.action, form("/onboarding", body))));
}

/** What was said in the chat, one bubble each, the question that is open last. */
function conversation(html: string) {
  const log = /role="log".*?class="ob__reply"/s.exec(html)?.[0] ?? "";
  const said = log.matchAll(/(?:<p class="bubble[^>]*>|<h2[^>]*>)([^<]+)/g);
  return [...said].map(([, words]) => words);
}

async function countPeople(app: App) {
  return (await app.db.select({ id: users.id }).from(users)).length;
}

test("the intro stands alone and leads to the first question [ON-17, ON-19, UD-04]", async () => {
  await using app = await startApp();
  const { html, text } = await open(app, get("/onboarding"));

  expect(text).toContain("Let us make your plan");
  expect(text).toContain("Six short questions, about two minutes.");
  expect(html).not.toContain('role="log"');
  // Its lamps are a picture to look at.
  const seen = html.replace(/<div aria-hidden="true">.*?<\/div><\/div>/s, "");
  expect(seen).not.toContain('role="progressbar"');
  expect(html).toContain('href="/onboarding?step=email">Make my plan<');
});

test("each question stands in a chat, under a progress bar of six steps [ON-18, ON-19, ON-20]", async () => {
  await using app = await startApp();
  const turns = [
    ["email", "What is your email?", answers.email, answers.email],
    ["ageGroup", "How old are you?", "under18", "Under 18"],
    ["competenceLevel", "How well do you know AI tools?", "beginner", "Beginner"],
    ["industryInterest", "What is your field or interest?", "teaching", "teaching"],
    ["learningGoal", "What would you like to do with AI?", answers.learningGoal],
    ["notifications", "Last one: may we notify you?"],
  ] as const;

  let browser: HeadersInit = {};
  const said: string[] = [];
  for (const [index, [step, question, value = "", shown = value]] of turns.entries()) {
    const { html } = await open(app, get(`/onboarding?step=${step}`, browser));
    const place = `Step ${index + 1} of 6`;
    expect(html).toContain(`>${place}</p>`);
    const [bar = ""] = /<div[^>]*role="progressbar"[^>]*>/.exec(html) ?? [];
    expect(bar).toContain(`aria-label="${place}"`);
    expect(bar).toContain(`aria-valuemax="6" aria-valuenow="${index + 1}"`);
    expect(conversation(html)).toEqual([...said, question]);

    said.push(question, shown);
    if (step === "notifications") break;
    const answer = await sent(app.send(page.action, form("/onboarding", { step, value }, browser)));
    browser = cookiesOf(answer);
  }
});

test("the options are the stated ones, each of them a button that sends [ON-21, ON-22, ON-23]", async () => {
  await using app = await startApp();
  const optionsOf = async (step: string) => {
    const { html } = await open(app, get(`/onboarding?step=${step}`));
    const buttons = html.matchAll(
      /<button type="submit" name="value" value="([^"]+)"[^>]*>.*?<b>([^<]+)/gs,
    );
    return [...buttons].map(([, value, label]) => [value, label]);
  };

  const ages = ["18-24", "25-34", "35-44", "45-54", "55+"];
  expect(await optionsOf("ageGroup")).toEqual([
    ["under18", "Under 18"],
    ...ages.map((age) => [age, age]),
  ]);
  expect((await optionsOf("competenceLevel")).map(([value]) => value)).toEqual([
    "beginner",
    "basic",
    "intermediate",
    "advanced",
    "expert",
  ]);
  expect((await optionsOf("learningGoal")).map(([value]) => value)).toEqual([
    "automate life and work tasks",
    "start an AI-powered business",
    "master various AI tools",
    "transition to an AI-focused career",
    "improve productivity with AI",
  ]);
});

test("the field is asked for in free text, sent by Continue [ON-25]", async () => {
  await using app = await startApp();
  const { html } = await open(app, get("/onboarding?step=industryInterest"));
  expect(html).toMatch(/<label for="(answer-\w+)">Your field.*?<input type="text"[^>]*id="\1"/s);
  expect(html).toMatch(/<button type="submit"[^>]*>Continue<\/button>/);
  expect(html).not.toMatch(/role="combobox"|<select|<datalist|name="value" value="\w/);
});

test("goals for every day are links that fill the free field [ON-24]", async () => {
  await using app = await startApp();
  const { html } = await open(app, get("/onboarding?step=learningGoal"));
  const [list = ""] = /<ul[^>]*aria-label="Ideas for every day".*?<\/ul>/s.exec(html) ?? [];
  const ideas = [...list.matchAll(/href="([^"]+)">([^<]+)/g)];
  expect(ideas).toHaveLength(3);

  for (const [, address = "", idea = ""] of ideas) {
    const filled = await open(app, get(address.replaceAll("&amp;", "&")));
    expect(filled.html).toMatch(new RegExp(`id="answer-learningGoal"[^>]*value="${idea}"`));
    const body = { step: "learningGoal", value: idea, ...answers };
    const answer = await sent(app.send(page.action, form("/onboarding", body)));
    expect(answer.headers.get("Location")).toBe("/onboarding?step=notifications");
  }
});

test("the goals for every day fit the age that was chosen", async () => {
  await using app = await startApp();
  const { learningGoal: _, ...given } = answers;
  const ideasAt = async (ageGroup: string) => {
    const browser = await keep(app, { ...given, ageGroup });
    const { html } = await open(app, get("/onboarding?step=learningGoal", browser));
    const [list = ""] = /<ul[^>]*aria-label="Ideas for every day".*?<\/ul>/s.exec(html) ?? [];
    return [...list.matchAll(/href="[^"]+">([^<]+)/g)].map(([, idea]) => idea);
  };
  const old = await ideasAt("55+");
  expect(old).toHaveLength(3);
  expect(old).toContain("write down my memories");
  expect(old.join()).not.toContain("homework");
  expect((await ideasAt("under18")).join()).toContain("homework");

  // The five follow what is for their age.
  const young = await keep(app, { ...given, ageGroup: "under18" });
  const { html } = await open(app, get("/onboarding?step=learningGoal", young));
  const [first, second] = [html.indexOf("Ideas for every day"), html.indexOf('class="opts')];
  expect(first).toBeGreaterThan(0);
  expect(second).toBeGreaterThan(first);
});

test("the answers that were given are shown at their steps, and each can be changed", async () => {
  await using app = await startApp();
  const { learningGoal: _, ...given } = answers;
  const browser = await keep(app, given);
  const at = async (step: string) =>
    (await open(app, get(`/onboarding?step=${step}`, browser))).html;

  const intro = await open(app, get("/onboarding", browser));
  expect(intro.html).toContain('href="/onboarding?step=learningGoal">Go on with my plan<');
  expect(await at("email")).toMatch(new RegExp(`id="answer-email"[^>]*value="${answers.email}"`));
  const age = await at("ageGroup");
  expect(age.match(/value="[^"]*" aria-pressed="true"/g)).toEqual([
    'value="35-44" aria-pressed="true"',
  ]);
  const level = await at("competenceLevel");
  expect(level).toMatch(/href="\/onboarding\?step=ageGroup">(?:<svg.*?<\/svg>)?Back</s);
  const goal = await at("learningGoal");
  expect(conversation(goal)).toEqual(
    expect.arrayContaining([answers.email, "35-44", "Beginner", "teaching"]),
  );
  expect(goal).toContain(
    'href="/onboarding?step=competenceLevel">Change<span class="vh"> <!-- -->your level<',
  );

  const anew = form("/onboarding", { step: "competenceLevel", value: "advanced" }, browser);
  const changed = await sent(app.send(page.action, anew));
  expect(changed.headers.get("Location")).toBe("/onboarding?step=learningGoal");
  const after = await open(app, get("/onboarding?step=learningGoal", cookiesOf(changed)));
  expect(conversation(after.html)).toContain("Advanced");
  expect(conversation(after.html)).not.toContain("Beginner");
});

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
    readings: expect.any(Array),
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

test.each<[QuestionStep, string, string, string, string]>([
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

    const { html } = await open(app, form(`/onboarding?step=${step}`, body));
    expect(html).toMatch(new RegExp(`role="alert">.*>${title}</p>.*>${description}</p>`, "s"));
    expect(html).toMatch(new RegExp(`id="answer-${step}"[^>]*value="${value}"`));
    expect(conversation(html).at(-1)).toBe(questions[step].title);
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

test("the last step has three buttons, and each makes the plan [ON-16, ON-28, ON-31]", async () => {
  await using app = await startApp();
  const browser = await keep(app, answers);
  const { html } = await open(app, get("/onboarding?step=notifications", browser));
  const [, inside = ""] =
    /action="\/onboarding\?step=notifications"[^>]*>(.*?)<\/form>/s.exec(html) ?? [];
  const hidden = inside.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g);
  const fields = Object.fromEntries([...hidden].map(([, name, value]) => [name, value]));
  expect(fields).toEqual({ step: "notifications", ...answers });

  const buttons = inside.matchAll(
    /<button (?:name="(\w+)" value="(\w+)" )?type="submit"[^>]*>(?:<span[^>]*>)*([^<]+)/g,
  );
  const pressed = [...buttons].map(([, name, value, label]) => ({ name, value, label }));
  expect(pressed).toEqual([
    { name: "notifications", value: "allow", label: "Allow" },
    { name: "notifications", value: "block", label: "Block" },
    { name: undefined, value: undefined, label: "Start Learning Now" },
  ]);
  for (const { name, value = "start" } of pressed) {
    const body = { ...fields, email: `${value}@example.org`, ...(name && { [name]: value }) };
    const answer = await sent(app.send(page.action, form("/onboarding", body)));
    expect(answer.headers.get("Location")).toBe("/dashboard");
    const request = get("/dashboard", cookiesOf(answer));
    expect((await app.context(request).getUser())?.username).toBe(value);
    expect(await readNotice(request, app.context(request))).toMatchObject({
      title: "Your plan is ready",
    });
  }
});

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

test("beside an email that has an account stand the ways to sign in and to another one [ON-32]", async () => {
  await using app = await startApp();
  await app.createUser({ email: answers.email });
  const sending = form("/onboarding?step=notifications", { step: "notifications", ...answers });
  const { html, response } = await open(app, sending);

  expect(html).toMatch(new RegExp(`role="alert">.*>Error</p>.*>${takenEmail}</p>`, "s"));
  expect(conversation(html).at(-1)).toBe("Last one: may we notify you?");
  const [, main = ""] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];
  expect(main).toContain('href="/auth">Sign in</a>');
  expect(main).toContain('href="/onboarding?step=email">use another email</a>');

  const browser = cookiesOf(response);
  const asked = await open(app, get("/onboarding?step=email", browser));
  expect(asked.html).toMatch(new RegExp(`id="answer-email"[^>]*value="${answers.email}"`));
  const other = form("/onboarding", { step: "email", value: "other@example.org" }, browser);
  const mended = await sent(app.send(page.action, other));
  expect(mended.headers.get("Location")).toBe("/onboarding?step=notifications");
  const last = form("/onboarding", { step: "notifications" }, cookiesOf(mended));
  const made = await sent(app.send(page.action, last));
  expect(made.headers.get("Location")).toBe("/dashboard");
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

  const intro = await open(app, get("/onboarding", headers));
  expect(intro.html).toContain('href="/onboarding?step=ageGroup">Make my plan<');
  const { html } = await open(app, get("/onboarding?step=ageGroup", headers));
  expect(html).toContain(">Step 2 of 6</p>");
  expect(conversation(html)).toEqual(["What is your email?", "In my account", "How old are you?"]);
  expect(html).not.toContain('class="change"');

  const { email: _, ...profile } = { ...answers, competenceLevel: "expert", ageGroup: "55+" };
  const body = { step: "notifications", notifications: "block", ...profile };
  const answer = await sent(app.send(page.action, form("/onboarding", body, headers)));

  expect(answer.headers.get("Location")).toBe("/dashboard");
  const dashboard = get("/dashboard", cookiesOf(answer));
  expect(await readNotice(dashboard, app.context(dashboard))).toMatchObject({
    title: "Your plan is ready",
    description: expect.stringMatching(/^It takes the place of the old one\./),
  });
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
