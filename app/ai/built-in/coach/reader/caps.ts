import type { Contradiction } from "./prompt-reading";

export interface Findings {
  isReadable: boolean;
  hasRequest: boolean;
  hasSubject: boolean;
  isMaterialMissing: boolean;
  contradictions: Contradiction[];
}

/** What is known for certain holds the level down, whatever else is said. */
export function highestLevel(findings: Findings) {
  const { isReadable, hasRequest, hasSubject, isMaterialMissing, contradictions } = findings;
  if (!isReadable || !hasRequest || !hasSubject) return 1;
  if (contradictions.some(({ id }) => id !== "opposite-styles")) return 2;
  if (contradictions.length > 0 || isMaterialMissing) return 3;
  return 5;
}
