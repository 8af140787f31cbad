import { apiRefusal } from "../../http/answer.server";
import { toDollars } from "../../models/marketplace/money";
import type { Quote } from "../../models/marketplace/order";
import type { Order } from "../../models/marketplace/order.server";
import type { Refusal } from "../../schemas/refusal";

/** What `/api` answers to somebody whose purchase was refused. */
export function refusedAnswer(refusal: Refusal) {
  const { "": _, ...byField } = refusal.errors;
  return apiRefusal(refusal, byField);
}

/** An order as `/api` answers it, in dollars. */
export function orderAnswer(order: Order) {
  return {
    reference: order.reference,
    status: order.status,
    subtotal: toDollars(order.subtotalCents),
    discount: toDollars(order.discountCents),
    total: toDollars(order.totalCents),
    provider: order.provider,
    createdAt: order.createdAt,
    completedAt: order.completedAt,
  };
}

/** What an order would cost now, as `/api` answers it, in dollars. */
export function quoteAnswer(quote: Quote) {
  return {
    items: quote.lines.map((line) => ({
      itemId: line.itemId,
      name: line.name,
      imageUrl: line.imageUrl,
      quantity: line.quantity,
      price: toDollars(line.unitPriceCents),
      discount: toDollars(line.discountCents),
      total: toDollars(line.totalCents),
      minimum: toDollars(line.minimumCents),
      isOwned: line.isOwned,
    })),
    subtotal: toDollars(quote.subtotalCents),
    discount: toDollars(quote.discountCents),
    total: toDollars(quote.totalCents),
    coupon: quote.couponCode,
    unavailable: quote.unavailable,
  };
}
