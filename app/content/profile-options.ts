import { ageGroupIds, isAgeGroup } from "../schemas/age-group";

/** The options of the onboarding. The values are stored: never rename one. */
export const ageGroups = ageGroupIds.map((value) => ({
  value,
  label: value === "under18" ? "Under 18" : value,
}));

export const competenceLevels = [
  { value: "beginner", label: "Beginner", hint: "I have heard of AI, and hardly used it" },
  { value: "basic", label: "Basic", hint: "I have tried a chatbot a few times" },
  { value: "intermediate", label: "Intermediate", hint: "I use AI tools most weeks" },
  { value: "advanced", label: "Advanced", hint: "I rely on them and know their limits" },
  { value: "expert", label: "Expert", hint: "I build with them or teach others" },
] as const;

export const goalPresets = [
  {
    value: "automate life and work tasks",
    hint: "Hand over chores that come back every week",
  },
  {
    value: "start an AI-powered business",
    hint: "Offer something of your own, with AI behind the counter",
  },
  {
    value: "master various AI tools",
    hint: "Know what each kind of tool is good for",
  },
  {
    value: "transition to an AI-focused career",
    hint: "Show an employer that you work well with AI",
  },
  {
    value: "improve productivity with AI",
    hint: "Get everyday writing and planning done sooner",
  },
] as const;

const letters = "write letters and emails with ease";
const family = "plan meals, trips and family days";
const homework = "understand my homework and learn for tests";
const language = "learn a language in small steps";

const atAnyAge = [letters, family, homework];

const everydayGoals: Record<(typeof ageGroupIds)[number], readonly string[]> = {
  under18: [homework, family, "get better at a hobby or a game"],
  "18-24": atAnyAge,
  "25-34": [letters, family, language],
  "35-44": [letters, family, language],
  "45-54": [letters, family, language],
  "55+": [letters, family, "write down my memories"],
};

/** Three goals for life at home that fit the age where it is known, to be taken over or changed in the free field. */
export function everydayGoalsFor(ageGroup: string | null = null) {
  return isAgeGroup(ageGroup) ? everydayGoals[ageGroup] : atAnyAge;
}

export type AgeGroup = (typeof ageGroups)[number]["value"];
export type CompetenceLevel = (typeof competenceLevels)[number]["value"];
export type GoalPreset = (typeof goalPresets)[number]["value"];
