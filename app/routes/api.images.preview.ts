import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireApiUser } from "~/auth/guards.server";
import { fetchImage } from "~/files/fetch-image.server";
import { apiRefusal } from "~/http/answer.server";
import { apiError, methodNotAllowed } from "~/http/api-error.server";
import { refuseOverLimit } from "~/http/limits.server";

/**
 * A picture from elsewhere, as our pages may show it while its address is typed. For members on pages
 * of this site only: others would use it as a free proxy.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireApiUser(context);
  const from = request.headers.get("Sec-Fetch-Site");
  if (from !== null && from !== "same-origin") {
    return apiError(403, "This address is for the pages of this site.");
  }
  const refused = await refuseOverLimit(request, context, "image-fetch");
  if (refused) return apiRefusal(refused);
  const image = await fetchImage(new URL(request.url).searchParams.get("url") ?? "");
  if (!image) return apiError(404, "The URL provided doesn't point to a valid image.");
  return new Response(image.bytes, {
    headers: {
      "Content-Type": image.type,
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "Cache-Control": "private, max-age=300",
    },
  });
}

export function action() {
  return methodNotAllowed("GET");
}
