import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";

import { NonceContext } from "./nonce";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { nonce }: AppLoadContext,
) {
  let finalStatus = status;
  const body = await renderToReadableStream(
    <NonceContext.Provider value={nonce}>
      <RemixServer context={remixContext} url={request.url} nonce={nonce} />
    </NonceContext.Provider>,
    {
      nonce,
      signal: request.signal,
      onError(error) {
        if (request.signal.aborted) return;
        console.error(JSON.stringify({ event: "render-failure", cause: String(error) }));
        finalStatus = 500;
      },
    },
  );

  if (isbot(request.headers.get("User-Agent") ?? "")) await body.allReady;

  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(body, { headers, status: finalStatus });
}

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
