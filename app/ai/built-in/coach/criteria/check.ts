import type { LanguagePack } from "../pack";
import { findPhrases } from "../patterns";
import type { Reading } from "../reading";
import { clauseEnd } from "../words";
import { type Finding, nothingFound, quoteMatches } from "./finding";

/** A way to notice what may be off: sources, doubts, questions first, the working shown. */
export function judgeCheck(reading: Reading, pack: LanguagePack): Finding {
  const { words } = reading;
  const checks = findPhrases(words, pack.phrases.check).map(({ from, to }) => ({
    from,
    to: Math.max(to, clauseEnd(words, from, 9)),
  }));
  if (checks.length === 0) return nothingFound();
  return { level: 1, quotes: quoteMatches(reading, checks), kinds: ["check"], isNeeded: true };
}
