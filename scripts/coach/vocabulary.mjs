const fewestPrompts = 4;

/** What so many authors say: where each n-gram stands and how much one sighting tells. */
export function chooseVocabulary(rows, fewestAuthors = 3) {
  const prompts = new Map();
  const authors = new Map();
  for (const { prompt, ngrams } of rows) {
    for (const hash of [...ngrams.words, ...ngrams.pieces]) {
      prompts.set(hash, (prompts.get(hash) ?? 0) + 1);
      if (!authors.has(hash)) authors.set(hash, new Set());
      authors.get(hash).add(prompt.author);
    }
  }
  const kept = [...prompts.keys()]
    .filter((hash) => authors.get(hash).size >= fewestAuthors && prompts.get(hash) >= fewestPrompts)
    .sort((a, b) => a - b);
  return new Map(
    kept.map((hash, at) => [hash, { at, worth: Math.log(rows.length / prompts.get(hash)) }]),
  );
}

/** Only what some group kept, still in the order of the hashes. */
export function narrowVocabulary(vocabulary, kept) {
  const used = new Set(kept.flat(2));
  const entries = [...vocabulary].filter(([hash]) => used.has(hash));
  return new Map(entries.map(([hash, { worth }], at) => [hash, { at, worth }]));
}

/** How loudly the two kinds of n-grams speak. */
export const ngramShares = { words: 0.5, pieces: 0.2 };

/** The n-grams of a row that are in the vocabulary, scaled. */
export function lookUp({ ngrams }, vocabulary, blockScale) {
  const at = [];
  const value = [];
  for (const [hashes, share] of [
    [ngrams.words, ngramShares.words],
    [ngrams.pieces, ngramShares.pieces],
  ]) {
    const known = hashes.filter((hash) => vocabulary.has(hash));
    const scale = share * blockScale(known.length);
    for (const hash of known) {
      const { at: place, worth } = vocabulary.get(hash);
      at.push(place);
      value.push(scale * worth);
    }
  }
  return { at, value };
}
