import { buildLexicon, type FoundTerm } from "../learner-words";
import { hopefulWords, type Part, vocabulary } from "./vocabulary";

export type Meaning = { part: Part; tag: string } | { part: "hopeful"; tag: "" };

export type PictureTerm = FoundTerm<Meaning>;

export const lexicon = buildLexicon<Meaning>([
  ...Object.entries(vocabulary).flatMap(([part, tags]) =>
    Object.entries(tags).map(
      ([tag, words]) => [words as string, { part: part as Part, tag }] as const,
    ),
  ),
  [hopefulWords, { part: "hopeful", tag: "" }],
]);
