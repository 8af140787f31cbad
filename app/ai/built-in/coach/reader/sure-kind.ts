import { kinds } from "./kind-needs";
import type { Kind } from "./prompt-reading";
import type { Row } from "./rows";

/** Verbs that open a request of one kind, whatever it is about. */
const sureVerbs = new Map<string, Kind>([
  ["explain", "explain"],
  ["translate", "transform"],
  ["sort", "transform"],
  ["alphabetise", "transform"],
  ["alphabetize", "transform"],
  ["shorten", "transform"],
  ["rewrite", "transform"],
  ["reword", "transform"],
  ["summarize", "transform"],
  ["proofread", "transform"],
  ["extract", "transform"],
  ["plan", "plan"],
  ["calculate", "compute"],
  ["draft", "write"],
]);
const trust = 0.75;
const latest = 2;

function sureKind({ words }: Row): Kind | undefined {
  // To explain a program is to help with the program.
  if (words.material.some(({ what }) => what === "code" || what === "error")) return undefined;
  const first = words.asks[0];
  if (first?.how !== "order" || first.from > latest) return undefined;
  return sureVerbs.get(words.tokens[first.from]?.word ?? "");
}

/** Where the first verb leaves no doubt, the classifier only shades it. */
export function trustVerb(row: Row, kindProbabilities: ArrayLike<number>): Float64Array {
  const sure = sureKind(row);
  return Float64Array.from(kinds, (kind, at) => {
    const read = kindProbabilities[at] ?? 0;
    return sure ? (1 - trust) * read + (kind === sure ? trust : 0) : read;
  });
}
