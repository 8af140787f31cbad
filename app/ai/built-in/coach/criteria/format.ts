import type { LanguagePack } from "../pack";
import { findPhrases } from "../patterns";
import type { Reading } from "../reading";
import { clauseEnd, type Word } from "../words";
import { type Finding, findLabelled, quoteMatches } from "./finding";
import { isAboutPicture, type Requirement } from "./requirements";
import type { Task } from "./task";

/** "A thank-you card", "press text": the words that belong to the kind of text. */
function nounPhrase(words: readonly Word[], at: number, first: number, pack: LanguagePack) {
  let from = at;
  while (from > first && words[from]?.before === "" && at - from < 3) {
    const text = words[from - 1]?.text ?? "";
    if (pack.words.functionWords.has(text) && !pack.words.phraseOpeners.has(text)) break;
    from--;
    if (text !== "you" && pack.words.phraseOpeners.has(text)) break;
  }
  let to = at + 1;
  while (words[to]?.before === "" && pack.words.textKinds.has(words[to]?.text ?? "")) to++;
  return { from, to };
}

/** A kind of text named in the request itself: "write an e-mail", "a table of". */
function findKinds(reading: Reading, tasks: readonly Task[], pack: LanguagePack) {
  const { words } = reading;
  return tasks
    .filter(({ kind }) => kind !== "topic")
    .flatMap(({ from, kind }) => {
      const isTransform =
        kind === "question" || pack.words.transformVerbs.has(words[from]?.text ?? "");
      const end = Math.min(clauseEnd(words, from, 8), words.length);
      for (let at = from; at < end; at++) {
        const word = words[at];
        const isVerb =
          at === from &&
          pack.verbs.has(word?.text ?? "") &&
          !pack.words.writtenVerbs.has(word?.text ?? "");
        // "Fix my code" names what is there, not what is wanted.
        const isGiven = isTransform && pack.words.pointers.has(words[at - 1]?.text ?? "");
        if (!word || word.isQuoted || isVerb || isGiven || !pack.words.textKinds.has(word.text))
          continue;
        return [nounPhrase(words, at, from, pack)];
      }
      return [];
    });
}

function levelOf(kinds: number, layouts: number, hasNumber: boolean, isSized: boolean) {
  if (layouts > 0) return kinds > 0 || hasNumber || layouts > 2 ? 1 : 0.8;
  if (kinds === 0) return 0;
  // A card of 60 words needs no further layout.
  return isSized ? 0.8 : 0.5;
}

export function judgeFormat(
  reading: Reading,
  tasks: readonly Task[],
  requirements: readonly Requirement[],
  pack: LanguagePack,
): Finding {
  const { words } = reading;
  const isPicture = isAboutPicture(reading, tasks, pack);
  const layouts = [
    ...(isPicture ? findPhrases(words, pack.phrases.shape) : []),
    ...findPhrases(words, pack.phrases.layout),
    ...findLabelled(words, pack.words.formatLabels, pack),
    ...words.flatMap(({ text, isQuoted }, at) =>
      !isQuoted && pack.words.layouts.has(text) ? [{ from: at, to: at + 1 }] : [],
    ),
  ];
  const kinds = findKinds(reading, tasks, pack);
  const hasNumber = layouts.some(({ from, to }) =>
    words.slice(from, to + 3).some(({ isNumber }) => isNumber),
  );
  // A table is as long as what it lists.
  const isTable = layouts.some(({ from, to }) =>
    words.slice(from, to).some(({ text }) => pack.words.tables.has(text)),
  );
  const isSized = requirements.some(({ kind }) => kind === "length");
  return {
    level: levelOf(kinds.length, layouts.length, hasNumber, isSized),
    quotes: quoteMatches(reading, layouts.length > 0 ? layouts : kinds),
    kinds: [
      ...(kinds.length > 0 ? ["kind"] : []),
      ...(layouts.length > 0 ? ["layout"] : []),
      ...(isTable ? ["table"] : []),
    ],
    isNeeded: true,
  };
}
