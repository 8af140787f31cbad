import { capPosition, raisePosition } from "./level-scale";
import type { Contradiction } from "./prompt-reading";

export interface Findings {
  /** Figures and signs and nothing else: there is one answer. */
  isBareSum: boolean;
  /** A sum or a question that has one answer, whoever asks. */
  isComplete: boolean;
  /** Something common is broken or ill, and is told of: some help can be given. */
  isTrouble: boolean;
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

function lowestLevel({ isComplete, isTrouble }: Findings) {
  if (isComplete) return 5;
  return isTrouble ? 2 : 1;
}

/** A position from 0 to 100, held between the lowest and the highest level that are certain. */
export function holdPosition(position: number, findings: Findings) {
  return raisePosition(capPosition(position, highestLevel(findings)), lowestLevel(findings));
}
