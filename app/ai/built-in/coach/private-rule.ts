import type { PrivateKind } from "./report";

export interface PrivateRule {
  kind: PrivateKind;
  pattern: RegExp;
  /** Looks closer at what the pattern found; the group named "secret" is what is hidden. */
  isPrivate?: (secret: string, textBefore: string, textAfter: string) => boolean;
}

/** Stands for a character that is already hidden, so that no second rule reads it. */
export const hidden = "\u0001";

/** What may stand between the name of a secret and the secret. */
export const toValue = "\\s{0,3}(?:(?:is|was)\\b:?|[:=#]|[-=]>)?\\s{0,3}[\"'(]?";

export const wordEnd = "(?![\\p{L}\\p{M}\\p{N}])";

export function trimEnd(secret: string) {
  return secret.replace(/[.,;:)\]]+$/, "");
}
