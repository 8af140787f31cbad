import type { AppLoadContext } from "@remix-run/cloudflare";

import { keepOwner } from "../auth/guest.server";
import { keepPicture } from "../files/serve.server";
import type { Owner } from "../models/marketplace/owner";
import { markHelpful, type ReviewRefusal, saveReview } from "../models/marketplace/review.server";
import { type SaveKind, setSaved } from "../models/marketplace/save.server";
import type { FieldErrors } from "../schemas/field-errors";
import { Review } from "../schemas/review";
import { fieldErrors } from "./body.server";
import { fetchImage } from "./fetch-image.server";
import { takeFromAddressLimit, tooManySentence } from "./limits.server";

interface Refused {
  ok: false;
  status: number;
  errors: FieldErrors;
  retryAfter?: number;
}

const refusals: Record<ReviewRefusal, { status: number; sentence: string }> = {
  unknown: { status: 404, sentence: "There is no such item in the marketplace." },
  "own-item": { status: 403, sentence: "You cannot review your own listing." },
  removed: { status: 403, sentence: "An editor removed your review of this item." },
};

/** Checks and stores a review that a form or `/api` sent; its picture is copied to our own files. */
export async function writeReview(
  request: Request,
  context: AppLoadContext,
  { userId, itemId, sent }: { userId: number; itemId: number; sent: unknown },
): Promise<Refused | { ok: true; id: number; isNew: boolean }> {
  const read = Review.safeParse(sent);
  if (!read.success) return { ok: false, status: 400, errors: fieldErrors(read.error) };

  const retryAfter = await takeFromAddressLimit(request, context, "vote");
  if (retryAfter !== null) return tooMany(retryAfter);

  const { imageUrl } = read.data;
  const image = imageUrl === null ? null : await fetchImage(imageUrl);
  const kept = image && (await keepPicture(context.files, image.bytes));
  const imagePath = kept?.address ?? null;
  const saved = await saveReview(
    context.db,
    { ...read.data, userId, itemId, imagePath },
    context.now,
  );
  if (saved.ok) return saved;
  // Nothing shows the copy of a review that was refused.
  if (kept) context.waitUntil(context.files.delete(kept.objectKey));
  return refuse(refusals[saved.reason]);
}

/** Counts a visitor's or member's "This was helpful". `headers` belong into the answer. */
export async function voteHelpful(request: Request, context: AppLoadContext, reviewId: number) {
  const retryAfter = await takeFromAddressLimit(request, context, "vote");
  if (retryAfter !== null) return tooMany(retryAfter);

  const { owner, headers } = await keepOwner(request, context);
  const marked = await markHelpful(context.db, reviewId, owner, context.now);
  if (marked.ok) return { ...marked, headers };
  return marked.reason === "own"
    ? refuse({ status: 403, sentence: "You cannot mark your own review as helpful." })
    : refuse({ status: 404, sentence: "There is no such review." });
}

/** Puts an item among the saved ones of a visitor or member, or takes it out. */
export async function saveItem(
  request: Request,
  context: AppLoadContext,
  change: { itemId: number; kind: SaveKind; saved: boolean },
) {
  const retryAfter = await takeFromAddressLimit(request, context, "vote");
  if (retryAfter !== null) return tooMany(retryAfter);

  const { owner, headers }: { owner: Owner; headers: HeadersInit } = await keepOwner(
    request,
    context,
  );
  const isKnown = await setSaved(context.db, change, owner, context.now);
  return isKnown ? ({ ok: true, headers } as const) : refuse(refusals.unknown);
}

function refuse({ status, sentence }: { status: number; sentence: string }): Refused {
  return { ok: false, status, errors: { "": [sentence] } };
}

function tooMany(retryAfter: number): Refused {
  return { ok: false, status: 429, errors: { "": [tooManySentence(retryAfter)] }, retryAfter };
}
