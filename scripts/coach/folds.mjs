export const authorsOf = (rows) => [...new Set(rows.map(({ prompt }) => prompt.author))].sort();

/** The rows of whole authors, in so many sets: each once as those that were not met. */
export function foldsOf(rows, count = 4) {
  const authors = authorsOf(rows);
  return Array.from({ length: count }, (_, fold) => {
    const isUnmet = ({ prompt }) => authors.indexOf(prompt.author) % count === fold;
    return {
      unmet: rows.filter(isUnmet),
      known: rows.filter((row) => !isUnmet(row)),
      authors: authors.filter((_, at) => at % count === fold),
    };
  });
}
