import { readTerms } from "../../../../search/terms";
import { inertLine } from "../inert";
import { isProse, readItems } from "./lists";
import { rankSentences, type Sentence, splitSentences } from "./sentences";
import { plural } from "./size";
import { countWords, type TextTask } from "./task";
import type { Wish } from "./wish";

const defaultSentences = 3;
const mostSentences = 12;

export function summaryParts(task: TextTask, wish: Wish) {
  const { wantsSummary, wantsShort, words, sentences } = wish;
  if (wish.wantsActions && !wantsSummary) return [];
  const wantsPoints = sentences !== undefined && isProse(readItems(task.material));
  if (!wantsSummary && !wantsShort && !(wantsPoints && wish.kinds.length === 0)) return [];
  const all = splitSentences(task.material);
  const focus = focusOf(task);
  const ranked = rankSentences(all, focus, wantsShort || words !== undefined);
  if (wish.wordsEach !== undefined) return shortPoints(ranked, wish, wish.wordsEach);
  if (words !== undefined && sentences !== undefined) {
    return fewSentences(all, ranked, sentences, words);
  }
  if (words !== undefined || (wantsShort && sentences === undefined)) {
    return [shortened(all, ranked, words ?? Math.ceil(countWords(task.material) / 2))];
  }
  const count = Math.min(mostSentences, all.length, Math.max(1, sentences ?? defaultSentences));
  const chosen = inOrder(ranked.slice(0, count));
  const bullet = wish.wantsBullets && !wish.wantsNumbers;
  const lines = chosen.map(
    ({ text, paragraph }, index) =>
      `${bullet ? "-" : `${index + 1}.`} "${inertLine(text)}" (paragraph ${paragraph})`,
  );
  const asked =
    sentences === undefined
      ? " You named no number, so I took three."
      : sentences > count
        ? " The text has no more, or I list no more."
        : "";
  return [
    `**${count === 1 ? "The sentence" : `The ${count} sentences`} that the text turns on, word for word:**\n\n${lines.join("\n")}`,
    `${plural(all.length - count, "sentence")} left out.${asked} I counted which words come back most often; whether something important was said only once, you can see only in the text.`,
  ];
}

/** Points of so many words each, cut at the end of a clause, and the sentence that each rests on. */
function shortPoints(ranked: readonly Sentence[], wish: Wish, most: number) {
  const asked = Math.min(mostSentences, Math.max(1, wish.sentences ?? defaultSentences));
  const points = ranked.flatMap((sentence) => {
    const text = clauseOf(sentence.text, most);
    return text === null ? [] : [{ sentence, text }];
  });
  const chosen = points
    .slice(0, asked)
    .sort((one, other) => one.sentence.place - other.sentence.place);
  if (chosen.length === 0) {
    return [
      `No sentence of the text has a part of at most ${plural(most, "word")} that stands alone. Shorter than that would need new wording, and this program writes none.`,
    ];
  }
  const lines = chosen.map(({ sentence, text }, index) => {
    const isWhole = text === sentence.text;
    const source =
      wish.wantsSource || !isWhole ? `\n   Rests on: "${inertLine(sentence.text)}"` : "";
    const bullet = wish.wantsBullets && !wish.wantsNumbers ? "-" : `${index + 1}.`;
    return `${bullet} ${inertLine(text)}${isWhole ? "" : " ..."} (paragraph ${sentence.paragraph})${source}`;
  });
  const short =
    chosen.length < asked
      ? ` You asked for ${asked}; no more sentences of the text can be cut to that length.`
      : "";
  return [
    `**${plural(chosen.length, "point")} of at most ${plural(most, "word")}, word for word:**\n\n${lines.join("\n")}`,
    `Each is a sentence of the text or its first part; "..." says that something behind it was left out.${short} Read the whole sentence before you rely on it.`,
  ];
}

/** A part behind these words belongs to what stands before. */
const clauseEnd = /,? (?=(?:and|which|followed by) )|[,;] /g;
/** What takes back, or ties to a condition, what stands before it must not be cut off. */
const takesBack =
  /\b(?:but|not|never|no|nobody|unless|except|only|if|until|without|although|however)\b/i;
