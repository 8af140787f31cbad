import texts from "virtual:content/snippets";

import type { Snippet } from "../../../../content/snippets/snippet";

export interface ShelvedSnippet extends Snippet {
  /** What gives the mistake away in code that somebody pasted; only where the snippet repairs one. */
  sign?: RegExp;
}

const signs: Readonly<Record<string, RegExp>> = {
  "repair-text-sum": /=\s*(?:"\d*"|'\d*')\s*;?(?:\s|$)|["']\d[\d.]*["']\s*\+|\b0\d+\.\d+\.\d+/,
  "repair-number-sort": /\.sort\(\s*\)/,
  "repair-equals": /\bif\s*\(\s*[\w.]+\s*=\s*[^=>\s]/,
  "repair-return": /\b(?:is|returns?|gives?|prints?|get|got|shows?)\s+["'`]?(?:undefined|None)\b/i,
};

export const shelf: readonly ShelvedSnippet[] = texts.map((text) => ({
  ...text,
  sign: signs[text.id],
}));

/** The name of the function in Python: `addHours` becomes `add_hours`. */
export function pythonName(name: string) {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
