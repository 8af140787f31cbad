import { createCookie } from "@remix-run/cloudflare";

const day = 24 * 60 * 60;

/** Every cookie of the site with its lifetime; all are signed, HttpOnly and SameSite=Lax. */
export function createCookieJar(secret: string, { isSecure }: { isSecure: boolean }) {
  function cookie(name: string, maxAge: number) {
    return createCookie(isSecure ? `__Host-${name}` : name, {
      httpOnly: true,
      maxAge,
      path: "/",
      sameSite: "lax", // second to the worker's cross-origin guard
      secrets: [secret],
      secure: isSecure,
    });
  }

  return {
    session: cookie("session", 30 * day),
    theme: cookie("theme", 365 * day),
    notice: cookie("notice", 60),
    /** A random id, so that what a visitor saves or marks counts once, see `guest.server.ts`. */
    guest: cookie("guest", 365 * day),
    /** What a visitor learned before they had an account, see `visitor-ticket.server.ts`. */
    tryOut: cookie("try-out", 30 * day),
    /** Known for the accounts that signed in here, see `known-device.server.ts`. */
    device: cookie("device", 365 * day),
    /** Answers of an onboarding that is under way. */
    onboarding: cookie("onboarding", day),
    /** A sealed form that waits for its sender to sign in, see `carried-form.server.ts`. */
    carriedForm: cookie("carried-form", 30 * 60),
    /** Sealed sign-in details, shown once after the onboarding. */
    signInDetails: cookie("sign-in-details", 10 * 60),
  };
}

export type CookieJar = ReturnType<typeof createCookieJar>;
export type SiteCookie = CookieJar["session"];

/** Reads a signed cookie; one that was tampered with or damaged is as good as none. */
export async function readCookie(cookie: SiteCookie, request: Request): Promise<unknown> {
  try {
    return await cookie.parse(request.headers.get("Cookie"));
  } catch {
    // Remix decodes the signature before it checks it and throws on anything that is not base64.
    return null;
  }
}

/** A `Set-Cookie` value that removes the cookie. */
export function clearCookie(cookie: SiteCookie) {
  return cookie.serialize("", { maxAge: 0 });
}
