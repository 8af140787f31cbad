import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

import { getCertificate } from "~/models/certificate.server";
import { certificatePicture } from "~/models/certificate-picture";
import { addressOf } from "~/models/open-badge";
import { shownDay } from "~/models/shown-day";

/** The certificate as a picture. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const found = await getCertificate(context.db, params.id ?? "");
  if (!found?.credential) throw new Response(null, { status: 404 });
  const { id, title, name, issuedAt, revokedAt } = found;
  const address = addressOf(context.site.origin, id);
  const svg = certificatePicture({
    ...{ title, name, address, credential: found.credential },
    day: shownDay(issuedAt),
    isRevoked: revokedAt !== null,
  });
  return new Response(svg, { headers: { "Content-Type": "image/svg+xml" } });
}
