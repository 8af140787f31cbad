import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import * as z from "zod/mini";
import { postQuestion } from "~/acts/community/ask.server";
import { searchedFor } from "~/acts/search.server";
import { requireApiUser } from "~/auth/guards.server";
import { apiRefusal } from "~/http/answer.server";
import { apiError, methodNotAllowed, stillCounting } from "~/http/api-error.server";
import { readJson } from "~/http/body.server";
import { selectApiThread, toApiThread } from "~/models/community/thread-api.server";
import { listApiThreads } from "~/models/community/thread-list.server";
import { readThreadFilters } from "~/schemas/thread-filters";

/** The questions of a page of the list; `X-Total-Count` has a plus where more may match. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const filters = readThreadFilters(new URL(request.url).searchParams);
  const user = await context.getUser();
  if (filters.filter === "bookmarked" && !user) {
    return apiError(401, "Please sign in to see your bookmarks.");
  }
  const { db, now } = context;
  const reader = { userId: user?.id ?? null, now };
  const { threads, total, isPart, spelled, isCounting, renewMarks } = await listApiThreads(
    db,
    filters,
    reader,
  );
  if (renewMarks) context.waitUntil(renewMarks());
  if (isCounting) return stillCounting();
  return Response.json(threads, {
    headers: { "X-Total-Count": `${total}${isPart ? "+" : ""}`, ...searchedFor(spelled) },
  });
}

/** Asks a question: `{title, body, tags}`, and a `submissionKey` to repeat a call safely. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return methodNotAllowed("GET", "POST");
  const user = await requireApiUser(context);
  const { title, body, tags, submissionKey } = await readJson(request, z.looseObject({}));

  const posted = await postQuestion(request, context, user, { title, body, tags, submissionKey });
  if (!posted.ok) return apiRefusal(posted);
  const [[thread]] = await context.db.batch([selectApiThread(context.db, posted.id)]);
  if (!thread) return apiError(404, "That question is not to be seen any more.");
  return Response.json(toApiThread(thread), { status: posted.isNew ? 201 : 200 });
}
