import type { ActionFunctionArgs } from "@remix-run/cloudflare";

import { apiError, methodNotAllowed } from "~/http/api-error.server";
import { StripeEvent, takeStripeEvent } from "~/models/marketplace/order-event.server";
import { isSignedByStripe } from "~/payments/stripe-signature";

export function loader() {
  return methodNotAllowed("POST");
}

/** Stripe's notices. The signature says that they are Stripe's; anything but 2xx is sent again. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return methodNotAllowed("POST");
  const { db, payments, now } = context;
  const secret = payments.webhookSecret;
  if (!secret) return apiError(404, "There is nothing at this address.");

  const body = await request.text();
  const signature = request.headers.get("Stripe-Signature");
  if (!isSignedByStripe(body, signature, { secret, now })) {
    return apiError(400, "The signature does not fit.");
  }
  const event = readEvent(body);
  if (!event) return apiError(400, "This is not a notice.");

  const isDone = await takeStripeEvent(db, event, body, now);
  return isDone ? Response.json({ received: true }) : apiError(500, "Please send this again.");
}

function readEvent(body: string) {
  try {
    return StripeEvent.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}
