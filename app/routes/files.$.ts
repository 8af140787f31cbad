import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

import { sendPicture } from "~/acts/marketplace/send-picture.server";

/** Pictures: covers of listings and what was copied from elsewhere. */
export function loader({ request, params, context }: LoaderFunctionArgs) {
  return sendPicture(request, context, params["*"] ?? "");
}
