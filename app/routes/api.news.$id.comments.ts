import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import * as z from "zod/mini";
import { submitComment } from "~/acts/news/comment.server";
import { readOwner } from "~/auth/guest.server";
import { apiRefusal } from "~/http/answer.server";
import { apiError, methodNotAllowed } from "~/http/api-error.server";
import { readJson } from "~/http/body.server";
import { findPublished } from "~/models/news/article-publish.server";
import { listComments } from "~/models/news/comment.server";
import { readId } from "~/schemas/id";
import { readSize } from "~/schemas/list-size";

const unknownArticle = "There is no such article.";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const articleId = readId(params.id);
  if (!articleId) return apiError(404, unknownArticle);
  const viewer = await readOwner(request, context);
  const asked = { articleId, viewer, limit: readSize(new URL(request.url).searchParams) };
  const { db, now } = context;
  const comments = await findPublished(db, now, () => listComments(db, asked, now));
  return comments ? Response.json(comments) : apiError(404, unknownArticle);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return methodNotAllowed("GET", "POST");
  const articleId = readId(params.id);
  if (!articleId) return apiError(404, unknownArticle);

  const sent = await readJson(
    request,
    z.object({
      comment: z.optional(z.unknown()),
      username: z.optional(z.unknown()),
      website: z.optional(z.unknown()),
    }),
  );
  const posted = await submitComment(request, context, {
    ...{ articleId, comment: sent.comment, username: sent.username },
    formNonce: null,
    isTrapped: Boolean(sent.website),
  });
  if (!posted.ok) return apiRefusal(posted);
  const status = posted.isHeld ? "held" : "published";
  return Response.json({ ...posted.comment, status }, { status: 201, headers: posted.headers });
}
