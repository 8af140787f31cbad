import type { AppLoadContext } from "@remix-run/cloudflare";

import { getPost, type Post, type PostName } from "../../models/community/post.server";
import { readId } from "../../schemas/id";

/** The post that an address names: a question, or with `?answer=` one of its answers. Throws 404. */
export function namePost(request: Request, id: string | undefined): PostName {
  const threadId = readId(id);
  const asked = new URL(request.url).searchParams.get("answer");
  const answerId = asked === null ? null : readId(asked);
  if (!threadId || answerId === undefined) throw new Response(null, { status: 404 });
  return { threadId, answerId };
}

/** Throws 404 where there is no such post, and 403 for anybody but its author. */
export function requireAuthor(post: Post | null, userId: number): Post {
  if (!post) throw new Response(null, { status: 404 });
  if (post.authorId !== userId) throw new Response("This is not yours.", { status: 403 });
  return post;
}

/** The post that an address names, for its author. */
export async function requireOwnPost(
  request: Request,
  context: AppLoadContext,
  { id, userId }: { id: string | undefined; userId: number },
): Promise<Post> {
  return requireAuthor(await getPost(context.db, namePost(request, id)), userId);
}
