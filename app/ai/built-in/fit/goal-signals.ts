import { stem } from "../../../search/terms";

/** They say little alone, and much beside their neighbours. */
const small = new Set(
  `a an the to of and or in on at for with is are be am was were it its i my me we our us you your that
  this so as by but if do does did no can could would should will want like need help have has had get
  got just from up out about into some any`.split(/\s+/),
);

const worth = { word: 1, small: 0.5, pair: 0.7, across: 0.5, start: 0.4, age: 1 };
const opening = { one: 0.6, two: 0.5 };
/** Longer words count by their first letters, too, so that "treasurer" says something of "treasury". */
const [longFrom, startLength] = [6, 5];
const lengths = [4, 9, 17];
const lengthWorth = 0.3;
/** How much a long goal spreads its weight over its signals: 0 not at all, 0.5 wholly. */
const spread = 0.35;

/** It stands in all sorts of goals and asks for nothing. */
const withAi =
  /\b(?:with|using|through)(?: the)?(?: help of| use of)? (?:an? |some )?(?:ai|artificial intelligence|chat ?gpt|chatbots?)(?: tools?| assistants?)?\b/g;

/** The words of a text in the form in which goals are compared. */
export function goalWords(text: string): string[] {
  const plain = text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[\u2018\u2019`]/g, "'")
    .replace(/'s\b/g, "")
    .replace(/n't\b/g, "nt")
    .replace(/c\+\+/g, "cplusplus")
    .replace(withAi, " ");
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * What a goal says, each with its weight: its words, those that stand beside each other, the beginnings
 * of long words, how the goal begins and how long it is, and how old somebody is. The model is trained
 * on the same.
 *
 * @param words as `goalWords` gives them, mistyped ones mended.
 */
export function goalSignals(words: readonly string[], ageGroup?: string): Map<string, number> {
  const stems = words.map((word) => (/\d/.test(word) ? "#" : stem(word)));
  const signals = new Map<string, number>();
  const add = (signal: string, weight: number) =>
    signals.set(signal, Math.max(signals.get(signal) ?? 0, weight));

  for (const [at, word] of words.entries()) {
    const [here, next, behind] = stems.slice(at);
    add(`${here}`, small.has(word) ? worth.small : worth.word);
    if (word.length >= longFrom) add(`^${word.slice(0, startLength)}`, worth.start);
    if (next !== undefined) add(`${here} ${next}`, worth.pair);
    if (behind !== undefined && small.has(words[at + 1] ?? "")) {
      add(`${here} _ ${behind}`, worth.across);
    }
  }
  if (stems.length > 0) add(`<${stems[0]}`, opening.one);
  if (stems.length > 1) add(`<${stems[0]} ${stems[1]}`, opening.two);
  add(`=${lengths.filter((most) => stems.length >= most).length}`, lengthWorth);
  if (ageGroup) add(`@${ageGroup}`, worth.age);

  const sum = [...signals.values()].reduce((before, weight) => before + weight * weight, 0);
  for (const [signal, weight] of signals) signals.set(signal, weight / sum ** spread);
  return signals;
}
