import { makeDevVars, wantsDemoContent } from "./dev-vars.mjs";
import { install } from "./install.mjs";
import { seed } from "./seed.mjs";

/**
 * Everything that has to be there before the site runs on this machine.
 * Demo content is left out where `.dev.vars` does not ask for it.
 *
 * @returns the demo accounts.
 */
export async function prepareSite({ withDemo }) {
  await install();
  makeDevVars({ withDemo });
  const { accounts } = await seed({ withDemo: withDemo && wantsDemoContent() });
  return accounts;
}
