import "./item-cards.css";

import { Link } from "@remix-run/react";
import { BuyButtons } from "~/components/cart/buy-buttons";
import { Badge } from "~/components/ui/badge";
import { Icon } from "~/components/ui/icon";
import { opensDialog } from "~/components/ui/opens-dialog";
import { typeLabel } from "~/content/marketplace";
import { type ItemCard as Item, isNew, priceLabel } from "~/models/marketplace/item";
import type { Shopper } from "~/models/marketplace/shopper";
import { ItemCover } from "./item-cover";
import { Rating } from "./stars";

const shownTags = 3;

/** Of the page of an item, and of its dialog over the list. */
export function itemAddress({ id }: Pick<Item, "id">) {
  return `/marketplace/${id}`;
}

export interface ItemCardProps {
  item: Item;
  /** Null is a visitor. */
  shopper: Shopper | null;
  /** The moment the page was made: the browser's clock may differ. */
  now: number;
  /** Opens the item's dialog. Without it the links go to the item's page. */
  onOpen?: (item: Item) => void;
  isLazy?: boolean;
  as?: "h2" | "h3";
}

export function ItemCard({
  item,
  shopper,
  now,
  onOpen,
  isLazy,
  as: Heading = "h2",
}: ItemCardProps) {
  const link = {
    to: itemAddress(item),
    onClick: onOpen && opensDialog(() => onOpen(item)),
  };
  const further = item.tags.length - shownTags;
  return (
    <li className="item card">
      {/* The name below says the same to keyboards and screen readers. */}
      <Link {...link} className="item__pic cover-box" tabIndex={-1} aria-hidden="true">
        <ItemCover item={item} isLazy={isLazy} />
      </Link>
      {isNew(item, now) && (
        <Badge tone="lamp" className="item__new">
          New
        </Badge>
      )}
      <div className="item__in">
        <p className="small muted">{typeLabel(item.type)}</p>
        <p className="item__meta">
          <Rating {...item} />
          <span className="item__by muted">
            Creator {item.creatorId}
            {item.sellerVerified && <Icon name="verified" size="s" />}
            {item.sellerVerified && <span className="vh">, verified</span>}
          </span>
        </p>
        <Heading className="item__name">
          <Link {...link}>{item.name}</Link>
        </Heading>
        <p className="item__d">{item.description}</p>
        {item.tags.length > 0 && (
          <ul className="tags item__tags" aria-label="Tags">
            {item.tags.slice(0, shownTags).map((tag) => (
              <li className="tag" key={tag}>
                {tag}
              </li>
            ))}
            {further > 0 && <li className="tag">+{further} more</li>}
          </ul>
        )}
        <div className="item__buy">
          <p className="price num">{priceLabel(item)}</p>
          <BuyButtons item={item} shopper={shopper} />
        </div>
      </div>
    </li>
  );
}
