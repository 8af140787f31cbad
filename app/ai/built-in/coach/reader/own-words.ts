import { type Ask, findAsks } from "./asks";
import { findMaterial, type Material } from "./material";
import { findNoise, findRepeats } from "./noise";
import type { Span } from "./prompt-reading";
import { findTokens, type Token } from "./tokens";

export interface OwnWords {
  text: string;
  /** The text without noise. */
  quiet: string;
  /** What the person says: without noise and without what was pasted. Offsets are those of the text. */
  own: string;
  tokens: Token[];
  /** The same with every word spelt as it is meant: for what is counted, not for quoting. */
  spelt: Spelt;
  asks: Ask[];
  materialTokens: Token[];
  material: Material[];
  noise: Span[];
}

export interface Spelt {
  text: string;
  /** Where each token starts in it. */
  starts: number[];
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

function spell(own: string, tokens: readonly Token[]): Spelt {
  let text = "";
  let from = 0;
  const starts: number[] = [];
  for (const { start, end, word, isRespelt } of tokens) {
    text += own.slice(from, start);
    starts.push(text.length);
    text += isRespelt ? word : own.slice(start, end);
    from = end;
  }
  return { text: text + own.slice(from), starts };
}

export function findOwnWords(text: string): OwnWords {
  const all = findMaterial(text);
  const quoted = all.filter(({ what }) => what === "quote" || what === "block");
  const unquoted = blank(text, quoted);
  const noise = [...findNoise(unquoted), ...findRepeats(unquoted)];
  const quiet = blank(text, noise);
  const material = quiet === text ? all : findMaterial(quiet);
  const isApart = ({ what }: Material) => what !== "inline" && what !== "error";
  let own = blank(quiet, material.filter(isApart));
  let tokens = findTokens(own);
  // A label and nothing else: what follows is what the person says.
  if (tokens.length < 2) {
    own = blank(
      quiet,
      material.filter(({ what }) => what === "code"),
    );
    tokens = findTokens(own);
  }
  if (tokens.length < 2 && own !== quiet) {
    own = quiet;
    tokens = findTokens(own);
  }
  const spelt = spell(own, tokens);
  return {
    text,
    quiet,
    own,
    tokens,
    spelt,
    asks: findAsks({ tokens, spelt }),
    materialTokens: material.length === 0 ? [] : findTokens(keep(quiet, material)),
    material,
    noise,
  };
}
