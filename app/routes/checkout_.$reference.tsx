import "~/components/checkout/checkout.css";

import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, Link, useLoaderData, useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";

import { requireUser } from "~/auth/guards.server";
import { orderTexts, purchaseTexts } from "~/components/checkout/purchase";
import { useToast } from "~/components/toaster";
import { Button, ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Busy } from "~/components/ui/spinner";
import { site } from "~/content/site";
import { readForm } from "~/http/body.server";
import { redirectWithNotice } from "~/http/notice.server";
import { shownMoney } from "~/models/marketplace/money";
import { type OrderStatus, waitBeforeLook } from "~/models/marketplace/order";
import { cancelOrder, getOrder, placeAgain, settleOrder } from "~/models/marketplace/order.server";
import { purchasesOf } from "~/models/marketplace/purchase-library.server";

export const meta: MetaFunction = () => [
  { title: `Your order · ${site.name}` },
  { name: "robots", content: "noindex" },
];

/** Where a buyer comes back to from paying. The provider is asked, not the address. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const user = await requireUser(request, context);
  const { db, payments, now } = context;
  const found = await getOrder(db, user.id, params.reference ?? "");
  if (!found) throw new Response(null, { status: 404 });

  const order = await settleOrder(db, found, payments, now);
  const made = await purchasesOf(db, user.id, order);
  return {
    reference: order.reference,
    status: order.status,
    totalCents: order.totalCents,
    lines: found.lines.map(({ itemId, name, quantity, totalCents }) => ({
      ...{ itemId, name, quantity, totalCents },
      purchaseId: made.get(itemId) ?? null,
    })),
    confirmationMs: payments.provider.confirmationMs,
    note: payments.providerOf(order.provider)?.note ?? null,
    mayPayAgain: order.status === "pending" && order.provider === "stripe",
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const user = await requireUser(request, context);
  const { db, payments, now, site: here } = context;
  const found = await getOrder(db, user.id, params.reference ?? "");
  if (!found) throw new Response(null, { status: 404 });
  const { order } = found;
  const intent = (await readForm(request)).get("intent");

  if (intent === "pay") {
    const returnUrl = (reference: string) => `${here.origin}/checkout/${reference}`;
    const again = await placeAgain(db, found, { provider: payments.provider, returnUrl, now });
    if (again.ok && again.payAt) return redirect(again.payAt, 303);
    return redirect(`/checkout/${order.reference}`, 303);
  }
  if (await cancelOrder(db, order, payments, now)) {
    return redirectWithNotice(context, "/cart", {
      title: "Order cancelled",
      description: "Nothing was charged.",
    });
  }
  return redirectWithNotice(context, `/checkout/${order.reference}`, {
    title: "Not cancelled",
    description: "This order cannot be cancelled any more.",
    variant: "destructive",
  });
}

export default function OrderPage() {
  const order = useLoaderData<typeof loader>();
  const { status, reference, confirmationMs } = order;
  const { title, description } = orderTexts[status];
  const only = order.lines.length === 1 ? order.lines[0] : undefined;
  const isPending = status === "pending";
  const isPaid = ["complete", "refunded", "partly_refunded"].includes(status);
  const isWaiting = useNews(status, confirmationMs);

  return (
    <div className="wrap page checkout">
      <div role="status">
        <h1>{title}</h1>
        <p className="lede mt-3">{description}</p>
      </div>
      <Card className="order">
        <p className="small muted">
          Order {reference}
          {order.note && <>. {order.note}</>}
        </p>
        <ul className="order__lines">
          {order.lines.map((line) => (
            <li key={line.itemId}>
              <Link to={`/marketplace/${line.itemId}`}>{line.name}</Link>
              {line.quantity > 1 && <span className="muted"> × {line.quantity}</span>}
              <span className="num">{shownMoney(line.totalCents)}</span>
              {line.purchaseId !== null && !only && (
                <span className="order__yours">
                  It is yours: <Link to={`/library/${line.purchaseId}`}>open it</Link>
                </span>
              )}
            </li>
          ))}
        </ul>
        <p className="order__total">
          <span>Total</span>
          <b className="num">{shownMoney(order.totalCents)}</b>
        </p>
        {isWaiting && <Busy>Waiting for the confirmation...</Busy>}
        <div className="row">
          {isPending && (
            <>
              <Form method="get">
                <Button variant="secondary">See whether it is complete</Button>
              </Form>
              <Form method="post" className="row">
                {order.mayPayAgain && (
                  <Button name="intent" value="pay">
                    Go to the payment
                  </Button>
                )}
                <Button name="intent" value="cancel" variant="quiet">
                  Cancel this order
                </Button>
              </Form>
            </>
          )}
          {isPaid && (
            <>
              {only?.purchaseId ? (
                <ButtonLink to={`/library/${only.purchaseId}`}>It is yours: open</ButtonLink>
              ) : (
                <ButtonLink to="/library">Open your library</ButtonLink>
              )}
              <ButtonLink to={`/library/receipts/${reference}`} variant="secondary">
                Receipt and license
              </ButtonLink>
            </>
          )}
          {!isPending && !isPaid && (
            <ButtonLink to="/cart" variant="secondary">
              Back to your cart
            </ButtonLink>
          )}
        </div>
      </Card>
    </div>
  );
}

/**
 * Asks again while the payment is not confirmed and the page is seen, ever more rarely and not for
 * ever, and says when it is. False when nothing is awaited any more.
 */
function useNews(status: OrderStatus, firstMs: number) {
  const toast = useToast();
  const { revalidate, state } = useRevalidator();
  const [looks, setLooks] = useState(0);
  const waitMs = status === "pending" ? waitBeforeLook(looks, firstMs) : null;

  useEffect(() => {
    if (waitMs === null || state !== "idle") return;
    let next: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(next);
      if (document.hidden) return;
      next = setTimeout(() => {
        setLooks((before) => before + 1);
        revalidate();
      }, waitMs);
    };
    wait();
    document.addEventListener("visibilitychange", wait);
    return () => {
      clearTimeout(next);
      document.removeEventListener("visibilitychange", wait);
    };
  }, [waitMs, state, revalidate]);

  const before = useRef(status);
  useEffect(() => {
    if (status === "pending") toast(purchaseTexts.initiated);
    else if (before.current === "pending" && status === "complete") toast(purchaseTexts.successful);
    before.current = status;
  }, [status, toast]);

  return waitMs !== null;
}