const openEnd = /\b(?:and|or|but|the|a|an|of|to|that|if|when|where|not|we|had|is|are|was|were)$/i;
const leansOn = /^(?:It|They|That|This|These|Those|If|When|Because|Although|From|For|By|At|In)\b/;

function clauseOf(sentence: string, most: number): string | null {
  if (countWords(sentence) <= most) return sentence;
  if (leansOn.test(sentence)) return null;
  const ends = Array.from(sentence.matchAll(clauseEnd), ({ index }) => index);
  const parts = ends
    .map((end) => sentence.slice(0, end))
    .filter((part) => {
      const words = countWords(part);
      const isQuoteOpen = (part.match(/"/g)?.length ?? 0) % 2 === 1;
      const rest = sentence.slice(part.length);
      return (
        words >= 4 && words <= most && !isQuoteOpen && !openEnd.test(part) && !takesBack.test(rest)
      );
    });
  return parts.at(-1) ?? null;
}

/** So many sentences that keep to so many words together. */
function fewSentences(
  all: readonly Sentence[],
  ranked: readonly Sentence[],
  asked: number,
  most: number,
) {
  const count = Math.min(mostSentences, all.length, Math.max(1, asked));
  const byLength = [...ranked].sort((one, other) => one.words - other.words);
  const kept: Sentence[] = [];
  let left = most;
  for (const sentence of ranked) {
    if (kept.length === count) break;
    const others = byLength.filter((each) => each !== sentence && !kept.includes(each));
    const least = others
      .slice(0, count - kept.length - 1)
      .reduce((sum, { words }) => sum + words, 0);
    if (sentence.words + least > left) continue;
    kept.push(sentence);
    left -= sentence.words;
  }
  if (kept.length < count) {
    return [
      `${plural(count, "sentence")} of the text do not fit into ${plural(most, "word")} together. Ask for fewer, or for more words.`,
    ];
  }
  const lines = inOrder(kept).map(
    ({ text, paragraph }, index) => `${index + 1}. "${inertLine(text)}" (paragraph ${paragraph})`,
  );
  return [
    `**${plural(count, "sentence")} with ${plural(most - left, "word")} together, word for word:**\n\n${lines.join("\n")}`,
    `${plural(all.length - count, "sentence")} left out. Whether something important was said only once, you can see only in the text.`,
  ];
}

/** What somebody wants to read about: "the party" in "what was said about the party". */
function focusOf({ request }: TextTask) {
  const named = request.matchAll(
    /\b(?:about|on|regarding|concerning|with regard to|focus(?:ing)? on|for) (?:the |a |our |my )?([^.;:?!\n]{3,80}?)(?=,? (?:each|with|in|as|at|which|who|and (?:add|give|list|put))\b|[.;:?!\n]|$)/gi,
  );
  return Array.from(named, ([, subject = ""]) => readTerms(subject).map(({ term }) => term)).flat();
}

function inOrder(sentences: readonly Sentence[]) {
  return [...sentences].sort((one, other) => one.place - other.place);
}

/** Leaves out the least telling sentences until the rest fits. */
function shortened(all: readonly Sentence[], ranked: readonly Sentence[], most: number) {
  const kept: Sentence[] = [];
  let total = 0;
  for (const sentence of ranked) {
    if (total + sentence.words > most) continue;
    kept.push(sentence);
    total += sentence.words;
  }
  const before = all.reduce((sum, { words }) => sum + words, 0);
  if (kept.length === 0) {
    const shortest = Math.min(...all.map(({ words }) => words));
    return `No sentence of the text fits into ${plural(most, "word")}: the shortest has ${shortest}. Shorter than that would need new wording, and this program writes none.`;
  }
  if (kept.length === all.length)
    return `The text has ${plural(before, "word")} already, so nothing had to go.`;
  return `**Shortened from ${before} to ${plural(total, "word")}, by leaving out whole sentences:**

> ${inOrder(kept)
    .map(({ text }) => inertLine(text))
    .join(" ")}

${plural(all.length - kept.length, "sentence")} left out of ${all.length}. Read whether the rest still hangs together.`;
}
