import * as z from "zod/mini";

import { atLeast, atMost, cleanText, sentText } from "./text";

const shortName = "Username must be at least 3 characters";
const shortPassword = "Password must be at least 6 characters";
const shortNewPassword = "Password must be at least 8 characters";
const longPassword = "Password must be at most 128 characters";
const invalidEmail = "Please enter a valid email address";

export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const cleaned = z.overwrite<string>(cleanText);

const longestEmail = 254;

export const email = sentText(longestEmail, { missing: invalidEmail, tooLong: invalidEmail }).check(
  cleaned,
  z.regex(emailPattern, invalidEmail),
  atMost(longestEmail, invalidEmail),
);

/** A name that one signs in with: the email address does as well. */
function username(longest: number) {
  const tooLong = `Username must be at most ${longest} characters`;
  return sentText(longest, { missing: shortName, tooLong }).check(
    cleaned,
    atLeast(3, shortName),
    atMost(longest, tooLong),
  );
}

const longestPassword = 128;

function passwordOf(shortest: number, tooShort: string) {
  return sentText(longestPassword, { missing: tooShort, tooLong: longPassword }).check(
    atLeast(shortest, tooShort),
    atMost(longestPassword, longPassword),
  );
}

/** To sign in with: accounts from before the longer minimum keep theirs. */
const password = passwordOf(6, shortPassword);

const newPassword = passwordOf(8, shortNewPassword);

export const Credentials = z.object({
  username: username(longestEmail),
  password,
});
export type Credentials = z.infer<typeof Credentials>;

const longAnswer = "Please use at most 500 characters";
const optionalAnswer = z.optional(
  z.nullable(sentText(500, { tooLong: longAnswer }).check(cleaned, atMost(500, longAnswer))),
);

export const Registration = z.object({
  username: username(30).check(
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
  currentPassword: sentText(longestPassword, {
    missing: "Please enter your current password",
    tooLong: longPassword,
  }).check(atLeast(1, "Please enter your current password"), atMost(longestPassword, longPassword)),
  password: newPassword,
});

/** With what a person signs in, by the rules of signing up. */
export const SignInNames = z.pick(Registration, { username: true, email: true });

export const ChangeSignInNames = z.extend(SignInNames, {
  currentPassword: ChangePassword.shape.currentPassword,
});

export const PublicName = z.object({
  publicName: sentText(40, {
    missing: "Please enter a name of at least 2 characters",
    tooLong: "Please use at most 40 characters",
  }).check(
    cleaned,
    atLeast(2, "Please enter a name of at least 2 characters"),
    atMost(40, "Please use at most 40 characters"),
    z.regex(/^[\p{L}\p{M}\p{N}' ._-]*$/u, "Use letters, digits, spaces, dots and dashes only"),
  ),
});

export const TimeZone = z.object({
  timeZone: sentText(60, { missing: "Please choose a time zone" }).check(
    z.refine(isTimeZone, "Please choose a time zone from the list"),
  ),
});

function isTimeZone(zone: string) {
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    return zone !== "";
  } catch {
    return false;
  }
}
