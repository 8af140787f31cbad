import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { orderAnswer } from "~/acts/marketplace/purchase-answer.server";
import { requireApiUser } from "~/auth/guards.server";
import { apiError, methodNotAllowed } from "~/http/api-error.server";
import { requireNoPayload } from "~/http/body.server";
import { cancelOrder, getOrder, settleOrder } from "~/models/marketplace/order.server";
import { purchasesOf } from "~/models/marketplace/purchase-library.server";

const unknown = "There is no such order.";

/** An order of one's own as it is now: the provider is asked about one that is not paid yet. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const user = await requireApiUser(context);
  const { db, payments, now } = context;
  const found = await getOrder(db, user.id, params.reference ?? "");
  if (!found) return apiError(404, unknown);
  const order = await settleOrder(db, found, payments, now);
  const made = await purchasesOf(db, user.id, order);
  const purchases = found.lines.flatMap(({ itemId, name }) => {
    const purchaseId = made.get(itemId);
    return purchaseId === undefined ? [] : [{ purchaseId, itemId, name }];
  });
  return Response.json({ ...orderAnswer(order), purchases });
}

/** Gives up an order that is not paid. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  if (request.method !== "DELETE") return methodNotAllowed("GET", "DELETE");
  const user = await requireApiUser(context);
  await requireNoPayload(request);
  const { db, payments, now } = context;
  const found = await getOrder(db, user.id, params.reference ?? "");
  if (!found) return apiError(404, unknown);
  if (!(await cancelOrder(db, found.order, payments, now))) {
    return apiError(409, "This order cannot be cancelled any more.");
  }
  return Response.json({ ...orderAnswer(found.order), status: "cancelled" });
}
