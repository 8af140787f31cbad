import "~/components/marketplace/item-cards.css";

import { Form } from "@remix-run/react";
import { type FormEvent, lazy, Suspense, useEffect, useState } from "react";
import { Button } from "~/components/ui/button";
import { closeDialog, useOpenDialogs } from "~/components/ui/dialog-address";
import { Icon } from "~/components/ui/icon";
import { type Cart, countPieces } from "~/models/marketplace/cart";
import {
  cartAddress,
  openPanel,
  openPurchase,
  orderAddress,
  orderIn,
  purchaseAddress,
  purchaseIn,
  useCart,
} from "./cart-store";
import { pieceWords } from "./cart-sum";

const CartPanel = lazy(() =>
  import("./cart-panel").then((module) => ({ default: module.CartPanel })),
);
const PurchaseDialog = lazy(() =>
  import("~/components/checkout/purchase-dialog").then((module) => ({
    default: module.PurchaseDialog,
  })),
);
const OrderDialog = lazy(() =>
  import("~/components/checkout/order-dialog").then((module) => ({
    default: module.OrderDialog,
  })),
);

/**
 * The way to the cart, with the number of pieces in it. A member's page shows it once, and links
 * `item-cards.css` and `covers.css`: with scripts it opens the cart at the side, and
 * purchases in a dialog.
 */
export function CartButton({ cart: fromPage }: { cart: Cart }) {
  const { cart } = useCart(fromPage);
  const dialogs = useOpenDialogs();
  const isPanelOpen = dialogs.includes(cartAddress);
  const purchase = purchaseIn(dialogs);
  const order = orderIn(dialogs);
  const hasOpened = useHasBeen(isPanelOpen);
  const hasPurchased = useHasBeen(purchase !== null);
  const pieces = countPieces(cart);

  function openHere(event: FormEvent) {
    event.preventDefault();
    openPanel();
  }

  return (
    <>
      <Form method="get" action="/cart" onSubmit={openHere}>
        <Button variant="secondary" className="cart-button">
          <Icon name="cart" />
          <span className="cart-button__wide">Cart</span>
          <span className="cart-button__narrow">View Cart</span>
          {pieces > 0 && (
            <>
              <span className="cart-button__badge num" aria-hidden="true">
                {pieces}
              </span>
              <span className="vh">({pieceWords(pieces)})</span>
            </>
          )}
        </Button>
      </Form>
      {hasOpened && (
        <Suspense>
          <CartPanel
            cart={cart}
            open={isPanelOpen}
            onClose={() => closeDialog(cartAddress)}
            onCheckout={() => openPurchase({})}
          />
        </Suspense>
      )}
      {hasPurchased && (
        <Suspense>
          <PurchaseDialog
            target={purchase}
            onClose={(closed) => closeDialog(purchaseAddress(closed))}
          />
        </Suspense>
      )}
      {order && (
        <Suspense>
          <OrderDialog reference={order} onClose={() => closeDialog(orderAddress(order))} />
        </Suspense>
      )}
    </>
  );
}

/** Whether something was the case at least once: its part of the code is loaded then. */
function useHasBeen(is: boolean) {
  const [hasBeen, setHasBeen] = useState(is);
  useEffect(() => {
    if (is) setHasBeen(true);
  }, [is]);
  return hasBeen || is;
}
