/** Words that somebody reads in a minute and understands; younger and older learners get more time. */
export function wordsPerMinute(ageGroup: string) {
  return ageGroup === "under18" || ageGroup === "55+" ? 150 : 200;
}
