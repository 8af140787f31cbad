import * as z from "zod/mini";

import { email } from "./account";
import { atLeast, atMost, cleanText, sentText } from "./text";

const cleaned = z.overwrite<string>(cleanText);
const longAnswer = "Please use at most 500 characters";

function answer(missing: string, shortest = 1) {
  return sentText(500, { missing, tooLong: longAnswer }).check(
    cleaned,
    atLeast(shortest, missing),
    atMost(500, longAnswer),
  );
}

/** The five answers of the onboarding. */
export const Onboarding = z.object({
  email,
  ageGroup: answer("Please select your age group"),
  competenceLevel: answer("Please select your competence level"),
  industry: answer("Please enter your industry or interest"),
  learningGoal: answer("Please describe your learning goal in at least 10 characters", 10),
});
export type Onboarding = z.infer<typeof Onboarding>;
export type OnboardingField = keyof Onboarding;

/** What a learner says of themselves; it decides the path. */
export const Profile = z.omit(Onboarding, { email: true });
export type Profile = z.infer<typeof Profile>;

/** The answer to the last question; the page's form sends it, `/api` does not. */
export const NotificationChoice = z.enum(["allow", "block"]);
export type NotificationChoice = z.infer<typeof NotificationChoice>;
