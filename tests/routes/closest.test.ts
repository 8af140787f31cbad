import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { learningPaths } from "~/db/schema/learning";
import { users } from "~/db/schema/people";
import * as profile from "~/routes/account_.profile/route";
import * as tab from "~/routes/dashboard_.courses/route";
import * as onboarding from "~/routes/onboarding/route";
import * as onward from "~/routes/path._index";
import { form, get, startApp } from "../support/app";
import { fitContent } from "../support/fit";
import { openPage } from "../support/page";
import { givePath } from "../support/path";

type App = Awaited<ReturnType<typeof startApp>>;

const answers = {
  email: "noor@example.org",
  ageGroup: "35-44",
  competenceLevel: "beginner",
  industry: "zorbs",
  learningGoal: "improve productivity with AI",
};

function answer(app: App, body: Record<string, string>, headers: HeadersInit = {}) {
  return app.send(onboarding.action, form("/onboarding", body, headers)) as Promise<Response>;
}

function cookiesOf(response: Response) {
  const pairs = response.headers.getSetCookie().map((cookie) => cookie.split(";", 1)[0] ?? "");
  return { Cookie: pairs.join("; ") };
}

async function accountOf(app: App, id: number) {
  const [row] = await app.db.select().from(users).where(eq(users.id, id));
  return row;
}

test("words that say enough lead on, and others to the question which is closest", async () => {
  await using app = await startApp();
  const known = await answer(app, { step: "industryInterest", value: "gas engineer" });
  expect(known.headers.get("Location")).toBe("/onboarding?step=email");

  const open = await answer(app, { step: "industryInterest", value: "engineer" });
  const asked = open.headers.get("Location") ?? "";
  expect(asked).toBe("/onboarding?step=industryInterest&closest=1");
  const page = await app.send(onboarding.loader, get(asked, cookiesOf(open)));
  expect(page.closest).toMatchObject({ open: "field", words: "engineer", isOtherLanguage: false });
  expect(page.closest?.choices.map(({ value }) => value)).toEqual(
    expect.arrayContaining(["technology", "engineering"]),
  );
  expect(page.closest?.choices.length).toBeLessThanOrEqual(6);
});

test("what is chosen is kept beside the words, until other words are typed", async () => {
  await using app = await startApp();
  const chosen = await answer(app, {
    ...answers,
    step: "industryInterest",
    fieldChoice: "transport",
  });
  expect(chosen.headers.get("Location")).toBe("/onboarding?step=notifications");
  const browser = cookiesOf(chosen);
  expect(await app.send(onboarding.loader, get("/onboarding", browser))).toMatchObject({
    draft: { industry: "zorbs", fieldChoice: "transport" },
  });

  const anew = await answer(app, { step: "industryInterest", value: "nurse" }, browser);
  const { draft } = await app.send(onboarding.loader, get("/onboarding", cookiesOf(anew)));
  expect(draft).not.toHaveProperty("fieldChoice");

  await answer(app, { ...answers, step: "notifications", fieldChoice: "transport" });
  const [row] = await app.db.select().from(users);
  expect(row).toMatchObject({ industry: "zorbs", fieldChoice: "transport", taskChoice: null });
  const [path] = await app.db.select().from(learningPaths);
  expect(path?.steps).toMatch(/loading dock|freight|route is only good|weight/);
});

