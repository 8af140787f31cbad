import { withEllipsis } from "./excerpt";
import { type Facet, kindFacet, tagFacet } from "./facets";
import type { SearchKind } from "./kinds";
import { readTerms, weighTerms } from "./terms";
import { gainOf } from "./weighting";

/** A thing as it is found. */
export interface SearchDocument {
  kind: SearchKind;
  /** The id of the thing in its own table or content module, unique within its kind. */
  ref: string;
  /** Empty for an answer: it is shown under its question's. */
  title: string;
  /** Shown as labels elsewhere and asked for with `tag:`. */
  tags: readonly string[];
  /** Words that help to find it without being its tags. */
  keywords?: readonly string[];
  /** Plain text. */
  body: string;
  href: string;
  facets?: readonly Facet[];
}

/** What the tables hold of a document. */
export interface IndexedDocument {
  excerpt: string;
  length: number;
  /** Every posting: its term, and how much a search for it finds this document. */
  postings: [term: string, weight: number][];
}

/** Characters of the text that results quote from. */
const excerptLength = 700;
/**
 * The length against which each document is measured. It is fixed, so that a document's weights
 * depend on nothing but itself: the average of a growing whole would change all of them.
 */
const usualLength = 150;
/** Weights are stored as whole numbers. */
const weightScale = 1000;
/** A title of one word says what the thing is, one of six what it is about: the bonus is shared. */
const titleBonus = 0.4;

export function readDocument(document: Omit<SearchDocument, "ref" | "href">): IndexedDocument {
  const { title, tags, keywords = [], body, kind, facets = [] } = document;
  const weights = weighTerms({ title, tags: [...tags, ...keywords], body });
  const length = [...weights.values()].reduce((sum, weight) => sum + weight, 0);

  const titleTerms = new Set(readTerms(title).map(({ term }) => term));
  const postings = new Map<string, number>();
  for (const [term, weight] of weights) {
    const bonus = titleTerms.has(term) ? titleBonus / titleTerms.size : 0;
    const gain = gainOf(weight, length / usualLength) * (1 + bonus);
    postings.set(term, Math.round(weightScale * gain));
  }
  for (const facet of [kindFacet(kind), ...tags.map(tagFacet), ...facets]) {
    if (facet !== undefined) postings.set(facet, 0);
  }
  return { excerpt: beginningOf(body), length, postings: [...postings] };
}

function beginningOf(body: string) {
  if (body.length <= excerptLength) return body;
  const cut = body.lastIndexOf(" ", excerptLength);
  return withEllipsis(body.slice(0, cut > excerptLength / 2 ? cut : excerptLength));
}
