import { randomBytes } from "node:crypto";

/** 32 bytes in base64url. */
const pattern = /^[\w-]{43}$/;

/** What opens something to whoever has it. It is stored as its digest alone. */
export function makeToken() {
  return randomBytes(32).toString("base64url");
}

export function isToken(text: string) {
  return pattern.test(text);
}
