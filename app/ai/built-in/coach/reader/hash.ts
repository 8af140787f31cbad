/** FNV-1a over the code units, folded to the bits that the weights are kept under. */
export const hashBits = 18;

export function hash(text: string) {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    value ^= text.charCodeAt(at);
    value = Math.imul(value, 0x01000193);
  }
  value ^= value >>> 15;
  value = Math.imul(value, 0x85ebca6b);
  value ^= value >>> 13;
  return value >>> (32 - hashBits);
}
