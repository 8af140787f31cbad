import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";

import { sendDownload } from "~/acts/marketplace/send-download.server";
import { readId } from "~/schemas/id";

/** What an item holds, for whoever may have it. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  return sendDownload(request, context, readId(params.itemId) ?? 0);
}

/** The same for a button: the browser saves the answer and stays where it is. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  return sendDownload(request, context, readId(params.itemId) ?? 0);
}
