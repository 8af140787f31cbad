import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";

import { countKeptView } from "./acts/community/question-views.server";
import { loaderDataScripts } from "./http/loader-data-scripts.server";
import { logFailure } from "./http/log-failure.server";
import { loggedPath } from "./http/logged-path";
import { scriptsAfterPaint } from "./http/scripts-after-paint.server";
import { rootOf } from "./models/cause";
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
  const { stack } = rootOf(error);
  logFailure("route-failure", error, {
    path: loggedPath(request),
    at: stack?.split("\n")[1]?.trim(),
  });
}
