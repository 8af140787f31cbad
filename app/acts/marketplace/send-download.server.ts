import { type AppLoadContext, redirect } from "@remix-run/cloudflare";

import { keepCounted } from "../../auth/guest.server";
import { sendPackage } from "../../files/serve.server";
import { takeFromAddressLimit, tooManySentence } from "../../http/limits.server";
import { redirectWithNotice } from "../../http/notice.server";
import { countDownload, findDownload } from "../../models/marketplace/download.server";

/**
 * Whether a page of another site, or no page at all, led here. A browser says so; what is no
 * browser cannot be led.
 */
export function isLedFromElsewhere(request: Request) {
  const site = request.headers.get("Sec-Fetch-Site");
  return site !== null && site !== "same-origin";
}

/**
 * Hands out what an item holds to whoever may have it, and counts it: what was counted bears on
 * refunds, so a link elsewhere leads to the button instead. Free items need no account; what has a
 * price sends others to the item's page.
 */
export async function sendDownload(
  request: Request,
  context: AppLoadContext,
  itemId: number,
): Promise<Response> {
  if (request.method !== "POST" && isLedFromElsewhere(request)) {
    return redirect(`/library/downloads/${itemId}`);
  }
  const { db, files, now, site } = context;
  const user = await context.getUser();
  const found = await findDownload(db, itemId, user?.id ?? null, site.origin);
  if (!found.ok) return refuseDownload(context, found);
  const retryAfter = user ? null : await takeFromAddressLimit(request, context, "download");
  if (retryAfter !== null) {
    return new Response(tooManySentence(retryAfter), {
      status: 429,
      headers: {
        "Content-Type": "text/plain; charset=utf-8",
        "Retry-After": String(retryAfter),
      },
    });
  }

  const { download } = found;
  const response =
    download.kind === "file"
      ? await sendPackage(files, download)
      : new Response(download.text, {
          headers: {
            "Content-Type": "text/markdown; charset=utf-8",
            "Content-Disposition": `attachment; filename="${download.fileName}"`,
            "Cache-Control": "private, no-store",
          },
        });
  if (!response) return refuseDownload(context, { reason: "empty", itemId });

  // Looking at one's own listing is not a download.
  if (found.isOwn) return response;
  const { who, headers } = await keepCounted(request, context);
  await countDownload(db, itemId, who, now);
  for (const [name, value] of new Headers(headers)) response.headers.append(name, value);
  return response;
}

/** What those read who get nothing. */
export async function refuseDownload(
  context: AppLoadContext,
  { reason, itemId }: { reason: "unknown" | "not-bought" | "empty"; itemId: number },
) {
  if (reason === "unknown") {
    return new Response("There is no such item.", {
      status: 404,
      headers: { "Content-Type": "text/plain; charset=utf-8" },
    });
  }
  const description =
    reason === "empty"
      ? "The file of this item is missing. Please write to support."
      : "You can download this item once you have bought it.";
  return redirectWithNotice(context, `/marketplace/${itemId}`, {
    title: "There is nothing to download",
    description,
    variant: "destructive",
  });
}
