import { expect, test } from "vitest";

import { guardRequest } from "~/http/request-guard.server";
import { longestAnswer } from "~/schemas/answer";
import { ListingAnswers, mostPrompts } from "~/schemas/listing";
import { longestDetails } from "~/schemas/question";

const origin = "https://learn.example";

function post(path: string, headers: HeadersInit = {}, body: BodyInit = "a=1") {
  return new Request(`${origin}${path}`, { method: "POST", body, headers });
}

async function statusOf(request: Request, siteOrigin = origin) {
  const result = await guardRequest(request, siteOrigin);
  return result instanceof Response ? result.status : "passed";
}

test.each([
  [{ "Sec-Fetch-Site": "same-origin" }, "passed"],
  [{ "Sec-Fetch-Site": "cross-site" }, 403],
  [{ "Sec-Fetch-Site": "same-site" }, 403],
  [{ "Sec-Fetch-Site": "none" }, 403],
  [{ Origin: origin }, "passed"],
  [{ Origin: "https://evil.example" }, 403],
  [{ Origin: "null" }, 403],
  [{ Origin: "garbage" }, 403],
  [{ "Sec-Fetch-Site": "cross-site", Origin: origin }, 403],
  [{ Origin: "https://evil.example", "X-Forwarded-Host": "evil.example" }, 403],
  [{}, "passed"],
] as const)("a write with %j is %s", async (headers, expected) => {
  expect(await statusOf(post("/account", headers))).toBe(expected);
  expect(await statusOf(post("/api/login", headers))).toBe(expected);
});

test.each([
  "/",
  "/?index",
  "/account.data",
  "/sign-out",
  "/theme",
  "/no/such/page",
  "/certificates/verify",
  "/community/ask",
  "/drafts",
  "/admin/articles/picture",
  "/marketplace/new",
  "/api/news/1/comments",
  "/api/payments/stripe",
])("no write from another site reaches %s", async (path) => {
  const Origin = "https://evil.example";
  expect(await statusOf(post(path, { Origin }, new URLSearchParams()))).toBe(403);
  expect(await statusOf(post(path, { Origin }, new FormData()))).toBe(403);
});

test("behind a proxy the public origin counts too", async () => {
  const request = new Request("http://127.0.0.1:8788/account", {
    method: "POST",
    body: "a=1",
    headers: { Origin: origin },
  });
  expect(await statusOf(request, origin)).toBe("passed");
});

test("a link from another site still opens a page", async () => {
  const request = new Request(`${origin}/`, { headers: { "Sec-Fetch-Site": "cross-site" } });
  expect(await statusOf(request)).toBe("passed");
});

test("Remix's old data address is refused", async () => {
  expect(await statusOf(post("/account?_data=routes%2Faccount"))).toBe(400);
  expect(await statusOf(new Request(`${origin}/account?_data=routes%2Faccount`))).toBe(400);
});

test.each(["PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"])(
  "a page refuses %s",
  async (method) => {
    const refused = await guardRequest(new Request(`${origin}/account`, { method }), origin);
    expect(refused).toMatchObject({ status: 405 });
    expect((refused as Response).headers.get("Allow")).toBe("GET, HEAD, POST");
  },
);

test("a body over the limit is refused, with and without a stated length", async () => {
  const large = "a".repeat(64 * 1024 + 1);
  expect(await statusOf(post("/account", { "Content-Length": String(large.length) }, large))).toBe(
    413,
  );

  const stream = new Blob([large]).stream();
  expect(await statusOf(post("/account", {}, stream))).toBe(413);
});

test("a body of unknown length within the limit arrives whole", async () => {
  const text = "a=".padEnd(60_000, "x");
  const passed = await guardRequest(post("/account", {}, new Blob([text]).stream()), origin);
  expect(await (passed as Request).text()).toBe(text);
});

test("an article may be longer than a form", async () => {
  const article = "a".repeat(500_000);
  const length = { "Content-Length": String(article.length) };
  expect(await statusOf(post("/api/news", length, article))).toBe("passed");
  expect(await statusOf(post("/drafts", length, article))).toBe("passed");
  expect(await statusOf(post("/api/login", length, article))).toBe(413);
});

test.each([
  ["/community/ask", { title: "あ".repeat(150), body: "字".repeat(longestDetails) }],
  ["/community/ask", { body: "😀".repeat(longestDetails) }],
  ["/community/7", { body: "字".repeat(longestAnswer) }],
  ["/community/7.data", { body: "😀".repeat(longestAnswer) }],
  ["/community/7/edit", { body: "😀".repeat(longestDetails) }],
])("what may be typed fits whatever its script: a form to %s", async (path, fields) => {
  const form = new URLSearchParams(fields);
  const length = { "Content-Length": String(form.toString().length) };
  expect(await statusOf(post(path, length, form))).toBe("passed");
});

test.each(["字", "😀"])(
  "so do the same in JSON, and a whole pack of prompts in %s",
  async (sign) => {
    const text = (long: number) => sign.repeat(long);
    const units = (long: number) => text(long / sign.length);
    const one = {
      title: units(120),
      prompt: units(4_000),
      note: units(300),
      example: units(2_000),
    };
    const pack = { prompts: Array.from({ length: mostPrompts }, () => one) };
    expect(ListingAnswers.safeParse(pack).success).toBe(true);
    for (const [path, sent] of [
      ["/api/community/threads", { body: text(longestDetails) }],
      ["/api/community/threads/7/answers", { body: text(longestAnswer) }],
      ["/community/ask/preview", { body: text(longestDetails) }],
      ["/api/marketplace/listings", pack],
    ] as const) {
      const body = new Blob([JSON.stringify(sent)]);
      const length = { "Content-Length": String(body.size) };
      expect(await statusOf(post(path, length, body)), path).toBe("passed");
    }
  },
);

test("an API refusal is JSON with a message", async () => {
  const refused = (await guardRequest(post("/api/login", { Origin: "null" }), origin)) as Response;
  expect(await refused.json()).toEqual({ message: expect.stringContaining("another site") });
});
