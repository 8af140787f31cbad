import type { AppLoadContext } from "@remix-run/cloudflare";

import { getPost, type Post } from "../../models/community/post.server";
import { readId } from "../../schemas/id";

/** The post that an address names: a question, or with `?answer=` one of its answers. Throws 404. */
export async function requirePost(
  request: Request,
  context: AppLoadContext,
  id: string | undefined,
): Promise<Post> {
  const threadId = readId(id);
  const asked = new URL(request.url).searchParams.get("answer");
  const answerId = asked === null ? null : readId(asked);
  if (!threadId || answerId === undefined) throw new Response(null, { status: 404 });
  const post = await getPost(context.db, { threadId, answerId });
  if (!post) throw new Response(null, { status: 404 });
  return post;
}

/** The same, and 403 for anybody but its author. */
export async function requireOwnPost(
  request: Request,
  context: AppLoadContext,
  { id, userId }: { id: string | undefined; userId: number },
): Promise<Post> {
  const post = await requirePost(request, context, id);
  if (post.authorId !== userId) throw new Response("This is not yours.", { status: 403 });
  return post;
}
