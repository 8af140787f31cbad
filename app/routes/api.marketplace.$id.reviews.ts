import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import * as z from "zod/mini";
import { writeReview } from "~/acts/marketplace/item.server";
import { requireApiUser } from "~/auth/guards.server";
import { readOwner } from "~/auth/guest.server";
import { reviewSorts } from "~/content/marketplace";
import { apiRefusal } from "~/http/answer.server";
import { apiError, methodNotAllowed } from "~/http/api-error.server";
import { readJson } from "~/http/body.server";
import { listReviews } from "~/models/marketplace/review.server";
import { readId } from "~/schemas/id";
import { readSize } from "~/schemas/list-size";

const unknownItem = "There is no such item in the marketplace.";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const itemId = readId(params.id);
  if (!itemId) return apiError(404, unknownItem);

  const { searchParams } = new URL(request.url);
  const sort = reviewSorts.find(({ key }) => key === searchParams.get("sort")) ?? reviewSorts[0];
  const reviews = await listReviews(context.db, {
    itemId,
    sort: sort.key,
    viewer: await readOwner(request, context),
    limit: readSize(searchParams),
  });
  return reviews ? Response.json(reviews) : apiError(404, unknownItem);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return methodNotAllowed("GET", "POST");
  const user = await requireApiUser(context);
  const itemId = readId(params.id);
  if (!itemId) return apiError(404, unknownItem);

  const sent = await readJson(request, z.looseObject({}));
  const written = await writeReview(request, context, { user, itemId, sent });
  if (!written.ok) return apiRefusal(written);

  const reviews = await listReviews(context.db, {
    itemId,
    sort: "recent",
    viewer: { userId: user.id, guestId: null },
  });
  const review = reviews?.find(({ id }) => id === written.id) ?? { id: written.id };
  return Response.json(review, { status: written.isNew ? 201 : 200 });
}
