import type { Reasons } from "../../../content/fit/field";
import type { Fit } from "./fit";

/** What helps with nearly every goal, for those whose goal names too few skills. */
const helpful: Reasons = {
  "strengths-and-limits": "you see clearly what AI can do and what it cannot",
  "improve-in-rounds": "a first try gets better with each round",
  "give-context": "an answer fits you only when the tool knows your situation",
  "keep-your-own-judgement": "thinking for yourself stays a skill that needs practice",
  "spot-fakes": "knowing the tricks keeps them from working on you",
  "notice-bias": "an answer can leave somebody out without saying so",
  "check-sources": "what you build on should lead back to a real source",
  "check-numbers": "numbers from a chatbot deserve one sum of your own",
};

/** The skills for a goal, in groups: all of the first come before any of the second. */
export function reasonsForGoal({ task }: Fit, learningGoal: string): readonly Reasons[] {
  const groups = task ? [because("it serves your goal", task.skills)] : [];
  const isPreset = task !== null && task.preset === learningGoal.trim();
  return isPreset ? groups : [...groups, because("it helps with nearly every goal", helpful)];
}

/** The skills for a second goal that was named beside the first. */
export function reasonsForSecond({ second }: Fit): Reasons {
  return second ? because("it serves another part of your goal", second.skills) : {};
}

/** The goal itself stands above a path and a course: in each reason it would be in the way, and fit few sentences. */
function because(wish: string, reasons: Reasons): Reasons {
  return Object.fromEntries(
    Object.entries(reasons).map(([skillId, reason]) => [skillId, `${wish}: ${reason}`]),
  );
}

/** A goal as it was typed, on one line and without "I want to". */
export function withoutWanting(learningGoal: string) {
  return learningGoal
    .replace(/[\s\p{Cc}]+/gu, " ")
    .replace(/["“”„]/g, "'")
    .trim()
    .replace(/^(i (want|wish|hope|need|would like)|i['’]d like|my goal is) to /i, "")
    .replace(/^to /i, "")
    .replace(/[\s.,;:!?]+$/, "");
}
