import type { AppLoadContext } from "@remix-run/cloudflare";
import { clientAddress, networkOf } from "../../http/client-address";
import { keyedHash } from "../../keys/digest.server";

const day = 24 * 60 * 60_000;
/** A block lasts seven days, so it can have been made under the key of any of these days. */
const rememberedDays = 8;

/**
 * What stands for the caller's network (IPv4 /24, IPv6 /48): a hash under the day's salt, so that
 * the days cannot be put together from what is stored. `all` are the same network's keys of today
 * and the days before, to be looked up and never kept.
 */
export function networkKeys(
  request: Request,
  { now, secret }: Pick<AppLoadContext, "now" | "secret">,
) {
  const network = networkOf(clientAddress(request));
  const all = Array.from({ length: rememberedDays }, (_, age) => {
    const date = new Date(now - age * day).toISOString().slice(0, 10);
    return keyedHash(secret, `network ${date} ${network}`).slice(0, 32);
  });
  return { today: all[0] ?? "", all };
}
