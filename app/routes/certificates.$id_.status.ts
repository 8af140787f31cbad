import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

import { getCertificate } from "~/models/certificate.server";
import { addressOf } from "~/models/open-badge";

/** Whether the certificate was taken back, as a revocation list of 1EdTech with at most one entry. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const found = await getCertificate(context.db, params.id ?? "");
  if (!found) throw new Response(null, { status: 404 });
  const { origin } = context.site;
  const id = addressOf(origin, found.id);
  const revokedCredential = found.revokedAt === null ? [] : [{ id, revoked: true }];
  return Response.json({ id: `${id}/status`, issuer: origin, revokedCredential });
}
