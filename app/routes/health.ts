import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

import { logFailure } from "~/http/form-failure.server";
import { reachDatabase } from "~/models/health.server";

/** For a monitor: that the worker and the database answer. */
export async function loader({ context }: LoaderFunctionArgs) {
  try {
    await reachDatabase(context.db);
    return new Response("ok\n", { headers: { "Content-Type": "text/plain; charset=utf-8" } });
  } catch (error) {
    logFailure("health-failed", error);
    return new Response("The database does not answer.\n", {
      status: 503,
      headers: { "Content-Type": "text/plain; charset=utf-8", "Retry-After": "30" },
    });
  }
}
