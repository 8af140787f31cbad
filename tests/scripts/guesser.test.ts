import { expect, test } from "vitest";

import { readContent } from "../../scripts/content/content";
import { contentFiles } from "../../scripts/content/files";
import { type Guessable, guessByTone } from "../../scripts/content/guesser";
import { questionsIn } from "../../scripts/content/questions";

const { content } = readContent(contentFiles(process.cwd()));

const rightIn = (questions: readonly Guessable[]) =>
  guessByTone(questions).filter(({ isRight }) => isRight).length / questions.length;

test("who sees only the words of the options passes no check", () => {
  if (!content) throw new Error("content/ cannot be read");
  const questions = questionsIn(content);
  expect(questions.length).toBeGreaterThan(300);
  expect(rightIn(questions)).toBeLessThan(0.35);
});

test("an answer that gives itself away by its tone is guessed", () => {
  const careful = ["check the page", "open the source", "ask the office", "look at the date"];
  const questions = careful.map((right, at) => ({
    name: right,
    subject: `subject ${at}`,
    options: [`always trust number ${at}`, `never mind number ${at}`, `first ${right}`],
    answer: 2,
  }));
  expect(rightIn(questions)).toBe(1);
});

test("what a subject says of itself is not used on it", () => {
  const options = ["one and two", "three and four", "five and six"];
  const question = { name: "only", subject: "only", options, answer: 2 };
  const [guess] = guessByTone([question]);
  expect(guess?.isRight).toBe(false);
});
