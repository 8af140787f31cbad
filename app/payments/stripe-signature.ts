import { createHmac, timingSafeEqual } from "node:crypto";

/** Seconds by which a signature's time may differ from ours. */
const tolerance = 300;

/**
 * Whether Stripe signed this body: `t=<seconds>,v1=<hex>[,v1=<hex>]`, each `v1` being the
 * HMAC-SHA-256 of `<seconds>.<body>`. While a secret is being replaced there are two of them.
 */
export function isSignedByStripe(
  body: string,
  header: string | null,
  { secret, now }: { secret: string; now: number },
) {
  const parts = (header ?? "").split(",").map((part) => part.trim().split("=", 2));
  const time = parts.find(([scheme]) => scheme === "t")?.[1] ?? "";
  if (!/^\d{1,12}$/.test(time) || Math.abs(now / 1000 - Number(time)) > tolerance) return false;

  const expected = createHmac("sha256", secret).update(`${time}.${body}`).digest();
  return parts.some(([scheme, value = ""]) => {
    if (scheme !== "v1" || !/^[0-9a-f]{64}$/.test(value)) return false;
    return timingSafeEqual(Buffer.from(value, "hex"), expected);
  });
}
