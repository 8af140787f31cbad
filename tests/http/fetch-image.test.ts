import { afterEach, expect, test, vi } from "vitest";

import { fetchImage, isPublicAddress } from "~/files/fetch-image.server";

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);

afterEach(() => vi.unstubAllGlobals());

/** Answers as the web would; what is not listed fails as an address without a server does. */
function web(answers: Record<string, () => Response>) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    const answer = answers[url];
    if (!answer) throw new TypeError("Network connection lost.");
    return answer();
  });
  return asked;
}

test.each([
  "http://localhost/a.png",
  "http://127.0.0.1/a.png",
  "http://0x7f.1/a.png",
  "http://2130706433/a.png",
  "http://[::1]/a.png",
  "http://[::ffff:10.0.0.1]/a.png",
  "http://[fd00::1]/a.png",
  "http://[2002:7f00:1::]/a.png",
  "http://10.1.2.3/a.png",
  "http://172.20.0.1/a.png",
  "http://192.168.1.1/a.png",
  "http://169.254.169.254/latest/meta-data",
  "http://100.64.0.1/a.png",
  "http://0.0.0.0/a.png",
  "http://router.local/a.png",
  "http://db.internal./a.png",
  "http://intranet/a.png",
  "https://example.org:8443/a.png",
  "https://user:pass@example.org/a.png",
  "ftp://example.org/a.png",
  "data:image/png;base64,AAAA",
  "not an address",
])("%s is never asked", async (address) => {
  const asked = web({});
  expect(await fetchImage(address)).toBeNull();
  expect(asked).toEqual([]);
});

test("public names and numbers may be asked", () => {
  for (const host of ["example.org", "93.184.216.34", "[2606:2800:220:1::1]", "172.32.0.1"]) {
    expect(isPublicAddress(`https://${host}/a.png`), host).toBe(true);
  }
});

test("a picture is told by its first bytes, whatever the other server calls it", async () => {
  web({
    "https://example.org/a.png": () =>
      new Response(png, { headers: { "Content-Type": "text/html" } }),
    "https://example.org/b.png": () =>
      new Response("<html>", { headers: { "Content-Type": "image/png" } }),
  });
  expect(await fetchImage("https://example.org/a.png")).toEqual({ bytes: png, type: "image/png" });
  expect(await fetchImage("https://example.org/b.png")).toBeNull();
});

test("redirects are followed, but never to an address that is not public", async () => {
  const asked = web({
    "https://example.org/a": () => new Response(null, { status: 302, headers: { Location: "/b" } }),
    "https://example.org/b": () => new Response(png),
    "https://example.org/in": () =>
      new Response(null, { status: 301, headers: { Location: "http://127.0.0.1/secret" } }),
    "https://example.org/round": () =>
      new Response(null, { status: 302, headers: { Location: "/round" } }),
  });
  expect(await fetchImage("https://example.org/a")).toMatchObject({ type: "image/png" });
  expect(await fetchImage("https://example.org/in")).toBeNull();
  expect(await fetchImage("https://example.org/round")).toBeNull();
  expect(asked).not.toContain("http://127.0.0.1/secret");
  expect(asked.filter((url) => url.endsWith("/round"))).toHaveLength(4);
});

test("what is too large, missing or out of reach is no picture", async () => {
  const large = new Uint8Array(5 * 1024 * 1024 + 1);
  large.set(png);
  web({
    "https://example.org/large": () => new Response(large),
    "https://example.org/missing": () => new Response("no", { status: 404 }),
  });
  expect(await fetchImage("https://example.org/large")).toBeNull();
  expect(await fetchImage("https://example.org/missing")).toBeNull();
  expect(await fetchImage("https://example.org/down")).toBeNull();
});

test("an answer takes no more memory than what has arrived of it", async () => {
  const claimed: number[] = [];
  web({ "https://example.org/a.png": () => new Response(png) });
  class Counted extends Uint8Array {
    constructor(size: number) {
      super(size);
      claimed.push(size);
    }
  }
  vi.stubGlobal("Uint8Array", Counted);
  const picture = await fetchImage("https://example.org/a.png");
  vi.unstubAllGlobals();
  expect([...(picture?.bytes ?? [])]).toEqual([...png]);
  expect(Math.max(...claimed)).toBe(png.length);
});
