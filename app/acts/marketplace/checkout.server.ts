import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";

import { formAgain, refusalInit } from "../../http/answer.server";
import { fieldErrors, readSubmission, textOf } from "../../http/body.server";
import { priceOrder, type Wanted } from "../../models/marketplace/order-quote.server";
import type { SessionUser } from "../../models/session.server";
import { Basket, Purchase, TypedCheckout } from "../../schemas/checkout";
import type { FieldErrors } from "../../schemas/field-errors";
import type { FormResult } from "../../schemas/form-result";
import { readId } from "../../schemas/id";
import { type Refusal, refuseInput } from "../../schemas/refusal";
import { orderFor, takeCheckout } from "./place-order.server";
import { quoteAnswer } from "./purchase-answer.server";

interface Basketful {
  itemId: number | undefined;
  offer: string | undefined;
  coupon: string;
}

/** What the form that buys does: it shows what its coupon and its offer come to, or it pays. */
export async function checkOut(
  request: Request,
  context: AppLoadContext,
  user: SessionUser,
  form: FormData,
) {
  const submission = readSubmission(form, TypedCheckout);
  if (submission.status !== "success")
    return data({ result: submission.reply(), quote: null }, 400);
  const { intent, applied, terms, key, total, ...typed } = submission.value;
  const isPaying = intent === "pay";
  const basket: Basketful = {
    itemId: readId(typed.itemId),
    offer: typed.offer,
    // What stands in the field counts before what was applied earlier. It is paid as it was shown.
    coupon: isPaying ? applied || typed.coupon : typed.coupon || applied,
  };
  const again = (refusal?: Refusal) => showAgain(context, user, { submission, basket }, refusal);

  if (!isPaying) {
    const limited = basket.coupon ? await takeCheckout(request, context) : null;
    if (limited) return again(limited);
    const read = Basket.safeParse(basket);
    return again(read.success ? undefined : refuseInput(fieldErrors(read.error)));
  }
  const read = Purchase.safeParse({ ...basket, terms, key, total });
  if (!read.success) return again(refuseInput(fieldErrors(read.error)));
  const placed = await orderFor(request, context, user, read.data);
  if (placed.ok) return redirect(placed.payAt ?? `/checkout/${placed.order.reference}`, 303);
  return again(placed);
}

/**
 * Where signing in leads back to from a form that was sent without a session: what makes up its
 * total. The terms are not among it, since somebody else may sign in.
 */
export function wayBack(form: FormData) {
  const [coupon, applied] = [textOf(form, "coupon").trim(), textOf(form, "applied")];
  const kept = {
    item: String(readId(textOf(form, "itemId")) ?? ""),
    offer: textOf(form, "offer").trim().slice(0, 20),
    coupon: (form.get("intent") === "pay" ? applied || coupon : coupon || applied).slice(0, 100),
    terms: form.has("terms") ? "again" : "",
  };
  const search = new URLSearchParams(Object.entries(kept).filter(([, value]) => value !== ""));
  return search.size === 0 ? "/checkout" : `/checkout?${search}`;
}

const agreeAgain =
  "You are signed in again, and nothing was charged. Please agree to the terms once more to pay.";

/** The form to which signing in led back; null where nothing was kept for it. */
export async function comeBack(request: Request, context: AppLoadContext, user: SessionUser) {
  const { searchParams } = new URL(request.url);
  const kept = ["offer", "coupon", "terms"].some((name) => searchParams.has(name));
  if (!kept) return null;

  const coupon = searchParams.get("coupon") ?? "";
  const offer = searchParams.get("offer") ?? undefined;
  const limited = coupon ? await takeCheckout(request, context) : null;
  const basket = { itemId: readId(searchParams.get("item")), offer, coupon: limited ? "" : coupon };
  const { pricing, errors } = await priceAgain(context, user, basket);
  if (!pricing.ok) return null;
  Object.assign(errors, limited && byField(limited));
  if (searchParams.has("terms")) errors[""] = [agreeAgain, ...(errors[""] ?? [])];
  const result: FormResult = { initialValue: offer === undefined ? {} : { offer }, error: errors };
  return { result, quote: quoteAnswer(pricing.priced.quote) };
}

/** The prices of now, and what of the basket does not count any more. */
async function priceAgain(context: AppLoadContext, user: SessionUser, basket: Basketful) {
  const { itemId } = basket;
  const read = Basket.safeParse(basket);
  const wanted: Wanted = read.success ? read.data : { itemId };
  const errors: FieldErrors = {};
  let pricing = await priceOrder(context.db, user, wanted, context.now);
  if (!pricing.ok) {
    Object.assign(errors, byField(pricing));
    pricing = await priceOrder(context.db, user, { itemId }, context.now);
  } else if (pricing.priced.quote.couponErrors.length > 0) {
    errors.coupon = pricing.priced.quote.couponErrors;
  }
  return { pricing, errors };
}

/** The form again with everything that was typed, at the prices of now. */
async function showAgain(
  context: AppLoadContext,
  user: SessionUser,
  { submission, basket }: { submission: Parameters<typeof formAgain>[0]; basket: Basketful },
  refusal?: Refusal,
) {
  const { pricing, errors: found } = await priceAgain(context, user, basket);
  const errors = { ...(refusal && byField(refusal)), ...found };
  const isRefused = Object.keys(errors).length > 0;
  const init = refusal ? refusalInit(refusal) : { status: isRefused ? 400 : 200 };
  const quote = pricing.ok ? quoteAnswer(pricing.priced.quote) : null;
  return data({ result: formAgain(submission, errors), quote }, init);
}

/** What belongs to none of the fields that people see is about the whole. */
function byField({ errors: { coupon, offer, terms, ...others } }: Refusal): FieldErrors {
  const whole = Object.values(others).flat();
  return {
    ...(coupon && { coupon }),
    ...(offer && { offer }),
    ...(terms && { terms }),
    ...(whole.length > 0 && { "": whole }),
  };
}
