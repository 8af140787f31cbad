import { generateKeyPairSync, randomBytes } from "node:crypto";
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";

export const devVars = ".dev.vars";

/** Writes the local settings on the first start; of a file that is there, only what it lacks. */
export function makeDevVars({ withDemo }) {
  if (existsSync(devVars)) return addCertificateKey();
  const lines = [
    `SESSION_SECRET="${randomBytes(32).toString("hex")}"`,
    `CERTIFICATE_KEY="${makeCertificateKey()}"`,
    // A site without the demo may become a public one.
    ...(withDemo ? ['RATE_LIMIT_SCALE="100"', 'DEMO_CONTENT="on"'] : []),
  ];
  writeFileSync(devVars, `${lines.join("\n")}\n`, { mode: 0o600 });
  console.log(`Wrote ${devVars} with a random secret and a key for certificates.`);
}

/** For settings from before there were certificates. A line that is there stays, even an empty one. */
function addCertificateKey() {
  const settings = readFileSync(devVars, "utf8");
  if (/^\s*(?:export\s+)?CERTIFICATE_KEY\s*[=:]/m.test(settings)) return;
  const start = settings === "" || settings.endsWith("\n") ? "" : "\n";
  appendFileSync(devVars, `${start}CERTIFICATE_KEY="${makeCertificateKey()}"\n`);
  console.log(`Added a key for certificates to ${devVars}. Everything else in it is as it was.`);
}

/** An Ed25519 key as `app/keys/certificate-key.server.ts` reads it. */
function makeCertificateKey() {
  const { d, x } = generateKeyPairSync("ed25519").privateKey.export({ format: "jwk" });
  return `${d}.${x}`;
}

/** Whether the local settings ask for demo content. */
export function wantsDemoContent() {
  return /^\s*DEMO_CONTENT\s*=\s*["']?on["']?\s*$/m.test(readSettings());
}

/** Whether this machine serves others, as they say. */
export function isPublicSite() {
  return /^\s*(?:export\s+)?SITE_ORIGIN\s*[=:]\s*["']?\w/m.test(readSettings());
}

function readSettings() {
  return existsSync(devVars) ? readFileSync(devVars, "utf8") : "";
}
