/** FNV-1a over the code units, folded to the bits that the weights are kept under. */
export const hashBits = 18;

/** What is known of the hash so far; more can follow. */
export function fold(text: string, before = 0x811c9dc5) {
  let value = before;
  for (let at = 0; at < text.length; at++) {
    value ^= text.charCodeAt(at);
    value = Math.imul(value, 0x01000193);
  }
  return value;
}

/** `before`: what stands before the text, folded. */
export function hash(text: string, before?: number) {
  let value = fold(text, before);
  value ^= value >>> 15;
  value = Math.imul(value, 0x85ebca6b);
  value ^= value >>> 13;
  return value >>> (32 - hashBits);
}
