import { createHash } from "node:crypto";

import { commonPasswords } from "../content/common-passwords";
import { site } from "../content/site";

/** The sentence that refuses an easily guessed password, or null for one that may be used. */
export function refusePassword(
  password: string,
  context: { username: string; email?: string | null },
) {
  const lower = password.toLowerCase();
  if (isCommon(lower)) {
    return "This is one of the most common passwords. Please choose another one.";
  }
  const own = [context.username, context.email, context.email?.split("@")[0], site.name];
  if (own.some((word) => word && lower === word.toLowerCase())) {
    return "Please choose a password that is not your name, your email or ours.";
  }
  return null;
}

let listed: ReadonlySet<number> | undefined;

/** As it is, or without a year or an exclamation mark at its end: those are guessed first. */
function isCommon(lower: string) {
  listed ??= readList();
  return listed.has(numberOf(lower)) || listed.has(numberOf(lower.replace(/[^\p{L}]{1,4}$/u, "")));
}

function readList() {
  const numbers = new Set<number>();
  let number = 0;
  for (const digits of commonPasswords.match(/\S{3}/g) ?? []) {
    // Three digits of six bits; the first one of four stands for nothing.
    number += Buffer.from(`A${digits}`, "base64").readUIntBE(0, 3);
    numbers.add(number);
  }
  return numbers;
}

function numberOf(word: string) {
  return createHash("sha256").update(word).digest().readUInt32BE(0) >>> 6;
}
