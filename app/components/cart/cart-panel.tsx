import "./cart.css";

import { Form } from "@remix-run/react";
import { Dialog as RadixDialog } from "radix-ui";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "~/components/ui/button";
import { closeOnEscape } from "~/components/ui/close-on-escape";
import { EmptyState } from "~/components/ui/empty-state";
import { Icon } from "~/components/ui/icon";
import { type Cart, countPieces } from "~/models/marketplace/cart";
import { CartLines } from "./cart-lines";
import { CartSum, pieceWords } from "./cart-sum";
import { cartTexts } from "./cart-texts";
import { useCartControl } from "./use-cart-control";

/** The panel is gone so long after it was closed: it slides out meanwhile. */
const closingMs = 300;

interface CartPanelProps {
  cart: Cart;
  open: boolean;
  onClose: () => void;
  onCheckout: () => void;
}

/** The cart at the side of the page. It slides in and out; focus goes back to where it was. */
export function CartPanel({ cart, open, onClose, onCheckout }: CartPanelProps) {
  const [isShown, setIsShown] = useState(open);
  const opener = useRef<HTMLElement | null>(null);

  useEffect(() => {
    if (open) {
      setIsShown(true);
      return;
    }
    const closed = setTimeout(() => setIsShown(false), closingMs);
    return () => clearTimeout(closed);
  }, [open]);

  useEffect(() => {
    if (!isShown) return;
    const page = document.documentElement;
    page.style.overflow = "hidden";
    return () => {
      page.style.overflow = "";
    };
  }, [isShown]);

  function rememberOpener() {
    opener.current = document.activeElement as HTMLElement | null;
  }

  function returnFocus(event: Event) {
    event.preventDefault();
    const target = opener.current?.isConnected ? opener.current : document.getElementById("main");
    target?.focus();
  }

  return (
    <RadixDialog.Root open={isShown} onOpenChange={(next) => !next && onClose()}>
      <RadixDialog.Portal>
        <div className="cart-scrim" data-closing={!open || undefined}>
          <RadixDialog.Content
            className="cart-panel"
            data-closing={!open || undefined}
            aria-modal="true"
            aria-describedby={undefined}
            onOpenAutoFocus={rememberOpener}
            onCloseAutoFocus={returnFocus}
            onKeyDown={closeOnEscape(onClose)}
          >
            <PanelContent cart={cart} onClose={onClose} onCheckout={onCheckout} />
          </RadixDialog.Content>
        </div>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

function PanelContent({ cart, onClose, onCheckout }: Omit<CartPanelProps, "open">) {
  const clearing = useCartControl({
    said: cartTexts.cleared,
    failed: cartTexts.notCleared,
    logged: "Failed to clear cart",
  });
  const pieces = countPieces(cart);
  const isEmpty = cart.items.length === 0;

  function checkOutHere(event: FormEvent) {
    event.preventDefault();
    onCheckout();
  }

  return (
    <>
      <div className="cart-panel__head">
        <RadixDialog.Title>
          Your cart <span className="muted num">({pieceWords(pieces)})</span>
        </RadixDialog.Title>
        <RadixDialog.Close className="icon-btn" aria-label="Close">
          <Icon name="close" />
        </RadixDialog.Close>
      </div>
      {isEmpty ? (
        <div className="cart-panel__body">
          <EmptyState
            title="Your cart is empty"
            action={
              <Button type="button" variant="secondary" onClick={onClose}>
                Continue Shopping
              </Button>
            }
          >
            What you add in the marketplace waits here for you.
          </EmptyState>
        </div>
      ) : (
        <>
          <div className="cart-panel__body">
            <CartLines lines={cart.items} isInPlace />
            <form method="post" action="/api/cart?_method=DELETE" onSubmit={clearing.press}>
              <Button variant="quiet" size="s" pending={clearing.isPending}>
                Clear cart
              </Button>
            </form>
          </div>
          <div className="cart-panel__foot">
            <CartSum cart={cart} />
            <Form method="get" action="/checkout" onSubmit={checkOutHere}>
              <Button wide>Proceed to Checkout</Button>
            </Form>
            <Button type="button" variant="secondary" wide onClick={onClose}>
              Continue Shopping
            </Button>
          </div>
        </>
      )}
    </>
  );
}
