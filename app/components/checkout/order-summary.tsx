import "~/components/cart/cart.css";

import { Badge } from "~/components/ui/badge";
import { shownMoney, toCents } from "~/models/marketplace/money";
import type { PurchaseQuote } from "./purchase";

/** What is bought, and what it costs together. */
export function OrderSummary({ quote }: { quote: PurchaseQuote }) {
  const { items, subtotal, discount, total, coupon, unavailable } = quote;
  return (
    <section className="order-summary" aria-labelledby="order-summary">
      <h3 id="order-summary">Order summary</h3>
      <ul>
        {items.map((item) => (
          <li key={item.itemId}>
            <span>
              {item.name || `Item #${item.itemId}`}
              {item.quantity > 1 && <span className="muted"> × {item.quantity}</span>}
              {item.isOwned && (
                <>
                  {" "}
                  <Badge tone="warn">You own this already</Badge>
                </>
              )}
            </span>
            <span className="num">{money(item.price * item.quantity)}</span>
          </li>
        ))}
      </ul>
      <dl className="num" aria-live="polite">
        {discount > 0 && (
          <>
            <div>
              <dt>Subtotal</dt>
              <dd>{money(subtotal)}</dd>
            </div>
            <div className="order-summary__off">
              <dt>Coupon {coupon}</dt>
              <dd>-{money(discount)}</dd>
            </div>
          </>
        )}
        <div className="order-summary__total">
          <dt>Total</dt>
          <dd>{money(total)}</dd>
        </div>
      </dl>
      {unavailable.length > 0 && (
        <p className="small">
          No longer on sale, and so not part of this order: {unavailable.join(", ")}.
        </p>
      )}
    </section>
  );
}

function money(dollars: number) {
  return shownMoney(toCents(dollars));
}
