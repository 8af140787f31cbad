import type { Exercise } from "../content/exercises/exercise";
import { asCoached, toolOf } from "./built-in/as-coached";
import { coachPrompt } from "./built-in/coach/coach";
import type { CoachReport } from "./built-in/coach/report";
import type { PromptAnswer, PromptEngine } from "./engine";

export interface CoachedAnswer {
  /** With personal data masked. */
  prompt: string;
  answer: PromptAnswer;
  report: CoachReport;
  /** Whether the prompt asks for something that the coach does not help with. */
  isUnsafe: boolean;
}

/**
 * An engine's answer to a prompt, and what the coach says of the prompt. The engine
 * never gets personal data, nor what the coach does not help with.
 */
export async function answerWithCoach(
  engine: PromptEngine,
  prompt: string,
  exercise: Exercise | undefined,
  toolId = exercise?.toolId,
): Promise<CoachedAnswer> {
  const tool = toolOf(toolId);
  const report = coachPrompt(prompt, exercise && asCoached(exercise), tool);
  const masked = report.masked.text;
  if (report.gate?.id.startsWith("unsafe")) {
    const answer = { engine: "built-in", madeBy: notAnswered, text: report.gate.text } as const;
    return { prompt: masked, answer, report, isUnsafe: true };
  }

  const filledSlots = report.slots.filter(({ isFilled }) => isFilled).map(({ id }) => id);
  const answer = await engine.answer({ prompt: masked, exercise, tool, filledSlots });
  return { prompt: masked, answer, report, isUnsafe: false };
}

const notAnswered = "Written by our editors. This request was given to no tool.";
