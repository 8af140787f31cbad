import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";

import { requireApiUser } from "~/auth/guards.server";
import { methodNotAllowed } from "~/http/api-error.server";
import { requireNoPayload } from "~/http/body.server";
import { emptyCart } from "~/models/marketplace/cart";
import { clearCart, getCart } from "~/models/marketplace/cart.server";

export async function loader({ context }: LoaderFunctionArgs) {
  const user = await requireApiUser(context);
  return Response.json(await getCart(context.db, user.id));
}

export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== "DELETE") return methodNotAllowed("GET", "DELETE");
  const user = await requireApiUser(context);
  await requireNoPayload(request);
  await clearCart(context.db, user.id, context.now);
  return Response.json(emptyCart);
}
