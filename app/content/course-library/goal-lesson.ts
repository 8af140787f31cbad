import type { LessonText } from "./lesson-text";

/** The lessons of one depth, told with what one kind of goal is about, by skill. */
export type GoalLessons = Readonly<Record<string, LessonText>>;

/**
 * For whom a kind of goal is told, by how the day goes, at a desk or on one's feet: for beginners, and
 * for others ("further").
 */
export const goalTellings = ["desk", "hands", "further", "further.hands"] as const;
export type GoalTelling = (typeof goalTellings)[number];

/** The last one asks what "further" asks. */
export const tellingsThatAsk = ["desk", "hands", "further"] as const;

/** All that is told for one kind of goal. */
export type GoalTold = Readonly<Record<GoalTelling, GoalLessons>>;

/** Kinds of goals that lie beside the work: their courses take cases from a field's people at home. */
const ownLives: ReadonlySet<string> = new Set(["caring", "home", "language", "letters", "making"]);

export function isOfOwnLife(kind: string) {
  return ownLives.has(kind);
}
