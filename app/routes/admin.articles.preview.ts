import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { previewArticle } from "~/acts/news/article-form.server";
import { requireApiUser } from "~/auth/guards.server";
import { apiError, methodNotAllowed } from "~/http/api-error.server";
import { readJson } from "~/http/body.server";
import { ArticlePreview } from "~/schemas/article";

export function loader() {
  return methodNotAllowed("POST");
}

/** The preview beside the desk's form while somebody types. Links are asked when it is sent. */
export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireApiUser(context);
  if (user.role !== "editor") return apiError(403, "Only editors may do this.");
  const { id, ...typed } = await readJson(request, ArticlePreview);
  return Response.json(await previewArticle(context, typed, { id, asksLinks: false }));
}
