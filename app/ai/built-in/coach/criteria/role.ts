import type { LanguagePack } from "../pack";
import { findPhrases } from "../patterns";
import type { Reading } from "../reading";
import { clauseEnd } from "../words";
import { countContent, type Finding, findLabelled, nothingFound, quoteMatches } from "./finding";

export function judgeRole(reading: Reading, pack: LanguagePack): Finding {
  const { words } = reading;
  const roles = findPhrases(words, pack.phrases.roleLeads)
    .map(({ from, to }) => ({ from, to: Math.max(to, clauseEnd(words, from, 8)) }))
    .concat(findLabelled(words, pack.words.roleLabels, pack))
    .filter((match) => countContent(words, match, pack) > 0);
  if (roles.length === 0) return nothingFound();
  return {
    level: 1,
    quotes: quoteMatches(reading, roles.slice(0, 1)),
    kinds: ["role"],
    isNeeded: true,
  };
}
