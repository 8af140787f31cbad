import { findCopied, isNamed, isOffTopic } from "./exercise";
import { isOtherLanguage } from "./language";
import type { PromptReading } from "./reader/prompt-reading";
import type { CoachedExercise, GateId, SlotResult } from "./report";
import { scoreOf } from "./score";
import type { Typed } from "./typed";
import { findUnsafe, type Unsafe } from "./unsafe";

/** Behind these the coach does not judge at all. */
export type Declined = "empty" | "other-language" | `unsafe.${Unsafe}`;

export function findDeclined(typed: Typed): Declined | null {
  if (typed.text.trim() === "") return "empty";
  const unsafe = findUnsafe(typed.words);
  if (unsafe) return `unsafe.${unsafe}`;
  return isOtherLanguage(typed) ? "other-language" : null;
}

/** What stands in the way of everything else that could be said; null for nothing. */
export function findGate(
  typed: Typed,
  reading: PromptReading,
  slots: readonly SlotResult[],
  exercise: CoachedExercise | undefined,
): Exclude<GateId, "empty" | "unsafe" | "other-language"> | null {
  if (typed.hasOrders) return "talks-to-coach";
  if (!reading.isReadable) return "unreadable";
  const copied = exercise ? findCopied(typed, exercise) : null;
  if (copied) return copied;
  const wouldPass =
    exercise !== undefined && scoreOf(reading.position, null, slots, exercise) >= exercise.passMark;
  if (exercise && isOffTopic(typed, exercise, slots, { reading, wouldPass })) return "off-topic";
  if (exercise && isNamed(typed, exercise)) return "named";
  return typed.gaps > 0 ? "unfilled-gaps" : null;
}
