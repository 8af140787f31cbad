import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

import { apiError, methodNotAllowed } from "~/http/api-error.server";
import { getTool } from "~/models/tool.server";
import { readId } from "~/schemas/id";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const id = readId(params.toolId);
  const tool = id && (await getTool(context.db, id));
  if (!tool) throw apiError(404, "There is no such tool.");

  return Response.json(tool);
}

export function action() {
  return methodNotAllowed("GET");
}
