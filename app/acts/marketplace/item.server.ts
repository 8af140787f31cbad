import type { AppLoadContext } from "@remix-run/cloudflare";

import { keepCounted, keepOwner } from "../../auth/guest.server";
import { fieldErrors } from "../../http/body.server";
import { refuseOverLimit } from "../../http/limits.server";
import {
  markHelpful,
  type ReviewRefusal,
  readReviewBefore,
  saveReview,
} from "../../models/marketplace/review.server";
import { type SaveKind, setSaved } from "../../models/marketplace/save.server";
import type { Owner } from "../../models/owner";
import { mayAddPictures } from "../../models/person";
import type { SessionUser } from "../../models/session.server";
import { type Refusal, refuse, refuseInput, type Why } from "../../schemas/refusal";
import { Review } from "../../schemas/review";
import { forgetTyped } from "../drafts.server";
import { discardPictures } from "../text-picture.server";
import { copyForReview } from "./review-picture.server";

const refusals: Record<ReviewRefusal, [why: Why, sentence: string]> = {
  unknown: ["unknown", "There is no such item in the marketplace."],
  "own-item": ["forbidden", "You cannot review your own listing."],
  removed: ["forbidden", "An editor removed your review of this item."],
};

/** Checks and stores a review that a form or `/api` sent; its picture is copied to our own files. */
export async function writeReview(
  request: Request,
  context: AppLoadContext,
  { user, itemId, sent }: { user: SessionUser; itemId: number; sent: unknown },
): Promise<Refusal | { ok: true; id: number; isNew: boolean }> {
  const { id: userId } = user;
  const read = Review.safeParse(sent);
  if (!read.success) return refuseInput(fieldErrors(read.error));

  const refused = await refuseOverLimit(request, context, "vote");
  if (refused) return refused;

  const picture = await takePicture(request, context, user, {
    itemId,
    imageUrl: read.data.imageUrl,
  });
  if (!picture.ok) return picture;
  const { imagePath } = picture;
  const saved = await saveReview(
    context.db,
    { ...read.data, userId, itemId, imagePath },
    context.now,
  );
  if (saved.ok) {
    context.waitUntil(discardPictures(context, saved.released));
    await forgetTyped(request, context, { kind: "review", about: itemId });
    return { ok: true, id: saved.id, isNew: saved.isNew };
  }
  // Nothing shows the copy of a review that was refused.
  if (imagePath) context.waitUntil(discardPictures(context, [imagePath]));
  return refuse(...refusals[saved.reason]);
}

/** Our copy of a review's picture, for `saveReview`; the copy of the last review stays that of its address. */
async function takePicture(
  request: Request,
  context: AppLoadContext,
  user: SessionUser,
  { itemId, imageUrl }: { itemId: number; imageUrl: string | null },
): Promise<Refusal | { ok: true; imagePath: string | null | undefined }> {
  if (imageUrl === null) return { ok: true, imagePath: null };
  if (!mayAddPictures(user)) {
    const sentence =
      "Pictures are for people of 18 and older. Please send your review without one.";
    return refuse("forbidden", sentence, "imageUrl");
  }
  const before = await readReviewBefore(context.db, { userId: user.id, itemId });
  if (before.refusal) return refuse(...refusals[before.refusal]);
  if (before.imagePath && before.imageUrl === imageUrl) return { ok: true, imagePath: undefined };

  const tooMany = await refuseOverLimit(request, context, "image-fetch");
  if (tooMany) return tooMany;
  return { ok: true, imagePath: await copyForReview(context, user.id, imageUrl) };
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
