interface Policy {
  nonce: string;
  isSecure: boolean;
  /** Other origins to which a form may lead, such as that of the payment provider. */
  formOrigins?: readonly string[];
}

/** The policy of a document: only our own files, and scripts that carry this answer's nonce. */
export function contentSecurityPolicy({ nonce, isSecure, formOrigins = [] }: Policy) {
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src-elem 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...formOrigins].join(" "),
    "frame-src 'none'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
  ];
  if (isSecure) policy.push("upgrade-insecure-requests");
  return policy.join("; ");
}

/** Adds to every answer what browsers need to be careful with it. */
export function secureHeaders(headers: Headers, options: Policy) {
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("X-Frame-Options", "DENY");
  headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  headers.set(
    "Permissions-Policy",
    "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
  );
  headers.set("Cross-Origin-Opener-Policy", "same-origin");
  headers.set("Cross-Origin-Resource-Policy", "same-origin");
  if (options.isSecure) {
    headers.set("Strict-Transport-Security", "max-age=63072000; includeSubDomains");
  }
  if (headers.get("Content-Type")?.startsWith("text/html")) {
    headers.set("Content-Security-Policy", contentSecurityPolicy(options));
  }
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
  headers.append("Vary", "Cookie");
}
