import type { Skill } from "../content/skills/skill";
import type { Database } from "../db/client.server";
import type { ShownStep } from "./path";
import { selectEvidence, selectPath, stepsOf } from "./progress.server";
import {
  drawQuestions,
  selectCheck,
  selectLastCheck,
  showCheck,
  withoutKey,
} from "./skill-check.server";

interface Asked {
  userId: number;
  skill: Skill;
  /** Number of an answered check to show, or null. */
  answered: number | null;
}

/**
 * A step of a learner's path with its next check, or with an answered one. One round trip.
 *
 * @returns null when the skill is not on the path, or there is no answered check of that number.
 */
export async function getStep(db: Database, { userId, skill, answered }: Asked) {
  const [[path], evidence, [last], [check]] = await db.batch([
    selectPath(db, userId),
    selectEvidence(db, userId),
    selectLastCheck(db, userId, skill.id),
    selectCheck(db, userId, skill.id, answered ?? 0),
  ]);
  const steps = stepsOf(path, evidence) ?? [];
  const index = steps.findIndex(({ skillId }) => skillId === skill.id);
  const step = steps[index];
  if (!step || (answered !== null && !check)) return null;

  const number = (last?.number ?? 0) + 1;
  const shown = evidence.find(({ skillId }) => skillId === skill.id);
  return {
    step,
    position: index + 1,
    count: steps.length,
    isPassedTwice: shown?.passedAgainAt != null,
    opensAfter: nameOf(steps[index - 1]),
    current: nameOf(steps.find(({ status }) => status === "in-progress")),
    check:
      step.status === "locked"
        ? null
        : { number, questions: drawQuestions({ userId, skill, number }).map(withoutKey) },
    result: check ? showCheck(skill, check) : null,
  };
}

function nameOf(step: ShownStep | undefined) {
  return step && { skillId: step.skillId, title: step.title };
}
