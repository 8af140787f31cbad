import type { ActionFunctionArgs } from "@remix-run/cloudflare";

import { signOut } from "~/auth/sign-out.server";
import { methodNotAllowed } from "~/http/api-error.server";
import { requireNoPayload } from "~/http/body.server";

export function loader() {
  return methodNotAllowed("POST");
}

export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return methodNotAllowed("POST");
  await requireNoPayload(request);

  const headers = await signOut(context);
  headers.set("Content-Type", "text/plain; charset=utf-8");
  return new Response("Signed out.", { headers });
}
