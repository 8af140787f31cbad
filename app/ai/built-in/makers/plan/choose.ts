import type { PlanTemplate } from "../../../../content/plans/plan";
import { planTemplates } from "../../../../content/plans/plans";
import { buildLexicon, findTerms, plainSigns, splitWords } from "../learner-words";

const lexicon = buildLexicon<{ template: PlanTemplate; weight: number }>(
  planTemplates.flatMap((template) => [
    [template.signs.strong, { template, weight: 3 }] as const,
    [template.signs.weak, { template, weight: 1 }] as const,
  ]),
);

/** One strong word, or three weak ones. */
const enough = 3;

/** The plan for photos clears out; for who only wants them in folders it is the wrong one. */
const onlyFiled =
  /^(?![\s\S]*\b(?:duplicat|twice|double|blurr|screenshot|tidy|clean|clear|mark|best|similar|identical|same|weed|too many))[\s\S]*\b(?:sort|put|move|file|group|arrange)\b[^.;\n]{0,40}\b(?:folders?|by (?:year|month|date|place))\b/i;

/** The template that most of the words speak for, or null. Words in the first sentence count twice. */
export function chooseTemplate(text: string): PlanTemplate | null {
  const plain = plainSigns(text);
  const firstEnd = /[.!?\n](?:\s|$)/.exec(plain)?.index ?? plain.length;
  const scores = new Map<PlanTemplate, number>();
  const seen = new Set<string>();
  for (const { meaning, start, end } of findTerms(splitWords(plain), lexicon)) {
    const key = `${meaning.template.id} ${plain.slice(start, end).toLowerCase()}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const weight = meaning.weight * (start < firstEnd ? 2 : 1);
    scores.set(meaning.template, (scores.get(meaning.template) ?? 0) + weight);
  }
  let best: PlanTemplate | null = null;
  for (const [template, score] of scores) {
    if (score >= enough && score > (best ? (scores.get(best) ?? 0) : 0)) best = template;
  }
  return best?.id === "photos" && onlyFiled.test(plain) ? null : best;
}
