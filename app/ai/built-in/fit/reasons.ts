import type { Reasons } from "../../../content/fit/field";
import type { Fit } from "./fit";

/** What helps with nearly every goal, for those whose goal names too few skills. */
const helpful: Reasons = {
  "strengths-and-limits": "it helps to see clearly what AI can do and what it cannot",
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
  const isPreset = task !== null && task.preset === learningGoal.trim();
  const wish = isPreset ? `your goal is to ${task.preset}` : wishOf(learningGoal);
  const groups = task ? [withWish(wish, task.skills)] : [];
  return isPreset ? groups : [...groups, withWish(wish, helpful)];
}

/** The skills for a second goal that was named beside the first, with its own words. */
export function reasonsForSecond({ second }: Fit): Reasons {
  if (!second) return {};
  const wish = wishOf(second.words).replace("you want to", "you also want to");
  return withWish(wish, second.task.skills);
}

function withWish(wish: string, reasons: Reasons): Reasons {
  return Object.fromEntries(
    Object.entries(reasons).map(([skillId, because]) => [skillId, `${wish}, and ${because}`]),
  );
}

const longestQuote = 80;

function wishOf(learningGoal: string) {
  const said = withoutWanting(learningGoal);
  if (!said) return "you want to use AI tools well";

  if (said.length <= longestQuote) return `you want to "${said}"`;
  const start = said.slice(0, longestQuote + 1);
  const whole = start.includes(" ")
    ? start.slice(0, start.lastIndexOf(" "))
    : [...said].slice(0, 40).join("");
  return `you want to "${whole}…"`;
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
