import type { Exercise } from "../../../content/exercises/exercise";
import type { PromptAnswer } from "../../engine";
import { asCoached } from "../as-coached";
import { coachPrompt } from "../coach/coach";
import type { CoachReport } from "../coach/report";

const madeBy = "Written by our editors. No AI model was used.";

type Gate = NonNullable<CoachReport["gate"]>["id"];

const texts: Partial<Record<Gate, string>> = {
  unreadable: "I could not find a request in this. What would you like to get?",
  "other-language":
    "There are sample answers to English prompts only so far. Write your prompt in English, and you see what it would lead to.",
  "off-topic":
    "The sample answers belong to this exercise, and your prompt is about something else. Try again with a prompt for it.",
};

/** Instead of a sample, where none would be an answer to a prompt like this one. */
export function askBack(prompt: string, exercise: Exercise): PromptAnswer | null {
  const { gate } = coachPrompt(prompt, asCoached(exercise));
  const text = gate && texts[gate.id];
  return text ? { engine: "built-in", madeBy, text } : null;
}
