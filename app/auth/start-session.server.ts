import type { AppLoadContext } from "@remix-run/cloudflare";

import { claimTryOut } from "./claim-try-out.server";
import { rememberDevice } from "./known-device.server";

/**
 * Starts a session in the browser that proved whose it is, and takes along what was done there
 * before; the headers belong into the answer.
 */
export async function startSession(
  request: Request,
  context: AppLoadContext,
  user: { id: number; sessionVersion: number },
) {
  const headers = new Headers({ "Set-Cookie": await context.sessions.start(user) });
  headers.append("Set-Cookie", await rememberDevice(request, context, user.id));
  const { cookies, notice } = await claimTryOut(context, user.id);
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  if (notice) headers.append("Set-Cookie", await context.cookies.notice.serialize(notice));
  return headers;
}
