import type { AppLoadContext } from "@remix-run/cloudflare";

type Handle = (request: Request, context: AppLoadContext) => Promise<Response>;
type OnKept = (request: Request, context: AppLoadContext) => void;

interface KeptPage {
  status: number;
  headers: [string, string][];
  body: Uint8Array;
  /** Where in the body the nonce of an answer stands. */
  nonceAt: number[];
  madeAt: number;
  isBeingRenewed: boolean;
}

const second = 1000;
/** So long a kept page is answered as it is. */
export const freshFor = 30 * second;
/** So long it is answered while a new one is made behind the answer. */
export const staleFor = 60 * second;
const mostPages = 200;
/** What all kept pages together take of an isolate's 128 megabytes, and the longest of them. */
const mostBytes = 10 * 1024 * 1024;
const longestBody = 256 * 1024;

/**
 * Pages that look the same to every visitor, without their query: what takes a guest's comment or shows
 * what somebody has chosen is always made anew.
 */
const isShared =
  /^\/(?:_root\.data|(?:about|contact|community|feed|grok|learn|marketplace|news|tools)?(?:\.data)?|(?:community|marketplace)\/\d+(?:\.data)?|(?:guides|lessons|sitemap)\/[^/]+|news\/feeds\/.+|sitemap\.xml)$/;

/** What a write in one of these areas changes, no visitor sees. */
const isPrivate =
  /^\/(?:api\/(?:ai|cart|courses?|login|logout|onboarding|progress)|auth|cart|courses|drafts|grok|groups|guides|lessons|notifications|onboarding|path|review|sign-out|theme|time-zone|tools|try-out)(?:[/.]|$)/;

/**
 * Keeps the pages that visitors share in the isolate's memory. Whoever sends a cookie neither gets a kept
 * page nor leaves one, and an answer that sets a cookie is not kept. A write that reached the database
 * makes this isolate forget all; another isolate shows the change after a minute at most.
 *
 * @param onKept is told of each request that a kept page answered, which no loader sees.
 */
export function createPageCache(handle: Handle, onKept: OnKept = () => {}): Handle {
  const pages = new Map<string, KeptPage>();
  let bytes = 0;
  let version = 0;

  function keep(key: string, page: KeptPage) {
    forget(key);
    pages.set(key, page);
    bytes += page.body.length;
    for (const oldest of pages.keys()) {
      if (pages.size <= mostPages && bytes <= mostBytes) break;
      forget(oldest);
    }
  }

  function forget(key: string) {
    bytes -= pages.get(key)?.body.length ?? 0;
    pages.delete(key);
  }

  function forgetAll() {
    version += 1;
    pages.clear();
    bytes = 0;
  }

  async function make(request: Request, context: AppLoadContext, key: string) {
    const begun = version;
    const response = await handle(request, context);
    if (!isKeepable(response)) return response;
    const text = await response.text();
    const read = readBody(text, context.nonce);
    if (begun === version && read.body.length <= longestBody) {
      keep(key, {
        status: response.status,
        headers: [...response.headers],
        ...read,
        madeAt: context.now,
        isBeingRenewed: false,
      });
    }
    return new Response(text, response);
  }

  async function renew(request: Request, context: AppLoadContext, key: string, page: KeptPage) {
    page.isBeingRenewed = true;
    try {
      await make(request, context, key);
    } finally {
      page.isBeingRenewed = false;
    }
  }

  return async (request, context) => {
    const { pathname, search } = new URL(request.url);
    if (request.method !== "GET" && request.method !== "HEAD") {
      const response = await handle(request, context);
      const isDone = response.status < 400 && context.mayHaveWritten();
      if (isDone && !isPrivate.test(pathname)) forgetAll();
      return response;
    }
    if (search !== "" || !isShared.test(pathname) || !isFromVisitor(request)) {
      return handle(request, context);
    }

    const key = `${context.site.origin}${pathname}`;
    const page = pages.get(key);
    const age = context.now - (page?.madeAt ?? 0);
    if (!page || age >= staleFor) return make(request, context, key);
    if (age >= freshFor && !page.isBeingRenewed) {
      context.waitUntil(renew(request, context, key, page));
    }
    // Behind the others, so that what nobody asks for makes room first.
    pages.delete(key);
    pages.set(key, page);
    onKept(request, context);
    return answerWith(page, context.nonce);
  };
}

function isFromVisitor({ method, headers }: Request) {
  const asksForMore = ["Cookie", "Authorization", "Range", "If-None-Match", "If-Modified-Since"];
  return method === "GET" && !asksForMore.some((name) => headers.has(name));
}

function isKeepable({ status, headers }: Response) {
  const type = headers.get("Content-Type") ?? "";
  return (
    status === 200 && !headers.has("Set-Cookie") && /^(?:text\/|application\/.*xml)/.test(type)
  );
}

const utf8 = new TextEncoder();

/** The bytes of a page, and the places of its nonce in them. */
function readBody(text: string, nonce: string): Pick<KeptPage, "body" | "nonceAt"> {
  const parts = text.split(nonce).map((part) => utf8.encode(part).length);
  const nonceAt: number[] = [];
  let place = 0;
  for (const length of parts.slice(0, -1)) {
    place += length;
    nonceAt.push(place);
    place += nonce.length;
  }
  return { body: utf8.encode(text), nonceAt };
}

/** All nonces are of one length, so that a fresh one fits into the bytes of a page. */
function answerWith({ status, headers, body, nonceAt }: KeptPage, nonce: string) {
  const fresh = body.slice();
  const bytes = utf8.encode(nonce);
  for (const place of nonceAt) fresh.set(bytes, place);
  return new Response(fresh, { status, headers });
}
