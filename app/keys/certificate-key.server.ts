import { importJWK, type JWK, jwtVerify, SignJWT } from "jose";

const algorithm = "EdDSA";

/** The site's key for certificates: the private half signs, the public half is there for everybody. */
export interface CertificateKey {
  /** As `/.well-known/jwks.json` shows it. */
  publicJwk: { kty: "OKP"; crv: "Ed25519"; x: string; alg: string; use: "sig"; kid: string };
  privateJwk: JWK;
}

/**
 * @param setting two halves of an Ed25519 key in base64url, `d.x`, as `npm start` writes them.
 * @returns null without a setting.
 * @throws where it is none.
 */
export function readCertificateKey(setting: string | undefined): CertificateKey | null {
  if (!setting) return null;
  const [, d, x] = /^([\w-]{43})\.([\w-]{43})$/.exec(setting) ?? [];
  if (!d || !x) {
    throw new Error("CERTIFICATE_KEY is not an Ed25519 key: see docs/configuration.md.");
  }
  const key = { kty: "OKP", crv: "Ed25519", x } as const;
  const publicJwk = { ...key, alg: algorithm, use: "sig", kid: x.slice(0, 12) } as const;
  return { publicJwk, privateJwk: { ...key, d } };
}

/** Signs claims as a compact JWS that names its public key (RFC 7515, RFC 8037). */
export async function signClaims(
  { publicJwk, privateJwk }: CertificateKey,
  claims: Record<string, unknown>,
) {
  const { kty, crv, x, kid } = publicJwk;
  return new SignJWT(claims)
    .setProtectedHeader({ alg: algorithm, typ: "JWT", kid, jwk: { kty, crv, x } })
    .sign(await importJWK(privateJwk, algorithm));
}

/** The claims of a JWS that this key signed and nobody changed; null for any other text. */
export async function verifyClaims({ publicJwk }: CertificateKey, jws: string) {
  try {
    const key = await importJWK(publicJwk, algorithm);
    const { payload } = await jwtVerify(jws, key, { algorithms: [algorithm] });
    return payload;
  } catch (error) {
    // Whatever is wrong with a stranger's text: it is not ours.
    if (error instanceof Error && "code" in error) return null;
    throw error;
  }
}
