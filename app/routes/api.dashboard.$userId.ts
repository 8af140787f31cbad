import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

import { requireApiUser } from "~/auth/guards.server";
import { apiError, methodNotAllowed } from "~/http/api-error.server";
import { getDashboardForApi } from "~/models/dashboard.server";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const user = await requireApiUser(context);

  // Somebody else's dashboard is as unknown as one that does not exist.
  const isOwn = params.userId === String(user.id);
  const dashboard = isOwn && (await getDashboardForApi(context.db, user.id, momentOf(context)));
  if (!dashboard) throw apiError(404, "There is no such dashboard.");

  return Response.json(dashboard);
}

function momentOf({ now, site }: LoaderFunctionArgs["context"]) {
  return { now, timeZone: site.timeZone };
}

export function action() {
  return methodNotAllowed("GET");
}
