import type { Notice } from "~/components/message";
import type { OrderStatus } from "~/models/marketplace/order";

/** What `POST /api/checkout/quote` answers. Money is dollars. */
export interface PurchaseQuote {
  items: PurchaseItem[];
  subtotal: number;
  discount: number;
  total: number;
  coupon: string | null;
  unavailable: string[];
}

export interface PurchaseItem {
  itemId: number;
  name: string;
  quantity: number;
  price: number;
  discount: number;
  total: number;
  /** The least the buyer may pay; null where the price is fixed. */
  minimum: number | null;
  isOwned: boolean;
}

/** What belongs to a form that pays. */
export interface PurchaseTerms {
  /** The same form sent again is the same order. */
  key: string;
  /** What the payment provider has to say. */
  note: string;
  processingMs: number;
  confirmationMs: number;
}

/** What `POST /api/checkout` answers. */
export interface PlacedOrder {
  reference: string;
  status: OrderStatus;
  total: number;
  /** Where to pay; null where there is nothing to do. */
  payAt: string | null;
}

export interface PurchaseErrors {
  coupon?: string[];
  offer?: string[];
  terms?: string[];
  /** About the purchase as a whole. */
  form?: string[];
}

/** What `GET /api/checkout/:reference` answers of an order, as far as pages read it. */
export interface OrderNews {
  status: OrderStatus;
  /** What was bought; empty until the order is complete. */
  purchases: { purchaseId: number; name: string }[];
}

export const purchaseTexts = {
  initiated: {
    title: "Purchase initiated",
    description: "We are confirming your payment. This takes a few seconds.",
  },
  successful: {
    title: "Purchase successful",
    description: "What you bought is in your library.",
  },
  unpaid: {
    title: "Purchase not completed",
    description: "The payment did not go through. Nothing was charged.",
    variant: "destructive",
  },
  unknown: {
    title: "Still confirming",
    description: "Your payment is not confirmed yet. Your library shows when it is.",
  },
} satisfies Record<string, Notice>;

/** An order in words, by how it stands. */
export const orderTexts: Record<OrderStatus, Notice> = {
  pending: purchaseTexts.initiated,
  complete: purchaseTexts.successful,
  failed: purchaseTexts.unpaid,
  cancelled: { title: "Order cancelled", description: "Nothing was charged." },
  refunded: { title: "Refunded", description: "You have the money of this order back." },
  partly_refunded: {
    title: "Partly refunded",
    description: "You have the money for a part of this order back.",
  },
};
