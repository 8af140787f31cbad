import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

import { servePicture } from "~/files/serve.server";

/** Public pictures: covers of listings and what was copied from elsewhere. */
export function loader({ request, params, context }: LoaderFunctionArgs) {
  return servePicture(request, context.files, params["*"] ?? "");
}
