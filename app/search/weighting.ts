const saturation = 1.2;
const lengthShare = 0.75;

/**
 * BM25's part that lies in the document: what a term that weighs this much adds, before its
 * rarity. 0 to 2.2: a repeated term adds less each time, and less in a long document.
 *
 * @param relativeLength length of the document as a share of a usual one.
 */
export function gainOf(weight: number, relativeLength: number) {
  const brake = saturation * (1 - lengthShare + lengthShare * relativeLength);
  return (weight * (saturation + 1)) / (weight + brake);
}

/** BM25's part that lies in the whole: a term in few documents tells more. */
export function rarityOf(containing: number, documents: number) {
  return Math.log(1 + (documents - containing + 0.5) / (containing + 0.5));
}
