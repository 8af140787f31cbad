import type { Skill } from "../content/skills/skill";
import { skills } from "../content/skills/skill-map";
import type { Database } from "../db/client.server";
import { selectAskedLesson } from "./group-assignment.server";
import { withoutKey } from "./open-question";
import { selectOtherLesson, toOtherLesson } from "./other-lesson.server";
import type { ShownStep } from "./path";
import { opensAfter } from "./path-order";
import { minutesFor } from "./path-plan";
import { selectEvidence, selectPath, stepsOf } from "./progress.server";
import { nextCheck, selectCheck, selectEarlierChecks, showCheck } from "./skill-check.server";
import { selectQuestions, toQuestions } from "./skill-questions.server";
import { skillScore } from "./skill-score";
import { selectSkillText, toSkillText } from "./skill-text.server";

interface StepQuery {
  user: { id: number; ageGroup: string | null };
  skill: Skill;
  /** Number of an answered check to show, or null. */
  answered: number | null;
}

/**
 * A skill with its next check, or with an answered one: a step of the learner's path, or a
 * skill beside it, which is always open. One round trip.
 *
 * @returns null when there is no answered check of that number.
 */
export async function getStep(db: Database, { user, skill, answered }: StepQuery) {
  const userId = user.id;
  const [[path], evidence, earlier, [check], known, text, other, [asked]] = await db.batch([
    selectPath(db, userId),
    selectEvidence(db, userId),
    selectEarlierChecks(db, userId, skill.id),
    selectCheck(db, userId, skill.id, answered ?? 0),
    selectQuestions(db, skill.id),
    selectSkillText(db, skill.id),
    selectOtherLesson(db, userId, skill.id),
    selectAskedLesson(db, userId, skill.id),
  ]);
  if (answered !== null && !check) return null;

  const steps = stepsOf(path, evidence) ?? [];
  const index = steps.findIndex(({ skillId }) => skillId === skill.id);
  const shown = evidence.find(({ skillId }) => skillId === skill.id);
  const planned = steps[index] ?? besidePath(skill, user.ageGroup, shown?.passedAt ?? null);
  const otherLesson = planned.doneAt === null ? toOtherLesson(other) : null;
  const open = planned.status === "locked" && asked ? openFor(planned) : planned;
  const step = otherLesson ? { ...open, reason: backAgain } : open;

  const lesson = toSkillText(text);
  const learning = { userId, skillId: skill.id, questions: toQuestions(known) };
  const next = nextCheck(learning, earlier);
  const scoreAt = (at: number) =>
    skillScore(skills, evidence, { plannedAt: path?.plannedAt ?? null, at }).score;
  return {
    step,
    /** Its place on the path; null for a skill beside it. */
    place: index < 0 ? null : { position: index + 1, count: steps.length },
    /** The group that asks for it, and until when. */
    asked: asked ?? null,
    toGo: steps.filter(({ status }) => status !== "completed").length,
    hasPath: steps.length > 0,
    isPassedTwice: shown?.passedAgainAt != null,
    opensAfter: nameOf(opensAfter(steps, index)),
    lesson,
    current: nameOf(steps.find(({ status }) => status === "in-progress")),
    /** The same skill taught in another text, once its last checks were not passed. */
    otherLesson,
    check:
      step.status === "locked"
        ? null
        : { number: next.number, questions: next.questions.map(withoutKey) },
    result: check
      ? {
          ...showCheck(learning, check),
          /** Whole points that this check brought. */
          points: scoreAt(check.createdAt) - scoreAt(check.createdAt - 1),
        }
      : null,
  };
}

const backAgain =
  "Here again because your last two checks of it were not passed, now with another lesson and other questions.";

/** A step for which one of the learner's groups asks before it is its turn. */
function openFor(step: ShownStep): ShownStep {
  return { ...step, status: "in-progress" };
}

/** A skill that is no step of the learner's path, shown as one that is open. */
function besidePath(skill: Skill, ageGroup: string | null, doneAt: number | null): ShownStep {
  return {
    id: skill.id,
    skillId: skill.id,
    title: skill.title,
    reason: "This skill is not on your path. What you do here counts all the same.",
    minutes: minutesFor(skill, ageGroup ?? ""),
    status: doneAt === null ? "in-progress" : "completed",
    doneAt,
  };
}

function nameOf(step: ShownStep | undefined) {
  return step && { skillId: step.skillId, title: step.title };
}
