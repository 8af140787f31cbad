import { readFileSync } from "node:fs";
import process from "node:process";
import { rootCertificates } from "node:tls";

/** What Node trusts beside the browsers' list. */
function trustedCertificates() {
  const file = process.env.NODE_EXTRA_CA_CERTS;
  const extra = file ? readFileSync(file, "utf8").match(certificate) : null;
  return [...(process.platform === "win32" ? rootCertificates : []), ...(extra ?? [])];
}

const certificate = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;

/**
 * The way out of a server of one's own, as Cloudflare's is: to the public internet alone, whatever a
 * name resolves to. Only the model may stand in a private network.
 *
 * @param modelAddress `AI_BASE_URL`, where it is set.
 */
export function outboundWorker(modelAddress) {
  const tlsOptions = { trustBrowserCas: true, trustedCertificates: trustedCertificates() };
  const modelOrigin = URL.canParse(modelAddress ?? "") ? new URL(modelAddress).origin : null;
  return {
    name: "outbound",
    modules: true,
    script: `export default {
      fetch(request, { MODEL_ORIGIN, anywhere, internet }) {
        const isModel = new URL(request.url).origin === MODEL_ORIGIN;
        return (isModel ? anywhere : internet).fetch(request);
      },
    };`,
    bindings: { MODEL_ORIGIN: modelOrigin },
    serviceBindings: {
      internet: { network: { allow: ["public"], tlsOptions } },
      anywhere: { network: { allow: ["public", "private"], tlsOptions } },
    },
  };
}
