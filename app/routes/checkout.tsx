import "~/components/checkout/checkout.css";

import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useNavigate } from "@remix-run/react";
import { orderFor, purchaseTerms, takeCheckout } from "~/acts/marketplace/place-order.server";
import { quoteAnswer } from "~/acts/marketplace/purchase-answer.server";
import { requireBuyer } from "~/auth/buyer-guard.server";
import { cartTexts } from "~/components/cart/cart-texts";
import type { PlacedOrder, PurchaseErrors } from "~/components/checkout/purchase";
import { CancelLink, PurchaseForm } from "~/components/checkout/purchase-form";
import { ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { ErrorNote } from "~/components/ui/error-note";
import { site } from "~/content/site";
import { refusalInit } from "~/http/answer.server";
import { fieldErrors, readForm } from "~/http/body.server";
import { priceOrder, type Wanted } from "~/models/marketplace/order-quote.server";
import { Basket, Purchase } from "~/schemas/checkout";
import { readId } from "~/schemas/id";
import { type Refusal, refuseInput, sentenceOf } from "~/schemas/refusal";

export const meta: MetaFunction = () => [
  { title: `Complete your purchase · ${site.name}` },
  { name: "robots", content: "noindex" },
];

/** A limit tells when to come back. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** `?item=ID` buys one item, no parameter (or `?cart`) the cart. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams, pathname, search } = new URL(request.url);
  const user = await requireBuyer(request, context, {
    sentence: cartTexts.visitorBuys.description,
    back: pathname + search,
  });
  const itemId = readId(searchParams.get("item"));
  if (searchParams.has("item") && !itemId) throw new Response(null, { status: 404 });

  const pricing = await priceOrder(context.db, user, { itemId }, context.now);
  const terms = purchaseTerms(context);
  if (pricing.ok) {
    return data({ itemId, quote: quoteAnswer(pricing.priced.quote), refused: null, terms });
  }
  const { status } = refusalInit(pricing);
  if (pricing.why === "unknown") throw new Response(null, { status });
  return data({ itemId, quote: null, refused: sentenceOf(pricing), terms }, { status });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = textsOf(await readForm(request));
  const itemId = readId(form.itemId);
  const user = await requireBuyer(request, context, {
    sentence: cartTexts.visitorBuys.description,
    back: itemId ? `/checkout?item=${itemId}` : "/checkout",
  });
  const typed = { coupon: "", offer: form.offer ?? "", hasAgreed: form.terms === "on" };

  // What stands in the field counts before what was applied earlier.
  const isPaying = form.intent === "pay";
  const coupon = (isPaying ? form.applied || form.coupon : form.coupon || form.applied) ?? "";
  const wanted = { itemId, offer: form.offer, coupon };

  if (!isPaying) {
    const limited = coupon ? await takeCheckout(request, context) : null;
    if (limited) return sendBack(wanted, limited);
    const parsed = Basket.safeParse(wanted);
    return sendBack(wanted, parsed.success ? undefined : refuseInput(fieldErrors(parsed.error)));
  }

  const parsed = Purchase.safeParse({ ...form, ...wanted });
  if (!parsed.success) return sendBack(wanted, refuseInput(fieldErrors(parsed.error)));
  const placed = await orderFor(request, context, user, parsed.data);
  if (placed.ok) return redirect(placed.payAt ?? `/checkout/${placed.order.reference}`, 303);
  return sendBack(wanted, placed);

  /** The form again with everything that was typed, at the prices of now. */
  async function sendBack(
    { coupon, ...basket }: { itemId?: number; offer?: string; coupon: string },
    refusal?: Refusal,
  ) {
    const read = Basket.safeParse({ ...basket, coupon });
    const priced: Wanted = read.success ? read.data : { itemId };
    let pricing = await priceOrder(context.db, user, priced, context.now);
    const errors: PurchaseErrors = refusal ? errorsOf(refusal) : {};
    if (!pricing.ok) {
      Object.assign(errors, errorsOf(pricing));
      pricing = await priceOrder(context.db, user, { itemId }, context.now);
    } else if (pricing.priced.quote.couponErrors.length > 0) {
      errors.coupon = pricing.priced.quote.couponErrors;
    }
    const isRefused = Object.values(errors).some(Boolean);
    const init = refusal ? refusalInit(refusal) : { status: isRefused ? 400 : 200 };
    return data(
      {
        quote: pricing.ok ? quoteAnswer(pricing.priced.quote) : null,
        key: form.key,
        typed,
        errors,
      },
      init,
    );
  }
}

function textsOf(form: FormData): Record<string, string | undefined> {
  const texts = [...form].filter((each): each is [string, string] => typeof each[1] === "string");
  return Object.fromEntries(texts);
}

function errorsOf({ errors: { coupon, offer, terms, ...others } }: Refusal): PurchaseErrors {
  const form = Object.values(others).flat();
  return {
    ...(coupon && { coupon }),
    ...(offer && { offer }),
    ...(terms && { terms }),
    ...(form.length > 0 && { form }),
  };
}

export default function CheckoutPage() {
  const { itemId, quote, refused, terms } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const navigate = useNavigate();
  const back = itemId ? `/marketplace/${itemId}` : "/cart";
  const shown = answer?.quote ?? quote;

  function followOrder({ reference, payAt }: PlacedOrder) {
    if (payAt !== null) window.location.assign(payAt);
    else navigate(`/checkout/${reference}`);
  }

  return (
    <div className="wrap page checkout">
      <h1>Complete Your Purchase</h1>
      {shown ? (
        <Card>
          <PurchaseForm
            target={{ itemId }}
            quote={shown}
            terms={{ ...terms, key: answer?.key ?? terms.key }}
            typed={answer?.typed}
            errors={answer?.errors}
            onPlaced={followOrder}
            cancel={<CancelLink to={back} />}
          />
        </Card>
      ) : (
        <>
          <ErrorNote title="This cannot be bought right now">{refused}</ErrorNote>
          <ButtonLink to={itemId ? back : "/marketplace"} variant="secondary" className="mt-6">
            Back to the marketplace
          </ButtonLink>
        </>
      )}
    </div>
  );
}
