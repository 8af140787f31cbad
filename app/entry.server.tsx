import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";

import { countKeptView } from "./acts/community/question-views.server";
import { loaderDataScripts } from "./http/loader-data-scripts.server";
import { scriptsAfterPaint } from "./http/scripts-after-paint.server";
import { doPendingWork } from "./models/pending-work.server";
import { NonceContext } from "./nonce";

/**
 * A page as one text: its data are there before it is rendered, and React's stream encodes each of its
 * thousands of small pieces by itself, which took half of a list's time.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...remixContext }: EntryContext,
  { nonce, work, now, waitUntil }: AppLoadContext,
) {
  // The development server has no worker around it that would do this behind a write.
  if (import.meta.env.MODE === "development") waitUntil(doPendingWork(work, { now }));
  const page = renderToString(
    <NonceContext.Provider value={nonce}>
      <RemixServer context={remixContext} url={request.url} nonce={nonce} />
    </NonceContext.Provider>,
  );
  const scripts =
    serverHandoffStream && remixContext.renderMeta?.didRenderScripts
      ? await loaderDataScripts(serverHandoffStream, nonce)
      : "";

  headers.set("Content-Type", "text/html; charset=utf-8");
  const text = `<!DOCTYPE html>${scriptsAfterPaint(page, nonce)}${scripts}`;
  return new Response(text, { headers, status });
}

/** For the worker around this build. */
export { countKeptView, doPendingWork };

/** Logs what a loader or action threw, without the parameters that a failed query carries. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (request.signal.aborted) return;
  // A method or an address that a route does not have is the caller's mistake.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  console.error(
    JSON.stringify({
      event: "route-failure",
      path: new URL(request.url).pathname,
      cause: cause instanceof Error ? cause.message.split("\nparams:")[0] : "unknown",
      at: cause instanceof Error ? cause.stack?.split("\n")[1]?.trim() : undefined,
    }),
  );
}
