import { grokOverview } from "../content/guides/grok-overview";
import type { Challenge, Guide } from "../content/guides/guide";
import { guideById } from "../content/guides/guides";

/** Challenges that belong together: those of a guide, or the quiz of the Grok page. */
export interface ChallengeSet {
  /** Under it, with the number of the challenge, the answers are stored. */
  key: string;
  challenges: readonly Challenge[];
  /** The skill that each of them asks for, in the same order. */
  skills: readonly string[];
}

const guideSkills: Record<number, readonly [string, string, string]> = {
  1: ["what-a-model-knows", "keep-your-own-judgement", "set-requirements"],
  2: ["give-context", "strengths-and-limits", "respect-rights"],
  4: ["notice-bias", "choose-a-tool", "spot-fakes"],
  5: ["check-sources", "how-a-model-writes", "set-requirements"],
  6: ["choose-the-shape", "protect-private-data", "improve-in-rounds"],
  7: ["check-numbers", "protect-private-data", "choose-a-tool"],
  8: ["check-sources", "spot-made-up-facts", "what-a-model-knows"],
  9: ["keep-a-person-in-charge", "tools-that-act", "check-numbers"],
};

export function challengesOf({ id, challenges }: Guide): ChallengeSet {
  return { key: `guide:${id}`, challenges, skills: guideSkills[id] ?? [] };
}

export const grokQuiz: ChallengeSet = {
  key: "grok",
  challenges: grokOverview.quiz.questions,
  skills: ["spot-fakes", "choose-a-tool", "notice-bias"],
};

export function keys(set: ChallengeSet) {
  return set.challenges.map((_, index) => keyOf(set, index + 1));
}

/** Under it an answer is stored: `guide:5:2`, `grok:1`. */
export function keyOf({ key }: ChallengeSet, number: number) {
  return `${key}:${number}`;
}

/** The set of a key and the number in it; null where there is no such challenge. */
export function placeOf(key: string): { set: ChallengeSet; number: number } | null {
  const end = key.lastIndexOf(":");
  const name = key.slice(0, end);
  const number = Number(key.slice(end + 1));
  const guide = guideById(Number(name.split(":")[1]));
  const set = name === grokQuiz.key ? grokQuiz : guide && challengesOf(guide);
  return set?.challenges[number - 1] ? { set, number } : null;
}

/** The challenge of a key; null for one that there is not. */
export function challengeAt(key: string): Challenge | null {
  const place = placeOf(key);
  return place?.set.challenges[place.number - 1] ?? null;
}
