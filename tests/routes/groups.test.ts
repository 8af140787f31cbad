import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { questionsPart } from "~/content/course-library/part-names";
import type { Question } from "~/content/skills/skill";
import { skillById, skills } from "~/content/skills/skill-map";
import { groupAssignments, groupMembers, groupPrompts, groups as table } from "~/db/schema/groups";
import {
  challengeAnswers,
  courseLibrary,
  exerciseAttempts,
  learningPaths,
  skillChecks,
  skillProgress,
  userProgress,
} from "~/db/schema/learning";
import { users } from "~/db/schema/people";
import { addressLimits } from "~/http/limits.server";
import { deleteAccount } from "~/models/account-data.server";
import { getDashboard } from "~/models/dashboard.server";
import { groupLimits } from "~/models/group";
import { deleteGroup, removeMember, renewCode, setOpen } from "~/models/group.server";
import { assign, unassign } from "~/models/group-assignment.server";
import { dueDay } from "~/models/shown-day";
import { recordCheck } from "~/models/skill-check.server";
import * as root from "~/root";
import * as groups from "~/routes/groups._index/route";
import * as page from "~/routes/groups.$id/route";
import * as deletion from "~/routes/groups.$id_.delete";
import * as prompts from "~/routes/groups.$id_.prompts.$exerciseId/route";
import * as typed from "~/routes/groups.join";
import * as join from "~/routes/groups.join_.$code/route";
import * as path from "~/routes/path._index";
import * as step from "~/routes/path.$skillId/route";
import { readAccountData } from "../support/account-data";
import { form, get, startApp } from "../support/app";
import { addExercises } from "../support/exercises";
import {
  addMember,
  inDays,
  joinBy,
  leadOf,
  press,
  readGroupPage,
  startGroup,
} from "../support/groups";
import { openPage } from "../support/page";

type App = Awaited<ReturnType<typeof startApp>>;

const moment = { now: Date.now(), timeZone: "UTC" };
const lesson = "give-context";

function lookUp(app: App, code: string, headers: HeadersInit = {}) {
  return app.send(join.loader, get(`/groups/join/${code}`, headers), { code });
}

async function membersOf(app: App, groupId: number) {
  return app.db.select().from(groupMembers).where(eq(groupMembers.groupId, groupId));
}

async function ownerPage(app: App, headers: HeadersInit, id: number) {
  const answer = await readGroupPage(app, headers, id);
  if (!("group" in answer) || answer.group.view !== "owner") throw new Error("Not the owner's.");
  return answer.group;
}

async function memberPage(app: App, headers: HeadersInit, id: number) {
  const answer = await readGroupPage(app, headers, id);
  if (!("group" in answer) || answer.group.view !== "member") throw new Error("Not a member's.");
  return answer.group;
}

test("an adult makes a group; under-18s and people of no age group may not", async () => {
  await using app = await startApp();
  const sent = { name: "  Class\t 7b ", ownerName: "Ms. Rivera" };
  const makeBy = async (user: { id: number; sessionVersion: number }) =>
    app.send(groups.action, form("/groups", sent, await app.signIn(user)));

  expect(await makeBy(await app.createLearner({ ageGroup: "under18" }))).toMatchObject({
    status: 403,
  });
  expect(await makeBy(await app.createUser())).toMatchObject({ status: 403 });
  expect(await app.send(groups.action, form("/groups", sent))).toMatchObject({ status: 302 });
  expect(await app.db.select().from(table)).toEqual([]);

  const adult = await app.createLearner();
  expect(await makeBy(adult)).toMatchObject({ status: 302 });
  expect(await app.db.select().from(table)).toMatchObject([
    { ownerId: adult.id, name: "Class 7b", ownerName: "Ms. Rivera", isOpen: true },
  ]);
});

test("what is refused comes back with everything that was typed", async () => {
  await using app = await startApp();
  const headers = await app.signIn(await app.createLearner());
  const make = (fields: Record<string, string>) =>
    app.send(groups.action, form("/groups", fields, headers));

  expect(await make({ name: "Class 7b", ownerName: "" })).toMatchObject({
    init: { status: 400 },
    data: {
      result: { initialValue: { name: "Class 7b" }, error: { ownerName: [/members know you/] } },
    },
  });
  for (let made = 0; made < groupLimits.owned; made++) {
    expect(await make({ name: `${made}`, ownerName: "Me" })).toMatchObject({ status: 302 });
  }
  expect(await make({ name: "One more", ownerName: "Me" })).toMatchObject({
    init: { status: 409 },
    data: { result: { initialValue: { name: "One more" }, error: { "": [/10 groups/] } } },
  });
});

