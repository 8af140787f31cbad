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
  const ranked = rankSentences(all, focus);
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
