import { useEffect, useSyncExternalStore } from "react";
import { openDialog } from "~/components/ui/dialog-address";
import { type Cart, emptyCart } from "~/models/marketplace/cart";

/** The panel's page. */
export const cartAddress = "/cart";
const checkoutAddress = "/checkout";

export interface PurchaseTarget {
  /** One item; without it the whole cart. */
  itemId?: number;
}

/** The purchase dialog's page. */
export function purchaseAddress({ itemId }: PurchaseTarget) {
  return itemId === undefined ? checkoutAddress : `${checkoutAddress}?item=${itemId}`;
}

/** What the uppermost purchase dialog is about; null where none is open. */
export function purchaseIn(dialogs: readonly string[]): PurchaseTarget | null {
  const address = dialogs.findLast((each) => each.split("?")[0] === checkoutAddress);
  if (address === undefined) return null;
  const id = new URLSearchParams(address.slice(checkoutAddress.length)).get("item");
  return id === null ? {} : { itemId: Number(id) };
}

/** The page of an order that was placed, and of the dialog that follows it. */
export function orderAddress(reference: string) {
  return `${checkoutAddress}/${reference}`;
}

/** The order whose dialog is open. */
export function orderIn(dialogs: readonly string[]) {
  const address = dialogs.findLast((each) => each.startsWith(orderAddress("")));
  return address?.slice(orderAddress("").length);
}

interface Stored {
  /** The cart that the page brought; another one is newer than what is kept here. */
  fromPage: Cart;
  cart: Cart;
  /** Whether the page shows the button that the panel and the purchase dialog belong to. */
  hasButton: boolean;
}

const atFirst: Stored = {
  fromPage: emptyCart,
  cart: emptyCart,
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
    return () => change({ hasButton: false });
  }, []);

  return { ...shown, cart: shown.fromPage === fromPage ? shown.cart : fromPage };
}

export function keepCart(cart: Cart) {
  change({ cart });
}

/** False on a page without the button: then the cart's own page is the way. */
export function openPanel() {
  if (stored.hasButton) openDialog(cartAddress);
  return stored.hasButton;
}

/** False on a page without the button: then the purchase has a page of its own. */
export function openPurchase(purchase: PurchaseTarget) {
  if (stored.hasButton) openDialog(purchaseAddress(purchase), cartAddress);
  return stored.hasButton;
}
