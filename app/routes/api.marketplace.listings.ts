import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";

import { requireApiUser } from "~/auth/guards.server";
import { apiError, invalid, methodNotAllowed } from "~/http/api-error.server";
import { readJson } from "~/http/body.server";
import { toDollars } from "~/models/marketplace/money";
import { listListings } from "~/models/marketplace/own-listings.server";
import { submitListing, tooYoungToSell } from "~/models/marketplace/submission.server";
import { maySell } from "~/models/person";
import { ListingAnswers } from "~/schemas/listing";
import { readPlace } from "~/schemas/place";

const idempotencyKey = /^[\w-]{8,80}$/;

/** One's own listings, the last changed first, with where each stands. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireApiUser(context);
  const place = readPlace(new URL(request.url).searchParams.get("before"));
  const before = place && { updatedAt: place.at, id: place.id };
  const { listings } = await listListings(context.db, user.id, before);
  return Response.json(
    listings.map(({ id, name, type, category, status, ...listing }) => ({
      id,
      name,
      type,
      category,
      status,
      price: toDollars(listing.priceCents),
      pricingModel: listing.pricingModel,
      versionNumber: listing.versionNumber,
      versionStatus: listing.versionStatus,
      submittedAt: listing.submittedAt,
      updatedAt: listing.updatedAt,
      waitingBefore: listing.waitingBefore,
      reasons: listing.reasons,
      note: listing.note,
    })),
  );
}

/** Submits a whole listing to review, as the wizard's last step does. A file is sent by the wizard only. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return methodNotAllowed("GET", "POST");
  const user = await requireApiUser(context);
  const answers = await readJson(request, ListingAnswers);
  if (!maySell(user)) return apiError(403, tooYoungToSell);

  const sent = request.headers.get("Idempotency-Key") ?? "";
  const submission = {
    owner: { userId: user.id, guestId: null },
    ageGroup: user.ageGroup,
    itemId: null,
    key: `${user.id} api ${idempotencyKey.test(sent) ? sent : crypto.randomUUID()}`,
    answers,
  };
  const result = await submitListing(context.db, submission, context.now);
  if (!result.ok) return invalid(result.errors);
  return Response.json({ id: result.itemId, status: "pending" }, { status: 201 });
}
