import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { refusedAnswer } from "~/acts/marketplace/purchase-answer.server";
import { requireApiUser } from "~/auth/guards.server";
import { methodNotAllowed } from "~/http/api-error.server";
import { readJson } from "~/http/body.server";
import { addToCart, getCart } from "~/models/marketplace/cart.server";
import { CartAddition } from "~/schemas/cart";

export function loader() {
  return methodNotAllowed("POST");
}

/** Puts one piece into the cart: 201 with its new line, 200 where the line has one more now. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return methodNotAllowed("POST");
  const user = await requireApiUser(context);
  const { itemId } = await readJson(request, CartAddition);

  const added = await addToCart(context.db, user, itemId, context.now);
  if (!added.ok) return refusedAnswer(added);

  const { items } = await getCart(context.db, user.id);
  const line = items.find((each) => each.itemId === itemId) ?? null;
  return Response.json(line, { status: added.isNew ? 201 : 200 });
}
