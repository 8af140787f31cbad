import { expect, test } from "vitest";

import { builtIn } from "~/ai/built-in/built-in";
import { answerWithCoach } from "~/ai/coached-answer";
import type { Exercise } from "~/content/exercises/exercise";
import { exerciseById, exercises } from "~/content/exercises/exercises";
import { attemptDictionaries, exerciseAttempts } from "~/db/schema/learning";
import { exchangeOf, writeExchange } from "~/models/exchange";
import { recordAttempt } from "~/models/exercise-attempt.server";
import { dictionaryOf, packExchange, unpackExchange } from "~/models/packed-exchange.server";
import { getPractice } from "~/models/practice.server";
import { people } from "../coach/people";
import { readAccountData } from "../support/account-data";
import { startApp } from "../support/app";
import { addExercises } from "../support/exercises";
import { rainyAfternoon } from "../support/rainy-afternoon";

const moment = { now: Date.UTC(2026, 10, 24), timeZone: "UTC" };

function exerciseOf(id: number): Exercise {
  const exercise = exerciseById(id);
  if (!exercise) throw new Error(`There is no exercise ${id}.`);
  return exercise;
}

async function exchangeAbout(prompt: string, exercise: Exercise) {
  return writeExchange(exchangeOf(await answerWithCoach(builtIn, prompt, exercise)));
}

/** As learners come near: the example with more and more of what is asked for, and what people wrote. */
function promptsFor({ id, examplePrompt, slots }: Exercise) {
  const whys = slots.map(({ why }) => why);
  const others = [1, 2, 3].map((at) => people[(id * 37 + at * 101) % people.length]?.prompt ?? "");
  return [
    `${examplePrompt} Keep it short.`,
    `${examplePrompt} ${whys.slice(0, 3).join(" ")}`,
    `${examplePrompt} ${whys.join(" ")}`,
    `${examplePrompt} 🎈 ${"Grüße an alle. ".repeat(150)}`,
    ...others,
  ];
}

test("a try takes a tenth of its texts, and they come back word for word", async ({ annotate }) => {
  const sizes: { exercise: number; prompt: number; texts: number; packed: number }[] = [];
  for (const exercise of exercises) {
    const dictionary = await dictionaryOf(exercise);
    for (const prompt of promptsFor(exercise)) {
      const exchange = await exchangeAbout(prompt, exercise);
      const packed = packExchange(exchange, dictionary);
      const stored = { prompt: exchange.prompt, response: "", feedback: "", packed };
      expect(unpackExchange(stored, dictionary.content)).toEqual(exchange);
      const texts = exchange.response.length + exchange.feedback.length;
      sizes.push({
        ...{ exercise: exercise.id, prompt: prompt.length, texts },
        packed: packed.length,
      });
    }
  }
  const mean = (name: "prompt" | "texts" | "packed") =>
    Math.round(sizes.reduce((sum, size) => sum + size[name], 0) / sizes.length);
  const worst = sizes.toSorted((one, other) => other.packed - one.packed)[0];
  await annotate(
    `${sizes.length} tries: prompt ${mean("prompt")}, texts ${mean("texts")}, packed ${mean("packed")}, worst ${JSON.stringify(worst)}`,
  );
  expect(mean("packed")).toBeLessThanOrEqual(mean("texts") / 9);
  expect(worst?.packed).toBeLessThanOrEqual(1_200);
}, 60_000);

async function startSite() {
  const app = await startApp();
  await addExercises(app);
  return app;
}

async function record(
  { db }: Pick<Awaited<ReturnType<typeof startSite>>, "db">,
  userId: number,
  prompt: string,
) {
  const exercise = exerciseOf(rainyAfternoon);
  const answered = await answerWithCoach(builtIn, prompt, exercise);
  await recordAttempt(db, { userId, exercise, answered }, moment);
  return writeExchange(exchangeOf(answered));
}

test("the download of a packed try tells answer and notes as they were", async () => {
  await using app = await startSite();
  const learner = await app.createLearner();
  const exchange = await record(app, learner.id, "Give me five ideas for a zwiebelfisch.");

  const [row] = await app.db.select().from(exerciseAttempts);
  expect(row).toMatchObject({ response: "", feedback: "" });
  const told = await readAccountData(app.db, learner.id);
  expect(told?.exerciseAttempts).toEqual([
    {
      ...{ id: row?.id, userId: learner.id, exerciseId: rainyAfternoon, score: row?.score },
      ...{ prompt: exchange.prompt, engine: "built-in" },
      response: JSON.parse(exchange.response),
      feedback: JSON.parse(exchange.feedback),
      createdAt: new Date(moment.now).toISOString(),
    },
  ]);
});

test("tries share a dictionary that holds no word of a learner's own", async () => {
  await using app = await startSite();
  for (const prompt of ["Five ideas for a zwiebelfisch.", "Two ideas for a zwiebelfisch."]) {
    await record(app, (await app.createLearner()).id, prompt);
  }
  const dictionaries = await app.db.select().from(attemptDictionaries);
  expect(dictionaries).toHaveLength(1);
  expect(dictionaries[0]?.content).not.toContain("zwiebelfisch");
});

test("tries stay readable when texts have changed, and so do those from before they were packed", async () => {
  await using app = await startSite();
  const { id: userId } = await app.createLearner();
  const exercise = exerciseOf(rainyAfternoon);
  const said = { userId, exerciseId: rainyAfternoon, engine: "built-in", score: 20 };

  const whole = await exchangeAbout("Give me ideas.", exercise);
  await app.db.insert(exerciseAttempts).values({ ...said, ...whole });

  const older = { hash: "of another version", content: "What the coach said in those days." };
  await app.db.insert(attemptDictionaries).values({ id: 70, ...older });
  const exchange = await exchangeAbout("Give me three ideas.", exercise);
  const packed = packExchange(exchange, older);
  await app.db.insert(exerciseAttempts).values({
    ...{ ...said, prompt: exchange.prompt, response: "", feedback: "" },
    ...{ packed, dictionaryId: 70 },
  });
  await record(app, userId, "Give me five ideas.");

  const practice = await getPractice(app.db, { toolId: 1, exerciseId: rainyAfternoon, userId });
  expect(practice?.tries.map(({ number }) => number).sort()).toEqual([1, 2, 3]);
  for (const { slots } of practice?.tries ?? []) {
    expect(slots).toHaveLength(exercise.slots.length);
  }
  expect(practice?.last?.prompt).toBe("Give me five ideas.");
  const told = await readAccountData(app.db, userId);
  expect(told?.exerciseAttempts).toMatchObject([
    { prompt: "Give me ideas.", response: JSON.parse(whole.response) },
    { prompt: "Give me three ideas.", feedback: JSON.parse(exchange.feedback) },
    { prompt: "Give me five ideas." },
  ]);
});
