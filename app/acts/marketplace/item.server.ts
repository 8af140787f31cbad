import type { AppLoadContext } from "@remix-run/cloudflare";

import { keepCounted, keepOwner } from "../../auth/guest.server";
import { fetchImage } from "../../files/fetch-image.server";
import { keepPicture } from "../../files/serve.server";
import { fieldErrors } from "../../http/body.server";
import { refuseOverLimit } from "../../http/limits.server";
import {
  markHelpful,
  type ReviewRefusal,
  saveReview,
} from "../../models/marketplace/review.server";
import { type SaveKind, setSaved } from "../../models/marketplace/save.server";
import type { Owner } from "../../models/owner";
import { type Refusal, refuse, refuseInput, type Why } from "../../schemas/refusal";
import { Review } from "../../schemas/review";
import { forgetTyped } from "../drafts.server";

const refusals: Record<ReviewRefusal, [why: Why, sentence: string]> = {
  unknown: ["unknown", "There is no such item in the marketplace."],
  "own-item": ["forbidden", "You cannot review your own listing."],
  removed: ["forbidden", "An editor removed your review of this item."],
};

/** Checks and stores a review that a form or `/api` sent; its picture is copied to our own files. */
export async function writeReview(
  request: Request,
  context: AppLoadContext,
  { userId, itemId, sent }: { userId: number; itemId: number; sent: unknown },
): Promise<Refusal | { ok: true; id: number; isNew: boolean }> {
  const read = Review.safeParse(sent);
  if (!read.success) return refuseInput(fieldErrors(read.error));

  const refused = await refuseOverLimit(request, context, "vote");
  if (refused) return refused;

  const { imageUrl } = read.data;
  const tooManyImages = imageUrl && (await refuseOverLimit(request, context, "image-fetch"));
  if (tooManyImages) return tooManyImages;
  const image = imageUrl === null ? null : await fetchImage(imageUrl);
  const kept = image && (await keepPicture(context.files, image.bytes));
  const imagePath = kept?.address ?? null;
  const saved = await saveReview(
    context.db,
    { ...read.data, userId, itemId, imagePath },
    context.now,
  );
  if (saved.ok) {
    await forgetTyped(request, context, { kind: "review", about: itemId });
    return saved;
  }
  // Nothing shows the copy of a review that was refused.
  if (kept) context.waitUntil(context.files.delete(kept.objectKey));
  return refuse(...refusals[saved.reason]);
}

/** Counts a visitor's or member's "This was helpful". `headers` belong into the answer. */
export async function voteHelpful(request: Request, context: AppLoadContext, reviewId: number) {
  const refused = await refuseOverLimit(request, context, "vote");
  if (refused) return refused;

  const { who, headers } = await keepCounted(request, context);
  const marked = await markHelpful(context.db, reviewId, who, context.now);
  if (marked.ok) return { ...marked, headers };
  return marked.reason === "own"
    ? refuse("forbidden", "You cannot mark your own review as helpful.")
    : refuse("unknown", "There is no such review.");
}

/** Puts an item among the saved ones of a visitor or member, or takes it out. */
export async function saveItem(
  request: Request,
  context: AppLoadContext,
  change: { itemId: number; kind: SaveKind; saved: boolean },
) {
  const refused = await refuseOverLimit(request, context, "vote");
  if (refused) return refused;

  const { owner, headers }: { owner: Owner; headers: HeadersInit } = await keepOwner(
    request,
    context,
  );
  const isKnown = await setSaved(context.db, change, owner, context.now);
  return isKnown ? ({ ok: true, headers } as const) : refuse(...refusals.unknown);
}
