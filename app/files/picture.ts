import { type ImageType, imageTypeOf } from "./content-type";
import { joined, type Span, textAt, viewOf } from "./spans";

export interface Picture {
  extension: ImageType["extension"];
  contentType: string;
  /** As it is shown, after a camera's note about which way is up. */
  width: number;
  height: number;
  /** Without what a camera or a program wrote beside the picture, such as where it was taken. */
  bytes: Uint8Array;
}

interface Segment extends Span {
  marker: number;
}

type Read = Pick<Picture, "width" | "height" | "bytes">;

/** A PNG, JPG or GIF of whole parts; null for anything else. */
export function readPicture(bytes: Uint8Array): Picture | null {
  const type = imageTypeOf(bytes);
  if (!type || type.extension === "webp") return null;
  const { extension } = type;
  const read = { png: readPng, jpg: readJpeg, gif: readGif }[extension](bytes);
  if (!read || read.width < 1 || read.height < 1) return null;
  return { ...read, extension, contentType: type.type };
}

/** What the picture looks like, and how an animation moves. */
const pngChunks = new Set([
  ...["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "sBIT", "bKGD"],
  ...["cICP", "acTL", "fcTL", "fdAT"],
]);

function readPng(bytes: Uint8Array): Read | null {
  const view = viewOf(bytes);
  const kept: Span[] = [{ start: 0, end: 8 }];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + view.getUint32(at);
    const name = textAt(bytes, at + 4, 4);
    if (end > bytes.length || (at === 8 && (name !== "IHDR" || end !== 33))) return null;
    if (pngChunks.has(name)) kept.push({ start: at, end });
    if (name === "IEND") {
      return { width: view.getUint32(16), height: view.getUint32(20), bytes: joined(bytes, kept) };
    }
    at = end;
  }
  return null;
}

function readGif(bytes: Uint8Array): Read | null {
  if (bytes.length < 14 || bytes.at(-1) !== 0x3b) return null;
  const view = viewOf(bytes);
  return { width: view.getUint16(6, true), height: view.getUint16(8, true), bytes };
}

function readJpeg(bytes: Uint8Array): Read | null {
  const view = viewOf(bytes);
  const segments = jpegSegments(bytes, view);
  const frame = segments?.find(isFrame);
  if (!segments || !frame || frame.end - frame.start < 9) return null;
  const turn = segments.map((each) => orientationOf(bytes, view, each)).find(Boolean) ?? 1;
  const [height, width] = [view.getUint16(frame.start + 5), view.getUint16(frame.start + 7)];
  const kept = joined(bytes, [
    { start: 0, end: 2 },
    ...segments.filter((each) => isOfPicture(bytes, each)),
  ]);
  const isTurned = turn >= 5;
  return {
    width: isTurned ? height : width,
    height: isTurned ? width : height,
    bytes: turn === 1 ? kept : withOrientation(kept, turn),
  };
}

const endOfImage = 0xd9;

/** All segments up to the end of the picture; null where it has none. What follows is no part of it. */
function jpegSegments(bytes: Uint8Array, view: DataView): Segment[] | null {
  const segments: Segment[] = [];
  for (let start = 2; start + 2 <= bytes.length && bytes[start] === 0xff; ) {
    const marker = bytes[start + 1] ?? 0;
    if (marker === endOfImage) return [...segments, { marker, start, end: start + 2 }];
    if (start + 4 > bytes.length) return null;
    const length = view.getUint16(start + 2);
    let end = start + 2 + length;
    if (marker === 0xda) end = endOfScan(bytes, end);
    if (length < 2 || end > bytes.length) return null;
    segments.push({ marker, start, end });
    start = end;
  }
  return null;
}

/** In a scan only restarts and stuffed zeros follow an FF; any other marker ends it. */
function endOfScan(bytes: Uint8Array, from: number) {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
    at = bytes.indexOf(0xff, at + 1);
  }
  return Number.POSITIVE_INFINITY;
}

function isFrame({ marker }: Segment) {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** The names of the notes that say how the colours are meant. */
const colourNotes: Record<number, string> = { 224: "JFIF\0", 226: "ICC_PROFILE\0", 238: "Adobe" };

function isOfPicture(bytes: Uint8Array, { marker, start }: Segment) {
  const isNote = marker === 0xfe || (marker >= 0xe0 && marker <= 0xef);
  const name = colourNotes[marker];
  return !isNote || (name !== undefined && textAt(bytes, start + 4, name.length) === name);
}

/** Which way is up, from 1 to 8, by the note of a camera. */
function orientationOf(bytes: Uint8Array, view: DataView, { marker, start, end }: Segment) {
  if (marker !== 0xe1 || end - start < 20 || textAt(bytes, start + 4, 6) !== "Exif\0\0")
    return null;
  const tiff = start + 10;
  const isLittle = textAt(bytes, tiff, 2) === "II";
  const list = tiff + view.getUint32(tiff + 4, isLittle);
  if (list + 2 > end) return null;
  const count = view.getUint16(list, isLittle);
  for (let entry = list + 2; entry < list + 2 + 12 * count && entry + 12 <= end; entry += 12) {
    if (view.getUint16(entry, isLittle) !== 0x0112) continue;
    const value = view.getUint16(entry + 8, isLittle);
    return value >= 1 && value <= 8 ? value : null;
  }
  return null;
}

/** With a camera's note that says nothing but which way is up. */
function withOrientation(bytes: Uint8Array, turn: number) {
  const tag = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, turn, 0, 0];
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, ...tag, 0, 0, 0, 0];
  const body = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff];
  const whole = new Uint8Array(bytes.length + body.length + 4);
  whole.set([0xff, 0xd8, 0xff, 0xe1, 0, body.length + 2, ...body]);
  whole.set(bytes.subarray(2), body.length + 6);
  return whole;
}
