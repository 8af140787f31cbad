import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import * as z from "zod/mini";
import { readFeedQuery } from "~/acts/news/feed.server";
import { writeArticle } from "~/acts/news/write-article.server";
import { requireApiUser } from "~/auth/guards.server";
import { apiRefusal } from "~/http/answer.server";
import { apiError, methodNotAllowed, stillCounting } from "~/http/api-error.server";
import { readJson } from "~/http/body.server";
import { getApiArticle } from "~/models/news/article.server";
import { listApiArticles } from "~/models/news/feed.server";
import { readSize } from "~/schemas/list-size";

/** Articles, the newest first, `limit` at a time: 50 without it, 200 at most. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const query = { ...readFeedQuery(searchParams), limit: readSize(searchParams) };
  const { articles, total, isCounting, renewMarks } = await listApiArticles(
    context.db,
    query,
    context.now,
  );
  if (renewMarks) context.waitUntil(renewMarks());
  if (isCounting) return stillCounting();
  return Response.json(articles, { headers: { "X-Total-Count": String(total) } });
}

/** Publishes an article. Editors only. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return methodNotAllowed("GET", "POST");
  const user = await requireApiUser(context);
  if (user.role !== "editor") return apiError(403, "Only editors may publish articles.");

  const sent = await readJson(request, z.looseObject({}));
  const written = await writeArticle(context, { editorId: user.id, sent, status: "published" });
  if (!written.ok) return apiRefusal(written);
  return Response.json(await getApiArticle(context.db, written.id), { status: 201 });
}
