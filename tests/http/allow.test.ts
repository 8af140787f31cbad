import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { expect, test } from "vitest";

import { guardRequest } from "~/http/request-guard.server";
import { startWithDirectory } from "../support/directory";

interface Door {
  loader(args: LoaderFunctionArgs): Promise<Response> | Response;
  action(args: ActionFunctionArgs): Promise<Response> | Response;
}

const doors = Object.entries(
  import.meta.glob<Door>("../../app/routes/api.*.ts", { eager: true }),
).filter(([path]) => !path.endsWith("/api.$.ts"));

const params = { id: "1", itemId: "1", toolId: "1", userId: "1", reference: "none", ageGroup: "x" };

test.each(doors)("%s names the methods that it answers, and no other", async (_, door) => {
  await using app = await startWithDirectory();

  async function ask(method: string) {
    const url = "http://localhost/api/anything";
    const request = await guardRequest(new Request(url, { method }), "http://localhost");
    if (request instanceof Response) return request;
    const handle = request.method === "GET" ? door.loader : door.action;
    return (await app.send(handle as never, request, params)) as Response;
  }

  for (const method of ["PUT", "PATCH", "OPTIONS"]) {
    expect((await ask(method)).status, method).toBe(405);
  }
  const allowed = ((await ask("PUT")).headers.get("Allow") ?? "").split(", ");
  for (const method of ["GET", "POST", "DELETE"]) {
    expect((await ask(method)).status === 405, method).toBe(!allowed.includes(method));
  }
});
