import { createHash } from "node:crypto";

import { commonPasswordDigests } from "../content/common-passwords";
import { site } from "../content/site";

/** The sentence that refuses an easily guessed password, or null for one that may be used. */
export function refusePassword(
  password: string,
  context: { username: string; email?: string | null },
) {
  const lower = password.toLowerCase();
  if (commonPasswordDigests.has(digest(password)) || commonPasswordDigests.has(digest(lower))) {
    return "This is one of the most common passwords. Please choose another one.";
  }
  const own = [context.username, context.email, context.email?.split("@")[0], site.name];
  if (own.some((word) => word && lower === word.toLowerCase())) {
    return "Please choose a password that is not your name, your email or ours.";
  }
  return null;
}

function digest(text: string) {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}
