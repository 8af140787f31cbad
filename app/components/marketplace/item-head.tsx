import { Link } from "@remix-run/react";
import { Badge } from "~/components/ui/badge";
import { Icon } from "~/components/ui/icon";
import { itemTypes } from "~/content/marketplace";
import { marketplaceHref } from "~/models/marketplace/filters";
import { type ItemCard, isNew } from "~/models/marketplace/item";
import { Rating } from "./stars";

/** What kind of item it is, its rating and who made it. */
export function ItemMeta({ item, now }: { item: ItemCard; now: number }) {
  return (
    <div className="it__meta">
      <Badge>{itemTypes.find(({ stored }) => stored === item.type)?.label ?? item.type}</Badge>
      {isNew(item, now) && <Badge tone="lamp">New</Badge>}
      <Rating {...item} />
      <Link to={marketplaceHref({ creator: item.creatorId })}>Creator {item.creatorId}</Link>
      {item.sellerVerified && (
        <span className="rating">
          <Icon name="verified" size="s" />
          Verified
        </span>
      )}
      {item.isDemo && <span className="demo">Demo content</span>}
    </div>
  );
}
