import { useState } from "react";
import { ApiError, apiFetch } from "~/components/api-client";
import { PostMenu } from "~/components/moderation/report-link";
import { useToast } from "~/components/toaster";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { Day } from "~/components/ui/moment";
import type { ShownReview } from "~/models/marketplace/review";
import { shownDay } from "~/models/shown-day";
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

/** Counts once. The form is for browsers without scripts. */
function HelpfulButton({ review }: { review: ShownReview }) {
  const toast = useToast();
  const [count, setCount] = useState(review.helpful);
  const [isMarked, setMarked] = useState(review.isMarked);
  const [isPending, setPending] = useState(false);

  async function mark() {
    setPending(true);
    try {
      const response = await apiFetch(`/api/reviews/${review.id}/helpful`, { method: "POST" });
      const answer = (await response.json()) as { helpful: number };
      setCount(answer.helpful);
      setMarked(true);
      toast({
        title: "Thanks for your feedback!",
        description: "You've marked this review as helpful.",
      });
    } catch (error) {
      toast({
        title: "Failed to mark review as helpful",
        description: error instanceof ApiError ? error.reason : "Please try again.",
        variant: "destructive",
      });
    } finally {
      setPending(false);
    }
  }

  return (
    <form
      method="post"
      action={`/marketplace/${review.itemId}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mark();
      }}
    >
      <input type="hidden" name="review" value={review.id} />
      <Button
        name="intent"
        value="helpful"
        variant="quiet"
        size="s"
        aria-pressed={isMarked}
        className={isMarked ? "is-saved" : undefined}
      >
        <Icon name="thumb" size="s" />
        This was helpful <span className="num">{count}</span>
      </Button>
    </form>
  );
}
