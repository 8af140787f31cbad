import "~/components/marketplace/item-cards.css";

import { Form, Link, useNavigate } from "@remix-run/react";
import type { FormEvent } from "react";
import { useBesideText } from "~/components/drafts/beside-text";
import { useToast } from "~/components/toaster";
import { Button, ButtonLink } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { useControl } from "~/components/ui/use-control";
import { useSignInNotice } from "~/components/use-sign-in-notice";
import type { PricingModel } from "~/content/marketplace";
import { type Shopper, standingOf } from "~/models/marketplace/shopper";
import { openPanel, openPurchase, purchaseAddress } from "./cart-store";
import { cartTexts, downloadStarted, refusedAddition } from "./cart-texts";
import { useFetchedCart } from "./use-fetched-cart";

export interface BuyableItem {
  id: number;
  name: string;
  creatorId: number;
  /** Null is free. */
  priceCents: number | null;
  pricingModel: PricingModel;
}

/**
 * `card`: small, side by side. `dialog`: the same with "Buy Now" as the main action. `page`: wide,
 * one under the other, "Buy Now" first.
 */
type Look = "card" | "dialog" | "page";

interface BuyButtonsProps {
  item: BuyableItem;
  /** Null is a visitor. */
  shopper: Shopper | null;
  look?: Look;
}

/**
 * "Add to Cart" and "Buy Now", "Download" for what is free, or why there is nothing to buy. Forms
 * that work without scripts.
 */
export function BuyButtons({ item, shopper, look = "card" }: BuyButtonsProps) {
  if (item.priceCents === null) return <DownloadForm item={item} look={look} />;
  const standing = standingOf(item, shopper);
  if (standing.kind === "owner") {
    return <Owned item={item} purchaseId={standing.purchaseId} look={look} />;
  }
  if (standing.kind === "seller") return <OwnListing look={look} />;
  if (item.pricingModel === "subscription") {
    return <p className="buy-buttons__not small muted">Subscriptions are not offered yet.</p>;
  }
  if (standing.kind === "minor") return <ForAdults look={look} />;

  const isMember = standing.kind === "buyer";
  const buttons = [
    <AddForm key="add" item={item} isMember={isMember} look={look} />,
    <BuyForm key="buy" item={item} isMember={isMember} look={look} />,
  ];
  return (
    <div className={`buy-buttons buy-buttons--${look}`}>
      {look === "page" ? buttons.toReversed() : buttons}
    </div>
  );
}

interface PartProps {
  item: BuyableItem;
  isMember: boolean;
  look: Look;
}

function Owned({
  item,
  purchaseId,
  look,
}: Pick<PartProps, "item" | "look"> & { purchaseId: number }) {
  return (
    <div className={`buy-buttons buy-buttons--${look}`}>
      <p className="rating small">
        <Icon name="check" size="s" />
        You own this
      </p>
      <ButtonLink
        to={`/library/${purchaseId}`}
        variant={look === "card" ? "tonal" : "primary"}
        {...shapeOf(look)}
      >
        Open{look === "page" && " in your library"}
        <span className="vh"> {item.name}</span>
      </ButtonLink>
    </div>
  );
}

function OwnListing({ look }: Pick<PartProps, "look">) {
  return (
    <div className={`buy-buttons buy-buttons--${look}`}>
      <p className="rating small">This is your own listing.</p>
      {look === "page" && (
        <ButtonLink to="/marketplace/listings" variant="secondary" wide>
          My listings
        </ButtonLink>
      )}
    </div>
  );
}

function ForAdults({ look }: Pick<PartProps, "look">) {
  if (look === "card") return <p className="buy-buttons__not small muted">From 18 years</p>;
  return (
    <p className="buy-buttons__not">
      You can buy things here once you are 18.{" "}
      <Link to="/marketplace?max=0">Everything that is free</Link> is open to you.
    </p>
  );
}

function AddForm({ item, isMember, look }: PartProps) {
  const toast = useToast();
  const fetchCart = useFetchedCart();
  const beside = useBesideText();
  const back = `/marketplace/${item.id}`;
  const { sent, press } = useControl({
    stored: null,
    read: () => null,
    onDone: async () => {
      toast(cartTexts.added);
      await fetchCart();
      openPanel();
    },
    failed: (reason, status) =>
      reason && [403, 404, 409].includes(status) ? refusedAddition(reason) : cartTexts.notAdded,
    signIn: { notice: cartTexts.visitorAdds, isNeeded: !isMember, back },
    isOnce: true,
  });

  return (
    <form method="post" action="/api/cart/items" onSubmit={press}>
      <input type="hidden" name="itemId" value={item.id} />
      <input type="hidden" name="back" value={back} />
      <Button
        {...beside("/api/cart/items", { itemId: String(item.id), back })}
        variant="secondary"
        pending={sent !== null}
        {...shapeOf(look)}
      >
        Add to Cart
      </Button>
    </form>
  );
}

function BuyForm({ item, isMember, look }: PartProps) {
  const askToSignIn = useSignInNotice();
  const navigate = useNavigate();

  function buyHere(event: FormEvent) {
    event.preventDefault();
    const checkout = purchaseAddress({ itemId: item.id });
    if (!isMember) askToSignIn(cartTexts.visitorBuys, checkout);
    else if (!openPurchase({ itemId: item.id })) navigate(checkout);
  }

  return (
    <Form method="get" action="/checkout" onSubmit={buyHere}>
      <input type="hidden" name="item" value={item.id} />
      <Button variant={look === "card" ? "tonal" : "primary"} {...shapeOf(look)}>
        Buy Now
      </Button>
    </Form>
  );
}

/** A plain form: the browser saves the answer. With scripts it comes at once, else by a page. */
function DownloadForm({ item, look }: Pick<PartProps, "item" | "look">) {
  const toast = useToast();

  function saveAtOnce({ currentTarget: form }: FormEvent<HTMLFormElement>) {
    form.action = `/library/files/${item.id}`;
    toast(downloadStarted(item.name));
  }

  return (
    <form
      method="post"
      action={`/library/downloads/${item.id}`}
      onSubmit={saveAtOnce}
      className={`buy-buttons buy-buttons--${look}`}
    >
      <Button variant={look === "card" ? "tonal" : "primary"} {...shapeOf(look)}>
        <Icon name="download" size="s" />
        Download
      </Button>
    </form>
  );
}

function shapeOf(look: Look) {
  return look === "page" ? { wide: true } : ({ size: look === "card" ? "s" : undefined } as const);
}
