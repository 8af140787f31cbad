import type { LanguagePack } from "../pack";
import { findPhrases, type Match } from "../patterns";
import type { Reading } from "../reading";
import type { Word } from "../words";
import { type Finding, findLabelled, quoteMatches } from "./finding";
import type { Task } from "./task";

/** "For my daughter's party" names an occasion: the last word of the phrase tells. */
function isReader(words: readonly Word[], match: Match, pack: LanguagePack) {
  const next = words[match.to];
  return !(next?.before === "" && pack.words.occasions.has(next.text));
}

/** "My daughter (11)". */
function findAged({ words, own }: Reading, pack: LanguagePack): Match[] {
  return words.flatMap(({ text }, at) => {
    const next = words[at + 1];
    const isAge = next?.isNumber && own[next.start - 1] === "(";
    return isAge && pack.words.people.has(text) ? [{ from: Math.max(0, at - 1), to: at + 2 }] : [];
  });
}

/** A plan for one's own week has its reader already. */
function isForMyself(
  { words }: Reading,
  tasks: readonly Task[],
  context: Finding,
  pack: LanguagePack,
) {
  const main = tasks[0];
  if (!main || !context.kinds.includes("who") || context.level < 0.5) return false;
  return (
    main.family === "plan" ||
    words.slice(main.from, main.to).some(({ text }) => pack.words.plans.has(text))
  );
}

export function judgeAudience(
  reading: Reading,
  tasks: readonly Task[],
  context: Finding,
  pack: LanguagePack,
): Finding {
  const { words } = reading;
  const readers = [
    ...findPhrases(words, pack.phrases.reader).filter((match) => isReader(words, match, pack)),
    ...findAged(reading, pack),
    ...findLabelled(words, pack.words.readerLabels, pack),
  ];
  const idioms = findPhrases(words, pack.phrases.toneIdioms);
  const isIdiom = ({ from, to }: Match) => idioms.some((one) => from < one.to && one.from < to);
  const tones = [
    ...findPhrases(words, pack.phrases.tone),
    ...findLabelled(words, pack.words.toneLabels, pack),
  ].filter((match) => !isIdiom(match));
  const styles = words
    .flatMap(({ text, isQuoted }, at) =>
      !isQuoted && (pack.words.pictureStyles.has(text) || pack.words.tones.has(text))
        ? [{ from: at, to: at + 1 }]
        : [],
    )
    .filter((match) => !isIdiom(match));
  const looks = tones.length > 0 ? tones : styles;
  const own = isForMyself(reading, tasks, context, pack);
  const level = own
    ? readers.length + looks.length > 0
      ? 0.8
      : 0
    : (readers.length > 0 ? 0.6 : 0) + (looks.length > 0 ? 0.5 : 0);
  return {
    level: Math.min(1, level),
    quotes: quoteMatches(reading, [...readers, ...looks]),
    kinds: [...(readers.length > 0 ? ["reader"] : []), ...(looks.length > 0 ? ["tone"] : [])],
    isNeeded: !own || level > 0,
  };
}
