import { levels } from "./english/levels";
import type { Level } from "./reader/prompt-reading";
import type { CoachedExercise, GateId, SlotResult } from "./report";

/** How much of an exercise's score comes from the things it asks for; the rest from the request alone. */
const slotShare = 0.6;

/** Whoever says two thirds of what the exercise asks for asks for something, in whatever words. */
const fullShare = 2 / 3;
const halfWay = 50;
/** And of nine who say all of it, in words that read as less, readers called each complete. */
const completePlace = 55;

/** The highest score behind a gate. The example stays one point below the lowest pass mark. */
const caps: Partial<Record<GateId, number>> = {
  unreadable: 3,
  "off-topic": 5,
  copied: 20,
  named: 20,
  example: 44,
};

/** Who is on the subject stands above everybody who is not, however little is said. */
const leastOnTopic = 6;

function withSlots(position: number, slots: readonly SlotResult[]) {
  const filled = slots.filter(({ isFilled }) => isFilled).length;
  const unsure = slots.filter(({ isUnsure }) => isUnsure).length;
  const share = (filled + unsure / 2) / slots.length;
  const least = share === 1 ? completePlace : share >= fullShare ? halfWay : 0;
  const place = Math.max(position, least);
  const score = (1 - slotShare) * place + slotShare * 100 * share;
  // Whose request is about something has begun, whatever of the exercise it leaves open.
  const begun = position > 20 ? 20 + position / 20 : leastOnTopic;
  return Math.max(begun, score);
}

export function scoreOf(
  position: number,
  gate: GateId | null,
  slots: readonly SlotResult[],
  exercise: CoachedExercise | undefined,
) {
  const score = exercise && slots.length > 0 ? withSlots(position, slots) : position;
  return Math.round(Math.min(score, (gate && caps[gate]) ?? 100));
}

/** The level a score stands in: five bands of twenty points. */
export function levelOf(score: number) {
  const number = Math.min(5, Math.max(1, Math.ceil(score / 20))) as Level;
  return { number, ...levels[number] };
}
