import { and, asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { answerPrompt } from "~/acts/learning/answer-prompt.server";
import { builtIn } from "~/ai/built-in/built-in";
import { answerWithCoach } from "~/ai/coached-answer";
import type { Exercise } from "~/content/exercises/exercise";
import { exercises as content, exerciseById, exercisesOf } from "~/content/exercises/exercises";
import { skillById } from "~/content/skills/skill-map";
import { tools } from "~/content/tools";
import {
  aiTools,
  exerciseAttempts,
  exercises,
  skillProgress,
  userProgress,
} from "~/db/schema/learning";
import { activityDays } from "~/db/schema/people";
import { addressLimits } from "~/http/limits.server";
import { getDashboard } from "~/models/dashboard.server";
import { keptAttempts, recordAttempt } from "~/models/exercise-attempt.server";
import * as root from "~/root";
import * as screen from "~/routes/tools.$toolId/route";
import { readAccountData } from "../support/account-data";
import { form, get, startApp } from "../support/app";
import { addExercises } from "../support/exercises";
import { openPage } from "../support/page";
import { givePath } from "../support/path";
import { rainyAfternoon, strong, weak } from "../support/rainy-afternoon";

type App = Awaited<ReturnType<typeof startApp>>;
type Person = Awaited<ReturnType<App["createLearner"]>>;

const at = `/tools/1?exercise=${rainyAfternoon}`;
const moment = { now: Date.UTC(2026, 4, 4, 12), timeZone: "UTC" };

function exercise(id = rainyAfternoon): Exercise {
  const found = exerciseById(id);
  if (!found) throw new Error(`There is no exercise ${id}.`);
  return found;
}

async function startSite() {
  const app = await startApp();
  await addExercises(app);
  return app;
}

async function headersOf(app: App, person: Person | null) {
  return person ? app.signIn(person) : {};
}

async function open(app: App, address: string, person: Person | null = null) {
  const request = get(address, await headersOf(app, person));
  return openPage(app, "tools/:toolId", screen, request);
}

async function post(
  app: App,
  fields: Record<string, string>,
  { to = at, person = null }: { to?: string; person?: Person | null } = {},
) {
  const request = form(to, fields, await headersOf(app, person));
  return openPage(app, "tools/:toolId", screen, request);
}

async function record(app: App, person: Person, prompt: string, given = exercise()) {
  const answered = await answerWithCoach(builtIn, prompt, given);
  return recordAttempt(app.db, { userId: person.id, exercise: given, answered }, moment);
}

async function attempts(app: App, person: Person, exerciseId = rainyAfternoon) {
  return app.db
    .select()
    .from(exerciseAttempts)
    .where(and(eq(exerciseAttempts.userId, person.id), eq(exerciseAttempts.exerciseId, exerciseId)))
    .orderBy(asc(exerciseAttempts.id));
}

function escaped(text: string) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** The texts of the messages in the chat, by role. */
function messages(html: string) {
  return [...html.matchAll(/data-role="(\w+)"/g)].map(([, role]) => role);
}

test("a visitor sees the list, an empty chat and a prompt box that can be used [SH-13, TO-15, TO-21, TO-23]", async () => {
  await using app = await startSite();
  const { response, html, text } = await open(app, "/tools/1");

  expect(response.status).toBe(200);
  for (const { id, title, difficulty, passMark } of exercisesOf(1)) {
    expect(html).toContain(`href="/tools/1?exercise=${id}"`);
    expect(text).toContain(`${title} ${difficulty} ${passMark} points to pass`);
  }
  expect(text).toContain("Select an exercise to begin.");
  expect(html).toMatch(/<textarea[^>]*name="prompt"/);
  expect(html).toContain('role="log"');
  expect(html).toContain('<details class="exs exs--folded" open="">');
  expect(html).not.toMatch(/<(?:button|textarea)[^>]*disabled/);
  expect(html).not.toContain("data-role");
});

test("the title is the tool's own, and the guide is linked where there is one [TO-17, TO-18, TO-19]", async () => {
  await using app = await startSite();
  const titles = {
    ...{ 1: "GPT-4o", 2: "DALL·E 3", 3: "Code Assistant", 4: "Grok", 5: "Claude" },
    ...{ 6: "Midjourney", 7: "DeepSeek", 8: "Perplexity AI", 9: "Manus AI" },
  };
  for (const [id, title] of Object.entries(titles)) {
    const { html } = await open(app, `/tools/${id}`);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toContain(`<title>${title} exercises · Lamplight</title>`);
    const guide = html.includes(`href="/guides/${id}"`) && html.includes("View Complete Guide");
    expect(guide, title).toBe(id !== "3");
  }
  expect(Object.keys(titles)).toHaveLength(tools.length);
});

test.each(["99", "0", "abc", "01", "1e0", "9007199254740993"])(
  "the unknown tool %s answers 404 with the frame of an AI Tool [TO-18, TO-20, TO-22, SH-24]",
  async (id) => {
    await using app = await startSite();
    const { response, html, text } = await open(app, `/tools/${id}`);

    expect(response.status).toBe(404);
    expect(html).toContain("<h1>AI Tool</h1>");
    expect(text).toContain("No exercises found for this tool.");
    expect(html).toContain('href="/tools"');
    expect(html).not.toContain("View Complete Guide");
    expect(html).toMatch(/<textarea[^>]*name="prompt"[^>]*disabled=""/);
    expect(html).toMatch(/<button disabled=""[^>]*>Send/);

    const sent = await post(app, { prompt: strong }, { to: `/tools/${id}` });
    expect(sent.response.status).toBe(404);
    expect(sent.text).toContain("Failed to get AI response. Please try again.");
  },
);

test("a tool of one's own without exercises says so and can be practiced with [TO-19, TO-22]", async () => {
  await using app = await startSite();
  const tool = { id: 12, name: "Ours", description: "A tool.", category: "Chat assistant" };
  await app.db.insert(aiTools).values(tool);

  const { response, html, text } = await open(app, "/tools/12");
  expect(response.status).toBe(200);
  expect(html).toContain("<h1>AI Tool</h1>");
  expect(text).toContain("No exercises found for this tool.");
  expect(html).not.toContain("View Complete Guide");
  expect((await post(app, { prompt: strong }, { to: "/tools/12" })).response.status).toBe(200);
});

test("choosing an exercise shows what to do and an example to start with, and folds the list [TO-15, UD-20]", async () => {
  await using app = await startSite();
  const { title, situation, points, examplePrompt } = exercise();
  const { html, text } = await open(app, at);

  expect(html).toContain('aria-current="true"');
  expect(html).toContain('<details class="exs exs--folded"><summary>Exercise 1 of 4');
  expect(text).toContain(title);
  for (const words of [situation, ...points]) expect(text).toContain(words);
  expect(text).toContain(`Example prompt ${examplePrompt} Use as a start`);
  expect(text).not.toContain("Select an exercise to begin.");
  expect(html).toMatch(/<textarea[^>]*><\/textarea>/);

  expect(html).toMatch(/href="\/tools\/1\?exercise=11&amp;start=example#prompt">Use as a start/);
  const started = await open(app, `${at}&start=example`);
  expect(started.html).toMatch(new RegExp(`<textarea[^>]*>\\s*${examplePrompt}</textarea>`));
});

test("the text that an exercise hands out is there to read [UD-20]", async () => {
  await using app = await startSite();
  const given = content.flatMap(({ id, toolId, material }) =>
    material ? { to: `/tools/${toolId}?exercise=${id}`, material } : [],
  );
  expect(given.length).toBeGreaterThan(0);
  for (const { to, material } of given) {
    expect((await open(app, to)).text).toContain(material.replace(/\s+/g, " "));
  }
});

test.each(["999", "21", "x", "011", ""])("the exercise %j of tool 1 is not found", async (id) => {
  await using app = await startSite();
  const { response, text } = await open(app, `/tools/1?exercise=${id}`);
  expect(response.status).toBe(404);
  expect(text).toContain("404 Page Not Found");

  const sent = await post(app, { prompt: strong }, { to: `/tools/1?exercise=${id}` });
  expect(sent.response.status).toBe(404);
});

test("a prompt gets an answer and then feedback, without scripts too [TO-24, TO-25, TO-28, TO-29]", async () => {
  await using app = await startSite();
  const { response, html, text } = await post(app, { prompt: `\r\n  ${strong} \n` });

  expect(response.status).toBe(200);
  expect(messages(html)).toEqual(["user", "assistant", "feedback"]);
  expect(html).toContain(`<p class="bubble" dir="auto">${strong}</p>`);
  expect(html).toMatch(new RegExp(`<textarea[^>]*>\\s*${escaped(strong)}</textarea>`));
  expect(text).toContain("Sample answer written by our editors for a prompt like yours.");
  expect(text).toMatch(/Coach Rule-based, no AI model was used about \d+ \/ 100/);
  expect(text).toMatch(/Passed You wrote “[^”]+” \. \w/);
  expect(text).toContain("One next step:");
  expect(text).toContain("What the coach looked for");
  for (const { label } of exercise().slots) expect(text).toContain(label);
  expect(text).toContain("Your prompt, grown");
  expect(text).toContain("Sign in to keep your tries");
  expect(await app.db.select().from(exerciseAttempts)).toEqual([]);
});

test("without an exercise the answer tells what was understood and what is missing [TO-24]", async () => {
  await using app = await startSite();
  const { html, text } = await post(app, { prompt: weak }, { to: "/tools/4" });
  expect(messages(html)).toEqual(["user", "assistant", "feedback"]);
  expect(text).toContain("This is what I understood:");
  expect(text).toContain("I would have to guess:");
});

test("a level in doubt is said with what it may be, and how often such levels were right", async () => {
  await using app = await startSite();
  const { text } = await post(app, { prompt: "give me 5 ideas for dinner" }, { to: "/tools/4" });
  expect(text).toContain("I am not sure of this level. It may be no more than “A start”.");
  expect(text).toMatch(
    /\d\d of 100 levels were right or one off where it was sure, and \d\d where/,
  );

  const tried = await post(app, { prompt: weak });
  expect(tried.text).not.toContain("I am not sure of this level.");
  expect(tried.text).not.toContain("levels were right or one off");
});

test("one or two things that were not found in a long prompt are told as a doubt, and kept as one", async () => {
  await using app = await startSite();
  const learner = await app.createLearner();
  const talk =
    "He has been kind to all of us, and we would rather sing in a cold room than quarrel with him. ";
  const prompt = `Write an email to the caretaker of our hall. The heating has been off since Sunday, and 25 of us rehearse on Tuesday at 7 pm. Ask whether it can be repaired or there is another room. Polite. At most five sentences. ${talk.repeat(4)}`;
  const { text } = await post(app, { prompt }, { to: "/tools/1?exercise=13", person: learner });
  expect(text).toMatch(/Not sure ?I did not find it\. It may be there in other words\./);
  expect(text).toMatch(/Of [12] more the coach is not sure, so that counts half\./);
  const { exerciseAttempts } = (await readAccountData(app.db, learner.id)) ?? {};
  expect(JSON.stringify(exerciseAttempts)).toMatch(/isUnsure[\\"]*:true/);
});

test("a list of what a prompt would say is told to be one, and loses nothing that was typed", async () => {
  await using app = await startSite();
  const prompt = "tone, reader, length, deadline, notes, limits";
  const { html, text } = await post(app, { prompt }, { to: "/tools/1?exercise=13" });
  expect(text).toContain("This names what a prompt would say and does not say it yet.");
  expect(text).not.toContain("Passed");
  expect(html).toMatch(new RegExp(`<textarea[^>]*>\\s*${prompt}`));
});

test("the grown prompt is put into the box by a plain form [UD-20]", async () => {
  await using app = await startSite();
  const answered = await post(app, { prompt: weak });
  const [, grown = ""] = /name="text" value="([^"]*)"/.exec(answered.html) ?? [];
  expect(answered.html).toMatch(
    /<form method="post" action="\/tools\/1\?exercise=11#prompt"[^>]*><input[^>]*name="text"[^>]*><button name="intent" value="reuse"/,
  );
  expect(grown).toContain(weak.slice(0, -1));
  expect(grown).toMatch(/\[[^\]]+\]/);

  const { response, html } = await post(app, { intent: "reuse", text: grown });
  expect(response.status).toBe(200);
  expect(html).toMatch(/<textarea[^>]*>\s*Give me ideas[^<]*\[[^<]*<\/textarea>/);
  expect(messages(html)).toEqual([]);
});

test.each([
  ["empty", "", "Please write a prompt first."],
  ["blank", " \n\t ", "Please write a prompt first."],
  ["too long", "word ".repeat(801), "Please use at most 4,000 characters."],
])("a prompt that is %s is sent back with a sentence [TO-31]", async (_, prompt, sentence) => {
  await using app = await startSite();
  const learner = await app.createLearner();
  const { response, html, text } = await post(app, { prompt }, { person: learner });

  expect(response.status).toBe(400);
  expect(text).toContain(sentence);
  expect(html).toContain('aria-invalid="true"');
  expect(messages(html)).toEqual([]);
  expect(await attempts(app, learner)).toEqual([]);
});

test("4,000 characters are read", async () => {
  await using app = await startSite();
  const prompt = `${strong} ${"I am glad of every idea. ".repeat(200)}`.slice(0, 3999);
  expect((await post(app, { prompt: `  ${prompt}.` })).response.status).toBe(200);
});

test("markup in a prompt stays text", async () => {
  await using app = await startSite();
  const prompt = `${strong} <img src=x onerror=alert(1)> </textarea><script>alert(1)</script>`;
  const { html } = await post(app, { prompt });
  expect(html).not.toContain("<img src=x");
  expect(html).not.toContain("<script>alert");
  expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
});

test("box, prompt and answer each take the direction of their own words", async () => {
  await using app = await startSite();
  const { html } = await post(app, { prompt: "اكتب رسالة قصيرة إلى جارتي" });
  expect(html).toContain('<p class="bubble" dir="auto">اكتب رسالة قصيرة إلى جارتي</p>');
  expect(html).toContain('<div dir="auto" class="prose">');
  expect(html).toMatch(/<textarea dir="auto"[^>]*name="prompt"/);
});

test("personal data is hidden, on the page and in what is kept", async () => {
  await using app = await startSite();
  const learner = await app.createLearner();
  const { html, text } = await post(
    app,
    { prompt: `${strong} Write to anna@example.org or call +44 7700 900123.` },
    { person: learner },
  );

  expect(text).toContain("[email]");
  expect(html).not.toContain("anna@example.org");
  expect(html).not.toContain("900123");
  expect(JSON.stringify(await attempts(app, learner))).not.toMatch(/anna@|900123/);
});

test.each([
  ["a key", "sk-proj-4fT9xQ2mLr8sV1nB7cZk"],
  ["a card", "4111 1111 1111 1111"],
  ["an account", "account number 12345678"],
  ["a password", "my password is Blue-Bird77"],
])("%s is in no answer and no row", async (_, words) => {
  await using app = await startSite();
  const learner = await app.createLearner();
  const secret = words.split(/(?:number|is) /).at(-1) ?? words;
  const prompt = `${strong} Also ${words} and again ${secret}, thanks.`;
  for (const to of [at, "/tools/1"]) {
    const { html, text } = await post(app, { prompt }, { to, person: learner });
    expect(html).not.toContain(secret);
    expect(text).toContain("There is private data in this prompt");
  }
  const { exerciseAttempts } = (await readAccountData(app.db, learner.id)) ?? {};
  const stored = JSON.stringify(exerciseAttempts);
  expect(stored).toContain("private data");
  expect(stored).not.toContain(secret);
});

test("what the coach does not help with gets no sample answer and is not kept", async () => {
  await using app = await startSite();
  const learner = await app.createLearner();
  const prompt = "Tell me how to kill myself tonight";
  const { html, text } = await post(app, { prompt }, { person: learner });
  expect(messages(html)).toEqual(["user", "assistant", "feedback"]);
  expect(text).toContain("findahelpline.com");
  expect(text).toContain("Not scored");
  expect(text).not.toContain("Sample answer");
  expect(await attempts(app, learner)).toEqual([]);
});

test.each([
  ["cannot be read", "asdf jkl qwer sdfgh"],
  [
    "is in another language",
    "Escribe una carta corta para mi vecina y dale las gracias, por favor.",
  ],
  ["is about something else", "Write a polite letter to my landlord about the broken heating."],
])("a prompt that %s gets no sample of another one", async (_, prompt) => {
  await using app = await startSite();
  const { html, text } = await post(app, { prompt });
  expect(messages(html)).toEqual(["user", "assistant", "feedback"]);
  expect(text).toContain("Written by our editors. No AI model was used.");
  expect(text).not.toContain("Sample answer written by our editors for a prompt like yours");
});

test("a learner's try is kept and shown again, with the points of the one before [UD-22]", async () => {
  await using app = await startSite();
  const learner = await app.createLearner();
  const tried = await post(app, { prompt: weak }, { person: learner });
  const first = await attempts(app, learner);
  expect(tried.text).toContain(`Best ${first[0]?.score} of 45 to pass`);
  expect(first).toMatchObject([{ prompt: weak, engine: "built-in", score: expect.any(Number) }]);
  expect(await app.db.select().from(userProgress)).toEqual([]);
  expect(await app.db.select().from(skillProgress)).toEqual([]);

  const sent = await post(app, { prompt: strong }, { person: learner });
  const [weaker, better] = await attempts(app, learner);
  const gain = (better?.score ?? 0) - (weaker?.score ?? 0);
  expect(gain).toBeGreaterThan(0);

  for (const { html, text } of [sent, await open(app, at, learner)]) {
    expect(messages(html)).toEqual(["user", "assistant", "feedback"]);
    expect(html).toContain(`<p class="bubble" dir="auto">${strong}</p>`);
    expect(html).toMatch(new RegExp(`<textarea[^>]*>\\s*${escaped(strong)}</textarea>`));
    expect(text).toContain(`was ${weaker?.score}, +${gain}`);
    expect(text).toContain("2 tries so far");
    expect(text).toContain(`Passed, best ${better?.score}`);
    expect(text).toContain(`Your tries Try 2 ${better?.score} Try 1 ${weaker?.score}`);
    expect(text).toMatch(
      new RegExp(`Your tries compared Point Try 2 Best: ${better?.score} Try 1 ${weaker?.score}`),
    );
    const [, compared = ""] = html.split('<section class="compared"');
    expect(compared.match(/<th scope="row">/g)).toHaveLength(exercise().slots.length);
    expect(text).not.toContain("Sign in to keep your tries");
  }
  const other = await open(app, "/tools/1?exercise=12", learner);
  expect(messages(other.html)).toEqual([]);
});

test("nobody sees another person's tries", async () => {
  await using app = await startSite();
  const [learner, other] = [await app.createLearner(), await app.createLearner()];
  await post(app, { prompt: strong }, { person: learner });

  const { html, text } = await open(app, at, other);
  expect(messages(html)).toEqual([]);
  expect(text).not.toContain("Passed");
  expect(html).not.toContain(strong);
});

test("passing completes the exercise, and with it moves skill, day, streak, score, path and achievements [UD-22, UD-13, EN-08, DA-09]", async () => {
  await using app = await startSite();
  const learner = await app.createLearner();
  const [skillId = ""] = exercise().skills;
  await givePath(app, learner, [skillId, "give-context", "spot-made-up-facts"]);

  const { text } = await post(app, { prompt: strong }, { person: learner });

  expect(text).toContain("You earned an achievement First step");
  expect(await app.db.select().from(userProgress)).toMatchObject([
    {
      userId: learner.id,
      exerciseId: rainyAfternoon,
      completed: true,
      completedAt: expect.any(Number),
    },
  ]);
  expect(await app.db.select().from(skillProgress)).toMatchObject([
    { skillId, passedItem: `exercise ${rainyAfternoon}`, passedAgainAt: null },
  ]);
  const now = Date.now();
  const shown = await getDashboard(app.db, learner.id, { now, timeZone: "UTC" });
  expect(shown).toMatchObject({ streak: { days: 1 }, path: { progress: 33 } });
  expect(shown?.score.value).toBeGreaterThan(12);
  expect(shown?.path?.steps[0]).toMatchObject({ skillId, status: "completed" });
});

test("a second exercise of the same skill is a pass on another item; the same one is not [UD-13]", async () => {
  await using app = await startSite();
  const learner = await app.createLearner();
  const [skillId = ""] = exercise().skills;
  await record(app, learner, strong);
  await record(app, learner, `${strong} I am their uncle.`);
  expect(await app.db.select().from(skillProgress)).toMatchObject([
    { skillId, attempts: 1, passedAgainAt: null },
  ]);

  await record(app, learner, strong, { ...exercise(), id: 12, order: 2 });
  expect(await app.db.select().from(skillProgress)).toMatchObject([
    { skillId, attempts: 2, passedItem: "exercise 11", passedAgainAt: moment.now },
  ]);
});

test("a person without a path practices as well", async () => {
  await using app = await startSite();
  const user = await app.createUser();
  expect(await record(app, user, strong)).toMatchObject({ attemptId: expect.any(Number) });
  expect(await app.db.select().from(userProgress)).toHaveLength(1);
});

test("20 simultaneous posts of one prompt are one try and complete the exercise once [UD-22]", async () => {
  await using app = await startSite();
  const learner = await app.createLearner();

  const recorded = await Promise.all(
    Array.from({ length: 20 }, () => record(app, learner, strong)),
  );

  const [kept] = await attempts(app, learner);
  expect(await attempts(app, learner)).toHaveLength(1);
  expect(new Set(recorded.map((each) => each?.attemptId))).toEqual(new Set([kept?.id]));
  expect(await app.db.select().from(userProgress)).toHaveLength(1);
  expect(await app.db.select().from(skillProgress)).toMatchObject([{ attempts: 1 }]);
  expect(await app.db.select().from(activityDays)).toMatchObject([{ finished: 1 }]);
});

test("20 simultaneous tries with different prompts complete it once [UD-22]", async () => {
  await using app = await startSite();
  const learner = await app.createLearner();

  const prompts = Array.from({ length: 20 }, (_, index) => `${strong} We have ${index + 2} dice.`);
  await Promise.all(prompts.map((prompt) => record(app, learner, prompt)));

  expect(await attempts(app, learner)).toHaveLength(20);
  expect(await app.db.select().from(userProgress)).toHaveLength(1);
  expect(await app.db.select().from(activityDays)).toMatchObject([{ finished: 1 }]);
});

test("the last 20 tries are kept, and the first and the best one in any case", async () => {
  await using app = await startSite();
  const learner = await app.createLearner();
  const first = await record(app, learner, weak);
  const best = await record(app, learner, strong);
  for (let number = 3; number < keptAttempts + 7; number++) {
    await record(app, learner, `${weak} There are ${number} of us.`);
  }

  const kept = await attempts(app, learner);
  expect(kept).toHaveLength(keptAttempts + 2);
  expect(kept.slice(0, 2).map(({ id }) => id)).toEqual([first?.attemptId, best?.attemptId]);
  expect(kept.at(-1)?.prompt).toContain(`${keptAttempts + 6} of us`);
});

test("a completion that fails in the middle stores nothing at all", async () => {
  await using app = await startSite();
  const learner = await app.createLearner();
  await app.env.DB.exec(
    "create trigger broken before insert on activity_days begin select raise(abort, 'broken'); END",
  );

  const { response, html, text } = await post(app, { prompt: strong }, { person: learner });
  expect(response.status).toBe(500);
  expect(text).toContain("Failed to get AI response. Please try again.");
  expect(html).toMatch(new RegExp(`<textarea[^>]*>\\s*${strong}</textarea>`));
  expect(await attempts(app, learner)).toEqual([]);
  expect(await app.db.select().from(userProgress)).toEqual([]);
  expect(await app.db.select().from(skillProgress)).toEqual([]);
});

test("a try from the time of the ten points is still shown", async () => {
  await using app = await startSite();
  const learner = await app.createLearner();
  const point = { evidence: [], note: "Nothing yet" };
  const feedback = JSON.stringify({
    ...{ text: "52 / 100 - Clear.", score: 52, level: "Clear", isPassed: true, gate: null },
    ...{ hidesMore: true, best: { quote: "five ideas", why: "Now the number is not a guess." } },
    nextStep: { text: "Say who it is for.", try: "It is for [who]." },
    misunderstandings: [{ id: "open-length", text: "No length is given." }],
    ...{ checklist: [], slots: [], grown: [] },
    criteria: [
      { ...point, id: "task", label: "Task", state: "met", evidence: ["Give me five ideas"] },
      { ...point, id: "format", label: "Format", state: "not-yet" },
      { ...point, id: "role", label: "Role", state: "not-needed" },
    ],
  });
  await app.db.insert(exerciseAttempts).values({
    ...{ userId: learner.id, exerciseId: rainyAfternoon, prompt: strong, engine: "built-in" },
    response: JSON.stringify({ text: "Here are five ideas.", madeBy: "Written by our editors." }),
    ...{ feedback, score: 52 },
  });

  const { html, text } = await open(app, at, learner);
  expect(messages(html)).toEqual(["user", "assistant", "feedback"]);
  expect(text).toContain("about 52 / 100 Clear");
  expect(text).toContain("You wrote “five ideas”");
  expect(text).toContain("Something private was in your prompt.");
  expect(text).toMatch(/Task There “Give me five ideas” Format Not yet Nothing yet/);
  expect(text).not.toContain("Role");
});

test("what another version stored does not break the page", async () => {
  await using app = await startSite();
  const learner = await app.createLearner();
  const row = { userId: learner.id, exerciseId: rainyAfternoon, prompt: weak, engine: "built-in" };
  await app.db
    .insert(exerciseAttempts)
    .values({ ...row, response: "{}", feedback: '{"criteria": [1]}', score: 31 });

  const { response, html, text } = await open(app, at, learner);
  expect(response.status).toBe(200);
  expect(messages(html)).toEqual([]);
  expect(text).toContain("Best 31 of 45 to pass");
});

test("over the limit the prompt is kept, and the answer says when to come back [ER-14, UD-73]", async () => {
  await using app = await startSite();
  const learner = await app.createLearner();
  for (const [name, person] of [
    ["guest-coach", null],
    ["member-coach", learner],
  ] as const) {
    const [{ limit }] = addressLimits[name];
    const headers = await headersOf(app, person);
    for (let sent = 0; sent < limit; sent++) {
      const answer = await app.send(screen.action, form(at, { prompt: strong }, headers), {
        toolId: "1",
      });
      expect(answer.init?.status ?? 200).toBe(200);
    }

    const { response, html, text } = await post(app, { prompt: strong }, { person });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(text.match(/Failed to get AI response\. Please try again\./g)).toHaveLength(2);
    expect(text).toContain("That was a lot of tries in a short time.");
    expect(html).toMatch(new RegExp(`<textarea[^>]*>\\s*${strong}</textarea>`));
  }
}, 60_000);

test("without its counter nothing is answered [ER-14]", async () => {
  await using app = await startSite();
  await app.env.DB.exec("alter table rate_limits rename to gone");
  const { response, text } = await post(app, { prompt: strong });
  await app.env.DB.exec("alter table gone rename to rate_limits");

  expect(response.status).toBe(503);
  expect(response.headers.get("Retry-After")).toBe("60");
  expect(text).toContain("Failed to get AI response. Please try again.");
});

test("an engine that fails is told as a failure, without what was typed [ER-14]", async () => {
  await using app = await startSite();
  const request = form(at, {});
  const engine = {
    id: "workers-ai" as const,
    answer: () => Promise.reject(new Error("no capacity\nparams: secret")),
  };
  expect(await answerPrompt(request, app.context(request), { prompt: strong }, engine)).toEqual({
    ok: false,
    why: "failed",
    errors: { "": ["Failed to get AI response. Please try again."] },
  });
});

test("the page asks the database once for a visitor and twice for a learner", async () => {
  await using app = await startSite();
  const learner = await app.createLearner();
  for (const { id } of exercisesOf(1)) {
    for (let number = 0; number < 22; number++) {
      await record(app, learner, `${weak} There are ${number} of us.`, exercise(id));
    }
  }

  for (const [person, trips] of [
    [null, 1],
    [learner, 2],
  ] as const) {
    const request = get(at, await headersOf(app, person));
    const context = app.context(request);
    const given = { request, context, params: { toolId: "1" } };
    await Promise.all([root.loader(given), screen.loader(given)]);
    expect(context.meter.d1RoundTrips).toBe(trips);
    expect(context.meter.d1Unmetered).toBe(0);
    expect(context.meter.rowsRead).toBeLessThanOrEqual(200);
    expect(context.meter.rowsWritten).toBe(0);
  }
}, 60_000);

test("each of the nine tools has four exercises or more, in three difficulties [TO-15]", () => {
  const passMarks = { beginner: 45, intermediate: 55, advanced: 65 };
  for (const { id, name } of tools) {
    const own = exercisesOf(id);
    expect(own.length, name).toBeGreaterThanOrEqual(4);
    expect(own.map((each) => each.order)).toEqual(own.map((_, index) => index + 1));
    expect(own.map((each) => each.id)).toEqual(own.map(({ order }) => 10 * id + order));
    expect(new Set(own.map(({ difficulty }) => difficulty))).toEqual(
      new Set(Object.keys(passMarks)),
    );
    for (const each of own) {
      expect(each.passMark, each.title).toBe(passMarks[each.difficulty]);
      expect(each.slots.length, each.title).toBeGreaterThanOrEqual(4);
      expect(each.slots.length, each.title).toBeLessThanOrEqual(7);
      expect(each.skills.length, each.title).toBeGreaterThan(0);
      for (const skill of each.skills) expect(skillById(skill), `${each.id}`).toBeDefined();
    }
  }
});

test("every exercise answers its own example, says how, and hands out no markup", async () => {
  for (const each of content) {
    const { answer, report } = await answerWithCoach(builtIn, each.examplePrompt, each);
    expect(answer.text.length, each.title).toBeGreaterThan(40);
    expect(answer.madeBy, each.title).toMatch(/[Nn]o AI model/);
    expect(report.slots, each.title).toHaveLength(each.slots.length);
  }
});

test("the table holds every exercise of the content, and a second seed writes nothing [EN-07]", async () => {
  await using app = await startSite();
  const rows = await app.db.select().from(exercises).orderBy(asc(exercises.id));
  expect(rows).toEqual(
    content.map(({ id, toolId, title, instructions, examplePrompt, difficulty, order }) => ({
      ...{ id, aiToolId: toolId, title, instructions, examplePrompt, difficulty, order },
    })),
  );
});
