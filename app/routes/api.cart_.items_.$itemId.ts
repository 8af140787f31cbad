import type { ActionFunctionArgs } from "@remix-run/cloudflare";

import { changeLine } from "~/acts/marketplace/cart.server";
import { requireApiUser } from "~/auth/guards.server";
import { cartTexts } from "~/components/cart/cart-texts";
import { methodNotAllowed } from "~/http/api-error.server";
import { answerControl, methodOf, readControl } from "~/http/control.server";
import { CartQuantity } from "~/schemas/cart";
import { readId } from "~/schemas/id";

const texts = {
  POST: { said: cartTexts.changed, failed: cartTexts.notChanged },
  DELETE: { said: cartTexts.removed, failed: cartTexts.notRemoved },
};

export function loader() {
  return methodNotAllowed("POST", "DELETE");
}

/**
 * DELETE takes an item out of the cart with all its pieces, POST sets how many there are. Both
 * answer the cart as it is then.
 */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const method = methodOf(request);
  if (method !== "POST" && method !== "DELETE") return methodNotAllowed("POST", "DELETE");
  const { user, sent, back } = await readControl(request, context, {
    schema: method === "POST" ? CartQuantity : null,
    who: requireApiUser,
    fallback: "/cart",
    signIn: cartTexts.visitorAdds,
  });
  const line = { itemId: readId(params.itemId) ?? 0, quantity: sent?.quantity ?? 0 };
  return answerControl(context, await changeLine(context, user, line), {
    back,
    json: ({ cart }) => cart,
    said: () => texts[method].said,
    failed: { title: texts[method].failed.title },
  });
}
