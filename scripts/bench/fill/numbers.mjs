/** Rows that one statement makes: it stays far below what D1 gives a statement. */
const pieceRows = 20_000;

/** The moment that counts as now in what is generated, in milliseconds. */
export const today = Date.UTC(2026, 0, 1);
export const minute = 60_000;

/** Statements over the numbers 1 to `rows`, in pieces: `make` gets a `with` that names them `numbers(n)`. */
export function inPieces(rows, make) {
  return rangesOf(rows).map(({ from, to }) =>
    make(
      `with recursive numbers(n) as (select ${from} union all select n + 1 from numbers where n < ${to})`,
    ),
  );
}

/** The same as ranges of ids, for what is updated. */
export function rangesOf(rows) {
  const pieces = Math.ceil(rows / pieceRows);
  return Array.from({ length: pieces }, (_, piece) => ({
    from: piece * pieceRows + 1,
    to: Math.min(rows, (piece + 1) * pieceRows),
  }));
}

/** A number from 0 to a million that looks like chance and is the same at every run. */
export function noise(salt, of = "n") {
  return `abs((${of} * 7919 + ${salt * 104_729}) * (${of} % 9973 + ${salt * 31}) % 1000003)`;
}

/** So many as a part of all, but not more than `most`. */
export function share(rows, part, most) {
  return Math.min(most, Math.floor(rows / part));
}
