import bank from "virtual:content/questions";
import fc from "fast-check";
import { expect, test } from "vitest";

import { arrange, drawQuestions, type EarlierCheck } from "~/models/check-draw";
import { answersTo } from "~/models/skill-check.server";
import { answerTo } from "../support/checks";

const skillIds = Object.keys(bank);

/** A learner's checks of a skill one after the other; `missed` says which of the three were missed. */
function takeChecks(
  skillId: string,
  missed: readonly (readonly boolean[])[],
  { userId = 7, questions = bank[skillId] ?? [] } = {},
) {
  const earlier: EarlierCheck[] = [];
  const asked = missed.map((isMissed, at) => {
    const number = at + 1;
    const drawn = drawQuestions({ userId, skillId, number, questions, earlier, count: 3 });
    const answers = answersTo(
      drawn,
      drawn.map((question, index) => answerTo(question, !isMissed[index])),
    );
    earlier.push({ number, answers });
    return drawn.map(({ question }) => question.id);
  });
  return asked;
}

const allRight = [false, false, false];
const allMissed = [true, true, true];

test("two checks in a row share no question, and one number always asks the same [UD-13]", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.array(fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()), { minLength: 2, maxLength: 12 }),
      fc.constantFrom(...skillIds),
      (userId, missed, skillId) => {
        const asked = takeChecks(skillId, missed, { userId });
        expect(takeChecks(skillId, missed, { userId })).toEqual(asked);
        for (const [at, ids] of asked.entries()) {
          expect(new Set(ids).size).toBe(3);
          expect(asked[at + 1]?.filter((id) => ids.includes(id)) ?? []).toEqual([]);
        }
      },
    ),
  );
});

test("every question comes once before one comes again", () => {
  for (const skillId of skillIds) {
    const count = (bank[skillId] ?? []).length;
    const asked = takeChecks(skillId, Array(Math.floor(count / 3)).fill(allRight)).flat();
    expect(new Set(asked).size, skillId).toBe(asked.length);
  }
});

test("what was missed comes back before what was known, the longest ago first", () => {
  const questions = Array.from({ length: 9 }, (_, at) => ({
    id: `q${at}`,
    prompt: `Question ${at}`,
    options: ["one", "two", "three"].map((text) => ({ text, explanation: text })),
    answer: at % 3,
  }));
  const known = takeChecks("any", [allRight, allRight, allRight, allRight], { questions });
  expect(known[3]).toEqual(known[0]);
  const second = takeChecks("any", [allRight, allMissed, allRight, allRight], { questions });
  expect(second[3]).toEqual(second[1]);
});

test("options change their places from check to check and keep their explanations", () => {
  const question = bank["give-context"]?.[0];
  if (!question) throw new Error("The skill has no questions.");
  const shown = [1, 2, 3, 4, 5, 6].map((number) =>
    arrange(question, { userId: 7, skillId: "give-context", number }),
  );
  for (const { options, answer, places } of shown) {
    expect(options[answer]).toEqual(question.options[question.answer]);
    expect(places.map((place) => question.options[place])).toEqual(options);
  }
  expect(new Set(shown.map(({ answer }) => answer)).size).toBeGreaterThan(1);
});
