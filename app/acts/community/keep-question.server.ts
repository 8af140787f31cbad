import type { AppLoadContext } from "@remix-run/cloudflare";
import { setBookmark } from "../../models/community/bookmark.server";
import { setFollow } from "../../models/community/follow.server";
import { type Refusal, refuse } from "../../schemas/refusal";

const unknown = refuse("unknown", "There is no such question.");

type KeepResult<Now> = Refusal | ({ ok: true } & Now);

/** Sets a bookmark on a question, or takes it back. */
export async function bookmark(
  { db, now }: AppLoadContext,
  change: Parameters<typeof setBookmark>[1],
): Promise<KeepResult<{ bookmarked: boolean }>> {
  const kept = await setBookmark(db, change, now);
  return kept ? { ok: true, ...kept } : unknown;
}

/** Follows a question, or stops it. */
export async function follow(
  { db, now }: AppLoadContext,
  change: Parameters<typeof setFollow>[1],
): Promise<KeepResult<{ followed: boolean }>> {
  const kept = await setFollow(db, change, now);
  return kept ? { ok: true, ...kept } : unknown;
}
