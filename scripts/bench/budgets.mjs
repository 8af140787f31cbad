/**
 * What a request may cost: rows read, rows written before and behind the answer, kilobytes of HTML.
 * Trips are one for a visitor and two for somebody signed in, but for a write.
 */
const budgets = {
  page: { read: 200, written: 0, kilobytes: 40 },
  /** A filter of a list, or a search: bounded, but more than a page shows is looked at. */
  filtered: { read: 5000, written: 0, kilobytes: 40 },
  /** A word that stands nowhere: as it was typed, then what it may have meant, then that. */
  misspelt: { read: 5000, written: 0, kilobytes: 40, trips: 3 },
  /** A file of the map for search engines. */
  map: { read: 600, written: 0 },
  /** What it holds is all that somebody has, 1,000 rows a trip. */
  own: { written: 0, trips: 60 },
  write: { read: 2000, written: 300, trips: 9 },
};

/** What of a request is over its budget, as words. */
export function excessOf({ budget, as, cost, bytes }) {
  const { read, written, trips = as === undefined ? 1 : 2, kilobytes } = budgets[budget];
  const over = (what, is, most) =>
    most !== undefined && is > most ? [`${what} ${is} > ${most}`] : [];
  return [
    ...over("trips", cost.trips, trips),
    ...over("read", cost.read, read),
    ...over("written", cost.written, written),
    ...over("KB", Math.ceil(bytes / 1024), kilobytes),
  ];
}
