import type { LanguagePack } from "../pack";
import { findPhrases, type Match } from "../patterns";
import type { Reading } from "../reading";
import { clauseEnd, type Word } from "../words";
import { countContent, type Finding, findLabelled, nothingFound, quoteMatches } from "./finding";

/** "Answer as a table" says what the answer looks like, "answer as a chef" from whom it comes. */
function isForm(words: readonly Word[], { from, to }: Match, pack: LanguagePack) {
  if (!pack.words.answerVerbs.has(words[from]?.text ?? "")) return false;
  const named = words.slice(from + 1, to).map(({ text }) => text);
  const isPerson = named.some((text) => pack.words.jobs.has(text) || pack.words.people.has(text));
  return (
    !isPerson &&
    named.some((text) => pack.words.layouts.has(text) || pack.words.textKinds.has(text))
  );
}

export function judgeRole(reading: Reading, pack: LanguagePack): Finding {
  const { words } = reading;
  const roles = findPhrases(words, pack.phrases.roleLeads)
    .filter((match) => !isForm(words, match, pack))
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
