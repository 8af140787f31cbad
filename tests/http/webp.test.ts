import { expect, test } from "vitest";

import { readWebp } from "~/files/webp";

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

function chunk(name: string, body: number[]) {
  const padding = body.length % 2 === 1 ? [0] : [];
  return [...ascii(name), body.length & 255, body.length >> 8, 0, 0, ...body, ...padding];
}

function webp(chunks: number[], size = chunks.length + 4) {
  return Uint8Array.from([
    ...ascii("RIFF"),
    ...[size & 255, size >> 8, 0, 0],
    ...ascii("WEBP"),
    ...chunks,
  ]);
}

const lossy = chunk("VP8 ", [0, 0, 0, 0x9d, 0x01, 0x2a, 0x20, 0x03, 0x58, 0x02, 7]);
// 800 by 600, each less one, in 14 bits: 799 | 599 << 14.
const lossless = chunk("VP8L", [0x2f, 0x1f, 0xc3, 0x95, 0, 1, 2, 3, 4, 5]);
const header = (flags: number) => chunk("VP8X", [flags, 0, 0, 0, 0x1f, 0x03, 0, 0x57, 0x02, 0]);
const place = ascii("N 47.3769 E 8.5417");

const colours = chunk("ICCP", [1, 2]);
const frames = [...chunk("ANIM", [0, 0, 0, 0, 0, 0]), ...chunk("ANMF", [1, 2, 3])];

test("a WebP loses the place where it was taken and keeps all that it shows", () => {
  const notes = [...chunk("EXIF", place), ...chunk("XMP ", ascii("Ada")), ...chunk("NOTE", [1])];
  const photo = [...webp([...header(0b101110), ...colours, ...frames, ...lossy, ...notes]), 9, 9];
  expect(readWebp(Uint8Array.from(photo))).toEqual({
    ...{ extension: "webp", contentType: "image/webp", width: 800, height: 600 },
    bytes: webp([...header(0b100010), ...colours, ...frames, ...lossy]),
  });
});

test.each([
  ["with loss", lossy],
  ["without loss", lossless],
])("a small WebP %s is a picture as it is", (_, only) => {
  expect(readWebp(webp(only))).toMatchObject({ width: 800, height: 600, bytes: webp(only) });
});

test.each([
  ["cut off", webp(lossy, 500)],
  ["a part that is longer than the file", webp([...ascii("VP8 "), 99, 0, 0, 0, 1, 2])],
  ["nothing but its head", webp(header(0))],
  ["no parts", webp([])],
  ["another start", webp(chunk("VP8 ", [0, 0, 0, 1, 2, 3, 0x20, 0x03, 0x58, 0x02]))],
  ["a web page", Uint8Array.from(ascii("<html><script>alert(1)</script>"))],
])("what is no whole WebP is refused: %s", (_, bytes) => {
  expect(readWebp(bytes)).toBeNull();
});
