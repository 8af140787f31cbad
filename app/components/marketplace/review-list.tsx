import "./item.css";

import { PostMenu } from "~/components/moderation/report-link";
import { Badge } from "~/components/ui/badge";
import { Icon } from "~/components/ui/icon";
import { Day } from "~/components/ui/moment";
import type { ShownReview } from "~/models/marketplace/review";
import { shownDay } from "~/models/shown-day";
import { HelpfulButton } from "./helpful-button";
import { Stars } from "./stars";

const unknownDay = "Unknown date";

export function ReviewList({ reviews }: { reviews: readonly ShownReview[] }) {
  return (
    <ul className="revs">
      {reviews.map((review) => (
        <li className="rev" key={review.id}>
          <p className="rev__top">
            <Stars lit={review.rating} />
            <b>User</b>
            {review.isOwn && <span className="muted">(you)</span>}
            {review.verified && (
              <Badge tone="ok">
                <Icon name="check" size="s" />
                Verified purchase
              </Badge>
            )}
            {review.createdAt === null ? (
              <span className="muted">{unknownDay}</span>
            ) : (
              <Day className="muted" at={review.createdAt} />
            )}
          </p>
          <p className="rev__text">{review.reviewText}</p>
          {review.imageUrl && <ReviewImage address={review.imageUrl} />}
          {!review.isOwn && (
            <div className="rev__acts">
              <HelpfulButton review={review} />
              <PostMenu
                kind="review"
                id={review.id}
                of={`the review of ${review.createdAt === null ? unknownDay : shownDay(review.createdAt)}`}
              />
            </div>
          )}
          {review.isOwn && review.helpful > 0 && (
            <p className="small muted num">Helpful to {review.helpful}</p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Pictures are shown from our own address only; another one could not be fetched. */
function ReviewImage({ address }: { address: string }) {
  if (address.startsWith("/")) {
    return <img className="rev__img" src={address} alt="Added by the reviewer" loading="lazy" />;
  }
  return <p className="rev__noimg small muted">The picture of this review could not be loaded.</p>;
}
