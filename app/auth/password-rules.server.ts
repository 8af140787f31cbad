import { createHash } from "node:crypto";
import { inArray } from "drizzle-orm";

import { site } from "../content/site";
import type { Database } from "../db/client.server";
import { commonPasswords } from "../db/schema/people";

/** The sentence that refuses an easily guessed password, or null for one that may be used. */
export async function refusePassword(
  db: Database,
  password: string,
  context: { username: string; email?: string | null },
) {
  const lower = password.toLowerCase();
  const own = [context.username, context.email, context.email?.split("@")[0], site.name];
  if (own.some((word) => word && lower === word.toLowerCase())) {
    return "Please choose a password that is not your name, your email or ours.";
  }
  if (await isCommon(db, lower)) {
    return "This is one of the most common passwords. Please choose another one.";
  }
  return null;
}

/** As it is, or without a year or an exclamation mark at its end: those are guessed first. */
async function isCommon(db: Database, lower: string) {
  const numbers = [lower, lower.replace(/[^\p{L}]{1,4}$/u, "")].map(numberOf);
  const found = await db
    .select()
    .from(commonPasswords)
    .where(inArray(commonPasswords.number, numbers))
    .limit(1);
  return found.length > 0;
}

function numberOf(word: string) {
  return createHash("sha256").update(word).digest().readUInt32BE(0) >>> 6;
}
