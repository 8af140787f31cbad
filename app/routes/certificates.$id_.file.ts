import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

import { getCertificate } from "~/models/certificate.server";

/** The signed credential as a file of its own. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const found = await getCertificate(context.db, params.id ?? "");
  if (!found?.credential) throw new Response(null, { status: 404 });
  return new Response(found.credential, {
    headers: {
      "Content-Type": "application/vc+jwt",
      "Content-Disposition": `attachment; filename="certificate-${found.id}.jwt"`,
    },
  });
}