test("a visitor with the link is sent to sign in and back, and learns nothing of the group", async () => {
  await using app = await startApp();
  const { code } = await startGroup(app);
  const letters = code.replace("-", "");
  expect(await lookUp(app, letters)).toMatchObject({
    data: { view: "signed-out", code, path: `/groups/join/${letters}` },
  });
  expect(JSON.stringify(await lookUp(app, letters))).not.toMatch(/7b|Rivera/);
  expect(await joinBy(app, {}, letters, "Ben")).toMatchObject({ status: 302 });
  const answer = await app.send(typed.loader, get(`/groups/join?code=+${code.toLowerCase()}`));
  expect((answer as unknown as Response).headers.get("Location")).toBe(`/groups/join/${letters}`);
  expect(await app.send(typed.loader, get("/groups/join?code=7b"))).toEqual({ typed: "7b" });
});

test("a code that is wrong comes back as it was typed", async () => {
  await using app = await startApp();
  const asked = await openPage(app, "groups/join", typed, get("/groups/join?code=7b+please"));
  expect(asked.text).toContain("A code has eight letters");
  expect(asked.html).toMatch(/<input [^>]*name="code"[^>]*value="7b please"/);

  const headers = await app.signIn(await app.createLearner());
  const looked = get("/groups/join?code=bbbb-bbbb", headers);
  const { response } = await openPage(app, "groups/join", typed, looked);
  const at = response.headers.get("Location") ?? "";
  expect(at).toBe("/groups/join/BBBBBBBB");
  const unknown = await openPage(app, "groups/join/:code", join, get(at, headers));
  expect(unknown.response.status).toBe(404);
  expect(unknown.text).toContain("No group has this code.");
  expect(unknown.html).toMatch(/<input [^>]*name="code"[^>]*value="BBBB-BBBB"/);
});

test("an under-18 joins under a name for this group, and the owner never sees the account", async () => {
  await using app = await startApp();
  const { id, code, headers } = await startGroup(app);
  const young = await app.createLearner({ ageGroup: "under18" });
  const theirs = await app.signIn(young);
  expect(await lookUp(app, code, theirs)).toMatchObject({
    data: { view: "found", name: "Class 7b", ownerName: "Ms. Rivera" },
  });
  expect(await joinBy(app, theirs, code, " ")).toMatchObject({ init: { status: 400 } });
  expect(await joinBy(app, theirs, code, "Ben")).toMatchObject({ status: 302 });
  // Twice is once, under the first name.
  expect(await joinBy(app, theirs, code, "Other")).toMatchObject({ status: 302 });
  expect(await lookUp(app, code, theirs)).toMatchObject({ status: 302 });

  const [member] = await membersOf(app, id);
  expect(member).toMatchObject({ userId: young.id, name: "Ben" });
  // So that the number of the account and that of the member differ.
  expect(member?.id).not.toBe(young.id);
  const seen = JSON.stringify(await readGroupPage(app, headers, id));
  expect(seen).toContain('"name":"Ben"');
  expect(seen).not.toContain(young.username);
  expect(seen).not.toMatch(new RegExp(`"(id|userId)":${young.id}\\b`));
});

