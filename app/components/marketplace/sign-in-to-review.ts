export const reviewFormId = "write-review";

/** Signing in leads back to the review that was being written, and not to the top of the page. */
export function signInToReview(itemId: number) {
  return `/auth?redirectTo=${encodeURIComponent(`/marketplace/${itemId}?tab=write#${reviewFormId}`)}`;
}
