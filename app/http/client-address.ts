/** The address that a request came from, as Cloudflare says it there. */
export function clientAddress(request: Request) {
  // Only Cloudflare sets this header there; X-Forwarded-For can be anybody's.
  return request.headers.get("CF-Connecting-IP") ?? "unknown";
}

/** What one customer has: an IPv4 address, or the 2^64 IPv6 ones of a /64. */
export function customerOf(address: string) {
  return prefixOf(address, { ipv4: 4, ipv6: 4 });
}

/** The first three numbers of an IPv4 address (/24), the first three groups of an IPv6 one (/48). */
export function networkOf(address: string) {
  return prefixOf(address, { ipv4: 3, ipv6: 3 });
}

function prefixOf(address: string, { ipv4, ipv6 }: { ipv4: number; ipv6: number }) {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  if (/^\d+\.\d+\.\d+\.\d+$/.test(mapped)) return mapped.split(".").slice(0, ipv4).join(".");
  if (!address.includes(":")) return address;

  const [before = "", after] = address.toLowerCase().split("::");
  const head = before === "" ? [] : before.split(":");
  const tail = after ? after.split(":") : [];
  const gap = after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  return [...head, ...Array.from({ length: gap }, () => "0"), ...tail]
    .slice(0, ipv6)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
