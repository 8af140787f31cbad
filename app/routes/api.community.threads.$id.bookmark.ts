import type { ActionFunctionArgs } from "@remix-run/cloudflare";

import { requireApiUser } from "~/auth/guards.server";
import { apiError, methodNotAllowed } from "~/http/api-error.server";
import { readJson } from "~/http/body.server";
import { setBookmark } from "~/models/community/bookmark.server";
import { Bookmark } from "~/schemas/answer";
import { readId } from "~/schemas/id";

export function loader() {
  return methodNotAllowed("POST");
}

/** Sets the caller's bookmark on a question or takes it back. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return methodNotAllowed("POST");
  const { id: userId } = await requireApiUser(context);
  const threadId = readId(params.id);
  if (!threadId) return apiError(404, "There is no such question.");

  const { bookmarked } = await readJson(request, Bookmark);
  const kept = await setBookmark(context.db, { threadId, userId, bookmarked }, context.now);
  return kept ? Response.json(kept) : apiError(404, "There is no such question.");
}
