import "./item-cards.css";

import { cx } from "~/components/ui/cx";
import { Icon } from "~/components/ui/icon";

/** Five stars, so many of them lit, and the words for those who do not see them. */
export function Stars({ lit, className }: { lit: number; className?: string }) {
  return (
    <span className={cx("stars", className)}>
      <span className="vh">
        {lit} of 5 {lit === 1 ? "star" : "stars"}
      </span>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon key={star} name="star" className={star <= lit ? "on" : undefined} />
      ))}
    </span>
  );
}

/** One star, the mean with one decimal and how many rated. A mean of none would look like the worst. */
export function Rating({ rating, ratingCount }: { rating: number; ratingCount: number }) {
  if (ratingCount === 0) return <span className="rating muted">No reviews yet</span>;
  return (
    <span className="rating">
      <Icon name="star" className="star-on" />
      <span className="vh">Rating</span>
      <b>{rating.toFixed(1)}</b>
      <span className="muted">
        ({ratingCount}
        <span className="vh"> {ratingCount === 1 ? "review" : "reviews"}</span>)
      </span>
    </span>
  );
}
