import { imageTypeOf } from "./content-type";
import type { Picture } from "./picture";
import { joined, type Span, textAt, viewOf } from "./spans";

interface Chunk extends Span {
  name: string;
  /** Where its content begins. */
  at: number;
}

/** What the picture looks like, and how an animation moves. */
const shown = new Set(["VP8X", "VP8 ", "VP8L", "ALPH", "ANIM", "ANMF", "ICCP"]);
/** The bits of the header that say that there are notes of a camera (EXIF) or a program (XMP). */
const notes = 0b1100;

/** A WebP of whole parts, without its notes, as `readPicture` reads the others; null for anything else. */
export function readWebp(bytes: Uint8Array): Picture | null {
  if (imageTypeOf(bytes)?.extension !== "webp") return null;
  const view = viewOf(bytes);
  const chunks = chunksOf(bytes, view);
  const [first] = chunks ?? [];
  const size = first && sizeOf(bytes, view, first);
  if (!chunks || !size || !chunks.some(({ name }) => /^VP8[ L]$|^ANMF$/.test(name))) return null;

  const kept = joined(bytes, [{ start: 0, end: 12 }, ...chunks.filter(isShown)]);
  viewOf(kept).setUint32(4, kept.length - 8, true);
  if (first.name === "VP8X") kept[20] = (kept[20] ?? 0) & ~notes;
  return { ...size, extension: "webp", contentType: "image/webp", bytes: kept };
}

function isShown({ name }: Chunk) {
  return shown.has(name);
}

/** All chunks, each padded to an even length; null where one is cut off. What follows is no part of it. */
function chunksOf(bytes: Uint8Array, view: DataView): Chunk[] | null {
  const end = 8 + view.getUint32(4, true);
  if (end > bytes.length) return null;
  const chunks: Chunk[] = [];
  for (let start = 12; start + 8 <= end; ) {
    const length = view.getUint32(start + 4, true);
    const next = start + 8 + length + (length % 2);
    if (next > end) return null;
    chunks.push({ name: textAt(bytes, start, 4), at: start + 8, start, end: next });
    start = next;
  }
  return chunks;
}

/** The first chunk tells it, each of the three kinds in a way of its own. */
function sizeOf(bytes: Uint8Array, view: DataView, { name, at, end }: Chunk) {
  if (end - at < 10) return null;
  if (name === "VP8X") {
    const side = (from: number) => view.getUint16(from, true) + ((bytes[from + 2] ?? 0) << 16) + 1;
    return { width: side(at + 4), height: side(at + 7) };
  }
  if (name === "VP8L" && bytes[at] === 0x2f) {
    const bits = view.getUint32(at + 1, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  if (name === "VP8 " && textAt(bytes, at + 3, 3) === "\x9d\x01*") {
    const side = (from: number) => view.getUint16(from, true) & 0x3fff;
    return { width: side(at + 6), height: side(at + 8) };
  }
  return null;
}
