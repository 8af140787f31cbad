import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { orderFor } from "~/acts/marketplace/place-order.server";
import { orderAnswer, refusedAnswer } from "~/acts/marketplace/purchase-answer.server";
import { requireApiUser } from "~/auth/guards.server";
import { methodNotAllowed } from "~/http/api-error.server";
import { readJson } from "~/http/body.server";
import { Purchase } from "~/schemas/checkout";

export function loader() {
  return methodNotAllowed("POST");
}

/** Places an order. `payAt` is where the buyer pays, or null where there is nothing to do. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return methodNotAllowed("POST");
  const user = await requireApiUser(context);
  const purchase = await readJson(request, Purchase);
  const placed = await orderFor(request, context, user, purchase);
  if (!placed.ok) throw refusedAnswer(placed);
  return Response.json({ ...orderAnswer(placed.order), payAt: placed.payAt }, { status: 201 });
}
