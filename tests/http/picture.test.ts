import { expect, test } from "vitest";

import { readPicture } from "~/files/picture";
import { png } from "../support/listing";

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const textOf = (bytes: Uint8Array = new Uint8Array()) => String.fromCharCode(...bytes);

function segment(marker: number, body: number[]) {
  const length = body.length + 2;
  return [0xff, marker, length >> 8, length & 255, ...body];
}

const start = [0xff, 0xd8];
const jfif = segment(0xe0, ascii("JFIF\0"));
const colours = segment(0xe2, ascii("ICC_PROFILE\0"));
const frame = segment(0xc0, [8, 0x02, 0x58, 0x03, 0x20, 3, 1, 0x22, 0]);
const scan = [...segment(0xda, [1, 2]), 7, 0xff, 0, 8, 0xff, 0xd0, 9];
const end = [0xff, 0xd9];
const place = ascii("N 47.3769 E 8.5417");

function exif(orientation: number) {
  const tiff = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0];
  const tag = [0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0];
  return segment(0xe1, [...ascii("Exif\0\0"), ...tiff, ...tag, 0, 0, 0, 0, ...place]);
}

function chunk(name: string, body: number[]) {
  return [0, 0, body.length >> 8, body.length & 255, ...ascii(name), ...body, 9, 9, 9, 9];
}

const pngHead = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const header = chunk("IHDR", [0, 0, 0x03, 0x20, 0, 0, 0x02, 0x58, 8, 6, 0, 0, 0]);

test("a JPEG loses the place where it was taken and keeps all that it shows", () => {
  const notes = [...exif(1), ...segment(0xe2, ascii("MPF\0")), ...segment(0xfe, ascii("Ada"))];
  const second = [...start, ...exif(1), ...end];
  const photo = [...start, ...jfif, ...notes, ...colours, ...frame, ...scan, ...end, ...second];
  expect(readPicture(Uint8Array.from(photo))).toEqual({
    ...{ extension: "jpg", contentType: "image/jpeg", width: 800, height: 600 },
    bytes: Uint8Array.from([...start, ...jfif, ...colours, ...frame, ...scan, ...end]),
  });
});

test("a photo that was taken upright stays upright", () => {
  const photo = Uint8Array.from([...start, ...exif(6), ...frame, ...scan, ...end]);
  const picture = readPicture(photo);
  expect(picture).toMatchObject({ width: 600, height: 800 });
  expect(textOf(picture?.bytes)).not.toContain("47.3769");
  // Read once more, it still tells which way is up.
  expect(readPicture(picture?.bytes ?? photo)).toEqual(picture);
});

test("a PNG loses its notes and what follows its end, and keeps its pixels", () => {
  const rest = [...chunk("IDAT", [1, 2, 3]), ...chunk("IEND", [])];
  const notes = [...chunk("tEXt", ascii("Author\0Ada")), ...chunk("eXIf", place)];
  const picture = Uint8Array.from([...pngHead, ...header, ...notes, ...rest, ...place]);
  expect(readPicture(picture)).toEqual({
    ...{ extension: "png", contentType: "image/png", width: 800, height: 600 },
    bytes: Uint8Array.from([...pngHead, ...header, ...rest]),
  });
  expect(readPicture(png)).toMatchObject({ width: 1, height: 1, bytes: png });
});

test("a GIF tells its size", () => {
  const gif = [...ascii("GIF89a"), 0x20, 0x03, 0x58, 0x02, 0, 0, 0, 0x3b];
  expect(readPicture(Uint8Array.from(gif))).toMatchObject({ width: 800, height: 600 });
});

test.each([
  ["cut off", [...pngHead, ...header.slice(0, 10)]],
  ["without its end", [...pngHead, ...header]],
  ["longer than it is", [0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, 1, 2]],
  ["a scan without an end", [...start, ...frame, ...scan]],
  ["without a frame", [...start, ...scan, ...end]],
  ["a web page", ascii("<html><script>alert(1)</script>")],
])("what is no whole picture is refused: %s", (_, bytes) => {
  expect(readPicture(Uint8Array.from(bytes))).toBeNull();
});