test("what words were read as is said, and another reading is two presses away", async () => {
  await using app = await startApp();
  const goal = "write to my landlord about the heating";
  const { learningGoal: _, ...toGoal } = { ...answers, industry: "teaching" };
  const sent = await answer(app, { ...toGoal, step: "learningGoal", value: goal });
  expect(sent.headers.get("Location")).toBe("/onboarding?step=notifications");
  const last = get("/onboarding?step=notifications", cookiesOf(sent));
  const { html, text } = await openPage(app, "onboarding", onboarding, last);
  expect(text).toContain("Read as “Write to an office or a company”.");
  // What was picked from a list, or says it already, is not said again.
  expect(text.match(/Read as/g)).toHaveLength(2);

  const [, not = ""] = /href="([^"]*learningGoal[^"]*closest[^"]*)"/.exec(html) ?? [];
  const asked = get(not.replaceAll("&amp;", "&"), cookiesOf(sent));
  const page = await app.send(onboarding.loader, asked);
  expect(page.closest).toMatchObject({ open: "task", words: goal });
  const taskChoice = "write-emails";
  const body = { ...toGoal, learningGoal: goal, step: "learningGoal", taskChoice };
  const chosen = await answer(app, body, cookiesOf(sent));
  const again = get(chosen.headers.get("Location") ?? "", cookiesOf(chosen));
  const { text: said } = await openPage(app, "onboarding", onboarding, again);
  expect(said).toContain("Read as “Write emails and messages”.");
});

test("Back leads to the typed words, and from the next question to what was chosen", async () => {
  await using app = await startApp();
  const { learningGoal: _, ...toField } = answers;
  const open = await answer(app, { ...toField, step: "industryInterest", value: "engineer" });
  const backFrom = async (address: string, headers: { Cookie: string }) => {
    const { html } = await openPage(app, "onboarding", onboarding, get(address, headers));
    const back = html.split("<a ").find((link) => /^[^>]*>(<svg.*?<\/svg>)?Back<\/a>/s.test(link));
    return /href="([^"]*)"/.exec(back ?? "")?.[1]?.replaceAll("&amp;", "&");
  };
  const asked = open.headers.get("Location") ?? "";
  expect(await backFrom(asked, cookiesOf(open))).toBe("/onboarding?step=industryInterest");
  const field = get("/onboarding?step=industryInterest", cookiesOf(open));
  expect((await openPage(app, "onboarding", onboarding, field)).html).toMatch(/value="engineer"/);

  const chosen = await answer(
    app,
    { ...toField, industry: "engineer", step: "industryInterest", fieldChoice: "technology" },
    cookiesOf(open),
  );
  const next = chosen.headers.get("Location") ?? "";
  expect(next).toBe("/onboarding?step=learningGoal");
  expect(await backFrom(next, cookiesOf(chosen))).toBe(asked);
});

test("a question that was gone back from is asked again after another answer", async () => {
  await using app = await startApp();
  const { learningGoal: _, ...toField } = answers;
  const open = await answer(app, { ...toField, step: "industryInterest", value: "engineer" });
  const level = await answer(app, { step: "competenceLevel", value: "basic" }, cookiesOf(open));
  expect(level.headers.get("Location")).toBe("/onboarding?step=industryInterest&closest=1");
});

test("a goal in another language is asked about, with the word on what is offered", async () => {
  await using app = await startApp();
  const value = "quiero abrir un restaurante en mi barrio";
  const open = await answer(app, { step: "learningGoal", value });
  const asked = open.headers.get("Location") ?? "";
  expect(asked).toBe("/onboarding?step=learningGoal&closest=1");
  const page = await app.send(onboarding.loader, get(asked, cookiesOf(open)));
  expect(page.closest).toMatchObject({ open: "task", words: value, isOtherLanguage: true });
});

test("the question stands in the place of the step's own, with the words and a way past it", async () => {
  await using app = await startApp();
  const body = { ...answers, industry: "teaching", step: "learningGoal", value: "1234567890" };
  const open = await answer(app, body);
  const request = get(open.headers.get("Location") ?? "", cookiesOf(open));
  const { html, text } = await openPage(app, "onboarding", onboarding, request);

  expect(html).toMatch(/<h2[^>]*>What is it most like\?<\/h2>/);
  expect(text).toContain("You wrote “1234567890”.");
  expect(html).toMatch(/name="taskChoice" value="none"[^>]*>.*?None of these</s);
  const none = { ...answers, step: "learningGoal", taskChoice: "none" };
  const led = await answer(app, { ...none, industry: "teaching" }, cookiesOf(open));
  expect(led.headers.get("Location")).toBe("/onboarding?step=notifications");
});

