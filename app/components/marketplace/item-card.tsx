import { Link } from "@remix-run/react";
import { BuyButtons } from "~/components/cart/buy-buttons";
import { Badge } from "~/components/ui/badge";
import { opensDialog } from "~/components/ui/dialog";
import { Icon } from "~/components/ui/icon";
import { type ItemCard as Item, isNew, priceLabel } from "~/models/marketplace/item";
import { ItemCover } from "./item-cover";
import { Rating } from "./stars";

const shownTags = 3;

export interface ItemCardProps {
  item: Item;
  isMember: boolean;
  /** The moment the page was made: the browser's clock may differ. */
  now: number;
  /** Opens the item's dialog. Without it the links go to the item's page. */
  onOpen?: (item: Item) => void;
  isLazy?: boolean;
  as?: "h2" | "h3";
}

export function ItemCard({
  item,
  isMember,
  now,
  onOpen,
  isLazy,
  as: Heading = "h2",
}: ItemCardProps) {
  const link = {
    to: `/marketplace/${item.id}`,
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
          <ul className="tags" aria-label="Tags">
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
          <BuyButtons item={item} isMember={isMember} />
        </div>
      </div>
    </li>
  );
}
