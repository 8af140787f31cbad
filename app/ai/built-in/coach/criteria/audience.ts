import type { LanguagePack } from "../pack";
import { findPhrases, type Match } from "../patterns";
import { quoteWords, type Reading } from "../reading";
import { clauseEnd, type Word } from "../words";
import { type Finding, findLabelled, isContent, quoteMatches } from "./finding";
import type { Task } from "./task";

/**
 * "For my daughter's party" names an occasion, "a 12 year old boiler" a thing, and who cares for his
 * father does not write for him.
 */
function isReader(words: readonly Word[], match: Match, pack: LanguagePack) {
  const next = words[match.to];
  if (words[match.from]?.before === "" && pack.words.caring.has(words[match.from - 1]?.text ?? ""))
    return false;
  if (next?.before !== "") return true;
  const isAge = pack.words.ages.has(words[match.to - 1]?.text ?? "");
  if (isAge && isContent(next, pack) && !pack.words.people.has(next.text)) return false;
  return !pack.words.occasions.has(next.text);
}

/** "Give me exercises, I am 68": the reader is the learner. */
function findOwnAge(words: readonly Word[], tasks: readonly Task[], pack: LanguagePack): Match[] {
  const [main] = tasks;
  const asksForSelf = main && pack.words.toSelf.has(words[main.from + 1]?.text ?? "");
  return asksForSelf ? findPhrases(words, pack.phrases.ownAge) : [];
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

/** How a picture is made is no tone. */
function bestLook(reading: Reading, looks: readonly Match[], pack: LanguagePack) {
  const [look] = looks;
  if (!look) return undefined;
  const isStyle = pack.words.pictureStyles.has(reading.words[look.from]?.text ?? "");
  const to = isStyle ? clauseEnd(reading.words, look.from, 3) : look.to;
  return { kind: isStyle ? "style" : "tone", quote: quoteWords(reading, look.from, to) };
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
    ...findOwnAge(words, tasks, pack),
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
    best: readers.length === 0 ? bestLook(reading, looks, pack) : undefined,
    kinds: [...(readers.length > 0 ? ["reader"] : []), ...(looks.length > 0 ? ["tone"] : [])],
    isNeeded: !own || level > 0,
  };
}
