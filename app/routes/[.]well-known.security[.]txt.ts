import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

import { site } from "~/content/site";

const halfYear = 183 * 24 * 60 * 60_000;

/** Whom to tell about a weakness, as RFC 9116 writes it. */
export function loader({ context }: LoaderFunctionArgs) {
  const text = `Contact: mailto:${site.supportEmail}
Expires: ${new Date(context.now + halfYear).toISOString()}
Preferred-Languages: en
Canonical: ${context.site.origin}/.well-known/security.txt
`;
  return new Response(text, {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
