import type { AppLoadContext } from "@remix-run/cloudflare";

import { redirectWithNotice } from "../http/notice.server";
import { requireUser } from "./guards.server";

interface Destination {
  /** What a visitor would have needed an account for. */
  sentence: string;
  /** Where to come back to. */
  back: string;
}

/** Like `requireUser`, and a visitor reads on the sign-in page why it is shown. */
export async function requireBuyer(
  request: Request,
  context: AppLoadContext,
  { sentence, back }: Destination,
) {
  const session = await context.getSession();
  if (session.kind === "none") {
    const target = encodeURIComponent(back).replaceAll("%2F", "/");
    throw await redirectWithNotice(context, `/auth?redirectTo=${target}`, {
      title: "Not logged in",
      description: sentence,
      variant: "destructive",
    });
  }
  return requireUser(request, context);
}
