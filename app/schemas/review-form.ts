/** What the form of a review knows before its rules are loaded. */
export const reviewFields: readonly string[] = ["rating", "reviewText", "imageUrl"];
export const shortestReview = 10;
export const longestReview = 1000;
