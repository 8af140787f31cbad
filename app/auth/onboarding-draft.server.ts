import type { AppLoadContext } from "@remix-run/cloudflare";

import { type Draft, readDraft } from "../models/onboarding-draft";
import { readCookie } from "./cookies.server";
import { seal, unseal } from "./seal.server";

const purpose = "onboarding-draft";
/** Browsers drop a cookie whose name and value are longer than 4096 bytes together. */
const cookieLimit = 4096;

/** The answers that this browser gave within the last day. */
export async function readKeptDraft(request: Request, context: AppLoadContext): Promise<Draft> {
  const sealed = await readCookie(context.cookies.onboarding, request);
  if (typeof sealed !== "string" || sealed === "") return {};

  const text = unseal(context.secret, purpose, sealed);
  return text === null ? {} : readDraft(JSON.parse(text));
}

/** A `Set-Cookie` value that keeps the answers, or null when they are too long for a cookie. */
export async function keepDraft(context: AppLoadContext, draft: Draft) {
  const cookie = await context.cookies.onboarding.serialize(
    seal(context.secret, purpose, JSON.stringify(draft)),
  );
  return (cookie.split(";", 1)[0] ?? "").length > cookieLimit ? null : cookie;
}
