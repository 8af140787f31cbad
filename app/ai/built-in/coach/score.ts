import type { Finding } from "./criteria/finding";
import { caps } from "./gates";
import { type CriterionId, criterionIds, type GateId, type Level } from "./report";

/** They add up to 100; what is not needed leaves the sum. */
export const weights: Record<CriterionId, number> = {
  task: 17,
  requirements: 20,
  context: 15,
  audience: 12,
  format: 10,
  material: 8,
  examples: 5,
  role: 3,
  check: 6,
  readable: 4,
};

/** How much of an exercise's score comes from the ten criteria; the rest from its slots. */
export const generalShare = 0.55;

const levels: [below: number, level: Level][] = [
  [25, "Starting point"],
  [45, "Getting there"],
  [65, "Clear"],
  [82, "Strong"],
  [Number.POSITIVE_INFINITY, "Excellent"],
];

export function pointsOf(id: CriterionId, { level }: Finding) {
  return Math.round(weights[id] * level);
}

/** The points of the criteria that are needed, as a share of those they could give. */
export function sumPoints(findings: Record<CriterionId, Finding>) {
  let points = 0;
  let of = 0;
  for (const id of criterionIds) {
    if (!findings[id].isNeeded) continue;
    points += pointsOf(id, findings[id]);
    of += weights[id];
  }
  return (100 * points) / of;
}

export function withSlots(general: number, slots: readonly { isFilled: boolean }[]) {
  if (slots.length === 0) return general;
  const filled = slots.filter(({ isFilled }) => isFilled).length / slots.length;
  return generalShare * general + (1 - generalShare) * 100 * filled;
}

/** What filling one more slot adds. */
export function slotWorth(slots: readonly unknown[]) {
  return ((1 - generalShare) * 100) / slots.length;
}

/** The final score: null where a gate declines. */
export function behindGates(score: number, gates: readonly GateId[]) {
  let capped = score;
  for (const gate of gates) {
    const cap = caps[gate];
    if (cap === null) return null;
    capped = Math.min(capped, cap);
  }
  return Math.round(capped);
}

export function levelOf(score: number): Level {
  return levels.find(([below]) => score < below)?.[1] ?? "Excellent";
}
