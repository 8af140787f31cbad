import "~/components/cart/cart.css";

import type { SubmissionResult } from "@conform-to/react";
import { Link } from "@remix-run/react";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import type { PurchaseTarget } from "~/components/cart/cart-store";
import { Button } from "~/components/ui/button";
import { CheckboxField, FieldErrors } from "~/components/ui/field";
import { Icon } from "~/components/ui/icon";
import { useScripted } from "~/components/use-scripted";
import { shownMoney, toCents } from "~/models/marketplace/money";
import { errorsIn, type FormResult, typedIn } from "~/schemas/form-result";
import { OrderSummary } from "./order-summary";
import type { PlacedOrder, PurchaseErrors, PurchaseQuote, PurchaseTerms } from "./purchase";
import { type useOrder, useQuote } from "./use-purchase";

interface PurchaseFormProps {
  target: PurchaseTarget;
  quote: PurchaseQuote;
  terms: PurchaseTerms;
  /** What the page came back with, without scripts. */
  lastResult?: SubmissionResult<string[]>;
  /** Of whoever stays when this form is closed: what became of the order is said then as well. */
  placeOrder: ReturnType<typeof useOrder>;
  onPlaced: (order: PlacedOrder) => void;
  /** The way out: a link on the page, a button in the dialog. */
  cancel: ReactNode;
}

/** Order summary, coupon, terms, "Pay". Without scripts its two buttons post to `/checkout`. */
export function PurchaseForm({
  target,
  terms,
  lastResult,
  placeOrder,
  onPlaced,
  cancel,
  ...first
}: PurchaseFormProps) {
  const isScripted = useScripted();
  const fetchQuote = useQuote();
  const form = useRef<HTMLFormElement>(null);
  const [quote, setQuote] = useState(first.quote);
  const [errors, setErrors] = useState(() => purchaseErrors(lastResult));
  // What stood here was applied, or refused: its field is empty again.
  const [code, setCode] = useState("");
  const start = typedIn(lastResult, { offer: firstOffer(first.quote), terms: "" });
  const [offer, setOffer] = useState(start.offer);
  const [hasAgreed, setHasAgreed] = useState(start.terms === "on");
  const [busy, setBusy] = useState<"apply" | "pay" | null>(null);

  const [only] = quote.items;
  const minimum = target.itemId === undefined ? null : (only?.minimum ?? null);
  const wanted = { ...target, offer: minimum === null ? undefined : offer };

  async function apply(coupon: string) {
    setBusy("apply");
    const answer = await fetchQuote({ ...wanted, coupon });
    if (answer.ok) {
      setQuote(answer.value);
      setErrors({});
      setCode("");
    } else if (answer.status === 401) {
      return signInAgain();
    } else {
      setErrors(answer.errors);
      if (answer.errors.coupon) setCode("");
    }
    setBusy(null);
  }

  async function pay() {
    setBusy("pay");
    setErrors({});
    const [answer] = await Promise.all([
      placeOrder({
        ...wanted,
        ...{ coupon: quote.coupon ?? undefined, terms: hasAgreed },
        ...{ key: terms.key, total: toCents(quote.total) },
      }),
      new Promise((resolve) => setTimeout(resolve, terms.processingMs)),
    ]);
    if (answer.ok) {
      onPlaced(answer.value);
      return;
    }
    if (answer.status === 401) return signInAgain();
    setErrors(answer.errors);
    setBusy(null);
    await refresh(answer.errors);
  }

  /** The form goes the way that it has without scripts: over signing in, and back with its coupon. */
  function signInAgain() {
    form.current?.submit();
  }

  /** What was refused may have another price by now. */
  async function refresh(refused: PurchaseErrors) {
    const coupon = refused.coupon ? undefined : (quote.coupon ?? undefined);
    const now = await fetchQuote({ ...wanted, coupon });
    if (now.ok) setQuote(now.value);
  }

  function submitHere(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const pressed = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    if (pressed?.value === "apply" && code.trim() !== "") apply(code);
    else if (pressed?.value === "offer") apply(quote.coupon ?? "");
    else if (pressed?.value === "pay" && hasAgreed) pay();
  }

  // A form that comes back without scripts is about the same item as before.
  const action = target.itemId === undefined ? "/checkout" : `/checkout?item=${target.itemId}`;
  return (
    <form
      ref={form}
      method="post"
      action={action}
      className="purchase"
      noValidate
      onSubmit={submitHere}
    >
      <input type="hidden" name="key" value={terms.key} />
      <input type="hidden" name="total" value={toCents(quote.total)} />
      {target.itemId !== undefined && <input type="hidden" name="itemId" value={target.itemId} />}
      {quote.coupon && <input type="hidden" name="applied" value={quote.coupon} />}
      {errors.form && (
        <div className="note" role="alert">
          <Icon name="warn" />
          <p>{errors.form.join(" ")}</p>
        </div>
      )}
      <OrderSummary quote={quote} />
      {minimum !== null && (
        <SmallField
          label={`Your price, at least ${shownMoney(toCents(minimum))}`}
          name="offer"
          inputMode="decimal"
          value={offer}
          onChange={setOffer}
          errors={errors.offer}
          button={
            <Button
              name="intent"
              value="offer"
              variant="secondary"
              pending={busy === "apply"}
              disabled={isScripted && offer.trim() === ""}
            >
              Update
            </Button>
          }
        />
      )}
      <SmallField
        label="Coupon code"
        name="coupon"
        value={code}
        onChange={setCode}
        errors={errors.coupon}
        button={
          <Button
            name="intent"
            value="apply"
            variant="secondary"
            pending={busy === "apply"}
            disabled={isScripted && code.trim() === ""}
          >
            Apply
          </Button>
        }
      />
      <CheckboxField
        label="I agree to the terms: what I buy is mine to use as its license says, and I can have my money back within 14 days if I downloaded it at most once."
        mark={false}
        errors={errors.terms}
        inputProps={{
          name: "terms",
          checked: hasAgreed,
          onChange: (event) => setHasAgreed(event.currentTarget.checked),
          required: true,
        }}
      />
      <p className="purchase__note small muted">
        <Icon name="lock" size="s" />
        <span>
          Secure purchase. Prices come from our server, and a form sent twice is one order.{" "}
          <b>{terms.note}</b>
        </span>
      </p>
      <div className="purchase__foot">
        {cancel}
        <Button
          name="intent"
          value="pay"
          pending={busy === "pay"}
          pendingLabel="Processing"
          disabled={isScripted && !hasAgreed}
        >
          Pay {shownMoney(toCents(quote.total))}
        </Button>
      </div>
    </form>
  );
}

