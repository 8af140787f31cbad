import * as z from "zod/mini";

import { readId } from "./id";
import { atLeast, atMost, cleanText, sentText } from "./text";

function name(longest: number, missing: string) {
  const tooLong = `Please use at most ${longest} characters`;
  return sentText(longest, { missing, tooLong }).check(
    z.overwrite<string>((text) => cleanText(text).replace(/\s+/g, " ")),
    atLeast(1, missing),
    atMost(longest, tooLong),
  );
}

export const NewGroup = z.object({
  name: name(60, "Please give the group a name"),
  ownerName: name(40, "Please say how the members know you"),
});

/** Under it the owner sees a member. */
export const MemberName = z.object({ name: name(40, "Please enter a name") });

const missingTarget = "Please choose what you ask for";
const missingDay = "Please choose a day";

export const NewAssignment = z.object({
  target: sentText(80, { missing: missingTarget }).check(
    atLeast(1, missingTarget),
    atMost(80, missingTarget),
  ),
  dueDay: sentText(10, { missing: missingDay, tooLong: missingDay }).check(
    z.regex(/^\d{4}-\d\d-\d\d$/, missingDay),
  ),
});

/** The number of a member, an assignment or a try that a button stands for. */
export const Chosen = z.object({
  id: z.pipe(
    sentText(15, { missing: "Please choose one" }).check(
      z.refine((text: string) => readId(text) !== undefined, "Please choose one"),
    ),
    z.transform(Number),
  ),
});
