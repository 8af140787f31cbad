import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

import { requireEditor } from "~/auth/guards.server";
import { sendPackage } from "~/files/serve.server";
import { getPackage } from "~/models/marketplace/file.server";
import { readId } from "~/schemas/id";

/** What buyers would get, for the editor who decides. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await requireEditor(request, context);
  const id = readId(params.versionId);
  const file = id && (await getPackage(context.db, id));
  const answer = file && (await sendPackage(context.files, file));
  return answer || new Response("There is no such file.", { status: 404 });
}
