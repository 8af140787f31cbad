import "~/components/checkout/checkout.css";

import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useNavigate } from "@remix-run/react";
import { checkOut, comeBack, wayBack } from "~/acts/marketplace/checkout.server";
import { purchaseTerms } from "~/acts/marketplace/place-order.server";
import { quoteAnswer } from "~/acts/marketplace/purchase-answer.server";
import { requireBuyer } from "~/auth/buyer-guard.server";
import { cartTexts } from "~/components/cart/cart-texts";
import type { PlacedOrder } from "~/components/checkout/purchase";
import { CancelLink, PurchaseForm } from "~/components/checkout/purchase-form";
import { useOrder } from "~/components/checkout/use-purchase";
import { ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { EmptyState } from "~/components/ui/empty-state";
import { ErrorNote } from "~/components/ui/error-note";
import { site } from "~/content/site";
import { refusalInit } from "~/http/answer.server";
import { readForm } from "~/http/body.server";
import { priceOrder } from "~/models/marketplace/order-quote.server";
import { textIn } from "~/schemas/form-result";
import { readId } from "~/schemas/id";
import { sentenceOf } from "~/schemas/refusal";

export const meta: MetaFunction = () => [
  { title: `Complete your purchase · ${site.name}` },
  { name: "robots", content: "noindex" },
];

/** A limit tells when to come back. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** `?item=ID` buys one item, no parameter (or `?cart`) the cart. The others are those of `wayBack`. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams, pathname, search } = new URL(request.url);
  const user = await requireBuyer(request, context, {
    sentence: cartTexts.visitorBuys.description,
    back: pathname + search,
  });
  const itemId = readId(searchParams.get("item"));
  if (searchParams.has("item") && !itemId) throw new Response(null, { status: 404 });

  const terms = purchaseTerms(context);
  const returned = await comeBack(request, context, user);
  if (returned) return data({ itemId, ...returned, refused: null, isEmpty: false, terms });

  const pricing = await priceOrder(context.db, user, { itemId }, context.now);
  const result = undefined;
  if (pricing.ok) {
    const quote = quoteAnswer(pricing.priced.quote);
    return data({ itemId, quote, result, refused: null, isEmpty: false, terms });
  }
  const { status } = refusalInit(pricing);
  if (pricing.why === "unknown") throw new Response(null, { status });
  const isEmpty = itemId === undefined && pricing.why === "conflict";
  const refused = sentenceOf(pricing);
  return data({ itemId, quote: null, result, refused, isEmpty, terms }, { status });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const user = await requireBuyer(request, context, {
    sentence: cartTexts.visitorBuys.description,
    back: wayBack(form),
  });
  return checkOut(request, context, user, form);
}

export { shouldRevalidate } from "~/components/in-place";

export default function CheckoutPage() {
  const { itemId, quote, result, refused, isEmpty, terms } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const navigate = useNavigate();
  const placeOrder = useOrder();
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
            terms={{ ...terms, key: (answer && textIn(answer.result, "key")) || terms.key }}
            lastResult={answer?.result ?? result}
            placeOrder={placeOrder}
            onPlaced={followOrder}
            cancel={<CancelLink to={back} />}
          />
        </Card>
      ) : isEmpty ? (
        <EmptyState
          as="h2"
          title="Nothing to pay for"
          className="mt-6"
          action={
            <ButtonLink to="/marketplace" variant="secondary">
              Continue Shopping
            </ButtonLink>
          }
        >
          {refused}
        </EmptyState>
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
