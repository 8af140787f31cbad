import type { AgeLimit, DirectoryEntry } from "../content/directory/entry";

type Limited = Pick<DirectoryEntry, "ages">;

const adult = 18;

/** The age from which a tool may be used somewhere; null where no source gives one. */
export function youngestAge({ ages }: Limited) {
  return ages.length > 0 ? Math.min(...ages.map(({ from }) => from)) : null;
}

/** Whether nobody under 18 may use a tool. */
export function isForAdults(entry: Limited) {
  return (youngestAge(entry) ?? 0) >= adult;
}

/** "13 and over in most countries, with a parent's permission" */
export function shownLimit({ from, where, needs }: AgeLimit) {
  return `${from} and over${where ? ` ${where}` : ""}${needs ? `, with ${needs}` : ""}`;
}
