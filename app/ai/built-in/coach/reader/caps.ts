import type { Contradiction } from "./prompt-reading";

export interface Findings {
  /** Figures and signs and nothing else: there is one answer. */
  isBareSum: boolean;
  /** A sum or a question that has one answer, whoever asks. */
  isComplete: boolean;
  /** Surer than `hasRequest` is false. */
  isSurelySilent: boolean;
  isReadable: boolean;
  hasRequest: boolean;
  hasSubject: boolean;
  /** How it is to be written, and not a word about what. */
  isMannerOnly: boolean;
  isMaterialMissing: boolean;
  contradictions: Contradiction[];
}

/** What is known for certain holds the level down, whatever else is said. */
export function highestLevel(findings: Findings) {
  const {
    isReadable,
    isSurelySilent,
    hasRequest,
    hasSubject,
    isMannerOnly,
    isMaterialMissing,
    contradictions,
  } = findings;
  if (!isReadable || isSurelySilent || isMannerOnly) return 1;
  // A reading that says that nothing is asked does not call the same text clear.
  if (!hasRequest || !hasSubject) return 2;
  if (contradictions.some(({ id }) => id !== "opposite-styles")) return 2;
  if (contradictions.length > 0 || isMaterialMissing) return 3;
  return 5;
}

export function lowestLevel({ isComplete }: Findings) {
  return isComplete ? 5 : 1;
}
