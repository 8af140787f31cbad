import {
  hopefulWords,
  type Part,
  vocabulary,
} from "../../../../content/exercises/picture-vocabulary";
import { buildLexicon, type FoundTerm } from "../learner-words";

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
