import { type Facet, kindFacet, solvedFacet, tagFacet } from "./facets";
import { type SearchKind, searchKindIds } from "./kinds";
import { readTerms } from "./terms";

/** What is asked for. */
export interface SearchQuery {
  /** Terms, at most `mostWords`. */
  words: string[];
  /** All of them have to hold. */
  facets: Facet[];
  /** For a word, the terms of what is spelled almost like it, the likelier the lower the cost. */
  spellings?: Record<string, [term: string, cost: number][]>;
}

/** A longer question is decided by its first words. */
const mostWords = 6;
const mostFacets = 4;

/**
 * Reads the operators `kind:guide`, `tag:writing`, `tag:"best practices"` and `solved:yes`, and
 * everything else as words. An operator with a value that means nothing is read as words too.
 */
export function readQuery(text: string, kind?: SearchKind): SearchQuery {
  const facets = new Set<Facet>(kind && [kindFacet(kind)]);
  const rest = text.replace(
    /(?<![^\s])(kind|tag|solved):(?:"([^"]*)"|(\S+))/gi,
    (part, name: string, quoted?: string, bare?: string) => {
      const facet = readFacet(name.toLowerCase(), quoted ?? bare ?? "");
      if (facet === undefined) return part;
      facets.add(facet);
      return " ";
    },
  );
  const words = new Set(readTerms(rest).map(({ term }) => term));
  return { words: [...words].slice(0, mostWords), facets: [...facets].slice(0, mostFacets) };
}

function readFacet(name: string, value: string): Facet | undefined {
  if (name === "tag") return tagFacet(value);
  const word = value.toLowerCase();
  if (name === "solved") return word === "yes" ? solvedFacet : undefined;
  const kind = searchKindIds.find((id) => id === word || id === word.replace(/s$/, ""));
  return kind && kindFacet(kind);
}
