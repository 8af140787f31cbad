import { readTerms } from "../../search/terms";

interface Telling {
  title: string;
  summary: string;
  source: string;
}

export interface RelatedCandidate extends Telling {
  id: number;
  feedAt: number;
}

export const relatedArticles = 3;
const sameCategory = 1.3;
const halfLifeMs = 180 * 24 * 60 * 60 * 1000;
const k1 = 1.2;
const b = 0.75;

/**
 * The ids of the articles that belong to one most: BM25 over title and summary, a little more for
 * the same category, and half as much for each 180 days between the two. What shares no word is
 * left out.
 */
export function chooseRelated(
  article: Telling & { id: number; feedAt: number },
  candidates: readonly RelatedCandidate[],
): number[] {
  const others = candidates
    .filter(({ id }) => id !== article.id)
    .map((each) => ({ ...each, terms: termsOf(each) }));
  const asked = new Set(termsOf(article));
  const averageLength =
    others.reduce((sum, { terms }) => sum + terms.length, 0) / Math.max(1, others.length);
  const documents = new Map<string, number>();
  for (const { terms } of others) {
    for (const term of new Set(terms)) documents.set(term, (documents.get(term) ?? 0) + 1);
  }

  function scoreOf({ terms, source, feedAt }: (typeof others)[number]) {
    let score = 0;
    for (const term of asked) {
      const count = terms.filter((each) => each === term).length;
      if (count === 0) continue;
      const holding = documents.get(term) ?? 0;
      const rarity = Math.log(1 + (others.length - holding + 0.5) / (holding + 0.5));
      const length = 1 - b + (b * terms.length) / averageLength;
      score += (rarity * count * (k1 + 1)) / (count + k1 * length);
    }
    const distance = Math.abs(article.feedAt - feedAt) / halfLifeMs;
    return score * (source === article.source ? sameCategory : 1) * 0.5 ** distance;
  }

  return others
    .map((each) => ({ id: each.id, score: scoreOf(each) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || other.id - one.id)
    .slice(0, relatedArticles)
    .map(({ id }) => id);
}

function termsOf({ title, summary }: Telling) {
  return [...readTerms(title), ...readTerms(summary)].map(({ term }) => term);
}
