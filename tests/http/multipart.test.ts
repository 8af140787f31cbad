import { expect, test } from "vitest";

import { imageTypeOf, isZip } from "~/files/content-type";
import { boundaryOf, MalformedForm, readMultipart } from "~/files/multipart";

/** A body that arrives in chunks of this many bytes. */
function arriving(bytes: Uint8Array, size: number) {
  let at = 0;
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + size));
      at += size;
    },
  });
}

async function readAll(bytes: Uint8Array, boundary: string, size: number) {
  const parts: { name: string; fileName: string | null; bytes: number[] }[] = [];
  for await (const { name, fileName, body } of readMultipart(arriving(bytes, size), boundary)) {
    const whole: number[] = [];
    for await (const chunk of body) whole.push(...chunk);
    parts.push({ name, fileName, bytes: whole });
  }
  return parts;
}

test.each([1, 2, 7, 64, 100_000])(
  "a form as a browser sends it is read in chunks of %i",
  async (size) => {
    const form = new FormData();
    form.append("title", "A line\r\nand another, with --dashes and ünïcode");
    form.append("empty", "");
    const bytes = Uint8Array.from({ length: 3000 }, (_, index) => (index * 7) % 256);
    bytes.set(new TextEncoder().encode("\r\n--\r\n----not-the-boundary\r\n"), 1000);
    form.append("package", new File([bytes], 'my "best"; file=1.zip'));
    const request = new Request("http://localhost/", { method: "POST", body: form });
    const boundary = boundaryOf(request.headers.get("Content-Type")) ?? "";
    const sent = new Uint8Array(await request.arrayBuffer());

    const parts = await readAll(sent, boundary, size);
    const text = (at: number) => new TextDecoder().decode(Uint8Array.from(parts[at]?.bytes ?? []));
    expect(parts.map(({ name, fileName }) => [name, fileName])).toEqual([
      ["title", null],
      ["empty", null],
      ["package", 'my "best"; file=1.zip'],
    ]);
    expect(text(0)).toBe("A line\r\nand another, with --dashes and ünïcode");
    expect(text(1)).toBe("");
    expect(parts[2]?.bytes).toEqual([...bytes]);
  },
);

test("what is not a whole form is refused", async () => {
  const whole = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nvalue\r\n--b--';
  const read = (text: string) => readAll(new TextEncoder().encode(text), "b", 5);
  expect(await read(whole)).toHaveLength(1);

  await expect(read(whole.slice(0, -8))).rejects.toThrow(MalformedForm);
  await expect(read("")).rejects.toThrow(MalformedForm);
  await expect(read("no boundary at all")).rejects.toThrow(MalformedForm);
  await expect(read(whole.replace('; name="a"', ""))).rejects.toThrow(MalformedForm);
  await expect(read(`--b\r\n${"x".repeat(20_000)}`)).rejects.toThrow(MalformedForm);
  expect(boundaryOf("application/json")).toBeNull();
  expect(boundaryOf('multipart/form-data; boundary="a b"')).toBe("a b");
});

test("a part that nobody reads is skipped", async () => {
  const form = new FormData();
  form.append("file", new File([new Uint8Array(10_000)], "a"));
  form.append("after", "here");
  const request = new Request("http://localhost/", { method: "POST", body: form });
  const boundary = boundaryOf(request.headers.get("Content-Type")) ?? "";
  const names: string[] = [];
  if (!request.body) throw new Error("The form has no body.");
  for await (const { name } of readMultipart(request.body, boundary)) names.push(name);
  expect(names).toEqual(["file", "after"]);
});

test("a file is what its bytes say", () => {
  const bytes = (...values: (number | string)[]) =>
    Uint8Array.from(
      values.flatMap((value) =>
        typeof value === "number" ? [value] : [...value].map((letter) => letter.charCodeAt(0)),
      ),
    );
  expect(imageTypeOf(bytes(0x89, "PNG\r\n", 0x1a, "\n"))?.type).toBe("image/png");
  expect(imageTypeOf(bytes(0xff, 0xd8, 0xff, 0xe0))?.type).toBe("image/jpeg");
  expect(imageTypeOf(bytes("GIF89a"))?.type).toBe("image/gif");
  expect(imageTypeOf(bytes("<svg onload=alert(1)>"))).toBeNull();
  expect(imageTypeOf(bytes("PNG"))).toBeNull();
  expect(isZip(bytes("PK", 3, 4))).toBe(true);
  expect(isZip(bytes("MZ", 3, 4))).toBe(false);
});
