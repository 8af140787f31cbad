import { expect, test } from "vitest";

import { exercisesOf } from "~/content/exercises/exercises";
import { exerciseAttempts } from "~/db/schema/learning";
import { addressLimits } from "~/http/limits.server";
import * as mini from "~/routes/api.ai.mini.gpt";
import * as list from "~/routes/api.tools.$toolId.exercises";
import { form, get, json, startApp } from "../support/app";
import { addExercises } from "../support/exercises";
import { rainyAfternoon, strong, weak } from "../support/rainy-afternoon";

type App = Awaited<ReturnType<typeof startApp>>;

const address = "/api/ai/mini/gpt";

async function startSite() {
  const app = await startApp();
  await addExercises(app);
  return app;
}

async function ask(app: App, body: unknown, headers: HeadersInit = {}) {
  const response = (await app.send(mini.action, json(address, body, headers))) as Response;
  return { response, answer: (await response.json()) as Record<string, unknown> };
}

test("a prompt alone is answered with response, feedback and score [AP-13, UD-21, UD-69]", async () => {
  await using app = await startSite();
  const { response, answer } = await ask(app, { prompt: `  ${strong}  ` });

  expect(response.status).toBe(200);
  expect(Object.keys(answer).sort()).toEqual(
    ["response", "feedback", "score", "level", "engine", "madeBy", "criteria", "slots"].sort(),
  );
  expect(answer.response).toContain("This is what I understood");
  expect(answer.feedback).toContain(`About ${answer.score} / 100 - ${answer.level}`);
  expect(Number.isInteger(answer.score)).toBe(true);
  expect(answer.engine).toBe("built-in");
  expect(answer.criteria).toContainEqual(
    expect.objectContaining({ id: expect.any(String), label: expect.any(String), state: "there" }),
  );
  expect(answer.slots).toEqual([]);
});

test("the exercise decides the answer and the score, and the same prompt always gets the same [AP-13, UD-69]", async () => {
  await using app = await startSite();
  const body = { prompt: strong, toolId: 1, exerciseId: rainyAfternoon };
  const { answer } = await ask(app, body);

  expect(answer.madeBy).toContain("Sample answer written by our editors");
  expect(answer.slots).not.toEqual([]);
  expect(answer).not.toHaveProperty("attemptId");
  expect((await ask(app, body)).answer).toEqual(answer);
  expect((await ask(app, { ...body, prompt: weak })).answer.response).not.toBe(answer.response);
  expect(await app.db.select().from(exerciseAttempts)).toEqual([]);
});

test("a signed-in learner's try is kept [AP-13, UD-22]", async () => {
  await using app = await startSite();
  const learner = await app.createLearner();
  const headers = await app.signIn(learner);
  const { answer } = await ask(app, { prompt: strong, exerciseId: rainyAfternoon }, headers);

  expect(await app.db.select().from(exerciseAttempts)).toMatchObject([
    { id: answer.attemptId, userId: learner.id, prompt: strong, score: answer.score },
  ]);
  expect((await ask(app, { prompt: strong }, headers)).answer).not.toHaveProperty("attemptId");
});

test("a language that the coach does not know is not scored [AP-13]", async () => {
  await using app = await startSite();
  const prompt = "Escribe una carta corta para mi vecina, por favor, y dale las gracias por todo.";
  const { response, answer } = await ask(app, { prompt });
  expect(response.status).toBe(200);
  expect(answer).toMatchObject({ score: null, level: null, feedback: expect.any(String) });
});

test.each([
  ["no prompt", {}, "Please write a prompt first."],
  ["an empty one", { prompt: "" }, "Please write a prompt first."],
  ["a blank one", { prompt: " \n " }, "Please write a prompt first."],
  ["a number", { prompt: 5 }, "Please write a prompt first."],
  ["too much", { prompt: "a".repeat(4001) }, "Please use at most 4,000 characters."],
])("%s is refused with 400 [AP-13, TO-26, TO-31]", async (_, body, sentence) => {
  await using app = await startSite();
  const { response, answer } = await ask(app, body);
  expect(response.status).toBe(400);
  expect(answer).toEqual({ message: sentence, errors: { prompt: [sentence] } });
});

test.each([
  [{ exerciseId: "11" }, 400],
  [{ exerciseId: 1.5 }, 400],
  [{ toolId: -1 }, 400],
  [{ exerciseId: 999 }, 404],
  [{ exerciseId: rainyAfternoon, toolId: 2 }, 404],
  [{ toolId: 99 }, 404],
])("with %j the answer is %i [UD-68]", async (ids, status) => {
  await using app = await startSite();
  const { response, answer } = await ask(app, { prompt: strong, ...ids });
  expect(response.status).toBe(status);
  expect(answer.message).toEqual(expect.any(String));
});

test("it takes JSON by POST only [AP-13]", async () => {
  await using app = await startSite();
  const typed = (await app.send(mini.action, form(address, { prompt: strong }))) as Response;
  expect(typed.status).toBe(415);
  const asked = mini.loader();
  expect(asked.status).toBe(405);
  expect(asked.headers.get("Allow")).toBe("POST");
  const deleted = await app.send(mini.action, json(address, { prompt: strong }, {}, "DELETE"));
  expect((deleted as Response).status).toBe(405);
});

test("over the limit the answer says when to come back", async () => {
  await using app = await startSite();
  const [{ limit }] = addressLimits["guest-coach"];
  for (let sent = 0; sent < limit; sent++) await ask(app, { prompt: weak });

  const { response, answer } = await ask(app, { prompt: weak });
  expect(response.status).toBe(429);
  expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(answer.message).toContain("That was a lot of tries in a short time.");
});

test("the exercises of a tool are answered in order with the stated fields [AP-11, TO-21, EN-07]", async () => {
  await using app = await startSite();
  const response = (await app.send(list.loader, get("/api/tools/1/exercises"), {
    toolId: "1",
  })) as Response;

  expect(response.status).toBe(200);
  expect(await response.json()).toEqual(
    exercisesOf(1).map(
      ({ id, toolId, title, instructions, examplePrompt, difficulty, order, passMark }) => ({
        ...{ id, aiToolId: toolId, title, instructions, examplePrompt },
        ...{ difficulty, order, passMark },
      }),
    ),
  );
});

test.each(["99", "0", "01", "abc", "1.0", "9007199254740993"])(
  "the exercises of the unknown tool %s are 404 [AP-11, UD-68]",
  async (toolId) => {
    await using app = await startSite();
    const request = get(`/api/tools/${toolId}/exercises`);
    const response = (await app.send(list.loader, request, { toolId })) as Response;
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ message: "There is no such tool." });
    expect(list.action().status).toBe(405);
  },
);
