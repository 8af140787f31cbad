import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { longestPictureForm, takeArticlePicture } from "~/acts/text-picture.server";
import { requireApiUser } from "~/auth/guards.server";
import { apiError, invalid, methodNotAllowed } from "~/http/api-error.server";
import { readFormUpTo } from "~/http/body.server";

export function loader() {
  return methodNotAllowed("POST");
}

/** Takes a picture for an article while it is written. Without scripts it comes with the desk's form. */
export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireApiUser(context);
  if (user.role !== "editor") return apiError(403, "Only editors may do this.");
  const form = await readFormUpTo(request, longestPictureForm);
  const taken = await takeArticlePicture(context, user.id, form);
  if (taken?.ok) return Response.json({ markdown: taken.markdown }, { status: 201 });
  return invalid(taken?.errors ?? { picture: ["Please choose a picture."] });
}
