import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { learningPaths, skillProgress } from "~/db/schema/learning";
import { achievements, users } from "~/db/schema/people";
import * as account from "~/routes/account/route";
import * as profile from "~/routes/account_.profile/route";
import * as apiUser from "~/routes/api.user";
import { form, get, password, startApp } from "../support/app";
import { openPage } from "../support/page";

type App = Awaited<ReturnType<typeof startApp>>;

const answers = {
  ageGroup: "55+",
  competenceLevel: "advanced",
  industry: "bees",
  learningGoal: "understand letters from offices",
};
const year = 365.25 * 24 * 60 * 60_000;

function change(intent: string, fields: Record<string, string>, headers: HeadersInit) {
  return form("/account/profile", { intent, ...fields }, headers);
}

async function rowOf(app: App, id: number) {
  const [row] = await app.db.select().from(users).where(eq(users.id, id));
  return row;
}

async function ageDay(app: App, id: number, days: number) {
  const { createdAt = 0 } = (await rowOf(app, id)) ?? {};
  await app.db
    .update(users)
    .set({ createdAt: createdAt - days * 24 * 60 * 60_000 })
    .where(eq(users.id, id));
}

test("a visitor is sent to sign in, and an unknown form is refused", async () => {
  await using app = await startApp();
  expect(await app.send(profile.loader, get("/account/profile"))).toMatchObject({ status: 302 });
  expect(await app.send(profile.action, change("profile", answers, {}))).toMatchObject({
    status: 302,
  });
  const me = await app.signIn(await app.createUser());
  expect(await app.send(profile.action, change("else", {}, me))).toMatchObject({ status: 400 });
});

test("saved answers leave the path; planning anew replaces it and keeps what was shown", async () => {
  await using app = await startApp();
  const learner = await app.createLearner();
  const me = await app.signIn(learner);
  const [before] = await app.db.select().from(learningPaths);
  await app.db
    .insert(skillProgress)
    .values({ userId: learner.id, skillId: "one-clear-task", attemptedAt: 1, passedAt: 1 });

  const saved = await app.send(profile.action, change("profile", answers, me));
  expect((saved as Response).headers.get("Location")).toBe("/account/profile");
  expect(await rowOf(app, learner.id)).toMatchObject(answers);
  expect(await app.db.select().from(learningPaths)).toEqual([before]);

  const planned = await app.send(profile.action, change("plan", answers, me));
  expect((planned as Response).headers.get("Location")).toBe("/dashboard");
  const [after] = await app.db.select().from(learningPaths);
  expect(after?.steps).not.toBe(before?.steps);
  expect(await rowOf(app, learner.id)).toMatchObject({ aiSkillScore: 17 });
  expect(await app.db.$count(skillProgress)).toBe(1);
});

test("who signed up without answers gives them here, with the achievements that belong to them", async () => {
  await using app = await startApp();
  const user = await app.createUser();
  const me = await app.signIn(user);
  expect(await app.send(profile.loader, get("/account/profile", me))).toMatchObject({
    hasPath: false,
    profile: { ageGroup: null, learningGoal: null },
  });

  await app.send(profile.action, change("plan", answers, me));
  expect(await rowOf(app, user.id)).toMatchObject({ ...answers, aiSkillScore: 12 });
  expect(await app.db.$count(achievements)).toBe(5);
});

test("answers are checked with the sentences of the onboarding", async () => {
  await using app = await startApp();
  const learner = await app.createLearner();
  const me = await app.signIn(learner);
  const wrong = { ...answers, industry: " ", learningGoal: "short" };

  expect(await app.send(profile.action, change("profile", wrong, me))).toMatchObject({
    data: {
      intent: "profile",
      result: {
        error: {
          industry: ["Please enter your industry or interest"],
          learningGoal: ["Please describe your learning goal in at least 10 characters"],
        },
      },
    },
    init: { status: 400 },
  });
  expect(await rowOf(app, learner.id)).toMatchObject({ industry: "teaching" });
});

test("a goal that is pressed without scripts comes back with all that was typed, and nothing is saved", async () => {
  await using app = await startApp();
  const me = await app.signIn(await app.createLearner());
  const goal = "master various AI tools";
  const pressed = form("/account/profile", { ...answers, goal }, me);
  const { response, html } = await openPage(app, "account/profile", profile, pressed);
  expect(response.status).toBe(200);
  expect(html).toContain('value="bees"');
  expect(html).toContain(`>${goal}</textarea>`);
  expect(await app.db.$count(users, eq(users.industry, "bees"))).toBe(0);
});

