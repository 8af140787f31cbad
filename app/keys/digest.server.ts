import { createHash, createHmac } from "node:crypto";

/** SHA-256 as 64 hexadecimal digits. */
export async function sha256(text: string) {
  return createHash("sha256").update(text).digest("hex");
}

/** HMAC-SHA-256 as 64 hexadecimal digits: a name for something that must not be stored. */
export function keyedHash(secret: string, text: string) {
  return createHmac("sha256", secret).update(text).digest("hex");
}
