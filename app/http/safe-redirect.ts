const base = "http://here.invalid";

/** A path on this site, or the fallback: never another host. */
export function safeRedirect(to: unknown, fallback = "/") {
  if (typeof to !== "string" || !to.startsWith("/") || to.length > 2000) return fallback;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  if (/[\\\u0000-\u001f]/.test(to) || !URL.canParse(to, base)) return fallback;

  const url = new URL(to, base);
  const path = url.pathname + url.search + url.hash;
  // Checked after parsing: "/a/..//evil.example" only becomes "//evil.example" here.
  return url.origin === base && !path.startsWith("//") ? path : fallback;
}
