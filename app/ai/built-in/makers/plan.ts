import { planFacts } from "../../../content/plans/plan";
import { anyTask } from "../../../content/plans/plans";
import type { PromptAnswer, PromptRequest } from "../../engine";
import { chooseTemplate } from "./plan/choose";
import { findFacts } from "./plan/facts";
import { writePlan } from "./plan/write-plan";

const madeBy =
  "An authored plan with your words filled in by a program. Nothing was carried out and no AI model was used.";

const nothingRead = `I could not find enough in your words to make a plan. This program knows everyday English only.

Say in one or two sentences what should be there at the end, until when, for whom, and what must not happen. For example:

> Plan a day trip by train for five people on Saturday. At most $100 in all. Do not book anything.`;

/** Fills an authored plan with the goal, dates, money, people and limits that a prompt names. */
export function answerPlan({ prompt, exercise, filledSlots }: PromptRequest): PromptAnswer {
  const facts = findFacts(prompt);
  const byWords = chooseTemplate(facts.text);
  const isAnythingFound = planFacts.some((id) => id !== "goal" && facts.found[id].length > 0);
  if (!byWords && !isAnythingFound) return { engine: "built-in", madeBy, text: nothingRead };

  const byExercise =
    byWords || !exercise ? null : chooseTemplate(`${exercise.title}. ${exercise.instructions}`);
  const questions = exercise?.slots
    .filter(({ id }) => !filledSlots.includes(id))
    .map(({ ask }) => ask);
  return {
    engine: "built-in",
    madeBy,
    text: writePlan(facts, {
      template: byWords ?? byExercise ?? anyTask,
      isByExercise: byExercise !== null,
      questions: questions ?? null,
    }),
  };
}
