import { apiError } from "./api-error.server";
import { tooLongSentence } from "./body-limit.server";

const pageMethods = ["GET", "HEAD", "POST"];
const apiMethods = ["GET", "HEAD", "POST", "DELETE"];
/** No address of ours answers it, so whose it is says what it does answer. */
const refusedMethod = "PATCH";
/**
 * Longest body in bytes. A form sends up to twelve for one character that is typed, such as an
 * emoji, so where many thousand may be typed the body has to be longer.
 */
const bodyLimit = 64 * 1024;
const longBodies = [
  /** A question, an answer: 20,000 characters. */
  { path: /^\/(?:api\/)?community\//, limit: 256 * 1024 },
  /** An article, a pack of prompts: 100,000 and more. */
  { path: /^\/(?:api\/news|api\/marketplace\/listings|drafts)$|^\/admin\//, limit: 1024 * 1024 },
];

/** These forms carry files; who reads them counts their bytes. */
const uploadPath =
  /^\/(?:marketplace\/new|admin\/new-article|admin\/articles\/(?:\d+|picture)|community\/(?:ask|pictures|\d+(?:\/edit)?))(?:\.data)?$/;

/**
 * Refuses what no page of ours sends, before anything else looks at the request:
 * other methods, bodies that are too large, writes from other sites, and Remix's
 * old `?_data=` address, which skips its own cross-site check.
 *
 * @returns the refusal, or a request whose body is known to fit.
 */
export async function guardRequest(
  request: Request,
  siteOrigin: string,
): Promise<Request | Response> {
  const url = new URL(request.url);
  const isApi = url.pathname.startsWith("/api/");
  const refuse = isApi ? apiError : plainError;

  if (isApi && !apiMethods.includes(request.method)) {
    return new Request(request.url, { method: refusedMethod, headers: request.headers });
  }
  if (!isApi && !pageMethods.includes(request.method)) {
    return refuse(405, "This address does not answer that method.", {
      headers: { Allow: pageMethods.join(", ") },
    });
  }
  if (url.searchParams.has("_data")) return refuse(400, "This address does not take _data.");
  if (request.method === "GET" || request.method === "HEAD") return request;

  if (isFromElsewhere(request, url.origin, siteOrigin)) {
    return refuse(403, "This form was sent from another site, so it was not accepted.");
  }

  const contentType = request.headers.get("Content-Type") ?? "";
  if (uploadPath.test(url.pathname) && contentType.startsWith("multipart/form-data")) {
    return request;
  }

  const limit = longBodies.find(({ path }) => path.test(url.pathname))?.limit ?? bodyLimit;
  if (Number(request.headers.get("Content-Length") ?? 0) > limit) return tooLarge();
  if (!request.body || request.headers.has("Content-Length")) return request;

  const body = await readUpTo(request.body, limit);
  return body ? new Request(request, { body }) : tooLarge();

  function tooLarge() {
    return refuse(413, tooLongSentence);
  }
}

function isFromElsewhere(request: Request, requestOrigin: string, siteOrigin: string) {
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null) return site !== "same-origin";
  // Current browsers send one of the two with every write that could come from another site.
  const origin = request.headers.get("Origin");
  return origin !== null && origin !== requestOrigin && origin !== siteOrigin;
}

async function readUpTo(stream: ReadableStream<Uint8Array>, limit: number) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.byteLength;
    if (size > limit) return null;
    chunks.push(read.value);
  }
  return new Blob(chunks as BlobPart[]);
}

function plainError(status: number, message: string, { headers }: { headers?: HeadersInit } = {}) {
  return new Response(message, {
    status,
    headers: { ...headers, "Content-Type": "text/plain; charset=utf-8" },
  });
}
