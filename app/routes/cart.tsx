import "~/components/cart/cart.css";

import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";

import { requireBuyer } from "~/auth/buyer-guard.server";
import { CartLines } from "~/components/cart/cart-lines";
import { CartSum, pieceWords } from "~/components/cart/cart-sum";
import { cartTexts } from "~/components/cart/cart-texts";
import { Button, ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { EmptyState } from "~/components/ui/empty-state";
import { ErrorNote } from "~/components/ui/error-note";
import { site } from "~/content/site";
import { refusalInit } from "~/http/answer.server";
import { fieldErrors, readForm } from "~/http/body.server";
import { redirectWithNotice } from "~/http/notice.server";
import { countPieces } from "~/models/marketplace/cart";
import { getCart, setOffer } from "~/models/marketplace/cart.server";
import { CartOffer } from "~/schemas/cart";
import { readId } from "~/schemas/id";
import { refuseInput, sentenceOf } from "~/schemas/refusal";

export const meta: MetaFunction = () => [
  { title: `Your cart · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireBuyer(request, context, {
    sentence: cartTexts.visitorAdds.description,
    back: "/cart",
  });
  return { cart: await getCart(context.db, user.id) };
}

/** The buyer's own price, where the seller named only the least. */
export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireBuyer(request, context, {
    sentence: cartTexts.visitorAdds.description,
    back: "/cart",
  });
  const form = Object.fromEntries(await readForm(request));
  const itemId = readId(String(form.itemId ?? ""));
  if (!itemId) throw new Response("This form does not say what it is about.", { status: 400 });
  if (form.intent !== "offer") throw new Response("This form is not known.", { status: 400 });

  const parsed = CartOffer.safeParse(form);
  const changed = parsed.success
    ? await setOffer(context.db, user.id, parsed.data)
    : refuseInput(fieldErrors(parsed.error));
  if (!changed.ok) {
    const error = sentenceOf(changed) ?? "";
    return data({ itemId, typed: String(form.offer ?? ""), error }, refusalInit(changed));
  }
  return redirectWithNotice(context, "/cart", { title: "Your price is changed" });
}

export default function CartPage() {
  const { cart } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const pieces = countPieces(cart);

  return (
    <div className="wrap page">
      <header className="page-head">
        <div>
          <h1>Your cart</h1>
          {pieces > 0 && <p className="num">{pieceWords(pieces)}</p>}
        </div>
      </header>
      {pieces === 0 ? (
        <EmptyState
          as="h2"
          title="Your cart is empty"
          action={
            <ButtonLink to="/marketplace" variant="secondary">
              Continue Shopping
            </ButtonLink>
          }
        >
          What you add in the marketplace waits here for you.
        </EmptyState>
      ) : (
        <div className="cart-page">
          <Card as="section" aria-label="What is in your cart">
            <CartLines
              lines={cart.items}
              offers={{
                errors: refused ? { [refused.itemId]: refused.error } : {},
                typed: refused ? { [refused.itemId]: refused.typed } : {},
              }}
            />
            <Form method="post" action="/api/cart?_method=DELETE">
              <input type="hidden" name="back" value="/cart" />
              <Button variant="quiet" size="s">
                Clear cart
              </Button>
            </Form>
          </Card>
          <Card as="aside" look="lit" className="cart-page__sum" aria-label="Subtotal">
            <CartSum cart={cart} />
            {cart.total > 0 && (
              <Form method="get" action="/checkout">
                <Button wide>Proceed to Checkout</Button>
              </Form>
            )}
            <ButtonLink to="/marketplace" variant="secondary" wide>
              Continue Shopping
            </ButtonLink>
          </Card>
        </div>
      )}
    </div>
  );
}

export function ErrorBoundary() {
  return (
    <div className="wrap page">
      <h1 className="mb-5">Your cart</h1>
      <ErrorNote title={cartTexts.notLoaded.title} retry={{ label: "Retry" }}>
        {cartTexts.notLoaded.description}
      </ErrorNote>
    </div>
  );
}
