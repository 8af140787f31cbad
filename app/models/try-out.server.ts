import { exerciseById } from "../content/exercises/exercises";
import { guideById } from "../content/guides/guides";
import { skillById, skills } from "../content/skills/skill-map";
import type { Database } from "../db/client.server";
import { firstPracticeFor } from "./catalogue";
import { grokQuiz, placeOf } from "./challenge-set.server";
import { rightToPass } from "./skill-check.server";
import { selectVisitorWork, toVisitorWork, type VisitorWork, workOf } from "./visitor-work.server";

/** What may be done without an account: one of each. */
export interface TryOutPart {
  kind: "check" | "exercise" | "challenge";
  title: string;
  /** Where it is, or was, done. */
  to: string;
  /** What came of it, in words; null while it is open. */
  result: string | null;
}

/** The lesson with which the map of skills begins. */
export const firstLesson = skills[0]?.id ?? "";

/** What somebody did before they had an account, and until when it is kept. One round trip. */
export async function getTryOut(db: Database, visitorId: string | null, now: number) {
  const rows = visitorId ? (await db.batch([selectVisitorWork(db, visitorId, now)]))[0] : [];
  const work = toVisitorWork(rows);
  const checked = workOf(work, "check")[0]?.subject ?? firstLesson;
  return {
    parts: [checkPart(work), exercisePart(work, checked), challengePart(work)],
    keptUntil: rows[0]?.expiresAt ?? null,
  };
}

function checkPart(work: readonly VisitorWork[]): TryOutPart {
  const checks = workOf(work, "check");
  const best = [...checks].sort((one, other) => other.body.correct - one.body.correct)[0];
  const skillId = best?.subject ?? firstLesson;
  const lesson = { kind: "check", title: skillById(skillId)?.title ?? "A lesson" } as const;
  if (!best) return { ...lesson, to: `/lessons/${skillId}`, result: null };

  const { correct, asked } = best.body;
  const passed = correct >= rightToPass ? "passed" : "not passed yet";
  return {
    ...lesson,
    to: `/lessons/${skillId}/check?check=${best.part}`,
    result: `${correct} of ${asked} right, ${passed}`,
  };
}

function exercisePart(work: readonly VisitorWork[], skillId: string): TryOutPart {
  const tries = workOf(work, "exercise");
  const exercise = exerciseById(Number(tries[0]?.subject));
  if (!exercise) {
    const { title = "An exercise", to = "/tools" } = firstPracticeFor(skillId) ?? {};
    return { kind: "exercise", title, to, result: null };
  }

  const best = Math.max(...tries.map(({ body }) => body.score ?? 0));
  const passed = best >= exercise.passMark ? ", passed" : "";
  return {
    kind: "exercise",
    title: exercise.title,
    to: `/tools/${exercise.toolId}?exercise=${exercise.id}`,
    result: `About ${best} of 100 points${passed}`,
  };
}

function challengePart(work: readonly VisitorWork[]): TryOutPart {
  const [answer] = workOf(work, "challenge");
  const place = answer && placeOf(answer.subject);
  if (!answer || !place) {
    const to = "/guides/5?tab=challenges";
    return { kind: "challenge", title: `About ${guideById(5)?.name}`, to, result: null };
  }

  const { set, number } = place;
  const guideId = Number(set.key.split(":")[1]);
  const isRight = set.challenges[number - 1]?.correctIndex === answer.body.option;
  return {
    kind: "challenge",
    title: `About ${set.key === grokQuiz.key ? "Grok" : guideById(guideId)?.name}`,
    to: set.key === grokQuiz.key ? "/grok" : `/guides/${guideId}?tab=challenges`,
    result: isRight ? "Answered, and right" : "Answered, with the reason to read",
  };
}
