import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

import { methodNotAllowed } from "~/http/api-error.server";
import { allTools, listTools } from "~/models/tool.server";

export async function loader({ context }: LoaderFunctionArgs) {
  return Response.json(await listTools(context.db, allTools));
}

export function action() {
  return methodNotAllowed("GET");
}
