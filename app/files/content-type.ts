/** What the first bytes of a file say it is, whatever its name says. */
export interface ImageType {
  type: "image/png" | "image/jpeg" | "image/gif" | "image/webp";
  extension: "png" | "jpg" | "gif" | "webp";
}

/** So many bytes are enough to tell. */
export const tellingBytes = 16;

/** The kind of picture that begins with these bytes, or null. */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
  if (hasAt(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) {
    return { type: "image/png", extension: "png" };
  }
  if (hasAt(bytes, 0, [0xff, 0xd8, 0xff])) return { type: "image/jpeg", extension: "jpg" };
  if (hasAt(bytes, 0, ascii("GIF87a")) || hasAt(bytes, 0, ascii("GIF89a"))) {
    return { type: "image/gif", extension: "gif" };
  }
  if (hasAt(bytes, 0, ascii("RIFF")) && hasAt(bytes, 8, ascii("WEBP"))) {
    return { type: "image/webp", extension: "webp" };
  }
  return null;
}

/** A ZIP begins with its first entry; one without entries is its end mark alone and holds nothing. */
export function isZip(bytes: Uint8Array) {
  return hasAt(bytes, 0, [0x50, 0x4b, 0x03, 0x04]);
}

function hasAt(bytes: Uint8Array, start: number, expected: readonly number[]) {
  return expected.every((byte, index) => bytes[start + index] === byte);
}

function ascii(text: string) {
  return [...text].map((letter) => letter.charCodeAt(0));
}
