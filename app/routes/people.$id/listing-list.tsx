import "./people.css";

import { Link } from "@remix-run/react";

import { type ItemCard, priceLabel } from "~/models/marketplace/item";

type ListedItem = Pick<ItemCard, "id" | "name" | "description" | "priceCents" | "pricingModel"> & {
  typeLabel: string;
};

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
            <span>{item.typeLabel}</span>
            <span>{priceLabel(item)}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}
