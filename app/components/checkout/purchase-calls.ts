import type { FieldErrors } from "~/schemas/field-errors";
import type {
  OrderNews,
  PlacedOrder,
  PurchaseErrors,
  PurchaseQuote,
  PurchaseTerms,
} from "./purchase";

interface Wanted {
  itemId?: number;
  offer?: string;
  coupon?: string;
}

type Answer<Value> =
  | { ok: true; value: Value }
  /** Status 0: nobody answered. */
  | { ok: false; status: number; errors: PurchaseErrors };

export function fetchQuote(wanted: Wanted) {
  return post<PurchaseQuote & PurchaseTerms>("/api/checkout/quote", wanted);
}

export function placeOrder(purchase: Wanted & { terms: boolean; key: string; total: number }) {
  return post<PlacedOrder>("/api/checkout", purchase);
}

/** The order as it is now; null when nobody could tell. */
export async function fetchOrder(reference: string): Promise<OrderNews | null> {
  try {
    const response = await fetch(`/api/checkout/${reference}`);
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}

const pauseMs = 400;
const failed = "We could not reach the server. Please try again: a form sent twice is one order.";

/** Both calls can be repeated without harm, so a connection that broke gets a second chance. */
async function post<Value>(path: string, body: object): Promise<Answer<Value>> {
  for (let tries = 0; tries < 2; tries++) {
    try {
      const response = await fetch(path, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      });
      if (response.ok) return { ok: true, value: (await response.json()) as Value };
      const errors = errorsOf(await response.json());
      return { ok: false, status: response.status, errors };
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  return { ok: false, status: 0, errors: { form: [failed] } };
}

/** Of what `/api` answers. */
function errorsOf({ message, errors }: { message: string; errors?: FieldErrors }): PurchaseErrors {
  const { coupon, offer, terms } = errors ?? {};
  return coupon || offer || terms ? { coupon, offer, terms } : { form: [message] };
}
