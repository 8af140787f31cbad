import type { Statement } from "../db/batch";
import type { Database } from "../db/client.server";
import { reviewCards } from "../db/schema/review";
import type { CardKind } from "./review-portion";
import { afterTry } from "./review-schedule.server";
import { addDays, dayKey, startOfDay } from "./streak";

/** Something that was tried once and is worth asking again. */
export interface Tried {
  kind: CardKind;
  item: string;
  skillId: string;
  wasKnown: boolean;
  /** What no text of the site holds. */
  content?: unknown;
}

export interface Whose {
  userId: number;
  zone: string;
  now: number;
}

/** The statements that make cards. Something that has a card already keeps it as it is. */
export function makeCards(
  db: Database,
  tried: readonly Tried[],
  { userId, zone, now }: Whose,
): Statement[] {
  const today = dayKey(now, zone);
  return tried.map(({ content, ...card }) => {
    const { memory, interval } = afterTry(null, 0, card.wasKnown ? "known" : "missed");
    return db
      .insert(reviewCards)
      .values({
        ...card,
        ...memory,
        userId,
        content: content === undefined ? null : JSON.stringify(content),
        createdAt: now,
        seenDay: today,
        dueAt: startOfDay(addDays(today, interval), zone),
      })
      .onConflictDoNothing();
  });
}

/** A question of a check as what a card asks. */
export function itemOf(skillId: string, questionId: string) {
  return `${skillId}.${questionId}`;
}

/** Something that a prompt for an exercise did not say. */
export function promptItem(exerciseId: number, slotId: string) {
  return `exercise:${exerciseId}:${slotId}`;
}
