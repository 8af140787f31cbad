import { judgeAudience } from "./criteria/audience";
import { judgeCheck } from "./criteria/check";
import { judgeContext } from "./criteria/context";
import { judgeExamples } from "./criteria/examples";
import type { Finding } from "./criteria/finding";
import { judgeFormat } from "./criteria/format";
import { judgeMaterial } from "./criteria/material";
import { judgeReadable } from "./criteria/readable";
import { findRequirements, judgeRequirements } from "./criteria/requirements";
import { judgeRole } from "./criteria/role";
import { findTasks, judgeTask, type Task } from "./criteria/task";
import { findCopied, isInside, isOffTopic } from "./exercise";
import { fillSlots } from "./exercise-slots";
import type { LanguagePack } from "./pack";
import { type Reading, readPrompt } from "./reading";
import type { CoachedExercise, CriterionId, SlotResult } from "./report";

/** All that is known of a prompt before anything is said about it. */
export interface Judged {
  reading: Reading;
  /** The clearest first. */
  tasks: readonly Task[];
  findings: Record<CriterionId, Finding>;
  slots: SlotResult[];
  /** What of the exercise was typed back as it stands. */
  copied: "copied" | "example" | null;
  isOffTopic: boolean;
  /** The slots show what is wanted, whatever the sentence looks like. */
  isInside: boolean;
}

/** An exercise hands out its text, or has a slot for it. */
function withoutNeed(material: Finding): Finding {
  return material.level > 0 ? material : { ...material, isNeeded: false };
}

function judgeCriteria(
  reading: Reading,
  tasks: readonly Task[],
  exercise: CoachedExercise | undefined,
  pack: LanguagePack,
): Record<CriterionId, Finding> {
  const required = findRequirements(reading, tasks, pack);
  const context = judgeContext(reading, tasks, required, pack);
  return {
    task: judgeTask(reading, tasks, pack),
    requirements: judgeRequirements(reading, tasks, required),
    context,
    audience: judgeAudience(reading, tasks, context, pack),
    format: judgeFormat(reading, tasks, required, pack),
    material: exercise
      ? withoutNeed(judgeMaterial(reading, tasks, pack))
      : judgeMaterial(reading, tasks, pack),
    examples: judgeExamples(reading, pack),
    role: judgeRole(reading, pack),
    check: judgeCheck(reading, pack),
    readable: judgeReadable(reading, pack),
  };
}

export function judgePrompt(
  prompt: string,
  exercise: CoachedExercise | undefined,
  pack: LanguagePack,
): Judged {
  const reading = readPrompt(prompt, pack);
  const tasks = findTasks(reading, exercise, pack);
  const slots = exercise ? fillSlots(reading, exercise, pack) : [];
  return {
    reading,
    tasks,
    findings: judgeCriteria(reading, tasks, exercise, pack),
    slots,
    copied: exercise ? findCopied(reading, exercise, pack) : null,
    isOffTopic: exercise !== undefined && isOffTopic(reading, exercise, slots, pack),
    isInside: exercise !== undefined && isInside(reading, exercise, slots),
  };
}
