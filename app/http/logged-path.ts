/** What stands behind these opens something: a password, a feed, a group, a certificate. */
const secrets =
  /^(\/(?:password|notifications\/feeds|groups\/join|certificates(?!\/verify\b)))\/[^/]+/i;

/** A request's path as the log says it: without the query, which may hold what somebody typed. */
export function loggedPath({ url }: Request) {
  return new URL(url).pathname.replace(secrets, "$1/…");
}
