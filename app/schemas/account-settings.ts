import * as z from "zod/mini";

import { NotificationChoice } from "./onboarding";
import { cleanText } from "./text";

export const NotificationSetting = z.object({ notifications: NotificationChoice });

const missingPassword = "Please enter your password";

/** The two things that stand between a click and a deleted account. */
export const DeleteAccount = z.object({
  password: z
    .string({ error: missingPassword })
    .check(z.minLength(1, missingPassword), z.maxLength(128, missingPassword)),
  understood: z.literal("on", { error: "Please tick the box to say that you understand" }),
});

const missingName = "Please enter the person's username";

export const LinkRequest = z.object({
  username: z
    .string({ error: missingName })
    .check(
      z.overwrite<string>(cleanText),
      z.minLength(1, missingName),
      z.maxLength(254, missingName),
    ),
});

const missingGroup = "Please choose an age group";

/** Which groups there are stands with the options of the onboarding. */
export const AgeGroupOf = z.object({
  username: LinkRequest.shape.username,
  ageGroup: z
    .string({ error: missingGroup })
    .check(z.minLength(1, missingGroup), z.maxLength(20, missingGroup)),
});
