import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { learningPaths } from "~/db/schema/learning";
import { users } from "~/db/schema/people";
import * as profile from "~/routes/account_.profile/route";
import * as onboarding from "~/routes/onboarding/route";
import { form, get, startApp } from "../support/app";
import { fitContent } from "../support/fit";
import { openPage } from "../support/page";

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
