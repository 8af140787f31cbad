import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

/** The key with which certificates of this site are checked (RFC 7517). */
export function loader({ context }: LoaderFunctionArgs) {
  const key = context.certificateKey;
  return Response.json(
    { keys: key ? [key.publicJwk] : [] },
    { headers: { "Cache-Control": "public, max-age=3600" } },
  );
}
