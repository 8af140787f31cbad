import { Form, useNavigate } from "@remix-run/react";
import type { FormEvent } from "react";
import { useToast } from "~/components/toaster";
import { Button } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import type { PricingModel } from "~/content/marketplace";
import { openPurchase } from "./cart-store";
import { cartTexts, downloadStarted } from "./cart-texts";
import { useCartChanges } from "./use-cart-changes";

export interface BuyableItem {
  id: number;
  name: string;
  /** Null is free. */
  priceCents: number | null;
  pricingModel: PricingModel;
}

interface BuyButtonsProps {
  item: BuyableItem;
  isMember: boolean;
  /** `card`: small, side by side. `page`: wide, one under the other, "Buy Now" first. */
  look?: "card" | "page";
}

/** "Add to Cart" and "Buy Now", or "Download" for what is free. Forms that work without scripts. */
export function BuyButtons({ item, isMember, look = "card" }: BuyButtonsProps) {
  if (item.priceCents === null) return <DownloadForm item={item} look={look} />;
  if (item.pricingModel === "subscription") {
    return <p className="buy-buttons__not small muted">Subscriptions are not offered yet.</p>;
  }
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

type PartProps = Required<BuyButtonsProps>;

function AddForm({ item, isMember, look }: PartProps) {
  const toast = useToast();
  const { busyWith, add } = useCartChanges();
  const isBusy = busyWith !== null;

  function addHere(event: FormEvent) {
    event.preventDefault();
    if (!isMember) toast(cartTexts.visitorAdds);
    else if (!isBusy) add(item.id);
  }

  return (
    <Form method="post" action="/cart" onSubmit={addHere}>
      <input type="hidden" name="itemId" value={item.id} />
      <Button name="intent" value="add" variant="secondary" pending={isBusy} {...shapeOf(look)}>
        Add to Cart
      </Button>
    </Form>
  );
}

function BuyForm({ item, isMember, look }: PartProps) {
  const toast = useToast();
  const navigate = useNavigate();

  function buyHere(event: FormEvent) {
    event.preventDefault();
    if (!isMember) toast(cartTexts.visitorBuys);
    else if (!openPurchase({ itemId: item.id })) navigate(`/checkout?item=${item.id}`);
  }

  return (
    <Form method="get" action="/checkout" onSubmit={buyHere}>
      <input type="hidden" name="item" value={item.id} />
      <Button variant={look === "page" ? "primary" : "tonal"} {...shapeOf(look)}>
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
      <Button variant={look === "page" ? "primary" : "tonal"} {...shapeOf(look)}>
        <Icon name="download" size="s" />
        Download
      </Button>
    </form>
  );
}

function shapeOf(look: "card" | "page") {
  return look === "card" ? ({ size: "s" } as const) : { wide: true };
}
