import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

import { methodNotAllowed } from "~/http/api-error.server";
import { readDirectory } from "~/models/tool-directory.server";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { listTools } = await readDirectory(context.db);
  return Response.json(listTools(params.ageGroup ?? null));
}

export function action() {
  return methodNotAllowed("GET");
}
