import type { users } from "~/db/schema/people";
import type { Onboarding } from "~/schemas/onboarding";

/** A check that a demo person answered. */
interface DemoCheck {
  /** Counted from the day on which the account was made. */
  day: number;
  /** UTC. */
  hour: number;
  /** Position of the step in the learning path, from 0. */
  step: number;
  /** How many of the three questions were answered right. */
  right: number;
}

export interface DemoPerson extends Omit<Onboarding, "email"> {
  username: string;
  publicName: string | null;
  /** Who this is, for the list that is printed at every start. */
  note: string;
  role: (typeof users.$inferSelect)["role"];
  timeZone: string;
  /** How long ago the account was made. */
  daysAgo: number;
  checks: readonly DemoCheck[];
}

/**
 * The people of the demo content. Their accounts, paths and figures are made by
 * the models from these answers and checks, as anybody's are.
 */
export const demoPeople: readonly DemoPerson[] = [
  {
    username: "mara",
    publicName: "Mara",
    note: "a learner in the second week of her path",
    role: "learner",
    ageGroup: "35-44",
    competenceLevel: "beginner",
    industry: "healthcare",
    learningGoal: "improve productivity with AI",
    timeZone: "Europe/Lisbon",
    daysAgo: 10,
    checks: [
      { day: 0, hour: 18, step: 0, right: 3 },
      { day: 1, hour: 19, step: 1, right: 1 },
      { day: 2, hour: 18, step: 1, right: 2 },
      { day: 5, hour: 17, step: 2, right: 3 },
      { day: 6, hour: 20, step: 3, right: 2 },
      { day: 7, hour: 18, step: 0, right: 3 },
      { day: 8, hour: 19, step: 4, right: 3 },
      { day: 9, hour: 18, step: 1, right: 3 },
    ],
  },
  {
    username: "noor",
    publicName: "Noor",
    note: "an editor",
    role: "editor",
    ageGroup: "45-54",
    competenceLevel: "intermediate",
    industry: "education",
    learningGoal: "master various AI tools",
    timeZone: "Europe/Amsterdam",
    daysAgo: 30,
    checks: [],
  },
  {
    username: "theo",
    publicName: null, // nobody under 18 has a public profile
    note: "a learner under 18, fresh from the onboarding",
    role: "learner",
    ageGroup: "under18",
    competenceLevel: "basic",
    industry: "school",
    learningGoal: "understand what my friends do with AI",
    timeZone: "Europe/London",
    daysAgo: 0,
    checks: [],
  },
];
