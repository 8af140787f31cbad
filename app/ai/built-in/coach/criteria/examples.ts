import type { LanguagePack } from "../pack";
import { findPhrases } from "../patterns";
import type { Reading } from "../reading";
import { clauseEnd } from "../words";
import { countContent, type Finding, nothingFound, quoteMatches } from "./finding";

/** An example the learner shows. One that is only asked for is a requirement. */
export function judgeExamples(reading: Reading, pack: LanguagePack): Finding {
  const { words, prompt } = reading;
  const asked = findPhrases(words, pack.phrases.askedExample);
  const shown = findPhrases(words, pack.phrases.exampleLeads)
    .filter(({ from, to }) => !asked.some((one) => one.from < to && from < one.to))
    .map(({ from, to }) => ({ from, to: Math.max(to, clauseEnd(words, to - 1, 8)) }))
    .filter((match) => countContent(words, match, pack) > 0 || hasPastedAfter(reading, match.to));
  const block = reading.pasted.find(({ what }) => what === "example");
  if (block) {
    const quote = prompt.slice(block.start, block.end).trim().split("\n")[0]?.slice(0, 70) ?? "";
    const isPrivate = reading.privateSpans.some(
      ({ start }) => start >= block.start && start < block.end,
    );
    return { level: 1, quotes: isPrivate ? [] : [quote.trim()], kinds: ["shown"], isNeeded: true };
  }
  if (shown.length === 0) return nothingFound();
  return { level: 0.8, quotes: quoteMatches(reading, shown), kinds: ["shown"], isNeeded: true };
}

function hasPastedAfter(reading: Reading, to: number) {
  const end = reading.words[to - 1]?.end ?? 0;
  return reading.pasted.some(({ start }) => start >= end && start - end < 6);
}
