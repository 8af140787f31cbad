import { useEffect, useSyncExternalStore } from "react";
import { type Cart, emptyCart } from "~/models/marketplace/cart";

export interface PurchaseTarget {
  /** One item; without it the whole cart. */
  itemId?: number;
}

interface Stored {
  /** The cart that the page brought; another one is newer than what is kept here. */
  fromPage: Cart;
  cart: Cart;
  isPanelOpen: boolean;
  purchase: PurchaseTarget | null;
  /** Whether the page shows the button that the panel and the purchase dialog belong to. */
  hasButton: boolean;
}

const atFirst: Stored = {
  fromPage: emptyCart,
  cart: emptyCart,
  isPanelOpen: false,
  purchase: null,
  hasButton: false,
};

let stored = atFirst;
const listeners = new Set<() => void>();

function change(changes: Partial<Stored>) {
  stored = { ...stored, ...changes };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const read = () => stored;
const readAtFirst = () => atFirst;

/** The cart of the page, or the one that was fetched since. For the one button that shows it. */
export function useCart(fromPage: Cart) {
  const shown = useSyncExternalStore(subscribe, read, readAtFirst);

  useEffect(() => change({ fromPage, cart: fromPage }), [fromPage]);
  useEffect(() => {
    change({ hasButton: true });
    return () => change({ hasButton: false, isPanelOpen: false, purchase: null });
  }, []);

  return { ...shown, cart: shown.fromPage === fromPage ? shown.cart : fromPage };
}

export function keepCart(cart: Cart) {
  change({ cart });
}

/** False on a page without the button: then the cart's own page is the way. */
export function openPanel() {
  if (stored.hasButton) change({ isPanelOpen: true });
  return stored.hasButton;
}

export function closePanel() {
  change({ isPanelOpen: false });
}

/** False on a page without the button: then the purchase has a page of its own. */
export function openPurchase(purchase: PurchaseTarget) {
  if (stored.hasButton) change({ purchase, isPanelOpen: false });
  return stored.hasButton;
}

export function closePurchase() {
  change({ purchase: null });
}