test("members do not see each other, and strangers see nothing", async () => {
  await using app = await startApp();
  const { id, code } = await startGroup(app);
  const ben = await addMember(app, code, "Ben");
  await addMember(app, code, "Zoe");
  expect(JSON.stringify(await readGroupPage(app, ben.headers, id))).not.toContain("Zoe");
  expect(JSON.stringify(await readGroupPage(app, ben.headers, id))).not.toContain(code);

  const stranger = await app.signIn(await app.createLearner());
  expect(await readGroupPage(app, stranger, id)).toMatchObject({ status: 404 });
  expect(await readGroupPage(app, {}, id)).toMatchObject({ status: 302 });
  for (const intent of ["leave", "rename", "assign", "renew", "remove-member", "close"]) {
    expect(await press(app, stranger, id, { intent }), intent).toMatchObject({ status: 404 });
  }
  const remove = (headers: HeadersInit) =>
    app.send(deletion.action, form(`/groups/${id}/delete`, {}, headers), { id: `${id}` });
  expect(await remove(stranger)).toMatchObject({ status: 404 });
  expect(await remove(ben.headers)).toMatchObject({ status: 404 });
  for (const intent of ["assign", "unassign", "remove-member", "renew", "close", "open"]) {
    expect(await press(app, ben.headers, id, { intent }), intent).toMatchObject({ status: 400 });
  }
  expect(await membersOf(app, id)).toHaveLength(2);
});

test("a group that is closed, full or under a new code is not joined", async () => {
  await using app = await startApp();
  const { id, code, headers } = await startGroup(app);
  const learner = await app.signIn(await app.createLearner());

  await press(app, headers, id, { intent: "close" });
  expect(await joinBy(app, learner, code, "Ben")).toMatchObject({
    init: { status: 409 },
    data: { result: { initialValue: { name: "Ben" }, error: { "": [/takes no new members/] } } },
  });
  await press(app, headers, id, { intent: "open" });

  await press(app, headers, id, { intent: "renew" });
  const renewed = (await leadOf(app, headers, id)).code;
  expect(renewed).not.toBe(code);
  expect(await joinBy(app, learner, code, "Ben")).toMatchObject({ init: { status: 400 } });
  expect(await lookUp(app, code, learner)).toMatchObject({ init: { status: 404 } });

  for (let place = 0; place < groupLimits.members; place++) {
    const { id: userId } = await app.createUser();
    await app.db.insert(groupMembers).values({ groupId: id, userId, name: `${place}` });
  }
  expect(await joinBy(app, learner, renewed, "Ben")).toMatchObject({
    init: { status: 409 },
    data: { result: { error: { "": [/is full/] } } },
  });
  expect(await membersOf(app, id)).toHaveLength(groupLimits.members);
  // Who leads it is no member of it.
  expect(await joinBy(app, headers, renewed, "Me")).toMatchObject({ status: 302 });
  expect(await membersOf(app, id)).toHaveLength(groupLimits.members);
});

test("codes cannot be guessed without end", async () => {
  await using app = await startApp();
  const { code } = await startGroup(app);
  const learner = await app.signIn(await app.createLearner());
  const [{ limit }] = addressLimits["group-code"];
  for (let guess = 0; guess < limit; guess++) await lookUp(app, "BBBBBBBB", learner);
  expect(await lookUp(app, code, learner)).toMatchObject({
    data: { view: "refused" },
    init: { status: 429, headers: { "Retry-After": expect.any(String) } },
  });
  expect(await joinBy(app, learner, code, "Ben")).toMatchObject({ init: { status: 429 } });
});

