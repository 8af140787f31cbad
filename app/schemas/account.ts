import * as z from "zod/mini";

import { cleanText } from "./text";

const shortName = "Username must be at least 3 characters";
const shortPassword = "Password must be at least 6 characters";
const shortNewPassword = "Password must be at least 8 characters";
const longPassword = "Password must be at most 128 characters";
const invalidEmail = "Please enter a valid email address";

export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const cleaned = z.overwrite<string>(cleanText);

export const email = z
  .string({ error: invalidEmail })
  .check(cleaned, z.regex(emailPattern, invalidEmail), z.maxLength(254, invalidEmail));

const username = z.string({ error: shortName }).check(cleaned, z.minLength(3, shortName));

/** To sign in with: accounts from before the longer minimum keep theirs. */
const password = z
  .string({ error: shortPassword })
  .check(z.minLength(6, shortPassword), z.maxLength(128, longPassword));

const newPassword = z
  .string({ error: shortNewPassword })
  .check(z.minLength(8, shortNewPassword), z.maxLength(128, longPassword));

export const Credentials = z.object({
  username: username.check(z.maxLength(254, "Username must be at most 254 characters")),
  password,
});
export type Credentials = z.infer<typeof Credentials>;

const optionalAnswer = z.optional(
  z.nullable(z.string().check(cleaned, z.maxLength(500, "Please use at most 500 characters"))),
);

export const Registration = z.object({
  username: username.check(
    z.maxLength(30, "Username must be at most 30 characters"),
    z.regex(/^[\p{L}\p{N}_.-]*$/u, "Use letters, digits, dots, dashes and underscores only"),
  ),
  email,
  password: newPassword,
  ageGroup: optionalAnswer,
  competenceLevel: optionalAnswer,
  industry: optionalAnswer,
  learningGoal: optionalAnswer,
});
export type Registration = z.infer<typeof Registration>;

/** The sign-up form: the answers about oneself belong to the onboarding. */
export const SignUp = z.pick(Registration, { username: true, email: true, password: true });

export const NewPassword = z.object({ password: newPassword });

export const ChangePassword = z.object({
  currentPassword: z
    .string({ error: "Please enter your current password" })
    .check(z.minLength(1, "Please enter your current password"), z.maxLength(128, longPassword)),
  password: newPassword,
});

export const PublicName = z.object({
  publicName: z
    .string({ error: "Please enter a name of at least 2 characters" })
    .check(
      cleaned,
      z.minLength(2, "Please enter a name of at least 2 characters"),
      z.maxLength(40, "Please use at most 40 characters"),
      z.regex(/^[\p{L}\p{M}\p{N}' ._-]*$/u, "Use letters, digits, spaces, dots and dashes only"),
    ),
});

export const TimeZone = z.object({
  timeZone: z
    .string({ error: "Please choose a time zone" })
    .check(z.maxLength(60), z.refine(isTimeZone, "Please choose a time zone from the list")),
});

function isTimeZone(zone: string) {
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    return zone !== "";
  } catch {
    return false;
  }
}
