import { env } from "cloudflare:test";
import { afterAll, expect, test } from "vitest";

import { servePicture } from "~/files/serve.server";
import { emptyStorage } from "../support/migrate";

afterAll(emptyStorage);

const key = `covers/${crypto.randomUUID()}.png`;

async function ask(tag: string) {
  await env.FILES.put(key, "a picture", { httpMetadata: { contentType: "image/png" } });
  const request = new Request("http://localhost/files/x", { headers: { "If-None-Match": tag } });
  return servePicture(request, env.FILES, key);
}

test.each([
  "garbage",
  '"',
  '""',
  "W/",
  '"a", garbage',
  "*, *",
  '*, "a"',
  ",,,",
  "%00",
  '"other"',
  'W/"other"',
  `"${"x".repeat(5000)}"`,
])("a picture is answered whatever stands in If-None-Match: %s", async (tag) => {
  const answer = await ask(tag);
  expect([200, 304]).toContain(answer.status);
  if (answer.status === 200) expect((await answer.arrayBuffer()).byteLength).toBe(9);
});

test("a picture that the browser has is not sent again", async () => {
  const tag = (await ask('"other"')).headers.get("ETag") ?? "";
  expect((await ask(tag)).status).toBe(304);
  expect((await ask(`garbage, W/${tag}`)).status).toBe(304);
  expect((await ask('"other"')).status).toBe(200);
});
