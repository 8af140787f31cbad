import type { PaymentProvider } from "./provider";

/** Takes no money: every payment succeeds two seconds after it was started. */
export const testProvider: PaymentProvider = {
  id: "test",
  note: "Test mode: no money moves.",
  processingMs: 1500,
  confirmationMs: 2000,
  leastCents: 0,

  async createCheckout({ reference }) {
    return { sessionId: `test_${reference}`, url: null };
  },

  async readPayment({ sessionId, startedAt }, now) {
    if (now - startedAt < testProvider.confirmationMs) return { kind: "open", payAt: null };
    return { kind: "paid", paymentId: `${sessionId}_paid`, amountCents: null };
  },

  async endCheckout() {},

  async refund({ key }) {
    return { refundId: `test_${key}`, state: "complete" };
  },

  async findRefund() {
    return undefined;
  },
};