test("each kind that is asked for is done by what the member has learned", async () => {
  await using app = await startApp();
  await addExercises(app);
  const { id, code, headers } = await startGroup(app);
  const ben = await addMember(app, code, "Ben");
  await addMember(app, code, "Zoe");
  const targets = [`lesson:${lesson}`, "exercise:11", "challenge:guide:5", "path:own"];
  for (const [index, target] of targets.entries()) {
    const fields = { intent: "assign", target, dueDay: inDays(index + 1) };
    expect(await press(app, headers, id, fields), target).toMatchObject({ status: 302 });
  }

  const doneBy = async () => (await ownerPage(app, headers, id)).asked.map((each) => each.doneBy);
  const asked = async () =>
    (await getDashboard(app.db, ben.user.id, moment))?.asked.map(({ title }) => title);
  expect(await doneBy()).toEqual([[], [], [], []]);
  expect(await asked()).toHaveLength(4);

  const userId = ben.user.id;
  const [member] = await membersOf(app, id);
  const done = [member?.id];
  await app.db
    .insert(skillProgress)
    .values({ userId, skillId: lesson, attemptedAt: 1, passedAt: 1 });
  expect(await doneBy()).toEqual([done, [], [], []]);
  await app.db.insert(userProgress).values({ userId, exerciseId: 11, completed: true });
  expect(await doneBy()).toEqual([done, done, [], []]);
  const answer = { userId, option: 0, correct: false };
  for (const number of [1, 2]) {
    await app.db.insert(challengeAnswers).values({ ...answer, challenge: `guide:5:${number}` });
  }
  expect(await doneBy()).toEqual([done, done, [], []]);
  await app.db.insert(challengeAnswers).values({ ...answer, challenge: "guide:5:3" });
  expect(await doneBy()).toEqual([done, done, done, []]);
  expect(await asked()).toEqual(["Your own path"]);
  await app.db.update(learningPaths).set({ progress: 100 }).where(eq(learningPaths.userId, userId));
  expect(await doneBy()).toEqual([done, done, done, done]);
  expect(await asked()).toEqual([]);
  expect((await memberPage(app, ben.headers, id)).asked.map(({ isDone }) => isDone)).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

test("what is asked for wrongly comes back, again is another day, and taken away is gone", async () => {
  await using app = await startApp();
  const { id, headers } = await startGroup(app);
  const ask = (target: string, dueDay: string) =>
    press(app, headers, id, { intent: "assign", target, dueDay });
  const target = `lesson:${lesson}`;
  for (const [wrong, day, field] of [
    ["lesson:nothing", inDays(3), "target"],
    ["", inDays(3), "target"],
    [target, inDays(-3), "dueDay"],
    [target, "tomorrow", "dueDay"],
  ] as const) {
    expect(await ask(wrong, day), `${wrong} ${day}`).toMatchObject({
      init: { status: 400 },
      data: { intent: "assign", result: { error: { [field]: [expect.any(String)] } } },
    });
  }
  const fields = { intent: "assign", target: "", dueDay: "2020-01-01" };
  const refused = await openPage(app, "groups/:id", page, form(`/groups/${id}`, fields, headers));
  expect(refused.text).toContain("Please choose what you ask for");
  expect(refused.html).toMatch(/<input [^>]*name="dueDay"[^>]*value="2020-01-01"/);

  await ask(target, inDays(3));
  await ask(target, inDays(5));
  const [only, ...others] = await app.db.select().from(groupAssignments);
  expect(only).toMatchObject({ item: lesson, dueDay: inDays(5) });
  expect(others).toEqual([]);

  await press(app, headers, id, { intent: "unassign", id: `${only?.id}` });
  expect(await app.db.select().from(groupAssignments)).toEqual([]);
});

test("a group asks for twenty things at most, and its page stays within its rows", async () => {
  await using app = await startApp();
  await addExercises(app);
  const { id, headers } = await startGroup(app);
  const { choices } = await leadOf(app, headers, id);
  const values = choices.flatMap(({ options }) => options.map(({ value }) => value));
  for (const [index, target] of values.slice(1, groupLimits.assignments + 2).entries()) {
    const answer = await press(app, headers, id, { intent: "assign", target, dueDay: inDays(9) });
    const status = index < groupLimits.assignments ? { status: 302 } : { init: { status: 409 } };
    expect(answer).toMatchObject(status);
  }
  for (let place = 0; place < groupLimits.members; place++) {
    const { id: userId } = await app.createUser();
    await app.db.insert(groupMembers).values({ groupId: id, userId, name: `${place}` });
  }
  const request = get(`/groups/${id}`, headers);
  const context = app.context(request);
  const args = { request, context, params: { id: `${id}` } } as never;
  await Promise.all([root.loader(args), page.loader(args)]);
  expect(context.meter.d1RoundTrips).toBe(2);
  expect(context.meter.rowsRead).toBeLessThan(6 * groupLimits.members * groupLimits.assignments);
  expect(context.meter.rowsWritten).toBe(0);
});

test("a lesson that a group asks for is open before its turn on the path", async () => {
  await using app = await startApp();
  const { id, code, headers } = await startGroup(app);
  const ben = await addMember(app, code, "Ben");
  const dashboard = await getDashboard(app.db, ben.user.id, moment);
  const skillId = dashboard?.path?.steps.at(-1)?.skillId ?? "";
  const open = () => app.send(step.loader, get(`/path/${skillId}`, ben.headers), { skillId });
  const skill = skillById(skillId);
  if (!skill) throw new Error("The path has no steps.");
  const check = { userId: ben.user.id, skill, number: 1, answers: [] };
  expect(await open()).toMatchObject({ lesson: null });
  expect(await recordCheck(app.db, check, moment)).toMatchObject({ reason: "locked" });

  await press(app, headers, id, {
    intent: "assign",
    target: `lesson:${skillId}`,
    dueDay: inDays(2),
  });
  expect(await open()).toMatchObject({ lesson: { explanation: expect.any(String) } });
  expect(await recordCheck(app.db, check, moment)).toMatchObject({ reason: "incomplete" });
});

test("a lesson says which group asks for it and until when, on the path and beside it", async () => {
  await using app = await startApp();
  const { id, code, headers } = await startGroup(app);
  const ben = await addMember(app, code, "Ben");
  const steps = (await getDashboard(app.db, ben.user.id, moment))?.path?.steps ?? [];
  const beside = skills.find((each) => !steps.some(({ skillId }) => skillId === each.id))?.id ?? "";
  const read = async (skillId: string) =>
    (await openPage(app, "path/:skillId", step, get(`/path/${skillId}`, ben.headers))).text;
  expect(await read(beside)).toContain("Not on your path");

  for (const skillId of [beside, steps.at(-1)?.skillId ?? ""]) {
    for (const days of [5, 3]) {
      const fields = { target: `lesson:${skillId}`, dueDay: inDays(days) };
      await press(app, headers, id, { intent: "assign", ...fields });
    }
    const text = await read(skillId);
    expect(text).toContain(`Your group Class 7b asks you for this by ${dueDay(inDays(3))} .`);
    expect(text).not.toMatch(/not on your path/i);
  }
});

test("hard questions are told from three members on, without names", async () => {
  await using app = await startApp();
  const { id, code, headers } = await startGroup(app);
  await press(app, headers, id, {
    intent: "assign",
    target: `lesson:${lesson}`,
    dueDay: inDays(2),
  });
  const [part] = await app.db
    .select()
    .from(courseLibrary)
    .where(eq(courseLibrary.part, questionsPart(lesson)));
  const [question] = JSON.parse(part?.content ?? "[]") as Question[];
  if (!question) throw new Error("The lesson has no questions.");
  const answer = (userId: number, option: number) =>
    app.db.insert(skillChecks).values({
      ...{ userId, skillId: lesson, number: 1, correct: 0, asked: 1 },
      answers: JSON.stringify([{ question: question.id, option }]),
    });
  const wrong = question.answer === 0 ? 1 : 0;
  for (const [name, option] of [
    ["Ben", wrong],
    ["Zoe", question.answer],
  ] as const) {
    await answer((await addMember(app, code, name)).user.id, option);
  }
  expect((await ownerPage(app, headers, id)).hard).toEqual([]);
  await answer((await addMember(app, code, "Ida")).user.id, wrong);
  expect((await ownerPage(app, headers, id)).hard).toEqual([
    {
      id: `${lesson}.${question.id}`,
      lesson: skillById(lesson)?.title,
      prompt: question.prompt,
      answered: 3,
      missed: 2,
    },
  ]);

  // Others who answered it are not of this group.
  await answer((await app.createLearner()).id, wrong);
  expect((await ownerPage(app, headers, id)).hard).toMatchObject([{ answered: 3 }]);
});

async function tryExercise(app: App, userId: number, prompt: string) {
  const [attempt] = await app.db
    .insert(exerciseAttempts)
    .values({ userId, exerciseId: 11, prompt, response: "{}", feedback: "{}", engine: "built-in" })
    .returning();
  return `${attempt?.id}`;
}

test("a prompt is seen by the owner only while its writer shows it", async () => {
  await using app = await startApp();
  await addExercises(app);
  const { id, code, headers } = await startGroup(app);
  const ben = await addMember(app, code, "Ben");
  const zoe = await addMember(app, code, "Zoe");
  const attempt = await tryExercise(app, ben.user.id, "My secret recipe");
  const hers = await tryExercise(app, zoe.user.id, "Hers alone");
  const params = { id: `${id}`, exerciseId: "11" };
  const path = `/groups/${id}/prompts/11`;
  const read = (who: HeadersInit) => app.send(prompts.loader, get(path, who), params);
  const send = (who: HeadersInit, fields: Record<string, string>) =>
    app.send(prompts.action, form(path, fields, who), params);

  // Not before the group asks for the exercise.
  expect(await send(ben.headers, { intent: "show", id: attempt })).toMatchObject({ status: 404 });
  expect(await read(ben.headers)).toMatchObject({ status: 404 });
  await press(app, headers, id, { intent: "assign", target: "exercise:11", dueDay: inDays(2) });
  expect(await read(headers)).toMatchObject({ view: "owner", shown: [] });
  expect(await read(ben.headers)).toMatchObject({ tries: [{ prompt: "My secret recipe" }] });

  // Nobody shows what somebody else wrote.
  expect(await send(ben.headers, { intent: "show", id: hers })).toMatchObject({ status: 404 });
  expect(await send(headers, { intent: "show", id: attempt })).toMatchObject({ status: 404 });
  expect(await send(ben.headers, { intent: "show", id: attempt })).toMatchObject({ status: 302 });
  expect(await read(headers)).toMatchObject({
    shown: [{ name: "Ben", prompt: "My secret recipe" }],
  });
  expect(JSON.stringify(await read(zoe.headers))).not.toContain("secret");
  const stranger = await app.signIn(await app.createLearner());
  expect(await read(stranger)).toMatchObject({ status: 404 });

  await send(ben.headers, { intent: "take-back" });
  expect(await read(headers)).toMatchObject({ shown: [] });

  await send(ben.headers, { intent: "show", id: attempt });
  await press(app, ben.headers, id, { intent: "leave" });
  expect(await read(headers)).toMatchObject({ shown: [] });
  expect(await app.db.select().from(groupPrompts)).toEqual([]);
  expect((await membersOf(app, id)).map(({ name }) => name)).toEqual(["Zoe"]);
  expect(await readGroupPage(app, ben.headers, id)).toMatchObject({ status: 404 });

  // With what is asked for goes what was shown for it.
  await send(zoe.headers, { intent: "show", id: hers });
  const [asked] = await app.db.select().from(groupAssignments);
  await press(app, headers, id, { intent: "unassign", id: `${asked?.id}` });
  expect(await app.db.select().from(groupPrompts)).toEqual([]);
});

test("the owner takes a member out, and of no other group", async () => {
  await using app = await startApp();
  const one = await startGroup(app);
  const other = await startGroup(app, "Another");
  const ben = await addMember(app, one.code, "Ben");
  const [member] = await membersOf(app, one.id);
  const fields = { intent: "remove-member", id: `${member?.id}` };
  await press(app, other.headers, other.id, fields);
  expect(await membersOf(app, one.id)).toHaveLength(1);
  await press(app, one.headers, one.id, fields);
  expect(await membersOf(app, one.id)).toEqual([]);
  expect(await readGroupPage(app, ben.headers, one.id)).toMatchObject({ status: 404 });
});

test("a member is taken out by a second press, and is told of it as strangers are", async () => {
  await using app = await startApp();
  const { id, code, headers } = await startGroup(app);
  const ben = await addMember(app, code, "Ben");
  const open = (who: HeadersInit, at = id) =>
    openPage(app, "groups/:id", page, get(`/groups/${at}`, who));

  const led = await open(headers);
  const [asks = ""] = /<details><summary[^>]*>Take out[\s\S]*?<\/details>/.exec(led.html) ?? [];
  expect(asks).toContain("With the code they can come back.");
  expect(asks.indexOf("</summary>")).toBeLessThan(asks.indexOf('value="remove-member"'));
  expect(led.html.match(/value="remove-member"/g)).toHaveLength(1);

  const [member] = await membersOf(app, id);
  await press(app, headers, id, { intent: "remove-member", id: `${member?.id}` });
  const told = await open(ben.headers);
  expect(told.response.status).toBe(404);
  expect(told.text).toContain("You are not in this group any more");
  expect(told.html).toMatch(/<form [^>]*action="\/groups\/join"/);
  expect(told.html).not.toContain("Class 7b");

  const stranger = await app.signIn(await app.createLearner());
  for (const other of [await open(stranger), await open(stranger, id + 1)]) {
    expect(other.response.status).toBe(404);
    expect(other.text).toBe(told.text);
  }
});

test("whoever has no path is led to making one where the group asks for it", async () => {
  await using app = await startApp();
  const { id, code, headers } = await startGroup(app);
  const user = await app.createUser();
  const theirs = await app.signIn(user);
  await joinBy(app, theirs, code, "Ben");
  await press(app, headers, id, { intent: "assign", target: "path:own", dueDay: inDays(2) });
  const [asked] = (await getDashboard(app.db, user.id, moment))?.asked ?? [];
  expect(asked?.to).toBe("/path");
  const { html } = await openPage(app, "path", path, get("/path", theirs));
  expect(html).toMatch(/<a [^>]*href="\/onboarding"[^>]*>Make my path/);
});

test("no write in the name of somebody else changes a group, even past its page", async () => {
  await using app = await startApp();
  const { id, code, headers } = await startGroup(app);
  const ben = await addMember(app, code, "Ben");
  const dueDay = inDays(2);
  await press(app, headers, id, { intent: "assign", target: `lesson:${lesson}`, dueDay });
  const all = () =>
    Promise.all([table, groupMembers, groupAssignments].map((each) => app.db.select().from(each)));
  const before = await all();
  const [[member], [asked]] = [before[1] as { id: number }[], before[2] as { id: number }[]];

  const own = { groupId: id, ownerId: ben.user.id };
  const target = { kind: "path", item: "own" } as const;
  await renewCode(app.db, own);
  await setOpen(app.db, own, false);
  await removeMember(app.db, own, member?.id ?? 0);
  await unassign(app.db, own, asked?.id ?? 0);
  await deleteGroup(app.db, own);
  expect(await assign(app.db, own, { target, dueDay }, Date.now())).toMatchObject({ ok: false });
  expect(await all()).toEqual(before);
});

test("an owner who turns out to be under 18 sees nothing of the members, and may delete", async () => {
  await using app = await startApp();
  const { id, owner, code, headers } = await startGroup(app);
  await addMember(app, code, "Ben");
  await app.db.update(users).set({ ageGroup: "under18" }).where(eq(users.id, owner.id));
  const seen = await readGroupPage(app, headers, id);
  expect(seen).toMatchObject({ group: { view: "closed" }, lead: null });
  expect(JSON.stringify(seen)).not.toContain("Ben");
  expect(await press(app, headers, id, { intent: "renew" })).toMatchObject({ status: 403 });

  const sent = form(`/groups/${id}/delete`, {}, headers);
  expect(await app.send(deletion.action, sent, { id: `${id}` })).toMatchObject({ status: 302 });
  expect(await app.db.select().from(table)).toEqual([]);
  expect(await app.db.select().from(groupMembers)).toEqual([]);
});

test("the download tells of groups but not of others in them, and an account goes with its groups", async () => {
  await using app = await startApp();
  await addExercises(app);
  const { id, owner, code, headers } = await startGroup(app);
  const ben = await addMember(app, code, "Ben");
  await press(app, headers, id, { intent: "assign", target: "exercise:11", dueDay: inDays(2) });
  const attempt = await tryExercise(app, ben.user.id, "My secret recipe");
  const show = form(`/groups/${id}/prompts/11`, { intent: "show", id: attempt }, ben.headers);
  await app.send(prompts.action, show, { id: `${id}`, exerciseId: "11" });

  const theirs = await readAccountData(app.db, owner.id);
  expect(theirs).toMatchObject({ groups: [{ name: "Class 7b" }], groupMembers: [{ groupId: id }] });
  expect(JSON.stringify(theirs)).not.toMatch(/Ben|secret/);
  const his = await readAccountData(app.db, ben.user.id);
  expect(his).toMatchObject({
    groupsJoined: [{ name: "Ben" }],
    promptsShared: [{ prompt: "My secret recipe" }],
  });

  await deleteAccount(app.db, { id: owner.id }, Date.now());
  for (const each of [table, groupMembers, groupAssignments, groupPrompts]) {
    expect(await app.db.select().from(each)).toEqual([]);
  }
  const again = await startGroup(app);
  await joinBy(app, ben.headers, again.code, "Ben");
  await deleteAccount(app.db, { id: ben.user.id }, Date.now());
  expect(await membersOf(app, again.id)).toEqual([]);
});
