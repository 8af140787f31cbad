import { refuseDemoPeople, refuseDemoSettings } from "./demo-data.mjs";
import { isPublicSite, makeDevVars, wantsDemoContent } from "./dev-vars.mjs";
import { install } from "./install.mjs";
import { seed } from "./seed.mjs";

/**
 * Everything that has to be there before the site runs on this machine.
 * Demo content is left out where `.dev.vars` does not ask for it. A public site, and one that is to be
 * without it, does not start while it is there.
 *
 * @returns the demo accounts.
 */
export async function prepareSite({ withDemo }) {
  makeDevVars({ withDemo });
  const mayHaveDemo = withDemo && !isPublicSite();
  if (!mayHaveDemo) refuseDemoSettings();
  await install();
  const { accounts } = await seed({
    withDemo: mayHaveDemo && wantsDemoContent(),
    check: mayHaveDemo ? undefined : refuseDemoPeople,
  });
  return accounts;
}
