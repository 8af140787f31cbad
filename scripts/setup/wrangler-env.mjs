/**
 * What every server on this machine is started with. Wrangler's explorer answers SQL to whoever
 * reaches the port, password hashes included, so it stays off.
 */
export const wranglerEnv = {
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  WRANGLER_SEND_METRICS: "false",
  X_LOCAL_EXPLORER: "false",
};

/** The same for the built site: without it `wrangler dev` bundles React's development build. */
export const servingEnv = { ...wranglerEnv, NODE_ENV: "production" };
