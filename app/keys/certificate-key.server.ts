const algorithm = { name: "Ed25519" };

/** The site's key for certificates: the private half signs, the public half is there for everybody. */
export interface CertificateKey {
  /** As `/.well-known/jwks.json` shows it. */
  publicJwk: { kty: "OKP"; crv: "Ed25519"; x: string; alg: "EdDSA"; use: "sig"; kid: string };
  privateJwk: { kty: "OKP"; crv: "Ed25519"; x: string; d: string };
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
  const publicJwk = { ...key, alg: "EdDSA", use: "sig", kid: x.slice(0, 12) } as const;
  return { publicJwk, privateJwk: { ...key, d } };
}

/** Signs claims as a compact JWS that names its public key (RFC 7515, RFC 8037). */
export async function signClaims({ publicJwk, privateJwk }: CertificateKey, claims: object) {
  const { kty, crv, x, kid } = publicJwk;
  const header = { alg: "EdDSA", typ: "JWT", kid, jwk: { kty, crv, x } };
  const signed = `${encode(header)}.${encode(claims)}`;
  const signer = await crypto.subtle.importKey("jwk", privateJwk, algorithm, false, ["sign"]);
  const signature = await crypto.subtle.sign(algorithm, signer, Buffer.from(signed));
  return `${signed}.${Buffer.from(signature).toString("base64url")}`;
}

/**
 * The claims of a JWS that this key signed and nobody changed; null for any other text. A key that
 * the text names itself counts for nothing.
 */
export async function verifyClaims({ publicJwk: { kty, crv, x } }: CertificateKey, jws: string) {
  const [, head, body, signature] = /^([\w-]+)\.([\w-]+)\.([\w-]{86})$/.exec(jws) ?? [];
  if (!head || !body || !signature) return null;
  const key = await crypto.subtle.importKey("jwk", { kty, crv, x }, algorithm, false, ["verify"]);
  const bytes = Buffer.from(signature, "base64url");
  const isOurs = await crypto.subtle.verify(algorithm, key, bytes, Buffer.from(`${head}.${body}`));
  // Only what we signed ourselves is read, so it is JSON.
  return isOurs ? (decode(body) as Record<string, unknown>) : null;
}

function encode(value: object) {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

function decode(part: string): unknown {
  return JSON.parse(Buffer.from(part, "base64url").toString());
}
