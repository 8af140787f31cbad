import type { AppLoadContext } from "@remix-run/cloudflare";

import { createLoadContext, createWorkPlace, type Env } from "../context.server";
import { logFailure } from "../http/log-failure.server";
import { loggedPath } from "../http/logged-path";
import { guardRequest } from "../http/request-guard.server";
import { secureHeaders } from "../http/security-headers.server";
import { createPageCache } from "./page-cache.server";

type Handle = (request: Request, context: AppLoadContext) => Promise<Response>;

/** What comes with the build of Remix, which alone holds the texts of the site. */
interface OfBuild {
  doPendingWork?: (place: AppLoadContext["work"], at: { now: number }) => Promise<void>;
  /** Counts the view of a page that was kept, for which no loader ran. */
  countKeptView?: (request: Request, context: AppLoadContext) => void;
}

/**
 * The worker around a Remix handler: guard, context, kept pages, Remix, headers, one log line, a last
 * catch. What a write left to be done is done behind its answer; what is left then, at the next minute.
 */
export function createWorker(
  handle: Handle,
  { doPendingWork, countKeptView }: OfBuild = {},
): ExportedHandler<Env> {
  const handleOrKept = createPageCache(handle, countKeptView);

  /** Nobody waits for it, so that it has no other place for an error. */
  async function work(place: AppLoadContext["work"], now: number) {
    try {
      await doPendingWork?.(place, { now });
    } catch (error) {
      logFailure("work-failed", error);
    }
  }

  return {
    async fetch(incoming, env, ctx) {
      try {
        const request = await guardRequest(
          incoming,
          env.SITE_ORIGIN ?? new URL(incoming.url).origin,
        );
        const context = createLoadContext(incoming, env, ctx);
        const answerPage = env.PAGE_CACHE === "off" ? handle : handleOrKept;
        const answer = request instanceof Response ? request : await answerPage(request, context);

        const response = new Response(answer.body, answer);
        secureHeaders(response.headers, {
          nonce: context.nonce,
          isSecure: context.site.isSecure,
          formOrigins: context.payments.formOrigins,
        });
        nameAllowed(response);
        await forgetStaleSession(incoming, response.headers, context);
        log(incoming, response, context);
        if (isWrite(incoming) && answer.status < 400 && context.mayHaveWritten()) {
          ctx.waitUntil(work(context.work, context.now));
        }
        return response;
      } catch (error) {
        logFailure("failure", error, { path: loggedPath(incoming) });
        return new Response(lastResort, {
          status: 500,
          headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
        });
      }
    },

    async scheduled(_controller, env) {
      await work(createWorkPlace(env), Date.now());
    },
  };
}

function isWrite({ method }: Request) {
  return method !== "GET" && method !== "HEAD";
}

/** Remix refuses a form for a page that takes none, and does not say what the page does answer. */
function nameAllowed({ status, headers }: Response) {
  if (status === 405 && !headers.has("Allow")) headers.set("Allow", "GET, HEAD");
}

/**
 * A cookie that cannot be used would be looked up again with every request. A page's script may ask
 * beside a form that replaces the session: its answer, come late, would take the new one away.
 */
async function forgetStaleSession(
  { headers: asked }: Request,
  headers: Headers,
  context: AppLoadContext,
) {
  if ((asked.get("Sec-Fetch-Mode") ?? "navigate") !== "navigate") return;
  if (headers.getSetCookie().some((each) => each.startsWith(`${context.cookies.session.name}=`)))
    return;
  const session = await context.peekSession();
  if (session?.kind === "none" && session.isStale) {
    headers.append("Set-Cookie", await context.sessions.clearCookie());
  }
}

function log(request: Request, response: Response, { meter, now }: AppLoadContext) {
  console.log(
    JSON.stringify({
      method: request.method,
      path: loggedPath(request),
      status: response.status,
      ms: Date.now() - now,
      d1: meter.d1RoundTrips,
      read: meter.rowsRead,
      written: meter.rowsWritten,
      kv: meter.kvReads + meter.kvWrites,
    }),
  );
}

const lastResort = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Something went wrong</title>
<body style="font-family:system-ui;max-width:36rem;margin:4rem auto;padding:0 1rem">
<h1>Something went wrong</h1><p>This is our fault, not yours. Please try again in a minute.</p>
<p><a href="/">Go to the home page</a></p></body></html>`;
