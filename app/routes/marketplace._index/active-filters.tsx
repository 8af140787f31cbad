import "./marketplace.css";

import { Link } from "@remix-run/react";
import { Icon } from "~/components/ui/icon";
import { storedType, typeLabel } from "~/content/marketplace";
import { asksMaximum, type Filters, marketplaceHref } from "~/models/marketplace/filters";
import type { ShownFilters } from "./shown-filters";

/** Each filter that is on, as a link to the page without it. */
export function ActiveFilters({ filters, priceTop, tags }: ShownFilters) {
  const chips = chipsFor({ filters, priceTop, tags });
  if (chips.length === 0) return null;
  return (
    <ul className="chips" aria-label="Active filters">
      {chips.map(({ label, without }) => (
        <li key={label}>
          <Link
            className="tag tag--x"
            to={marketplaceHref({ ...filters, page: 1, ...without })}
            preventScrollReset
          >
            <span className="vh">Remove </span>
            {label}
            <Icon name="close" size="s" />
          </Link>
        </li>
      ))}
      <li>
        <Link className="btn btn--quiet btn--s" to={marketplaceHref({})} preventScrollReset>
          Clear all filters
        </Link>
      </li>
    </ul>
  );
}

function chipsFor({ filters, priceTop, tags }: ShownFilters) {
  const { q, category, type, min, max, rating, verified, creator } = filters;
  const chips: { label: string; without: Partial<Filters> }[] = [];
  if (q) chips.push({ label: `“${q}”`, without: { q: "" } });
  if (category) chips.push({ label: category, without: { category: null } });
  if (type) chips.push({ label: typeLabel(storedType(type)), without: { type: null } });
  if (creator !== null) chips.push({ label: `Creator ${creator}`, without: { creator: null } });
  const [asksMin, asksMax] = [Boolean(min), asksMaximum(filters, priceTop)];
  if (asksMin || asksMax) {
    const label =
      asksMin && asksMax ? `$${min} to $${max}` : asksMin ? `From $${min}` : `Up to $${max}`;
    chips.push({ label, without: { min: null, max: null } });
  }
  if (rating > 0) {
    chips.push({
      label: rating === 5 ? "5 stars" : `${rating} ${rating === 1 ? "star" : "stars"} and up`,
      without: { rating: 0 },
    });
  }
  if (verified) chips.push({ label: "Verified only", without: { verified: false } });
  for (const slug of filters.tags) {
    chips.push({
      label: tags.find((tag) => tag.slug === slug)?.name ?? slug,
      without: { tags: filters.tags.filter((each) => each !== slug) },
    });
  }
  return chips;
}
