const wordsPerMinute = 220;

/** Whole minutes for somebody who reads at an ordinary pace, at least one. */
export function readingMinutes(text: string) {
  const words = text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
