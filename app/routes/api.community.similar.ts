import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

import { apiRefusal } from "~/http/answer.server";
import { methodNotAllowed } from "~/http/api-error.server";
import { refuseReading } from "~/http/limits.server";
import { offerSimilar } from "~/models/community/similar.server";

/** `?title=`: up to five questions like it, as `{id, title, answerCount}`; none for a short title. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const title = new URL(request.url).searchParams.get("title") ?? "";
  const refused = await refuseReading(request, context, "search");
  if (refused) return apiRefusal(refused);
  return Response.json(await offerSimilar(context.db, title));
}

export function action() {
  return methodNotAllowed("GET");
}
