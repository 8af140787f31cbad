import type { OtherQuestion } from "../../app/content/skills/other-question";
import { expect, type Locator, type Page } from "./test";
import { written } from "./written";

const { questions, library } = written();
const choices = Object.values(questions).flat();
const others = Object.values(library.otherQuestions).flat();

/** Answers the first questions of a check or a test, so many of them right, whatever their form. */
export async function answerCheck(page: Page, right: number, count = 3) {
  const asked = page.locator(".quiz__question");
  for (let index = 0; index < count; index++) await answerOne(asked.nth(index), index < right);
}

async function answerOne(asked: Locator, isRight: boolean) {
  const words = (await asked.textContent()) ?? "";
  const other = others.find(({ prompt }) => words.includes(prompt));
  if (other) return answerOther(asked, other, isRight);
  const choice = choices.find(({ prompt }) => words.includes(prompt));
  if (!choice) throw new Error(`Nobody wrote this question: ${words}`);
  return choose(asked, choice, isRight);
}

async function choose(
  asked: Locator,
  { options, answer }: { options: readonly { text: string }[]; answer: number },
  isRight: boolean,
) {
  // Each check has an order of its own.
  const name = options[isRight ? answer : (answer + 1) % options.length]?.text ?? "";
  await asked.getByRole("radio", { name, exact: true }).check();
}

async function answerOther(asked: Locator, question: OtherQuestion, isRight: boolean) {
  switch (question.kind) {
    case "order": {
      const last = question.things.length;
      for (const [at, { text }] of question.things.entries()) {
        const place = String(isRight ? at + 1 : last - at);
        await asked.getByRole("combobox", { name: text, exact: true }).selectOption(place);
      }
      break;
    }
    case "sort":
      for (const { text, group } of question.things) {
        const name = question.groups[isRight ? group : 1 - group] ?? "";
        const thing = asked.getByRole("group", { name: text, exact: true });
        await thing.getByRole("radio", { name, exact: true }).check();
      }
      break;
    case "word":
      await asked.getByRole("textbox").fill(isRight ? (question.accepted[0] ?? "") : "no idea");
      break;
    default:
      await choose(asked, question, isRight);
  }
  await expect(asked).toBeVisible();
}
