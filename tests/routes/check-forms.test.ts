import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { questionsPart } from "~/content/course-library/part-names";
import type { OtherQuestion } from "~/content/skills/other-question";
import { skillById } from "~/content/skills/skill-map";
import { courseLibrary, skillChecks } from "~/db/schema/learning";
import { reviewCards } from "~/db/schema/review";
import { readNextCheck } from "~/models/skill-check.server";
import * as step from "~/routes/path.$skillId/route";
import { answerField } from "~/schemas/check-form";
import { form, get, startApp } from "../support/app";
import { answerFields } from "../support/checks";
import { oneOfEachKind } from "../support/other-questions";
import { openPage } from "../support/page";
import { fixedPath, givePath } from "../support/path";

const [skillId] = fixedPath;
const skill = skillById(skillId) as NonNullable<ReturnType<typeof skillById>>;
const address = `/path/${skillId}`;

/** A learner with one check behind, for whom the next ends with this question. */
async function startBefore(question: OtherQuestion) {
  const app = await startApp();
  const part = eq(courseLibrary.part, questionsPart(skillId));
  const [row] = await app.db.select().from(courseLibrary).where(part);
  const choices = (JSON.parse(row?.content ?? "[]") as object[]).filter(
    (each) => !("kind" in each),
  );
  const content = JSON.stringify([...choices, question]);
  await app.db.update(courseLibrary).set({ content }).where(part);

  const learner = await app.createLearner();
  await givePath(app, learner);
  const headers = await app.signIn(learner);
  const open = (at = address) => openPage(app, "path/:skillId", step, get(at, headers));
  const send = (fields: Record<string, string>) =>
    openPage(app, "path/:skillId", step, form(address, fields, headers));
  const next = async () => {
    const { number, questions } = await readNextCheck(app.db, learner.id, skill);
    return { questions, fields: (right: number) => withHead(number, questions, right) };
  };
  await send((await next()).fields(3));
  return { app, learner, open, send, next };
}

function withHead(number: number, questions: Parameters<typeof answerFields>[0], right: number) {
  const head: Record<string, string> = { check: String(number), intent: "check" };
  return { ...head, ...answerFields(questions, right) };
}

test.each(oneOfEachKind.map((question) => [question.kind, question] as const))(
  "a second check ends with a question of the kind %s, which counts and is explained",
  async (_, question) => {
    for (const [right, verdict] of [
      [3, "3 of 3 right: passed"],
      [2, "2 of 3 right: passed"],
    ] as const) {
      const site = await startBefore(question);
      await using _app = site.app;
      const { questions, fields } = await site.next();
      expect(questions.map((each) => each.question.id).at(-1)).toBe(question.id);

      const { html, text } = await site.open();
      expect(text).toContain(question.prompt);
      expect(html).not.toContain("This is why");
      expect(html).not.toMatch(/"(?:answer|accepted|reveal|group)\\?"/);
      if (question.kind === "word") expect(html).not.toContain(question.explanation);

      const { response } = await site.send(fields(right));
      expect(response.headers.get("Location")).toBe(`${address}?check=2`);
      const after = await site.open(`${address}?check=2`);
      expect(after.text).toContain(verdict);
      expect(after.text).toContain(right === 3 ? "Question 3 Right" : "Question 3 Not right");
      const said = question.kind === "word" ? question.explanation : "This is why";
      expect(after.text).toContain(said);
    }
  },
);

test("only choices come back as cards of the review", async () => {
  const site = await startBefore(oneOfEachKind[0]);
  await using app = site.app;
  await site.send((await site.next()).fields(1));
  const items = await app.db.select({ item: reviewCards.item }).from(reviewCards);
  expect(items.length).toBeGreaterThanOrEqual(4);
  expect(items.filter(({ item }) => !/\.q\d/.test(item))).toEqual([]);
});

test.each([
  ["order", "Give each line a place of its own. The others are kept.", ["1", "1", "3"]],
  ["sort", "Choose a group for each line. The others are kept.", ["0", "", "1"]],
] as const)("an %s that is not whole comes back as it was", async (kind, told, sent) => {
  const question = oneOfEachKind.find((each) => each.kind === kind) ?? oneOfEachKind[0];
  const site = await startBefore(question);
  await using app = site.app;
  const fields = (await site.next()).fields(3);
  for (const [at, value] of sent.entries()) fields[answerField(question.id, at)] = value;

  const { html, text, response } = await site.send(fields);
  expect(response.status).toBe(400);
  expect(text).toContain(told);
  const isKept = (value: string, at: number) =>
    kind === "order"
      ? new RegExp(
          `<select[^>]*name="${answerField(question.id, at)}"[^>]*>(?:(?!</select>).)*<option[^>]*value="${value}"[^>]*selected=""`,
        ).test(html)
      : new RegExp(
          `name="${answerField(question.id, at)}"[^>]*checked=""[^>]*value="${value}"`,
        ).test(html);
  for (const [at, value] of sent.entries()) if (value) expect(isKept(value, at), html).toBe(true);
  expect(await app.db.$count(skillChecks)).toBe(1);
});

test("a word that was left out is asked for, and one that was typed is kept", async () => {
  const word = oneOfEachKind[4];
  const site = await startBefore(word);
  await using app = site.app;
  const fields = (await site.next()).fields(3);
  const [choice = ""] = Object.keys(fields).filter((name) => name.startsWith("answer-"));

  const empty = await site.send({ ...fields, [answerField(word.id)]: "  " });
  expect(empty.response.status).toBe(400);
  expect(empty.text).toContain("Type a word here. The others are kept.");

  const { [choice]: _, ...others } = fields;
  const again = await site.send({ ...others, [answerField(word.id)]: "brow & <sing" });
  expect(again.response.status).toBe(400);
  expect(again.html).toContain('value="brow &amp; &lt;sing"');
  expect(await app.db.$count(skillChecks)).toBe(1);
});
