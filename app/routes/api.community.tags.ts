import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

import { methodNotAllowed } from "~/http/api-error.server";
import { listTopics } from "~/models/community/tag.server";

/** The topics in their order: `{id, name, group, count}`, counting the questions that can be seen. */
export async function loader({ context }: LoaderFunctionArgs) {
  return Response.json(await listTopics(context.db));
}

export function action() {
  return methodNotAllowed("GET");
}
