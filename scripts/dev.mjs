import { prepareSite } from "./setup/prepare.mjs";
import { endOf, endOnStopWith, launch, packaged } from "./setup/processes.mjs";
import { Failure, runScript } from "./setup/script.mjs";
import { describeAccounts } from "./setup/seed.mjs";
import { checkPortIsFree, choosePort } from "./setup/server.mjs";

const options = {
  port: { type: "string" },
  "no-demo": { type: "boolean", default: false },
};

runScript(options, async ({ port: portOption, "no-demo": noDemo }) => {
  const port = choosePort(portOption, 5173);
  await checkPortIsFree(port);
  console.log(describeAccounts(await prepareSite({ withDemo: !noDemo })));

  endOnStopWith(0);
  const vite = launch(packaged("remix"), [
    "vite:dev",
    ...["--port", String(port), "--strictPort", "--host", "localhost"],
  ]);
  const { code } = await endOf(vite);
  throw new Failure(`The development server stopped by itself with code ${code}.`);
});
