import type { LessonText } from "./lesson-text";

/** The lessons of one depth, told with what one kind of goal is about, by skill. */
export type GoalLessons = Readonly<Record<string, LessonText>>;

/**
 * For whom a kind of goal is told, by how the day goes, at a desk or on one's feet: for beginners, and
 * for others ("further"). Each is told twice, so that fields with the same kind of day can differ.
 */
export const goalTellings = [
  "desk",
  "desk.again",
  "hands",
  "hands.again",
  "further",
  "further.again",
  "further.hands",
  "further.hands.again",
] as const;
export type GoalTelling = (typeof goalTellings)[number];

/** Tellings without questions of their own, with the one whose questions they ask. */
export const asksAs: Readonly<Partial<Record<GoalTelling, GoalTelling>>> = {
  "hands.again": "desk.again",
  "further.hands": "further",
  "further.hands.again": "further.again",
};

/** The file of a telling, in `content/goal-lessons`. */
export function goalLessonsFile(kind: string, telling: GoalTelling) {
  return `${[kind, ...telling.split(".").filter((each) => each !== "desk")].join(".")}.md`;
}

/** All that is told for one kind of goal. */
export type GoalTold = Readonly<Record<GoalTelling, GoalLessons>>;

/** Kinds of goals that lie beside the work: their courses take cases from a field's people at home. */
const ownLives: ReadonlySet<string> = new Set(["caring", "home", "language", "letters", "making"]);

export function isOfOwnLife(kind: string) {
  return ownLives.has(kind);
}
