import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";

import { requireApiUser } from "~/auth/guards.server";
import { cartTexts } from "~/components/cart/cart-texts";
import { methodNotAllowed } from "~/http/api-error.server";
import { answerControl, methodOf, readControl } from "~/http/control.server";
import { emptyCart } from "~/models/marketplace/cart";
import { clearCart, getCart } from "~/models/marketplace/cart.server";

export async function loader({ context }: LoaderFunctionArgs) {
  const user = await requireApiUser(context);
  return Response.json(await getCart(context.db, user.id));
}

/** DELETE clears the cart. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (methodOf(request) !== "DELETE") return methodNotAllowed("GET", "DELETE");
  const { user, back } = await readControl(request, context, {
    schema: null,
    who: requireApiUser,
    fallback: "/cart",
    signIn: cartTexts.visitorAdds,
  });
  await clearCart(context.db, user.id, context.now);
  return answerControl(
    context,
    { ok: true },
    {
      back,
      json: () => emptyCart,
      said: () => cartTexts.cleared,
      failed: cartTexts.notCleared,
    },
  );
}
