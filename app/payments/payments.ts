import type { PaymentProvider } from "./provider";
import { createStripeProvider, stripeOrigin } from "./stripe-provider";
import { testProvider } from "./test-provider";

interface PaymentSettings {
  STRIPE_SECRET_KEY?: string;
  STRIPE_WEBHOOK_SECRET?: string;
}

export interface Payments {
  /** For new orders. */
  provider: PaymentProvider;
  /** For an order that exists: it stays with who took it, or undefined where that is not set up. */
  providerOf(id: string): PaymentProvider | undefined;
  /** Checks the notices of Stripe; undefined where none are expected. */
  webhookSecret: string | undefined;
  /** Other origins to which our forms may lead. */
  formOrigins: readonly string[];
}

/** Stripe where its two secrets are set, else the test provider. */
export function createPayments({
  STRIPE_SECRET_KEY: key,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
}: PaymentSettings): Payments {
  if (Boolean(key) !== Boolean(webhookSecret)) {
    throw new Error("Set both STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or neither.");
  }
  const stripe = key ? createStripeProvider(key) : undefined;
  const provider = stripe ?? testProvider;
  return {
    provider,
    // Where real money is taken, nothing is handed out for an order that was made without.
    providerOf: (id) => (id === provider.id ? provider : undefined),
    webhookSecret: webhookSecret || undefined,
    formOrigins: stripe ? [stripeOrigin] : [],
  };
}
