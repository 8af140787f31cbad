import type { AppLoadContext } from "@remix-run/cloudflare";
import { refuseOverLimit } from "../../http/limits.server";
import { logFailure } from "../../http/log-failure.server";
import {
  getOrder,
  type Order,
  placeOrder,
  settleOrder,
} from "../../models/marketplace/order.server";
import type { SessionUser } from "../../models/session.server";
import type { Purchase } from "../../schemas/checkout";

/** Places the order of a checked form. The one function behind the page and `/api`. */
export async function orderFor(
  request: Request,
  context: AppLoadContext,
  user: SessionUser,
  purchase: Purchase,
) {
  const limited = await takeCheckout(request, context);
  if (limited) return limited;

  const { db, now, payments, site } = context;
  const { itemId, offer, coupon, key, total } = purchase;
  const placed = await placeOrder(
    db,
    user,
    { itemId, offer, coupon, key, agreedCents: total },
    {
      provider: payments.provider,
      returnUrl: (reference) => `${site.origin}/checkout/${reference}`,
      now,
    },
  );
  // Stripe's notice comes by itself. Here nobody else brings the news, and the page may be closed.
  if (placed.ok && placed.payAt === null && placed.order.status === "pending") {
    context.waitUntil(settleSoon(context, placed.order));
  }
  return placed;
}

async function settleSoon({ db, payments }: AppLoadContext, { userId, reference }: Order) {
  await new Promise((resolve) => setTimeout(resolve, payments.provider.confirmationMs));
  try {
    const found = await getOrder(db, userId, reference);
    if (found) await settleOrder(db, found, payments, Date.now());
  } catch (error) {
    logFailure("order-unsettled", error);
  }
}

/** Counts one try of paying or of a coupon code; the refusal where there were too many. */
export function takeCheckout(request: Request, context: AppLoadContext) {
  return refuseOverLimit(request, context, "checkout");
}

/** What belongs to every form that pays: a key of its own, and what the provider has to say. */
export function purchaseTerms({ payments }: Pick<AppLoadContext, "payments">) {
  const { note, processingMs, confirmationMs } = payments.provider;
  return { key: crypto.randomUUID(), note, processingMs, confirmationMs };
}
