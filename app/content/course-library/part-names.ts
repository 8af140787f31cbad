import type { AgeNotes } from "./age-notes";
import type { ClosingProjects } from "./closing-projects";
import type { GoalTelling } from "./goal-lesson";
import type { GoalSteps } from "./goal-step";
import type { Depth } from "./lesson-text";
import type { Resource } from "./resource";

/** What every course draws from, whatever was asked for. */
export interface CommonPart {
  ageNotes: AgeNotes;
  goalSteps: GoalSteps;
  projects: ClosingProjects;
  resources: readonly Resource[];
}

export const commonPart = "common";

export function packPart(packId: string) {
  return `packs/${packId}`;
}

export function momentsPart(fieldId: string) {
  return `moments/${fieldId}`;
}

export function questionsPart(skillId: string) {
  return `questions/${skillId}`;
}

export function goalLessonsPart(kind: string, telling: GoalTelling) {
  return `lessons/goal/${kind}/${telling}`;
}

export function lessonsPart(depth: Depth, kind: string) {
  return `lessons/${depth}/${kind}`;
}
