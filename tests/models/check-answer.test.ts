import fc from "fast-check";
import { expect, test } from "vitest";

import type { OtherQuestion } from "~/content/skills/other-question";
import { type CheckQuestion, digitsOf, keyOf, toAnswer } from "~/models/check-answer";
import { placesOf } from "~/models/check-draw";
import { answerTo } from "../support/checks";
import { oneOfEachKind } from "../support/other-questions";

const [order, sort, mark, predict, word] = oneOfEachKind;

const place = (userId: number) => ({ userId, skillId: "give-context", number: 2 });

/** What is sent with no words and these parts. */
const parts = (question: CheckQuestion, ...sent: string[]) => ({
  question: question.id,
  value: "",
  parts: sent,
});

const typed = (value: string) =>
  toAnswer(word, [], { question: word.id, value, parts: [] })?.option;

test.each(oneOfEachKind.map((question) => [question.kind, question] as const))(
  "what is right and what is wrong of the kind %s is known in any order of a check",
  (_, question) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (userId) => {
        const places = placesOf(question, place(userId));
        const right = toAnswer(question, places, answerTo({ question, places }));
        const wrong = toAnswer(question, places, answerTo({ question, places }, false));
        expect(right?.option).toBe(keyOf(question));
        expect(wrong).toBeDefined();
        expect(wrong?.option).not.toBe(keyOf(question));
      }),
    );
  },
);

test("things are never shown in the right order, and the sentences of a text keep theirs", () => {
  for (let userId = 1; userId <= 500; userId++) {
    expect(placesOf(order, place(userId))).not.toEqual([0, 1, 2]);
    expect(placesOf(mark, place(userId))).toEqual([0, 1, 2]);
  }
  const shown = (question: OtherQuestion) =>
    new Set([...Array(200).keys()].map((userId) => String(placesOf(question, place(userId)))));
  expect(shown(sort).size).toBe(6);
  expect(shown(predict).size).toBe(6);
});

test("an order is stored as it was given", () => {
  // Shown are the last, the first and the middle one; they are said to come first, third, second.
  const answer = toAnswer(order, [2, 0, 1], parts(order, "1", "3", "2"));
  expect(digitsOf(answer ?? { option: -1 }, 3)).toEqual([2, 1, 0]);
});

test.each([
  ["a thing without a place", ["1", "2"]],
  ["two things in one place", ["1", "1", "2"]],
  ["a place too many", ["1", "2", "4"]],
  ["no number", ["1", "2", "third"]],
  ["nothing", []],
])("%s is no whole order", (_, sent) => {
  expect(toAnswer(order, [0, 1, 2], parts(order, ...sent))).toBeUndefined();
});

test.each([
  ["a thing without a group", ["0", "1"]],
  ["a group that is not there", ["0", "1", "2"]],
  ["nothing", []],
])("%s is not all sorted", (_, sent) => {
  expect(toAnswer(sort, [0, 1, 2], parts(sort, ...sent))).toBeUndefined();
});

test.each([mark, predict])("an option that is not there is no answer ($kind)", (question) => {
  for (const value of ["", "3", "-1", "1.5", "one"]) {
    expect(toAnswer(question, [0, 1, 2], { ...parts(question), value })).toBeUndefined();
  }
});

test("a word is right in any case, with signs around it, and with one slip in a long one", () => {
  for (const value of ["browsing", " Browsing! ", "browsin", "brwosing", "brrowsing", "browzing"]) {
    expect(typed(value), value).toBe(0);
  }
  for (const value of ["look", "LOOK", "look."]) expect(typed(value), value).toBe(0);
});

test("another word is wrong, a slip in a short one too, and so is a number that is off by a digit", () => {
  for (const value of ["lock", "brosin", "reading", "601", "60", "6000"]) {
    expect(typed(value), value).toBe(1);
  }
  expect(typed("600")).toBe(0);
  expect(typed("   ")).toBeUndefined();
});

test("what was typed is kept with the answer", () => {
  const sent = { question: word.id, value: " Reading ", parts: [] };
  expect(toAnswer(word, [], sent)).toEqual({ question: word.id, option: 1, text: "Reading" });
});
