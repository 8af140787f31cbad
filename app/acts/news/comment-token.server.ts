import { timingSafeEqual } from "node:crypto";

import { keyedHash } from "../../keys/digest.server";

const longestLife = 24 * 60 * 60_000;
/** Nobody reads an article and writes about it in less. */
const shortestLife = 3000;

/** What a comment form carries: for which article it was made, when, and a number used once. */
export function issueCommentToken(secret: string, articleId: number, now: number) {
  const payload = `${articleId}.${now}.${crypto.randomUUID()}`;
  return `${payload}.${macOf(secret, payload)}`;
}

/**
 * Reads a form's token.
 *
 * @returns its nonce and the milliseconds that the answer should still wait, or null for a token
 * that is forged, for another article, or older than a day.
 */
export function readCommentToken(secret: string, articleId: number, token: string, now: number) {
  const found = /^((\d{1,15})\.(\d{1,15})\.([0-9a-f-]{36}))\.([0-9a-f]{64})$/.exec(token);
  if (!found) return null;
  const [, payload = "", article, issued, nonce = "", mac = ""] = found;
  if (!timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(secret, payload)))) return null;
  const age = now - Number(issued);
  if (Number(article) !== articleId || age < 0 || age > longestLife) return null;
  return { nonce, waitMs: Math.max(0, shortestLife - age) };
}

function macOf(secret: string, payload: string) {
  return keyedHash(secret, `comment form ${payload}`);
}
