import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

import { requireApiUser } from "~/auth/guards.server";
import { apiError, methodNotAllowed } from "~/http/api-error.server";
import { getAccount, publicAccount } from "~/models/user.server";

export async function loader({ context }: LoaderFunctionArgs) {
  const user = await requireApiUser(context);

  const account = await getAccount(context.db, user.id);
  if (!account) throw apiError(401, "Please sign in.");

  return Response.json(
    publicAccount(account, { now: context.now, timeZone: context.site.timeZone }),
  );
}

export function action() {
  return methodNotAllowed("GET");
}
