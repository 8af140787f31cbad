/** What a card asks: a question of a check, a challenge, a prompt to mend, key points to recall. */
export type CardKind = "question" | "challenge" | "prompt" | "points";

/** What a card of each kind is counted with. */
export const secondsFor: Readonly<Record<CardKind, number>> = {
  question: 20,
  challenge: 20,
  prompt: 40,
  points: 40,
};

/** A day asks for two minutes. */
export const secondsADay = 120;

/** No day has more cards than this. */
export const mostCards = secondsADay / Math.min(...Object.values(secondsFor));

/** More cards that wait are not counted. */
export const mostCounted = 25;

export interface Spent {
  reviewDay: string | null;
  reviewSeconds: number;
}

/** The seconds that a day has already taken. */
export function spentOn(day: string, { reviewDay, reviewSeconds }: Spent) {
  return reviewDay === day ? reviewSeconds : 0;
}

/** So many of the due cards, the longest due first, belong to what is left of a day. */
export function countForToday(due: readonly CardKind[], spent: number) {
  let left = secondsADay - spent;
  const beyond = due.findIndex((kind) => {
    left -= secondsFor[kind];
    return left < 0;
  });
  return beyond < 0 ? due.length : beyond;
}

/**
 * The card to show next: of another strand than the last one, and of the strand that has most
 * cards left, so that strands come mixed to the end.
 */
export function nextOf<Card extends { strand: string }>(
  cards: readonly Card[],
  lastStrand: string | null,
): Card | undefined {
  const left = (strand: string) => cards.filter((card) => card.strand === strand).length;
  const others = cards.filter(({ strand }) => strand !== lastStrand);
  const [next] = [...(others.length > 0 ? others : cards)].sort(
    (one, other) => left(other.strand) - left(one.strand),
  );
  return next;
}
