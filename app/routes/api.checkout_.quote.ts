import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { purchaseTerms, takeCheckout } from "~/acts/marketplace/place-order.server";
import { quoteAnswer, refusedAnswer } from "~/acts/marketplace/purchase-answer.server";
import { requireApiUser } from "~/auth/guards.server";
import { invalid, methodNotAllowed } from "~/http/api-error.server";
import { readJson } from "~/http/body.server";
import { priceOrder } from "~/models/marketplace/order-quote.server";
import { Basket } from "~/schemas/checkout";

export function loader() {
  return methodNotAllowed("POST");
}

/** What one item, or the cart, would cost now, with a coupon if there is one. Nothing is bought. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return methodNotAllowed("POST");
  const user = await requireApiUser(context);
  const basket = await readJson(request, Basket);
  const hasCoupon = Boolean(basket.coupon?.trim());
  const limited = hasCoupon ? await takeCheckout(request, context) : null;
  if (limited) throw refusedAnswer(limited);

  const pricing = await priceOrder(context.db, user, basket, context.now);
  if (!pricing.ok) throw refusedAnswer(pricing);
  const { quote } = pricing.priced;
  if (quote.couponErrors.length > 0) throw invalid({ coupon: quote.couponErrors }, 409);
  return Response.json({ ...quoteAnswer(quote), ...purchaseTerms(context) });
}
