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

/** More is not read; what stands behind it cannot decide what is asked. */
const longestText = 8000;

function blank(text: string, spans: readonly Span[]) {
  const units = text.split("");
  for (const { start, end } of spans) {
    for (let at = start; at < end; at++) if (units[at] !== "\n") units[at] = " ";
  }
  return units.join("");
}

function keep(text: string, spans: readonly Span[]) {
  const units: string[] = Array.from({ length: text.length }, () => " ");
  for (const { start, end } of spans) {
    for (let at = start; at < end; at++) units[at] = text.charAt(at);
  }
  return units.join("");
}

export function findOwnWords(whole: string): OwnWords {
  const text = whole.slice(0, longestText);
  const material = findMaterial(text);
  const isApart = ({ what }: Material) => what !== "inline" && what !== "error";
  const noise = findNoise(blank(text, material.filter(isApart)));
  const quiet = blank(text, noise);
  let own = blank(quiet, material.filter(isApart));
  // A label and nothing else: what follows is what the person says.
  if (findTokens(own).length < 2) own = blank(quiet, material.filter(({ what }) => what === "code"));
  if (findTokens(own).length < 2) own = quiet;
  const tokens = findTokens(own);
  return {
    text,
    own,
    tokens,
    materialTokens: findTokens(keep(text, material)),
    material,
    noise,
  };
}
