import type { ActionFunctionArgs } from "@remix-run/cloudflare";

import { methodNotAllowed } from "~/http/api-error.server";
import { readJson } from "~/http/body.server";
import { renderMarkdown } from "~/markdown/render.server";
import { PostPreview } from "~/schemas/question";

export function loader() {
  return methodNotAllowed("POST");
}

/** A text of the community as it will be rendered, for the preview beside the form. */
export async function action({ request }: ActionFunctionArgs) {
  if (request.method !== "POST") return methodNotAllowed("POST");
  const { body } = await readJson(request, PostPreview);
  return Response.json({ html: renderMarkdown(body) });
}
