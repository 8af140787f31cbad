import type { ActionFunctionArgs } from "@remix-run/cloudflare";

import { requireApiUser } from "~/auth/guards.server";
import { apiError, methodNotAllowed } from "~/http/api-error.server";
import { readJson, requireNoPayload } from "~/http/body.server";
import { getCart, notInCart, removeFromCart, setQuantity } from "~/models/marketplace/cart.server";
import { CartQuantity } from "~/schemas/cart";
import { readId } from "~/schemas/id";

export function loader() {
  return methodNotAllowed("POST", "DELETE");
}

/**
 * DELETE takes an item out of the cart with all its pieces, POST sets how many there are. Both
 * answer the cart as it is then.
 */
export async function action({ request, params, context }: ActionFunctionArgs) {
  if (request.method === "POST") return changeQuantity({ request, params, context });
  if (request.method !== "DELETE") return methodNotAllowed("POST", "DELETE");
  const user = await requireApiUser(context);
  await requireNoPayload(request);
  const itemId = readId(params.itemId);
  const wasThere = itemId && (await removeFromCart(context.db, user.id, itemId, context.now));
  if (!wasThere) return apiError(404, notInCart);
  return Response.json(await getCart(context.db, user.id));
}

async function changeQuantity({
  request,
  params,
  context,
}: Pick<ActionFunctionArgs, "request" | "params" | "context">) {
  const user = await requireApiUser(context);
  const itemId = readId(params.itemId);
  const { quantity } = await readJson(request, CartQuantity);
  const wasThere =
    itemId && (await setQuantity(context.db, user.id, { itemId, quantity }, context.now));
  if (!wasThere) return apiError(404, notInCart);
  return Response.json(await getCart(context.db, user.id));
}
