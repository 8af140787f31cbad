import { shownNumber } from "~/models/shown-number";
/** The number of results in words: exact while all were looked at, round below where not. */
export function countWords({ found, isMore }: { found: number; isMore: boolean }) {
  if (!isMore) return found === 1 ? "1 result" : `${found} results`;
  const round = found >= 100 ? found - (found % 100) : found;
  return `${shownNumber(round)}+ results`;
}