test("an under-18 sees from when they may be 18, and cannot say so before", async () => {
  await using app = await startApp();
  const learner = await app.createLearner({ ageGroup: "under18" });
  const me = await app.signIn(learner);
  const shown = await app.send(profile.loader, get("/account/profile", me));
  expect(shown.ageGroups.map(({ value }) => value)).toEqual(["under18"]);
  expect(shown.adultFrom).toMatch(/^[A-Z][a-z]+ \d+, \d{4}$/);

  for (const intent of ["profile", "plan"]) {
    expect(await app.send(profile.action, change(intent, answers, me))).toMatchObject({
      data: { intent: "profile", result: { error: { ageGroup: [expect.any(String)] } } },
      init: { status: 403 },
    });
  }
  expect(await rowOf(app, learner.id)).toMatchObject({ ageGroup: "under18", industry: "teaching" });

  await app.db.update(users).set({ ageGroupAt: Date.now() - year });
  const later = await app.send(profile.loader, get("/account/profile", me));
  expect(later.ageGroups.map(({ value }) => value)).toEqual(["under18", "18-24"]);
  expect(later.adultFrom).toBeNull();
  const grown = { ...answers, ageGroup: "18-24" };
  expect(await app.send(profile.action, change("profile", grown, me))).toMatchObject({
    status: 302,
  });
  expect(await rowOf(app, learner.id)).toMatchObject({ ageGroup: "18-24" });
});

test("username and email change with the password, and the session goes on", async () => {
  await using app = await startApp();
  const user = await app.createUser();
  const me = await app.signIn(user);
  const names = { username: "rose", email: "rose@example.org", currentPassword: password };
  const send = (more: Record<string, string>) =>
    app.send(profile.action, change("sign-in-names", { ...names, ...more }, me));

  expect(await send({ currentPassword: "" })).toMatchObject({ init: { status: 400 } });
  expect(await send({ currentPassword: "not mine" })).toMatchObject({
    data: {
      result: {
        error: { currentPassword: ["This is not your password. Please try again."] },
        initialValue: { username: "rose" },
      },
    },
    init: { status: 400 },
  });
  expect(await send({ username: "r o s e" })).toMatchObject({ init: { status: 400 } });
  expect(await send({ email: "rose" })).toMatchObject({ init: { status: 400 } });
  expect(await rowOf(app, user.id)).toMatchObject({ username: user.username });

  expect(await send({})).toMatchObject({ status: 302 });
  const told = await app.send(apiUser.loader, get("/api/user", me));
  expect(await told.json()).toMatchObject({ username: "rose", email: "rose@example.org" });
});

test("a name or an email of somebody else is refused, whatever its case", async () => {
  await using app = await startApp();
  await app.createUser({ username: "mara", email: "mara@example.org" });
  const user = await app.createUser({ username: "rose", email: "rose@example.org" });
  const me = await app.signIn(user);
  const send = (username: string, email: string) =>
    app.send(
      profile.action,
      change("sign-in-names", { username, email, currentPassword: password }, me),
    );

  expect(await send("Mara", "rose@example.org")).toMatchObject({
    data: {
      result: { error: { username: ["That username is taken. Please choose another one."] } },
    },
    init: { status: 409 },
  });
  expect(await send("rose", "MARA@example.org")).toMatchObject({
    data: {
      result: { error: { email: ["Another account has this email. Please use a different one."] } },
    },
    init: { status: 409 },
  });
  expect(await send("Rose", "rose@example.org")).toMatchObject({ status: 302 });
});

test("a new username is held to the rules of signing up; one from before them may stay [AU-13]", async () => {
  await using app = await startApp();
  const user = await app.createUser({ username: "support", email: "rose@example.org" });
  const me = await app.signIn(user);
  const send = (names: Record<string, string>) =>
    app.send(
      profile.action,
      change(
        "sign-in-names",
        { currentPassword: password, email: "rose@example.org", ...names },
        me,
      ),
    );

  for (const [username, sentence] of [
    ["admin", "Others could take that name for one of ours. Please choose another one."],
    [
      "lamplight-support",
      "Others could take that name for one of ours. Please choose another one.",
    ],
    ["mаra", "Please write each word of a name in one alphabet."],
    ["ｍara", "Use letters, digits, dots, dashes and underscores only"],
  ] as const) {
    expect(await send({ username }), username).toMatchObject({
      data: {
        intent: "sign-in-names",
        result: { error: { username: [sentence] }, initialValue: { username } },
      },
      init: { status: 400 },
    });
  }
  expect(await rowOf(app, user.id)).toMatchObject({ username: "support" });

  expect(await send({ username: "support", email: "new@example.org" })).toMatchObject({
    status: 302,
  });
  expect(await rowOf(app, user.id)).toMatchObject({
    username: "support",
    email: "new@example.org",
  });
});

test("what is none of the six age groups counts as not told [ON-21]", async () => {
  await using app = await startApp();
  const learner = await app.createLearner();
  await app.db.update(users).set({ ageGroup: "12" }).where(eq(users.id, learner.id));
  const me = await app.signIn(learner);
  expect(await app.send(profile.loader, get("/account/profile", me))).toMatchObject({
    profile: { ageGroup: null },
    ageGroups: { length: 6 },
  });
  const { text } = await openPage(app, "account", account, get("/account", me));
  expect(text).toContain("Age group Not said yet");
});

test("while the made-up password is fresh, the names change without it, and not later", async () => {
  await using app = await startApp();
  const learner = await app.createLearner();
  const me = await app.signIn(learner);
  const names = { username: "rose", email: "rose@example.org" };
  expect(await app.send(profile.action, change("sign-in-names", names, me))).toMatchObject({
    status: 302,
  });

  await ageDay(app, learner.id, 2);
  const other = { ...names, username: "rosa" };
  expect(await app.send(profile.action, change("sign-in-names", other, me))).toMatchObject({
    init: { status: 400 },
  });
});
