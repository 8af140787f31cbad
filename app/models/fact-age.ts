import type { Source } from "../content/guides/guide";

/** Facts about tools change fast: after so many days somebody should look at them again. */
export const daysFresh = 90;

const day = 24 * 60 * 60 * 1000;

interface Dated {
  /** The day on which its sources were read, those with a day of their own aside. */
  checkedOn: string;
  sources: readonly Source[];
}

/** The day since which some of its sources was not read again. */
export function oldestDay({ checkedOn, sources }: Dated) {
  const days = sources.map(({ readOn = checkedOn }) => readOn);
  return days.reduce((oldest, each) => (each < oldest ? each : oldest), days[0] ?? checkedOn);
}

/** Whether what was read on a day (ISO) is old by now. */
export function isOldFact(readOn: string, now: number) {
  return now - Date.parse(`${readOn}T00:00:00Z`) >= (daysFresh + 1) * day;
}
