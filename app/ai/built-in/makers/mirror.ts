import type { PromptAnswer } from "../../engine";
import { coachPrompt } from "../coach/coach";
import type { CriterionId, CriterionResult } from "../coach/report";
import { inertLine } from "./inert";

const madeBy =
  "Put together by a program from your own words. No AI model was used, so it says how your prompt reads and does not carry it out.";

/** What a reader would have to guess where a prompt says nothing of it. */
const guesses: Partial<Record<CriterionId, string>> = {
  task: "What should be done, in one sentence that begins with a doing word?",
  requirements: "How long may it be, what has to be in it, and what should stay out?",
  context: "Who are you, and what do you need it for?",
  audience: "Who will read it, and how should it sound to them?",
  format: "Should it be a list, a table, steps or running text?",
  material: "Which text should it work on? Paste it below your prompt.",
};
const questionsAtOnce = 3;

/** Without an exercise: what the prompt says, and what it leaves to be guessed. */
export function mirror(prompt: string): PromptAnswer {
  const { criteria, gate } = coachPrompt(prompt);
  const understood = criteria.filter(({ evidence }) => evidence.length > 0).map(lineOf);
  const missing = criteria
    .filter(({ state }) => state === "not-yet" || state === "partly")
    .sort((a, b) => b.of - b.points - (a.of - a.points))
    .flatMap(({ id }) => guesses[id] ?? [])
    .slice(0, questionsAtOnce);

  const parts = [
    understood.length > 0
      ? `This is what I understood:\n\n${understood.join("\n")}`
      : (gate?.text ?? "I found nothing in your prompt that I could be sure of."),
    missing.length > 0 &&
      `I would have to guess:\n\n${missing.map((each) => `- ${each}`).join("\n")}`,
    "Choose an exercise to get an answer that is made for its task.",
  ];
  return { engine: "built-in", madeBy, text: parts.filter(Boolean).join("\n\n") };
}

function lineOf({ label, evidence }: CriterionResult) {
  const quotes = evidence.map((each) => `“${inertLine(each)}”`).join(", ");
  return `- **${label}:** ${quotes}`;
}
