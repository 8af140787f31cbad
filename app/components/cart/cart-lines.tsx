import "./cart.css";

import { Form, Link } from "@remix-run/react";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import type { CartLine } from "~/models/marketplace/cart";
import { shownMoney, toCents } from "~/models/marketplace/money";
import { cartTexts } from "./cart-texts";
import { LinePicture } from "./line-picture";
import { useCartControl } from "./use-cart-control";

interface CartLinesProps {
  lines: readonly CartLine[];
  /** Changes them without leaving the page, which reads the cart again otherwise. */
  isInPlace?: boolean;
  /** Where the buyer may change what they offer. */
  offers?: { errors: Record<number, string>; typed: Record<number, string> };
}

/** Picture, name, number, price and a button that takes it out, for each thing in the cart. */
export function CartLines({ lines, isInPlace = false, offers }: CartLinesProps) {
  return (
    <ul className="cart-lines">
      {lines.map((line) => (
        <li key={line.id} className="cart-line">
          <LinePicture itemId={line.itemId} {...line.details} />
          <div className="cart-line__what">
            <Link to={`/marketplace/${line.itemId}`}>{nameOf(line)}</Link>
            <Pieces line={line} isInPlace={isInPlace} />
            {!line.details.isOnSale && <Badge tone="warn">No longer on sale</Badge>}
            {offers && line.details.minimum !== null && (
              <OfferForm
                line={line}
                minimum={line.details.minimum}
                typed={offers.typed[line.itemId]}
                error={offers.errors[line.itemId]}
              />
            )}
          </div>
          <p className="cart-line__price num">
            {shownMoney(toCents(line.details.price) * line.quantity)}
          </p>
          <RemoveButton line={line} isInPlace={isInPlace} />
        </li>
      ))}
    </ul>
  );
}

interface LineControlProps {
  line: CartLine;
  isInPlace: boolean;
}

/** How many, and the way to one less: a second copy is more often a slip than a wish. */
function Pieces({ line: { itemId, quantity, details }, isInPlace }: LineControlProps) {
  const { isPending, press } = useCartControl({
    failed: cartTexts.notChanged,
    logged: "Failed to change item",
  });
  if (quantity === 1) return <p className="small muted num">Quantity: 1</p>;

  return (
    <Form
      method="post"
      action={`/api/cart/items/${itemId}`}
      onSubmit={isInPlace ? press : undefined}
      className="cart-line__pieces"
    >
      <p className="small muted num">
        Quantity: {quantity} × {shownMoney(toCents(details.price))}. One is enough for you alone.
      </p>
      <input type="hidden" name="back" value="/cart" />
      <input type="hidden" name="quantity" value={quantity - 1} />
      <Button variant="secondary" size="s" pending={isPending}>
        One less<span className="vh"> of {nameOf({ itemId, details })}</span>
      </Button>
    </Form>
  );
}

function RemoveButton({ line, isInPlace }: LineControlProps) {
  const { isPending, press } = useCartControl({
    said: cartTexts.removed,
    failed: cartTexts.notRemoved,
    logged: "Failed to remove item",
  });

  return (
    <Form
      method="post"
      action={`/api/cart/items/${line.itemId}?_method=DELETE`}
      onSubmit={isInPlace ? press : undefined}
      className="cart-line__remove"
    >
      <input type="hidden" name="back" value="/cart" />
      <button
        type="submit"
        className="icon-btn"
        aria-label={`Remove ${nameOf(line)}`}
        aria-disabled={isPending || undefined}
      >
        <Icon name="close" size="s" />
      </button>
    </Form>
  );
}

function OfferForm({
  line,
  minimum,
  typed,
  error,
}: {
  line: CartLine;
  minimum: number;
  typed: string | undefined;
  error: string | undefined;
}) {
  const id = `offer-${line.itemId}`;
  return (
    <Form method="post" action="/cart" className="cart-offer">
      <input type="hidden" name="itemId" value={line.itemId} />
      <label htmlFor={id} className="small">
        Your price, at least {shownMoney(toCents(minimum))}
      </label>
      <div className="cart-offer__row">
        <input
          id={id}
          key={line.details.price}
          className="input"
          name="offer"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={typed ?? line.details.price.toFixed(2)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <Button name="intent" value="offer" variant="secondary" size="s">
          Change
        </Button>
      </div>
      {error && (
        <p className="error" id={`${id}-error`} role="alert">
          <Icon name="warn" size="s" />
          <span>{error}</span>
        </p>
      )}
    </Form>
  );
}

function nameOf({ itemId, details }: Pick<CartLine, "itemId" | "details">) {
  return details.name || `Item #${itemId}`;
}
