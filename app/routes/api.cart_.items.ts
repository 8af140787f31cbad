import type { ActionFunctionArgs } from "@remix-run/cloudflare";

import { putIntoCart } from "~/acts/marketplace/cart.server";
import { requireApiUser } from "~/auth/guards.server";
import { cartTexts, refusedAddition } from "~/components/cart/cart-texts";
import { methodNotAllowed } from "~/http/api-error.server";
import { answerControl, readControl } from "~/http/control.server";
import { CartAddition } from "~/schemas/cart";

export function loader() {
  return methodNotAllowed("POST");
}

/**
 * Puts one piece into the cart: 201 with its new line, 200 where the line has one more now. A form
 * goes on to the cart.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return methodNotAllowed("POST");
  const { user, sent, back } = await readControl(request, context, {
    schema: CartAddition,
    who: requireApiUser,
    fallback: "/marketplace",
    signIn: cartTexts.visitorAdds,
  });
  const added = await putIntoCart(context, user, sent.itemId);
  return answerControl(context, added, {
    back: back !== null && added.ok ? "/cart" : back,
    json: ({ line }) => line,
    status: ({ isNew }) => (isNew ? 201 : 200),
    said: () => cartTexts.added,
    failed: { title: refusedAddition("").title },
  });
}
