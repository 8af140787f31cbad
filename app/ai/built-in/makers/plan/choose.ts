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
  return best;
}
