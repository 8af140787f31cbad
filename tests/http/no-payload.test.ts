import { expect, test } from "vitest";

import { guardRequest } from "~/http/request-guard.server";
import * as cart from "~/routes/api.cart";
import * as cartItem from "~/routes/api.cart_.items_.$itemId";
import * as order from "~/routes/api.checkout_.$reference";
import * as logout from "~/routes/api.logout";
import * as share from "~/routes/api.news.$id.share";
import * as helpful from "~/routes/api.reviews.$id.helpful";
import { startApp } from "../support/app";

const origin = "http://localhost";
const params = { id: "1", itemId: "5", reference: "none" };

/** What each answers where there is nothing yet: never 415. */
const calls = [
  ["DELETE", cart, { visitor: 401, member: 200 }],
  ["DELETE", cartItem, { visitor: 401, member: 404 }],
  ["DELETE", order, { visitor: 401, member: 404 }],
  ["POST", helpful, { visitor: 404, member: 404 }],
  ["POST", share, { visitor: 404, member: 404 }],
  ["POST", logout, { visitor: 200, member: 200 }],
] as const;

/** As a client sends it, and as the server in front hands it on: with a stream that holds nothing. */
function requests(method: string, headers: HeadersInit) {
  const empty = { "Content-Length": "0", ...headers };
  return [
    new Request(`${origin}/api/anything`, { method, headers }),
    new Request(`${origin}/api/anything`, { method, headers, body: new Blob([]).stream() }),
    new Request(`${origin}/api/anything`, { method, headers: empty, body: new Blob([]).stream() }),
  ];
}

test.each(calls)(
  "%s without a body needs no content type, a form is refused [SH-48]",
  async (method, door, expected) => {
    await using app = await startApp();

    async function statusOf(sent: Request) {
      const request = await guardRequest(sent, origin);
      if (request instanceof Response) return request.status;
      return ((await app.send(door.action as never, request, params)) as Response).status;
    }

    for (const request of requests(method, {})) {
      expect(await statusOf(request)).toBe(expected.visitor);
    }
    // Signing out is one of the calls, so each needs a session of its own.
    for (const index of [0, 1, 2]) {
      const headers = await app.signIn(await app.createUser());
      const request = requests(method, headers)[index];
      if (request) expect(await statusOf(request)).toBe(expected.member);
    }

    const elsewhere = requests(method, { "Sec-Fetch-Site": "cross-site" })[0];
    if (elsewhere) expect(await statusOf(elsewhere)).toBe(403);
    const body = "a=1";
    const form = new Request(`${origin}/api/anything`, {
      method,
      body,
      headers: {
        "Content-Type": "application/x-www-form-urlencoded",
        ...(await app.signIn(await app.createUser())),
      },
    });
    expect(await statusOf(form)).toBe(415);
  },
);
