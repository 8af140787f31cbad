/** What the views of a learner's progress are given. */

export type StepStatus = "completed" | "in-progress" | "locked";

export interface ShownStep {
  id: string;
  skillId: string;
  title: string;
  reason: string;
  minutes: number;
  status: StepStatus;
  doneAt: number | null;
}

export interface ShownStreak {
  days: number;
  best: number;
  freezes: number;
  status: "new" | "done-today" | "due-today" | "protected" | "ended";
}

export interface ShownCalendar {
  today: string;
  /** One for each day, from a Monday on, in whole weeks. */
  windows: readonly { day: string; state: "lit" | "dark" | "ahead" }[];
}

export interface ShownAchievement {
  id: string;
  title: string;
  how: string;
  done: number;
  of: number;
}
