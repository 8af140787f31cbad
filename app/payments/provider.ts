/** What is to be paid, in whole cents. The lines add up to the total. */
export interface CheckoutRequest {
  /** The order's number; a second request with the same one is the same checkout. */
  reference: string;
  currency: string;
  totalCents: number;
  lines: readonly { name: string; amountCents: number }[];
  /** Where the buyer comes back to, paid or not. */
  returnUrl: string;
}

export interface Checkout {
  sessionId: string;
  /** Where the buyer pays; null where there is nothing for them to do. */
  url: string | null;
}

export interface StartedPayment {
  sessionId: string;
  startedAt: number;
}

export type PaymentState =
  /** Not paid yet: where it can be, or null while it is under way or needs nothing of the buyer. */
  | { kind: "open"; payAt: string | null }
  | { kind: "paid"; paymentId: string; amountCents: number | null }
  | { kind: "ended" };

export interface RefundRequest {
  paymentId: string;
  purchaseId: number;
  amountCents: number;
  /** A second request with the same key is the same refund, as long as the provider keeps the key. */
  key: string;
}

/** Which refund of a payment: the one of this purchase, which has this id where it is known. */
export interface MadeRefund {
  paymentId: string;
  purchaseId: number;
  refundId: string | null;
}

export interface Refund {
  refundId: string;
  state: "complete" | "requested" | "failed";
}

/** Who takes the money. Everything else about an order is the same for all of them. */
export interface PaymentProvider {
  id: "test" | "stripe";
  /** Stands beside every price that is about to be paid. */
  note: string;
  /** How long "Processing" is shown at least, and how long after that the order is complete. */
  processingMs: number;
  confirmationMs: number;
  /** The smallest sum it takes. */
  leastCents: number;
  createCheckout(request: CheckoutRequest): Promise<Checkout>;
  readPayment(payment: StartedPayment, now: number): Promise<PaymentState>;
  /** Makes sure that nothing can be paid any more. */
  endCheckout(sessionId: string): Promise<void>;
  refund(request: RefundRequest): Promise<Refund>;
  /** One that was asked for before, its answer read or lost; undefined where none was made. */
  findRefund(made: MadeRefund): Promise<Refund | undefined>;
}

/** The provider did not do what was asked of it. The message is for the log. */
export class PaymentError extends Error {}
