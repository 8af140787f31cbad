import type { AgeNotes } from "./age-notes";
import type { ClosingProjects } from "./closing-projects";
import type { GoalTelling } from "./goal-lesson";
import type { Depth } from "./lesson-text";
import type { Resource } from "./resource";

/** What every course draws from, whatever was asked for. */
export interface CommonPart {
  ageNotes: AgeNotes;
  projects: ClosingProjects;
  resources: readonly Resource[];
  /** All packs in their order, since a case may come from any. */
  packs: readonly { id: string; name: string }[];
  fieldNames: readonly string[];
}

export const commonPart = "common";

export function packPart(packId: string) {
  return `packs/${packId}`;
}

/** The part with the words of cases that begin as this one does. */
export function caseWordsPart(word: string) {
  return `case-words/${/^[a-z]/.test(word) ? word[0] : "0"}`;
}

/** The part that says whose day the questions of a depth tell of. */
export function questionPeoplePart(depth: Depth) {
  return `question-people/${depth}`;
}

export function momentsPart(fieldId: string) {
  return `moments/${fieldId}`;
}

export function questionsPart(skillId: string) {
  return `questions/${skillId}`;
}

/** The part with what a skill's lesson tells. */
export function skillTextPart(skillId: string) {
  return `skills/${skillId}`;
}

export function goalLessonsPart(kind: string, telling: GoalTelling) {
  return `lessons/goal/${kind}/${telling}`;
}

export const youngLessonsPart = "young/lessons";
export const youngQuestionsPart = "young/questions";

/** The part with the steps for one task. */
export function goalStepsPart(taskId: string) {
  return `goal-steps/${taskId}`;
}

/** The part with one thing that a course for a task can bring about. */
export function howToPart(taskId: string, id: string) {
  return `how-tos/${taskId}/${id}`;
}

export function lessonsPart(depth: Depth, kind: string) {
  return `lessons/${depth}/${kind}`;
}
