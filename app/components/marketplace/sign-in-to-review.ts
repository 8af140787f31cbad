/** Signing in leads back to the review that was being written. */
export function signInToReview(itemId: number) {
  return `/auth?redirectTo=${encodeURIComponent(`/marketplace/${itemId}?tab=write`)}`;
}
