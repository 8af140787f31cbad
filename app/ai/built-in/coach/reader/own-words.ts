import { findMaterial, type Material } from "./material";
import { findNoise } from "./noise";
import type { Span } from "./prompt-reading";
import { findTokens, type Token } from "./tokens";

export interface OwnWords {
  text: string;
  /** What the person says: without noise and without what was pasted. Offsets are those of the text. */
  own: string;
  tokens: Token[];
  materialTokens: Token[];
  material: Material[];
  noise: Span[];
}

/** The middle of a longer text is pasted: what is asked stands at its head or at its end. */
const longestText = 4000;
const readAtEnd = 1000;

function shorten(whole: string) {
  if (whole.length <= longestText) return whole;
  const head = whole.slice(0, longestText - readAtEnd);
  return head + " ".repeat(whole.length - longestText) + whole.slice(-readAtEnd);
}

/** Spaces where the spans are, so that all offsets stay. */
function blank(text: string, spans: readonly Span[]) {
  let rest = "";
  let from = 0;
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    if (end <= from) continue;
    const begin = Math.max(start, from);
    rest += text.slice(from, begin) + text.slice(begin, end).replace(/[^\n]/g, " ");
    from = end;
  }
  return rest + text.slice(from);
}

/** Spaces everywhere but in the spans. */
function keep(text: string, spans: readonly Span[]) {
  const gaps: Span[] = [];
  let from = 0;
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    if (start > from) gaps.push({ start: from, end: start });
    from = Math.max(from, end);
  }
  return blank(text, [...gaps, { start: from, end: text.length }]);
}

export function findOwnWords(whole: string): OwnWords {
  const text = shorten(whole);
  const quoted = findMaterial(text).filter(({ what }) => what === "quote" || what === "block");
  const noise = findNoise(blank(text, quoted));
  const quiet = blank(text, noise);
  const material = findMaterial(quiet);
  const isApart = ({ what }: Material) => what !== "inline" && what !== "error";
  let own = blank(quiet, material.filter(isApart));
  // A label and nothing else: what follows is what the person says.
  if (findTokens(own).length < 2)
    own = blank(
      quiet,
      material.filter(({ what }) => what === "code"),
    );
  if (findTokens(own).length < 2) own = quiet;
  const tokens = findTokens(own);
  return {
    text,
    own,
    tokens,
    materialTokens: findTokens(keep(quiet, material)),
    material,
    noise,
  };
}