interface SmallFieldProps {
  label: string;
  name: string;
  value: string;
  inputMode?: "decimal";
  onChange: (value: string) => void;
  errors: string[] | undefined;
  button: ReactNode;
}

/** A field with a button of its own. */
function SmallField({ label, name, value, inputMode, onChange, errors, button }: SmallFieldProps) {
  const id = `purchase-${name}`;
  return (
    <div className={errors ? "field field--bad" : "field"}>
      <div className="field__label">
        <label htmlFor={id}>{label}</label>
      </div>
      <div className="purchase__row">
        <input
          id={id}
          type="text"
          className="input"
          name={name}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          inputMode={inputMode}
          maxLength={100}
          autoComplete="off"
          autoCapitalize={name === "coupon" ? "characters" : undefined}
          aria-invalid={errors ? true : undefined}
          aria-describedby={errors ? `${id}-error` : undefined}
        />
        {button}
      </div>
      <FieldErrors id={`${id}-error`} errors={errors} />
    </div>
  );
}

/** The way back from the page. */
export function CancelLink({ to }: { to: string }) {
  return (
    <Link to={to} className="btn btn--secondary">
      Cancel
    </Link>
  );
}

function purchaseErrors(result: FormResult | undefined): PurchaseErrors {
  const { "": form, ...fields } = errorsIn(result);
  return { ...fields, form };
}

function firstOffer({ items: [only] }: PurchaseQuote) {
  return only ? only.price.toFixed(2) : "";
}