test("the profile asks too: a plan waits for the answer, and none of these is one", async () => {
  await using app = await startApp();
  const learner = await app.createLearner();
  const me = await app.signIn(learner);
  const send = (body: Record<string, string>) =>
    app.send(profile.action, form("/account/profile", body, me)) as Promise<Response>;
  const { email: _, ...told } = answers;

  const planned = await send({ intent: "plan", ...told });
  expect(planned.headers.get("Location")).toBe("/account/profile?plan=1#closest");
  expect(await app.send(profile.loader, get("/account/profile?plan=1", me))).toMatchObject({
    questions: [{ open: "field", words: "zorbs" }],
    understood: { field: null, task: "Get more done at work" },
    isPlanning: true,
  });

  const chosen = await send({ intent: "closest", plan: "1", fieldChoice: "none" });
  expect(chosen.headers.get("Location")).toBe("/dashboard");
  expect(await accountOf(app, learner.id)).toMatchObject({
    industry: "zorbs",
    fieldChoice: "none",
  });
  expect(await app.send(profile.loader, get("/account/profile", me))).toMatchObject({
    questions: [],
  });
  expect(await app.send(profile.loader, get("/account/profile?ask=field", me))).toMatchObject({
    questions: [{ open: "field", choices: expect.arrayContaining([expect.anything()]) }],
  });

  expect(await send({ intent: "closest", fieldChoice: "made-up" })).toMatchObject({ status: 400 });
  await send({ intent: "closest", fieldChoice: "hobbies" });
  await send({ intent: "profile", ...told, industry: "nurse" });
  expect(await accountOf(app, learner.id)).toMatchObject({ industry: "nurse", fieldChoice: null });
});

test("who wants another reading gets the likeliest first and the rest by name", async () => {
  await using app = await startApp();
  const learner = await app.createLearner();
  const me = await app.signIn(learner);
  const told = { ...answers, industry: "nurse", learningGoal: "write letters and summaries" };
  await app.send(profile.action, form("/account/profile", { intent: "profile", ...told }, me));
  const { questions } = await app.send(profile.loader, get("/account/profile?ask=task", me));
  const [{ choices = [], others = [] } = {}] = questions;
  const ids = choices.map(({ value }) => value);
  expect(ids).toEqual(expect.arrayContaining(["write-emails", "summarize"]));
  expect(ids.length).toBeLessThanOrEqual(6);
  expect(choices.length + others.length).toBe(fitContent.tasks.length);
  const names = others.map(({ label }) => label);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, "en")));
});

test("the path and the form for a course say how the answers were read", async () => {
  await using app = await startApp();
  const learner = await app.createLearner();
  await givePath(app, learner);
  const me = await app.signIn(learner);
  const told = { ...answers, industry: "gas engineer", learningGoal: "learn Spanish" };
  await app.send(profile.action, form("/account/profile", { intent: "profile", ...told }, me));
  const line = "Read as: field “Building and repair trades”, goal “Learn a language”. Not right?";
  const path = await openPage(app, "path", onward, get("/path", me));
  expect(path.text).toContain(line);
  expect(path.html).toContain('href="/account/profile#closest"');
  const courses = await openPage(app, "dashboard/courses", tab, get("/dashboard/courses", me));
  expect(courses.text).toContain(line);
  const other = get("/dashboard/courses?goal=sell+my+art", me);
  expect((await openPage(app, "dashboard/courses", tab, other)).text).not.toContain("Read as:");
  const own = await openPage(app, "account/profile", profile, get("/account/profile", me));
  expect(own.html).toMatch(/id="closest"[^>]*>.*?How we read your answers/s);
});

test("whoever finds nothing close can choose from all, each offered once", async () => {
  await using app = await startApp();
  const open = await answer(app, { step: "industryInterest", value: "zorbs" });
  const asked = open.headers.get("Location") ?? "";
  const { closest } = await app.send(onboarding.loader, get(asked, cookiesOf(open)));
  const offered = [...(closest?.choices ?? []), ...(closest?.others ?? [])];
  expect(offered.map(({ value }) => value).toSorted()).toEqual(
    fitContent.fields.map(({ id }) => id).toSorted(),
  );
});
