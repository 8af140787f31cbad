import type { ClosingProject } from "../course-library/closing-projects";
import type { ModuleKind } from "../course-library/field-pack";
import type { GoalPreset } from "../profile-options";
import type { Reasons } from "./field";

/** What somebody wants to do with AI tools: see `content/tasks`. */
export interface Task {
  id: string;
  /** Also a choice where the words leave open which task is meant. */
  name: string;
  /** Of a course for it. */
  title: string;
  /** The goal of the onboarding that it stands for. */
  preset: GoalPreset | null;
  /** The modules of a course in the order that suits the task; null for the usual one. */
  modules: readonly ModuleKind[] | null;
  /** The kind of goal whose lessons suit it: a file in `content/goal-lessons`. */
  lessons: string;
  /** Among the tasks of that kind, from 0. */
  place: number;
  /** Ids of exercises that suit it, the best first. */
  exercises: readonly number[];
  /** Null for those of a preset, which have a project by their goal. */
  project: ClosingProject | null;
  skills: Reasons;
}

/** A task with words that speak for it, from which the model of goals is trained beside what people wrote. */
export interface WordedTask extends Task {
  words: readonly string[];
  /** They say little alone. */
  hints: readonly string[];
}
