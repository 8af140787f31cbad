import { Form, Link } from "@remix-run/react";
import type { FormEvent } from "react";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import type { CartLine } from "~/models/marketplace/cart";
import { shownMoney, toCents } from "~/models/marketplace/money";
import { LinePicture } from "./line-picture";

interface CartLinesProps {
  lines: readonly CartLine[];
  busyWith?: number | "all" | null;
  /** Takes a line out without leaving the page. */
  onRemove?: (itemId: number) => void;
  /** Sets the pieces of a line without leaving the page. */
  onChange?: (itemId: number, quantity: number) => void;
  /** Where the buyer may change what they offer. */
  offers?: { errors: Record<number, string>; typed: Record<number, string> };
}

/** Picture, name, number, price and a button that takes it out, for each thing in the cart. */
export function CartLines({ lines, busyWith, onRemove, onChange, offers }: CartLinesProps) {
  return (
    <ul className="cart-lines">
      {lines.map((line) => (
        <li key={line.id} className="cart-line">
          <LinePicture itemId={line.itemId} {...line.details} />
          <div className="cart-line__what">
            <Link to={`/marketplace/${line.itemId}`}>{nameOf(line)}</Link>
            <Pieces line={line} isBusy={busyWith === line.itemId} onChange={onChange} />
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
          <RemoveButton line={line} isBusy={busyWith === line.itemId} onRemove={onRemove} />
        </li>
      ))}
    </ul>
  );
}

/** How many, and the way to one less: a second copy is more often a slip than a wish. */
function Pieces({
  line: { itemId, quantity, details },
  isBusy,
  onChange,
}: {
  line: CartLine;
  isBusy: boolean;
  onChange?: (itemId: number, quantity: number) => void;
}) {
  if (quantity === 1) return <p className="small muted num">Quantity: 1</p>;

  function changeHere(event: FormEvent) {
    if (!onChange) return;
    event.preventDefault();
    if (!isBusy) onChange(itemId, quantity - 1);
  }

  return (
    <Form method="post" action="/cart" onSubmit={changeHere} className="cart-line__pieces">
      <p className="small muted num">
        Quantity: {quantity} × {shownMoney(toCents(details.price))}. One is enough for you alone.
      </p>
      <input type="hidden" name="itemId" value={itemId} />
      <input type="hidden" name="quantity" value={quantity - 1} />
      <Button name="intent" value="quantity" variant="secondary" size="s" pending={isBusy}>
        One less<span className="vh"> of {nameOf({ itemId, details })}</span>
      </Button>
    </Form>
  );
}

function RemoveButton({
  line,
  isBusy,
  onRemove,
}: {
  line: CartLine;
  isBusy: boolean;
  onRemove?: (itemId: number) => void;
}) {
  function removeHere(event: FormEvent) {
    if (!onRemove) return;
    event.preventDefault();
    if (!isBusy) onRemove(line.itemId);
  }

  return (
    <Form method="post" action="/cart" onSubmit={removeHere} className="cart-line__remove">
      <input type="hidden" name="itemId" value={line.itemId} />
      <button
        type="submit"
        name="intent"
        value="remove"
        className="icon-btn"
        aria-label={`Remove ${nameOf(line)}`}
        aria-disabled={isBusy || undefined}
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
