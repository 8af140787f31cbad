/** What a learner has done, in the numbers that achievements are measured by. */
export interface Activity {
  hasAgeGroup: boolean;
  hasLevel: boolean;
  hasField: boolean;
  hasGoal: boolean;
  stepsDone: number;
  stepsPlanned: number;
  skillsPassed: number;
  skillsPassedTwice: number;
  strandsTouched: number;
  fullMarks: number;
  activeDays: number;
  longestStreak: number;
  score: number;
}

export interface Achievement {
  id: string;
  title: string;
  /** What to do for it, in a short sentence. */
  how: string;
  /** Ids that come first; until they are earned this one is locked. */
  requires: readonly string[];
  measure: (activity: Activity) => { done: number; of: number };
}

function yes(isDone: boolean) {
  return { done: isDone ? 1 : 0, of: 1 };
}

/** Every achievement, in the order in which they are shown. Ids are stored: never rename one. */
export const achievementCatalogue: readonly Achievement[] = [
  {
    id: "account",
    title: "Account",
    how: "Make an account.",
    requires: [],
    measure: () => yes(true),
  },
  {
    id: "age-group",
    title: "Age group",
    how: "Say how old you are.",
    requires: ["account"],
    measure: ({ hasAgeGroup }) => yes(hasAgeGroup),
  },
  {
    id: "level",
    title: "Level",
    how: "Say how well you know AI tools.",
    requires: ["account"],
    measure: ({ hasLevel }) => yes(hasLevel),
  },
  {
    id: "field",
    title: "Field",
    how: "Say what you work on or care about.",
    requires: ["account"],
    measure: ({ hasField }) => yes(hasField),
  },
  {
    id: "goal",
    title: "Goal",
    how: "Say what you want to learn.",
    requires: ["account"],
    measure: ({ hasGoal }) => yes(hasGoal),
  },
  {
    id: "first-step",
    title: "First step",
    how: "Finish one step of your path.",
    requires: ["goal"],
    measure: ({ stepsDone }) => ({ done: stepsDone, of: 1 }),
  },
  {
    id: "full-marks",
    title: "Three of three",
    how: "Answer every question of a check right.",
    requires: ["goal"],
    measure: ({ fullMarks }) => ({ done: fullMarks, of: 1 }),
  },
  {
    id: "three-days",
    title: "Three lit days",
    how: "Finish something on three days.",
    requires: ["goal"],
    measure: ({ activeDays }) => ({ done: activeDays, of: 3 }),
  },
  {
    id: "all-strands",
    title: "All four strands",
    how: "Pass a check in each of the four strands.",
    requires: ["first-step"],
    measure: ({ strandsTouched }) => ({ done: strandsTouched, of: 4 }),
  },
  {
    id: "second-look",
    title: "Second look",
    how: "Pass a second check of a skill, with other questions.",
    requires: ["first-step"],
    measure: ({ skillsPassedTwice }) => ({ done: skillsPassedTwice, of: 1 }),
  },
  {
    id: "half-path",
    title: "Half the way",
    how: "Finish half of your path.",
    requires: ["first-step"],
    measure: ({ stepsDone, stepsPlanned }) => ({
      done: stepsDone,
      of: Math.max(1, Math.ceil(stepsPlanned / 2)),
    }),
  },
  {
    id: "seven-days",
    title: "Seven in a row",
    how: "Learn on seven days in a row.",
    requires: ["three-days"],
    measure: ({ longestStreak }) => ({ done: longestStreak, of: 7 }),
  },
  {
    id: "score-50",
    title: "Fifty points",
    how: "Reach a skill score of 50.",
    requires: ["half-path"],
    measure: ({ score }) => ({ done: score, of: 50 }),
  },
  {
    id: "whole-path",
    title: "The whole path",
    how: "Finish every step of your path.",
    requires: ["half-path"],
    measure: ({ stepsDone, stepsPlanned }) => ({ done: stepsDone, of: Math.max(1, stepsPlanned) }),
  },
];
