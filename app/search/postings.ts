import { type Fields, readTerms, weighTerms } from "./terms";
import { gainOf, rarityOf } from "./weighting";

interface Posting {
  /** Index of the document. */
  at: number;
  weight: number;
}

/** An index in memory. The same weights and the same formula serve documents in a database. */
export interface Postings<Document> {
  documents: readonly Document[];
  byTerm: ReadonlyMap<string, readonly Posting[]>;
  lengths: readonly number[];
  averageLength: number;
}

export interface Hit<Document> {
  document: Document;
  score: number;
  /** The score as a share of what a document with all the words could get: 0 to about 1.5. */
  share: number;
  /** The terms of the query that stand in the document, and how many it was searched for. */
  terms: string[];
  of: number;
}

interface SearchOptions<Document> {
  limit: number;
  accepts?: (document: Document) => boolean;
}

const longestQuery = 12;
/** A long question need not be answered in every word: its rarest ones decide. */
const decidingTerms = 6;
/** A term in more documents than this tells them apart too little to be worth the reading. */
const commonShare = 0.2;
/** What a term weighs in a document that is about it: once in its tags and once in its text. */
const idealWeight = 3;

export function buildPostings<Document>(
  documents: readonly Document[],
  fieldsOf: (document: Document) => Fields,
): Postings<Document> {
  const byTerm = new Map<string, Posting[]>();
  const lengths = documents.map((document, at) => {
    let length = 0;
    for (const [term, weight] of weighTerms(fieldsOf(document))) {
      length += weight;
      const list = byTerm.get(term);
      if (list) list.push({ at, weight });
      else byTerm.set(term, [{ at, weight }]);
    }
    return length;
  });
  const total = lengths.reduce((sum, length) => sum + length, 0);
  return { documents, byTerm, lengths, averageLength: total / Math.max(1, lengths.length) };
}

/** BM25: a rare term counts more, a repeated one less each time, a long document less. */
export function searchPostings<Document>(
  postings: Postings<Document>,
  query: string,
  { limit, accepts = () => true }: SearchOptions<Document>,
): Hit<Document>[] {
  const terms = chooseTerms(postings, query);
  const scores = new Map<number, { score: number; terms: string[] }>();
  let ideal = 0;
  for (const [place, term] of terms.entries()) {
    const rarity = rarityOf(countOf(postings, term), postings.documents.length);
    if (place < decidingTerms) ideal += rarity * gainOf(idealWeight, 1);
    for (const { at, weight } of postings.byTerm.get(term) ?? []) {
      const relativeLength = (postings.lengths[at] ?? 0) / postings.averageLength;
      const found = scores.get(at) ?? { score: 0, terms: [] };
      found.score += rarity * gainOf(weight, relativeLength);
      found.terms.push(term);
      scores.set(at, found);
    }
  }
  return [...scores]
    .sort(([a, one], [b, other]) => other.score - one.score || a - b)
    .flatMap(([at, { score, terms: found }]) => {
      const document = postings.documents[at];
      if (document === undefined || !accepts(document)) return [];
      return [{ document, score, share: score / ideal, terms: found, of: terms.length }];
    })
    .slice(0, limit);
}

function countOf<Document>({ byTerm }: Postings<Document>, term: string) {
  return byTerm.get(term)?.length ?? 0;
}

/**
 * The rarest terms of the query, without those that stand nearly everywhere if enough remain.
 * Terms that stand nowhere come last: they find nothing, but they lower every share.
 */
function chooseTerms<Document>(postings: Postings<Document>, query: string) {
  const counted = [...new Set(readTerms(query).map(({ term }) => term))].map((term) => ({
    term,
    count: countOf(postings, term),
  }));
  const most = postings.documents.length * commonShare;
  const telling = counted.filter(({ count }) => count <= most);
  return (telling.length >= 3 ? telling : counted)
    .sort((one, other) => (one.count || Infinity) - (other.count || Infinity))
    .slice(0, longestQuery)
    .map(({ term }) => term);
}
