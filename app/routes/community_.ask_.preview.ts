import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import * as z from "zod/mini";

import { methodNotAllowed } from "~/http/api-error.server";
import { readJson } from "~/http/body.server";
import { renderMarkdown } from "~/markdown/render.server";
import { longestDetails } from "~/schemas/question";

const Asked = z.object({ body: z.string().check(z.maxLength(2 * longestDetails)) });

export function loader() {
  return methodNotAllowed("POST");
}

/** A text of the community as it will be rendered, for the preview beside the form. */
export async function action({ request }: ActionFunctionArgs) {
  if (request.method !== "POST") return methodNotAllowed("POST");
  const { body } = await readJson(request, Asked);
  return Response.json({ html: renderMarkdown(body) });
}
