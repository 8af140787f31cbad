import { expect, test } from "vitest";

import { readFormUpTo } from "~/http/body.server";
import { guardRequest } from "~/http/request-guard.server";
import * as question from "~/routes/community.$id/route";
import * as ask from "~/routes/community_.ask";
import * as wizard from "~/routes/marketplace_.new";
import { startApp } from "../support/app";

const origin = "http://localhost";
const mebibyte = 1024 * 1024;
const multipart = "multipart/form-data; boundary=b";
const start = '--b\r\nContent-Disposition: form-data; name="body"\r\n\r\n';
const end = "\r\n--b--\r\n";
const utf8 = new TextEncoder();

/** A form of one field that never says how long it is, and how much of it was taken. */
function arriving(size: number) {
  const taken = { bytes: 0 };
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(utf8.encode(start)),
    pull(controller) {
      if (taken.bytes >= size) {
        controller.enqueue(utf8.encode(end));
        return controller.close();
      }
      const piece = new Uint8Array(Math.min(mebibyte, size - taken.bytes)).fill(97);
      taken.bytes += piece.length;
      controller.enqueue(piece);
    },
  });
  return { body, taken };
}

function post(path: string, body: BodyInit, type = multipart) {
  return new Request(`${origin}${path}`, {
    method: "POST",
    body,
    headers: { "Content-Type": type, "Sec-Fetch-Site": "same-origin" },
  });
}

test("a form of unknown length is read to its bound and no further", async () => {
  const fits = arriving(mebibyte);
  const form = await readFormUpTo(post("/any", fits.body), 2 * mebibyte);
  expect((form.get("body") as string).length).toBe(mebibyte);

  const long = arriving(100 * mebibyte);
  const refused = await readFormUpTo(post("/any", long.body), 2 * mebibyte).catch((each) => each);
  expect(refused).toMatchObject({ status: 413 });
  expect(long.taken.bytes).toBeLessThanOrEqual(5 * mebibyte);

  const broken = readFormUpTo(post("/any", "no form"), mebibyte);
  await expect(broken).rejects.toMatchObject({ status: 400 });
});

test.each([
  ["/community/ask", ask, multipart],
  ["/community/7", question, multipart],
  ["/marketplace/new?step=upload", wizard, multipart],
  ["/marketplace/new?step=upload", wizard, "multipart/form-data; boundary*=b"],
  ["/marketplace/new?step=upload", wizard, `multipart/form-data; boundary="${"b".repeat(71)}"`],
])(
  "a visitor's endless form to %s is refused before it fills the memory",
  async (path, page, type) => {
    await using app = await startApp();
    const { body, taken } = arriving(400 * mebibyte);
    const request = await guardRequest(post(path, body, type), origin);
    const params = { id: "7" };
    const answer = (await app.send(page.action as never, request as Request, params)) as Response;
    expect([400, 413]).toContain(answer.status);
    expect(taken.bytes).toBeLessThanOrEqual(16 * mebibyte);
  },
);

test("so many fields without a text are refused too", async () => {
  await using app = await startApp();
  const field = `--b\r\nContent-Disposition: form-data; name="${"n".repeat(7000)}"\r\n\r\n\r\n`;
  const sent = (count: number) => post("/marketplace/new", field.repeat(count) + end.slice(2));
  const statusOf = async (request: Request) =>
    ((await app.send(wizard.action as never, request)) as Response).status;
  expect(await statusOf(sent(2000))).toBe(413);
});
