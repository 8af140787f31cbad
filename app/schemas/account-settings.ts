import * as z from "zod/mini";

import { NotificationChoice } from "./onboarding";
import { atLeast, atMost, cleanText, sentText } from "./text";

export const NotificationSetting = z.object({ notifications: NotificationChoice });

const missingPassword = "Please enter your password";

/** The two things that stand between a click and a deleted account. */
export const DeleteAccount = z.object({
  password: sentText(128, { missing: missingPassword, tooLong: missingPassword }).check(
    atLeast(1, missingPassword),
    atMost(128, missingPassword),
  ),
  understood: z.literal("on", { error: "Please tick the box to say that you understand" }),
});

const missingName = "Please enter the person's username";

export const LinkRequest = z.object({
  username: sentText(254, { missing: missingName, tooLong: missingName }).check(
    z.overwrite<string>(cleanText),
    atLeast(1, missingName),
    atMost(254, missingName),
  ),
});

const missingGroup = "Please choose an age group";

/** Which groups there are stands with the options of the onboarding. */
export const AgeGroupOf = z.object({
  username: LinkRequest.shape.username,
  ageGroup: sentText(20, { missing: missingGroup, tooLong: missingGroup }).check(
    atLeast(1, missingGroup),
    atMost(20, missingGroup),
  ),
});
