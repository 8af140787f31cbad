import { buildWhenNeeded } from "./setup/build.mjs";
import { install } from "./setup/install.mjs";
import { prepareSite } from "./setup/prepare.mjs";
import { endOnStopWith } from "./setup/processes.mjs";
import { runScript } from "./setup/script.mjs";
import { describeAccounts } from "./setup/seed.mjs";
import { checkPortIsFree, choosePort, serve } from "./setup/server.mjs";

const options = {
  port: { type: "string" },
  host: { type: "string", default: "127.0.0.1" },
  "no-demo": { type: "boolean", default: false },
};

runScript(options, async ({ port: portOption, host, "no-demo": noDemo }) => {
  const port = choosePort(portOption, 8788);
  await checkPortIsFree(port);
  await install();
  await buildWhenNeeded();
  const accounts = await prepareSite({ withDemo: !noDemo });

  console.log("Starting ...");
  endOnStopWith(0);
  await serve({
    host,
    port,
    // `/auth-test` fills in the first demo learner, here on this machine only.
    vars: accounts[0]?.password ? { DEMO_PASSWORD: accounts[0].password } : {},
  });
  console.log(`\nLamplight is at http://localhost:${port}\n`);
  console.log(describeAccounts(accounts));
  console.log("Ctrl-C stops it.\n");
});
