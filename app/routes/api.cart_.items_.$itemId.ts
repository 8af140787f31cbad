import type { ActionFunctionArgs } from "@remix-run/cloudflare";

import { requireApiUser } from "~/auth/guards.server";
import { apiError, methodNotAllowed } from "~/http/api-error.server";
import { requireNoPayload } from "~/http/body.server";
import { getCart, removeFromCart } from "~/models/marketplace/cart.server";
import { readId } from "~/schemas/id";

export function loader() {
  return methodNotAllowed("DELETE");
}

/** Takes an item out of the cart with all its pieces. Answers the cart that is left. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  if (request.method !== "DELETE") return methodNotAllowed("DELETE");
  const user = await requireApiUser(context);
  await requireNoPayload(request);
  const itemId = readId(params.itemId);
  const wasThere = itemId && (await removeFromCart(context.db, user.id, itemId, context.now));
  if (!wasThere) return apiError(404, "This item is not in your cart.");
  return Response.json(await getCart(context.db, user.id));
}
