import type { AppLoadContext } from "@remix-run/cloudflare";
import { startSession } from "../../auth/start-session.server";
import { getAccount, publicAccount } from "../../models/user.server";

/** Starts a session and answers with the account as JSON. */
export async function answerAccount(
  request: Request,
  context: AppLoadContext,
  user: { id: number; sessionVersion: number },
  status: 200 | 201,
) {
  const [account, headers] = await Promise.all([
    getAccount(context.db, user.id),
    startSession(request, context, user),
  ]);
  if (!account) throw new Error("The account is gone.");

  const { now, site } = context;
  return Response.json(publicAccount(account, { now, timeZone: site.timeZone }), {
    status,
    headers,
  });
}
