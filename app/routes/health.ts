import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

import { logFailure } from "~/http/log-failure.server";
import { countStuckWork } from "~/models/pending-work.server";

/** For a monitor: that the worker and the database answer, and whether work behind answers keeps failing. */
export async function loader({ context }: LoaderFunctionArgs) {
  try {
    const stuck = await countStuckWork(context.db);
    return new Response(stuck === 0 ? "ok\n" : `ok\nWork that keeps failing: ${stuck}\n`, {
      headers: { "Content-Type": "text/plain; charset=utf-8" },
    });
  } catch (error) {
    logFailure("health-failed", error);
    return new Response("The database does not answer.\n", {
      status: 503,
      headers: { "Content-Type": "text/plain; charset=utf-8", "Retry-After": "30" },
    });
  }
}
