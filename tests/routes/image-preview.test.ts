import { afterEach, expect, test, vi } from "vitest";

import * as preview from "~/routes/api.images.preview";
import { get, startApp } from "../support/app";

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);
const at = `/api/images/preview?url=${encodeURIComponent("https://example.org/a.png")}`;

afterEach(() => vi.unstubAllGlobals());

test("a picture from elsewhere is fetched for members on our pages, and for nobody else", async () => {
  await using app = await startApp();
  const fetched = vi.fn(async () => new Response(png));
  vi.stubGlobal("fetch", fetched);
  const me = await app.signIn(await app.createUser());
  const statusOf = async (headers: HeadersInit) =>
    (await app.send(preview.loader, get(at, headers))).status;

  expect(await statusOf({})).toBe(401);
  expect(await statusOf({ ...me, "Sec-Fetch-Site": "cross-site" })).toBe(403);
  expect(fetched).not.toHaveBeenCalled();
  expect(await statusOf({ ...me, "Sec-Fetch-Site": "same-origin" })).toBe(200);
  expect(fetched).toHaveBeenCalledOnce();
});
