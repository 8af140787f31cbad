import "./item.css";

import { useEffect, useRef, useState } from "react";
import { apiFetch } from "~/components/api-client";
import { Button } from "~/components/ui/button";
import { EmptyState } from "~/components/ui/empty-state";
import { ErrorNote } from "~/components/ui/error-note";
import { SelectField } from "~/components/ui/field";
import { Pager } from "~/components/ui/pager";
import { Skeleton, SkeletonGroup } from "~/components/ui/skeleton";
import { type ReviewSort, reviewSorts } from "~/content/marketplace";
import {
  reviewsPerPage,
  type ShownReview,
  type Stars as StarCount,
} from "~/models/marketplace/review";
import { ReviewList } from "./review-list";
import type { ShownItem } from "./shown-item";
import { Stars } from "./stars";

type ReviewedItem = Pick<
  ShownItem,
  "item" | "isOwn" | "distribution" | "reviews" | "reviewSort" | "reviewPage" | "reviewPageCount"
>;

/**
 * The "Reviews" tab. The first ones come with the page; another order is asked for by scripts, or
 * by the form without them.
 *
 * @param round changes when a review was written: then they are asked for again.
 */
export function Reviews({
  round,
  onWrite,
  ...shown
}: ReviewedItem & { round: number; onWrite: () => void }) {
  const { item, distribution } = shown;
  const { sort, state, reviews, load } = useReviews(shown, round);

  if (item.ratingCount === 0 && reviews.length === 0 && state === "ready") {
    return (
      <EmptyState
        title="No Reviews Yet"
        action={
          !shown.isOwn && (
            <Button type="button" variant="secondary" className="only-scripted" onClick={onWrite}>
              Write a review
            </Button>
          )
        }
      >
        Be the first to leave a review for this item!
      </EmptyState>
    );
  }

  return (
    <>
      <Summary item={item} distribution={distribution} />
      <div className="revhead">
        <h3>What people say</h3>
        <SortForm itemId={item.id} sort={sort} onSort={load} />
      </div>
      {state === "loading" && <LoadingReviews />}
      {state === "failed" && (
        <ErrorNote
          title="Failed to load reviews. Please try again later."
          retry={{ label: "Retry", onRetry: () => load(sort) }}
        />
      )}
      {state === "ready" && <ReviewList reviews={reviews} />}
      {state === "ready" && (
        <Pager
          label="Pages of reviews"
          page={reviews === shown.reviews ? shown.reviewPage : 1}
          pageCount={shown.reviewPageCount}
          hrefFor={(page) => reviewsHref(item.id, { sort, page })}
        />
      )}
    </>
  );
}

function reviewsHref(itemId: number, { sort, page }: { sort: ReviewSort; page: number }) {
  return `/marketplace/${itemId}?tab=reviews&reviews=${sort}${page > 1 ? `&page=${page}` : ""}`;
}

function useReviews({ item, reviews: first, reviewSort }: ReviewedItem, round: number) {
  const [asked, setAsked] = useState<{
    sort: ReviewSort;
    state: "ready" | "loading" | "failed";
    reviews: readonly ShownReview[] | null;
  }>({ sort: reviewSort, state: "ready", reviews: null });
  const latest = useRef(0);

  async function load(sort: ReviewSort) {
    latest.current += 1;
    const mine = latest.current;
    setAsked((before) => ({ ...before, sort, state: "loading" }));
    try {
      const response = await apiFetch(
        `/api/marketplace/${item.id}/reviews?sort=${sort}&limit=${reviewsPerPage}`,
      );
      const reviews = (await response.json()) as ShownReview[];
      if (mine === latest.current) setAsked({ sort, state: "ready", reviews });
    } catch (error) {
      console.error("Reviews could not be loaded.", error);
      if (mine === latest.current) setAsked((before) => ({ ...before, state: "failed" }));
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a written review asks for a new list, nothing else does
  useEffect(() => {
    if (round > 0) load(asked.sort);
  }, [round]);

  return { ...asked, reviews: asked.reviews ?? first, load };
}

function SortForm({
  itemId,
  sort,
  onSort,
}: {
  itemId: number;
  sort: ReviewSort;
  onSort: (sort: ReviewSort) => void;
}) {
  const form = useRef<HTMLFormElement>(null);

  function sortHere() {
    const key = form.current && new FormData(form.current).get("reviews");
    const chosen = reviewSorts.find((each) => each.key === key);
    if (chosen) onSort(chosen.key);
  }

  return (
    <form
      ref={form}
      className="revhead__sort"
      action={`/marketplace/${itemId}`}
      onChange={sortHere}
    >
      <input type="hidden" name="tab" value="reviews" />
      <SelectField
        label="Sort"
        options={reviewSorts.map(({ key, label }) => ({ value: key, label }))}
        inputProps={{ name: "reviews", defaultValue: sort }}
      />
      <noscript>
        <Button variant="secondary" size="s">
          Sort reviews
        </Button>
      </noscript>
    </form>
  );
}

function Summary({
  item,
  distribution,
}: {
  item: ShownItem["item"];
  distribution: readonly StarCount[];
}) {
  return (
    <div className="sum">
      <div className="sum__n">
        <b className="num">{item.rating.toFixed(1)}</b>
        <Stars lit={Math.round(item.rating)} />
        <span className="small muted num">
          out of 5, {item.ratingCount} {item.ratingCount === 1 ? "review" : "reviews"}
        </span>
      </div>
      <ul className="dist num">
        {distribution.map(({ stars, count, percent }) => (
          <li key={stars}>
            <span>
              {stars} {stars === 1 ? "star" : "stars"}
            </span>
            <span className="dist__bar" aria-hidden="true">
              <span style={{ inlineSize: `${percent}%` }} />
            </span>
            <span>
              {count} ({percent}%)
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function LoadingReviews() {
  return (
    <SkeletonGroup label="Loading reviews" className="revs">
      {[1, 2, 3].map((line) => (
        <div className="rev" key={line}>
          <Skeleton width="14rem" />
          <Skeleton />
          <Skeleton width="60%" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
