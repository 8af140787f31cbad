import type { AppLoadContext } from "@remix-run/cloudflare";
import { readCookie } from "../keys/cookies.server";
import { seal, unseal } from "../keys/seal.server";
import { type Draft, readDraft } from "../models/onboarding-draft";

const purpose = "onboarding-draft";
/** Browsers drop a cookie whose name and value are longer than 4096 bytes together. */
const cookieLimit = 4096;

export interface KeptDraft {
  draft: Draft;
  /** A secret of this browser, so that the last form sent twice is known to be the same. */
  key: string;
}

/** The answers that this browser gave within the last day. */
export async function readKeptDraft(request: Request, context: AppLoadContext): Promise<KeptDraft> {
  const sealed = await readCookie(context.cookies.onboarding, request);
  const text = typeof sealed === "string" ? unseal(context.secret, purpose, sealed) : null;
  const kept = text === null ? {} : (JSON.parse(text) as { key?: string });
  return { draft: readDraft({ ...kept }), key: kept.key ?? crypto.randomUUID() };
}

/** A `Set-Cookie` value that keeps the answers, or null when they are too long for a cookie. */
export async function keepDraft(context: AppLoadContext, { draft, key }: KeptDraft) {
  const cookie = await context.cookies.onboarding.serialize(
    seal(context.secret, purpose, JSON.stringify({ ...draft, key })),
  );
  return (cookie.split(";", 1)[0] ?? "").length > cookieLimit ? null : cookie;
}
