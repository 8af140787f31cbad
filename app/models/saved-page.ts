import { writePosition } from "../schemas/position";

export const savedKinds = ["articles", "questions", "items"] as const;
export type SavedKind = (typeof savedKinds)[number];

/** Which of what was saved is read: so much, from a place in the list on. */
export interface SavedPage {
  most: number;
  /** When the last one of the page before was saved, and its number. */
  before?: { at: number; id: number };
}

/** What both exports hold of each kind. */
export const everySaved: SavedPage = { most: 100 };

/**
 * A page of rows of which one more than its length was asked for.
 *
 * @returns with `older` the place behind it, as addresses have it; null on the last page.
 */
export function pageOfSaved<Row extends { savedAt: number; keptId: number }>(
  rows: readonly Row[],
  most: number,
) {
  const shown = rows.slice(0, most);
  const last = shown.at(-1);
  const older = last && rows.length > most ? writePosition(last.savedAt, last.keptId) : null;
  return { shown, older };
}
