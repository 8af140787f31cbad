import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

import { apiError, methodNotAllowed } from "~/http/api-error.server";
import { getApiArticle } from "~/models/news/article.server";
import { findPublished } from "~/models/news/article-publish.server";
import { readId } from "~/schemas/id";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const id = readId(params.id);
  const { db, now } = context;
  const article = id && (await findPublished(db, now, () => getApiArticle(db, id)));
  return article ? Response.json(article) : apiError(404, "There is no such article.");
}

export function action() {
  return methodNotAllowed("GET");
}
