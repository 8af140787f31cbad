export const shortestReview = 10;
export const longestReview = 1000;
