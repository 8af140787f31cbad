const fewestPrompts = 4;

/**
 * What so many authors say: where each n-gram stands and how much one sighting tells. `rows`: for each
 * text its author and hashes.
 */
export function chooseVocabulary(rows, fewestAuthors = 3) {
  const texts = new Map();
  const authors = new Map();
  for (const { author, ngrams } of rows) {
    for (const hash of new Set(ngrams)) {
      texts.set(hash, (texts.get(hash) ?? 0) + 1);
      if (!authors.has(hash)) authors.set(hash, new Set());
      authors.get(hash).add(author);
    }
  }
  const kept = [...texts.keys()]
    .filter((hash) => authors.get(hash).size >= fewestAuthors && texts.get(hash) >= fewestPrompts)
    .sort((a, b) => a - b);
  return new Map(
    kept.map((hash, at) => [hash, { at, worth: Math.log(rows.length / texts.get(hash)) }]),
  );
}

/** Only what some group kept, still in the order of the hashes. */
export function narrowVocabulary(vocabulary, kept) {
  const used = new Set(kept.flat());
  const entries = [...vocabulary].filter(([hash]) => used.has(hash));
  return new Map(entries.map(([hash, { worth }], at) => [hash, { at, worth }]));
}

/** The n-grams that are in the vocabulary, scaled by how many they are. */
export function lookUp(ngrams, vocabulary, scaleOf) {
  const known = ngrams.filter((hash) => vocabulary.has(hash));
  const scale = scaleOf(known.length);
  const places = known.map((hash) => vocabulary.get(hash));
  return { at: places.map(({ at }) => at), value: places.map(({ worth }) => scale * worth) };
}
