import { Link } from "@remix-run/react";

import { typeLabel } from "~/content/marketplace";
import { type ItemCard, priceLabel } from "~/models/marketplace/item";

export type ListedItem = Pick<
  ItemCard,
  "id" | "name" | "description" | "type" | "priceCents" | "pricingModel"
>;

/** What a person sells. */
export function ListingList({ listings }: { listings: readonly ListedItem[] }) {
  return (
    <ol className="wrote">
      {listings.map((item) => (
        <li key={item.id}>
          <h2>
            <Link to={`/marketplace/${item.id}`}>{item.name}</Link>
          </h2>
          <p className="wrote__text">{item.description}</p>
          <p className="wrote__facts muted small num">
            <span>{typeLabel(item.type)}</span>
            <span>{priceLabel(item)}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}
