import { env } from "cloudflare:test";
import { afterAll, expect, test } from "vitest";

import { cleanFileName } from "~/files/file-name";
import { sendPackage } from "~/files/serve.server";
import { emptyStorage } from "../support/migrate";

afterAll(emptyStorage);

const turning = [
  ...[0x61c, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e],
  ...[0x2066, 0x2067, 0x2068, 0x2069],
];

test("a file's name keeps its letters and nothing that turns its direction", () => {
  expect(cleanFileName("invoice\u202efdp.zip")).toBe("invoicefdp.zip");
  for (const code of turning) {
    expect(cleanFileName(`a${String.fromCodePoint(code)}b.zip`), code.toString(16)).toBe("ab.zip");
  }
  expect(cleanFileName("C:\\Users\\Mara\\plan\u0000\u0085.zip")).toBe("plan.zip");
  expect(cleanFileName("דוח שנתי.zip")).toBe("דוח שנתי.zip");
  for (const nothing of ["", "/", "\u202e", "a/\u2066 "]) {
    expect(cleanFileName(nothing)).toBe("file");
  }
});

test("a long name ends where it ended, with whole letters", () => {
  expect(cleanFileName(`${"x".repeat(300)}.zip`)).toBe(`${"x".repeat(116)}.zip`);
  expect(cleanFileName(`${"🧭".repeat(300)}.zip`)).toBe(`${"🧭".repeat(116)}.zip`);
  expect(cleanFileName("\ud83ea.zip").isWellFormed()).toBe(true);
});

test("a name that was stored before is cleaned when it is sent", async () => {
  const objectKey = `packages/${crypto.randomUUID()}.zip`;
  await env.FILES.put(objectKey, "bytes");
  const send = async (fileName: string) =>
    (await sendPackage(env.FILES, { objectKey, fileName }))?.headers.get("Content-Disposition");

  expect(await send("invoice\u202efdp.zip")).toBe(
    "attachment; filename=\"invoicefdp.zip\"; filename*=UTF-8''invoicefdp.zip",
  );
  expect(await send("cut \udded.zip")).toContain(".zip");
});
