/** How alike two texts are, from 0 to 1: six parts shared words, four parts shared letter triples. */
export function likeness(one: string, other: string) {
  return 0.6 * shared(wordsOf(one), wordsOf(other)) + 0.4 * trigramLikeness(one, other);
}

/** The share of letter triples that two texts have in common: small for a rewrite, near 1 for a typo. */
export function trigramLikeness(one: string, other: string) {
  return shared(trigramsOf(one), trigramsOf(other));
}

function wordsOf(text: string) {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}

function trigramsOf(text: string) {
  const plain = `  ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;
  const trigrams = new Set<string>();
  for (let at = 0; at + 3 <= plain.length; at++) trigrams.add(plain.slice(at, at + 3));
  return trigrams;
}

/** Jaccard's measure; two empty texts are the same. */
function shared(one: ReadonlySet<string>, other: ReadonlySet<string>) {
  let both = 0;
  for (const each of one) if (other.has(each)) both++;
  const all = one.size + other.size - both;
  return all === 0 ? 1 : both / all;
}
