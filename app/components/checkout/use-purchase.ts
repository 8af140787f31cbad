import { useSend } from "~/components/use-send";
import type { Unanswered } from "~/content/unanswered";
import type { PlacedOrder, PurchaseErrors, PurchaseQuote, PurchaseTerms } from "./purchase";

interface Wanted {
  itemId?: number;
  offer?: string;
  coupon?: string;
}

type Answer<Value> =
  | { ok: true; value: Value }
  | { ok: false; status: number; errors: PurchaseErrors };

/** Asks what something costs. */
export function useQuote() {
  const send = useSend();
  return (wanted: Wanted) =>
    ask<PurchaseQuote & PurchaseTerms>(() => send("/api/checkout/quote", { ...wanted }));
}

/** Places the order. */
export function useOrder() {
  const send = useSend();
  return (purchase: Wanted & { terms: boolean; key: string; total: number }) =>
    ask<PlacedOrder>(() => send("/api/checkout", { ...purchase }));
}

const pauseMs = 400;
const failed = "We could not reach the server. Please try again: a form sent twice is one order.";

/** Both can be repeated without harm, so a connection that broke gets a second chance. */
async function ask<Value extends object>(
  send: () => Promise<Value | Unanswered>,
): Promise<Answer<Value>> {
  let answer = await send();
  if (isWithoutAnswer(answer)) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    answer = await send();
  }
  if (!("refused" in answer)) return { ok: true, value: answer };
  return { ok: false, status: answer.refused.status, errors: errorsOf(answer.refused) };
}

function isWithoutAnswer(answer: object | Unanswered) {
  return "refused" in answer && answer.refused.status >= 500 && !answer.refused.reason;
}

function errorsOf({ reason = failed, errors }: Unanswered["refused"]): PurchaseErrors {
  const { coupon, offer, terms } = errors ?? {};
  return coupon || offer || terms ? { coupon, offer, terms } : { form: [reason] };
}
