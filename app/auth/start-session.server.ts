import type { AppLoadContext } from "@remix-run/cloudflare";

import { rememberDevice } from "./known-device.server";

/** Starts a session in the browser that proved whose it is; the headers belong into the answer. */
export async function startSession(
  request: Request,
  context: AppLoadContext,
  user: { id: number; sessionVersion: number },
) {
  const headers = new Headers({ "Set-Cookie": await context.sessions.start(user) });
  headers.append("Set-Cookie", await rememberDevice(request, context, user.id));
  return headers;
}
