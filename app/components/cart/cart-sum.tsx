import type { Cart } from "~/models/marketplace/cart";
import { shownMoney, toCents } from "~/models/marketplace/money";

/** The subtotal, and that it is not the last word. */
export function CartSum({ cart }: { cart: Cart }) {
  return (
    <>
      <p className="cart-sum">
        <span>Subtotal</span>
        <b className="num">{shownMoney(toCents(cart.total))}</b>
      </p>
      <p className="small muted">Taxes and fees are calculated at checkout.</p>
    </>
  );
}

export function pieceWords(pieces: number) {
  return pieces === 1 ? "1 item" : `${pieces} items`;
}
