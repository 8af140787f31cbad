import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

import { methodNotAllowed } from "~/http/api-error.server";
import { listTools } from "~/models/tool-directory";

export function loader({ params }: LoaderFunctionArgs) {
  return Response.json(listTools(params.ageGroup ?? null));
}

export function action() {
  return methodNotAllowed("GET");
}
