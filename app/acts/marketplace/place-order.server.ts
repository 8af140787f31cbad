import type { AppLoadContext } from "@remix-run/cloudflare";
import { takeFromAddressLimit, tooManySentence } from "../../http/limits.server";
import { placeOrder } from "../../models/marketplace/order.server";
import type { Refusal } from "../../models/marketplace/purchase-rules";
import type { SessionUser } from "../../models/session.server";
import type { Purchase } from "../../schemas/checkout";

interface Refused {
  ok: false;
  refusal: Refusal;
  retryAfter?: number;
}

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
  return placeOrder(
    db,
    user,
    { itemId, offer, coupon, key, agreedCents: total },
    {
      provider: payments.provider,
      returnUrl: (reference) => `${site.origin}/checkout/${reference}`,
      now,
    },
  );
}

/** Counts one try of paying or of a coupon code; the refusal where there were too many. */
export async function takeCheckout(
  request: Request,
  context: AppLoadContext,
): Promise<Refused | null> {
  const retryAfter = await takeFromAddressLimit(request, context, "checkout");
  if (retryAfter === null) return null;
  return { ok: false, refusal: { status: 429, sentence: tooManySentence(retryAfter) }, retryAfter };
}

/** What belongs to every form that pays: a key of its own, and what the provider has to say. */
export function purchaseTerms({ payments }: Pick<AppLoadContext, "payments">) {
  const { note, processingMs, confirmationMs } = payments.provider;
  return { key: crypto.randomUUID(), note, processingMs, confirmationMs };
}
