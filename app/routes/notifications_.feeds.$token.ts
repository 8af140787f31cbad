import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

import { refusalInit } from "~/http/answer.server";
import { refuseReading } from "~/http/limits.server";
import { sha256 } from "~/keys/digest.server";
import { readFeed } from "~/models/week-feed.server";

/** Somebody's weeks as a feed. The token is the key: a reader of feeds has no session. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const refusal = await refuseReading(request, context, "feed");
  if (refusal) {
    const { status, headers } = refusalInit(refusal);
    return plain("That was a lot of requests. Please try again in a minute.", status, headers);
  }
  const { db, site, now } = context;
  const moment = { now, timeZone: site.timeZone };
  const feed = await readFeed(db, params.token ?? "", site.origin, moment);
  if (feed === null) return plain("There is no such feed.", 404);

  const tag = `"${(await sha256(feed)).slice(0, 32)}"`;
  // Asked for anew each time, so that an address that ended is found to have ended.
  const headers = { ...unlisted, "Cache-Control": "private, no-cache", ETag: tag };
  if (isKnown(request, tag)) return new Response(null, { status: 304, headers });
  return new Response(feed, {
    headers: { ...headers, "Content-Type": "application/atom+xml; charset=utf-8" },
  });
}

const unlisted = { "X-Robots-Tag": "noindex" };

function plain(text: string, status: number, headers: Record<string, string> = {}) {
  return new Response(text, {
    status,
    headers: { ...headers, ...unlisted, "Content-Type": "text/plain; charset=utf-8" },
  });
}

/** Whether the reader holds this very feed; what a proxy has packed on the way is marked weak. */
function isKnown({ headers }: Request, tag: string) {
  const held = (headers.get("If-None-Match") ?? "").slice(0, 1000).split(",");
  return held.some((each) => each.trim().replace(/^W\//, "") === tag);
}
