import "./item.css";

import { Link } from "@remix-run/react";
import { PersonLink } from "~/components/people/person-link";
import { Badge } from "~/components/ui/badge";
import { Icon } from "~/components/ui/icon";
import { typeLabel } from "~/content/marketplace";
import { marketplaceHref } from "~/models/marketplace/filters";
import { isNew } from "~/models/marketplace/item";
import type { ShownItem } from "./shown-item";
import { Rating } from "./stars";

/** What kind of item it is, its rating and who made it. */
export function ItemMeta({ item, now }: { item: ShownItem["item"]; now: number }) {
  return (
    <div className="it__meta">
      <Badge>{typeLabel(item.type)}</Badge>
      {isNew(item, now) && <Badge tone="lamp">New</Badge>}
      <Rating {...item} />
      {item.ratingCount === 0 && <span>No reviews yet</span>}
      <span>
        <Link to={marketplaceHref({ creator: item.creatorId })}>Creator {item.creatorId}</Link>
        {item.creator.hasProfile && item.creator.name !== `Learner ${item.creatorId}` && (
          <>
            {" · "}
            <PersonLink person={item.creator} />
          </>
        )}
      </span>
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
