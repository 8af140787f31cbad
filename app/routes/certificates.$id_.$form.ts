import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

import { getCertificate } from "~/models/certificate.server";
import { certificatePicture } from "~/models/certificate-picture";
import { addressOf } from "~/models/open-badge";
import { shownDay } from "~/models/shown-day";

type Certificate = NonNullable<Awaited<ReturnType<typeof getCertificate>>>;

/** A certificate in another form than its page: the signed file, a picture, whether it holds. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const found = await getCertificate(context.db, params.id ?? "");
  const { origin } = context.site;
  const answer = found && formOf(params.form, found, origin);
  if (!answer) throw new Response(null, { status: 404 });
  return answer;
}

function formOf(form: string | undefined, certificate: Certificate, origin: string) {
  if (form === "status") return statusOf(certificate, origin);
  if (form === "file") return fileOf(certificate);
  return form === "picture.svg" ? pictureOf(certificate, origin) : null;
}

/** The signed credential as a file of its own. */
function fileOf({ id, credential }: Certificate) {
  if (!credential) return null;
  return new Response(credential, {
    headers: {
      "Content-Type": "application/vc+jwt",
      "Content-Disposition": `attachment; filename="certificate-${id}.jwt"`,
    },
  });
}

function pictureOf({ id, credential, issuedAt, revokedAt, ...words }: Certificate, origin: string) {
  if (!credential) return null;
  const svg = certificatePicture({
    ...{ title: words.title, name: words.name, credential, address: addressOf(origin, id) },
    day: shownDay(issuedAt),
    isRevoked: revokedAt !== null,
  });
  return new Response(svg, { headers: { "Content-Type": "image/svg+xml" } });
}

/** Whether it was taken back, as a revocation list of 1EdTech with at most one entry. */
function statusOf(certificate: Certificate, origin: string) {
  const id = addressOf(origin, certificate.id);
  const revokedCredential = certificate.revokedAt === null ? [] : [{ id, revoked: true }];
  return Response.json({ id: `${id}/status`, issuer: origin, revokedCredential });
}
