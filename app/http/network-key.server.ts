import type { AppLoadContext } from "@remix-run/cloudflare";

import { keyedHash } from "../auth/digest.server";

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
  // Only Cloudflare sets this header there; X-Forwarded-For can be anybody's.
  const network = networkOf(request.headers.get("CF-Connecting-IP") ?? "unknown");
  const all = Array.from({ length: rememberedDays }, (_, age) => {
    const date = new Date(now - age * day).toISOString().slice(0, 10);
    return keyedHash(secret, `network ${date} ${network}`).slice(0, 32);
  });
  return { today: all[0] ?? "", all };
}

/** The first three numbers of an IPv4 address, the first three groups of an IPv6 one. */
export function networkOf(address: string) {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  if (/^\d+\.\d+\.\d+\.\d+$/.test(mapped)) return mapped.split(".").slice(0, 3).join(".");
  if (!address.includes(":")) return address;

  const [before = "", after] = address.toLowerCase().split("::");
  const head = before === "" ? [] : before.split(":");
  const tail = after ? after.split(":") : [];
  const gap = after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  return [...head, ...Array.from({ length: gap }, () => "0"), ...tail]
    .slice(0, 3)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
