import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { takePostPicture } from "~/acts/community/post-picture.server";
import { longestPictureForm } from "~/acts/text-picture.server";
import { requireApiUser } from "~/auth/guards.server";
import { apiRefusal } from "~/http/answer.server";
import { methodNotAllowed } from "~/http/api-error.server";
import { readFormUpTo } from "~/http/body.server";

export function loader() {
  return methodNotAllowed("POST");
}

/** Takes a picture for a post while it is written. Without scripts it comes with the post's form. */
export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireApiUser(context);
  const taken = await takePostPicture(
    context,
    user,
    await readFormUpTo(request, longestPictureForm),
  );
  if (taken.ok) return Response.json({ markdown: taken.markdown }, { status: 201 });
  return apiRefusal(taken);
}
